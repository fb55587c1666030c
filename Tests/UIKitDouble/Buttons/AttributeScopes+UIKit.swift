extension AttributeScopes {
  /// UIKit's attributes of an `AttributedString`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// UIKit's attributes of an `AttributedString`.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour.
    public let foregroundColor: ForegroundColorAttribute
    /// Extra space after each glyph.
    public let kern: KernAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// Its key.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// Its key.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// Extra space after each glyph, in points.
    public enum KernAttribute: AttributedStringKey {
      /// A length.
      public typealias Value = CGFloat
      /// Its key.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// The attribute of a name in UIKit's scope.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
