// What the category of labels uses of the Objective-C runtime.
#pragma once

typedef struct objc_method *Method;
typedef signed char BOOL;

typedef enum __attribute__((enum_extensibility(open))) objc_AssociationPolicy : unsigned long {
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
} objc_AssociationPolicy;

#define nil ((id _Nullable)0)

id _Nullable objc_getAssociatedObject(id _Nonnull object, const void *_Nonnull key);
void objc_setAssociatedObject(id _Nonnull object, const void *_Nonnull key, id _Nullable value,
                              objc_AssociationPolicy policy);
Method _Nullable class_getInstanceMethod(Class _Nullable cls, SEL _Nonnull name);
void method_exchangeImplementations(Method _Nonnull first, Method _Nonnull second);
