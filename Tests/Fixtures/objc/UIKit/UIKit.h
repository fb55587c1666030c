// What the category of labels uses of UIKit and Foundation, as their headers declare it. There is
// no Objective-C runtime to run it with here: it is for checking syntax and types.
#pragma once

#include <objc/runtime.h>

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define UI_ACTOR __attribute__((swift_attr("@MainActor")))

NS_ASSUME_NONNULL_BEGIN

typedef double CGFloat;
typedef long NSInteger;

typedef struct CGPoint {
  CGFloat x, y;
} CGPoint;
typedef struct CGSize {
  CGFloat width, height;
} CGSize;
typedef struct CGRect {
  CGPoint origin;
  CGSize size;
} CGRect;
typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;
typedef struct NSDirectionalEdgeInsets {
  CGFloat top, leading, bottom, trailing;
} NSDirectionalEdgeInsets;

extern const NSDirectionalEdgeInsets NSDirectionalEdgeInsetsZero;

static inline UIEdgeInsets UIEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom,
                                            CGFloat right) {
  UIEdgeInsets insets = {top, left, bottom, right};
  return insets;
}

static inline CGRect UIEdgeInsetsInsetRect(CGRect rect, UIEdgeInsets insets) {
  CGRect result = {{rect.origin.x + insets.left, rect.origin.y + insets.top},
                   {rect.size.width - insets.left - insets.right,
                    rect.size.height - insets.top - insets.bottom}};
  return result;
}

typedef enum __attribute__((enum_extensibility(open))) UIUserInterfaceLayoutDirection : NSInteger {
  UIUserInterfaceLayoutDirectionLeftToRight,
  UIUserInterfaceLayoutDirectionRightToLeft,
} UIUserInterfaceLayoutDirection;

__attribute__((objc_root_class)) @interface NSObject
+ (Class)class;
@end

@interface NSValue : NSObject
+ (NSValue *)valueWithDirectionalEdgeInsets:(NSDirectionalEdgeInsets)insets;
@property(nonatomic, readonly) NSDirectionalEdgeInsets directionalEdgeInsetsValue;
@end

UI_ACTOR
@interface UIView : NSObject
@property(nonatomic, readonly)
    UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
- (void)invalidateIntrinsicContentSize;
- (void)setNeedsDisplay;
@end

UI_ACTOR
@interface UILabel : UIView
- (CGRect)textRectForBounds:(CGRect)bounds limitedToNumberOfLines:(NSInteger)numberOfLines;
- (void)drawTextInRect:(CGRect)rect;
@end

typedef long dispatch_once_t;
void dispatch_once(dispatch_once_t *predicate, void (^block)(void));

NS_ASSUME_NONNULL_END
