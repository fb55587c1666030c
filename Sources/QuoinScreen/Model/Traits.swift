/// How much room there is on an axis, as in `UIUserInterfaceSizeClass`.
public enum SizeClass: String, Sendable, Hashable, CaseIterable {
  case compact, regular
}

/// The kind of a device, as in `UIUserInterfaceIdiom`.
public enum Idiom: String, Sendable, Hashable, CaseIterable {
  case phone, pad
}

/// What UIKit tells a screen of its surroundings, as in `UITraitCollection`.
public struct Traits: Sendable, Hashable {
  /// The kind of device.
  public var idiom: Idiom
  /// The room for widths.
  public var horizontal: SizeClass
  /// The room for heights.
  public var vertical: SizeClass

  /// Makes traits.
  public init(idiom: Idiom, horizontal: SizeClass, vertical: SizeClass) {
    self.idiom = idiom
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The traits of an area of a size in points; nil is a side that fits its content, and then the
  /// other one decides alone.
  ///
  /// Source: Human Interface Guidelines, Layout, "Device size classes". An iPad is regular on both
  /// axes. A phone is compact × regular upright and compact × compact in landscape; the Plus, Max
  /// and Air families, XR and 11 are regular × compact in landscape.
  public init(width: Double?, height: Double?) {
    let shorter = min(width ?? height ?? 0, height ?? width ?? 0)
    guard shorter < Self.leastPadSide else {
      self.init(idiom: .pad, horizontal: .regular, vertical: .regular)
      return
    }
    let isLandscape = Self.isLandscape(width: width, height: height)
    self.init(
      idiom: .phone,
      horizontal: isLandscape && shorter >= Self.leastWidePhoneSide ? .regular : .compact,
      vertical: isLandscape ? .compact : .regular)
  }

  /// Whether an area is wider than high.
  static func isLandscape(width: Double?, height: Double?) -> Bool {
    guard let width, let height else { return false }
    return width > height
  }

  /// The shorter side from which an area counts as an iPad's, in points.
  ///
  /// Chosen between the widest part of a Split View that is compact, 639 points, and the narrowest
  /// that is regular, 678 (Human Interface Guidelines, Layout, up to iPadOS 18); the smallest iPad
  /// has 744, the widest phone 440.
  static let leastPadSide = 640.0
  /// The width upright of the phones that are regular in landscape and have wider margins, in points.
  ///
  /// Source: the 414 points of the Plus and Max families, XR and 11; those after them are wider, and
  /// no phone that is compact in landscape has more than 402.
  static let leastWidePhoneSide = 414.0
}

extension Canvas {
  /// Its idiom and size classes, which follow from its size.
  public var traits: Traits { Traits(width: width, height: height) }

  /// Whether it is wider than high.
  var isLandscape: Bool { Traits.isLandscape(width: width, height: height) }
}

extension Device {
  /// Its idiom and size classes as it is held.
  public func traits(_ orientation: Cell.Orientation) -> Traits {
    let size = size(orientation)
    return Traits(width: size.width, height: size.height)
  }
}
