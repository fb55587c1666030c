/// How long an associated object is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The objects that are associated with one, by key: what the Objective-C runtime keeps beside it.
@MainActor private final class AssociatedObjects {
  static var all: [ObjectIdentifier: AssociatedObjects] = [:]
  weak var owner: AnyObject?
  var values: [UnsafeRawPointer: Any] = [:]

  init(_ owner: AnyObject) { self.owner = owner }
}

/// The object associated with a view under a key.
@MainActor public func objc_getAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer
) -> Any? {
  let object = object as AnyObject
  guard let known = AssociatedObjects.all[ObjectIdentifier(object)], known.owner === object else {
    return nil
  }
  return known.values[key]
}

/// Associates an object with a view under a key.
@MainActor public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  let identifier = ObjectIdentifier(object)
  if AssociatedObjects.all[identifier]?.owner !== object {
    AssociatedObjects.all[identifier] = AssociatedObjects(object)
  }
  AssociatedObjects.all[identifier]?.values[key] = value
}
