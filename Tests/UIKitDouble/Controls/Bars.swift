/// The bar at the top of a screen: 44 high, 32 in a compact height, else 96 with a large title.
///
/// Source: Human Interface Guidelines, bars up to iOS 18.
@MainActor open class UINavigationBar: UIView {
  /// Whether a title is large.
  open var prefersLargeTitles = false { didSet { invalidateIntrinsicContentSize() } }
  /// What it shows.
  open var items: [UINavigationItem]?

  open override var intrinsicContentSize: CGSize {
    let isLow = traitCollection.verticalSizeClass == .compact
    let height: CGFloat = isLow ? 32 : prefersLargeTitles ? 96 : 44
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
}

/// What a navigation bar shows.
@MainActor open class UINavigationItem {
  /// The title.
  open var title: String?

  /// Makes an item of a title.
  public init(title: String) { self.title = title }
}

/// The bar at the bottom of a screen: 49 high.
///
/// Source: Human Interface Guidelines, bars up to iOS 18.
@MainActor open class UITabBar: UIView {
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }
}

/// A bar of tools: 44 high, 32 in a compact height.
@MainActor open class UIToolbar: UIView {
  open override var intrinsicContentSize: CGSize {
    let traits = traitCollection
    let isLow = traits.verticalSizeClass == .compact
    let height: CGFloat = traits.userInterfaceIdiom == .pad ? 49 : isLow ? 32 : 44
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
}

/// A field for searching: 56 high.
///
/// Source: frames that Interface Builder stored, from iOS 11 on.
@MainActor open class UISearchBar: UIView {
  /// The text.
  open var text: String?
  /// What stands there without a text.
  open var placeholder: String?
  /// Whether it can be used.
  open var isEnabled = true

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }
}
