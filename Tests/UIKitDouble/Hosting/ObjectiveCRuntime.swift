/// The name of a method.
///
/// There is no Objective-C runtime here: the little of it that generated code uses stands in this
/// folder, and tests replace `#selector` and `@objc`, which the compiler refuses without one.
public struct Selector: Sendable, Hashable {
  /// The name.
  let name: String

  /// Makes a selector of a name.
  public init(_ name: String) { self.name = name }
}

/// A method of a class.
public final class Method: Sendable {
  /// Its name.
  let name: String

  /// Makes a method.
  init(_ name: String) { self.name = name }
}

/// The methods that were exchanged, two names each.
@MainActor public enum ExchangedMethods {
  /// The pairs in order.
  public internal(set) static var all: [String] = []
}

/// A method of a class by its name.
@MainActor public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? {
  Method(name.name)
}

/// Notes that two methods were exchanged; what takes the one's place is fixed when code is built,
/// by `@_dynamicReplacement`.
@MainActor public func method_exchangeImplementations(_ first: Method, _ second: Method) {
  ExchangedMethods.all.append("\(first.name) \(second.name)")
}
