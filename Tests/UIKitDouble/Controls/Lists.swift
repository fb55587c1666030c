/// A list of rows.
@MainActor open class UITableView: UIScrollView {
  /// How rows are set apart.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// Makes a list of a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a list of a style.
  public init(frame: CGRect, style: Style) { super.init(frame: frame) }

  /// Makes a list from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view above the rows.
  open var tableHeaderView: UIView?
}

/// How the cells of a collection stand.
@MainActor open class UICollectionViewLayout {
  /// Makes a layout.
  public init() {}
}

/// Cells in lines.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {}

/// A collection of cells.
@MainActor open class UICollectionView: UIScrollView {
  /// Makes a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
  }

  /// Makes a collection from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
