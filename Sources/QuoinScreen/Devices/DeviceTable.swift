import QuoinSource

/// The devices Quoin knows, oldest first in each family.
///
/// Source: the device tables of pointfreeco/swift-snapshot-testing and Tinder/Layout; the 17 family
/// and Air from three public files that agree. Landscape bottom is 21 on phones without a home
/// button, as in Apple's own tables.
extension Device {
  /// Every device, in the order of `quoin devices`.
  public static let all: [Device] = families.flatMap { family in
    family.names.map { family.device(named: $0) }
  }

  /// The device of a name, in any case and with or without blanks; "iPhone SE" is the newest.
  public static func named(_ name: String) -> Device? {
    let wanted = key(name)
    let full = aliases.first { key($0.alias) == wanted }?.name ?? name
    return all.first { key($0.name) == key(full) }
  }

  /// The name that was probably meant by one that no device has; of equally near ones that which
  /// begins as it does for longest, then the newest.
  public static func nearest(to name: String) -> String? {
    Suggestion.nearest(to: name, among: names, prefersPrefix: true)
  }

  /// Every name that means a device, the newest first, by the number of the generation in it.
  private static let names: [String] = {
    let names = all.map(\.name) + aliases.map(\.alias)
    return names.enumerated().sorted { first, second in
      let (one, other) = (generation(of: first.element), generation(of: second.element))
      return one == other ? first.offset > second.offset : one > other
    }.map(\.element)
  }()

  /// The first number of a name: 16 of "iPhone 16 Pro".
  private static func generation(of name: String) -> Int {
    let digits = name.drop { !$0.isASCII || !$0.isNumber }.prefix { $0.isASCII && $0.isNumber }
    return Int(digits) ?? 0
  }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace }
  }

  /// Names without a generation, which mean the newest.
  private static let aliases: [(alias: String, name: String)] = [
    ("iPhone SE", "iPhone SE (3rd generation)"),
    ("iPad", "iPad (A16)"),
    ("iPad mini", "iPad mini (7th generation)"),
    ("iPad Air", "iPad Air 11-inch (M3)"),
    ("iPad Pro 11", "iPad Pro 11-inch (M4)"),
    ("iPad Pro 13", "iPad Pro 13-inch (M4)"),
    ("iPad Pro", "iPad Pro 13-inch (M4)"),
  ]

  /// Devices of one size.
  private struct Family {
    /// What the landscape safe area looks like.
    enum Landscape {
      /// A home button: a status bar or nothing above.
      case top(Double, bottom: Double)
      /// A notch at both sides.
      case notch(top: Double, bottom: Double)
    }

    var names: [String]
    var width: Double
    var height: Double
    var scale: Double
    var top: Double
    var bottom: Double
    var landscape: Landscape

    func device(named name: String) -> Device {
      let insets: EdgeInsets =
        switch landscape {
        case .top(let top, let bottom): EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        case .notch(let above, let below):
          EdgeInsets(top: above, left: top, bottom: below, right: top)
        }
      return Device(
        name: name, size: Size(width: width, height: height), scale: scale,
        portraitSafeArea: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
        landscapeSafeArea: insets)
    }
  }

  private static let families: [Family] = [
    Family(
      names: ["iPhone SE (1st generation)"], width: 320, height: 568, scale: 2, top: 20, bottom: 0,
      landscape: .top(0, bottom: 0)),
    Family(
      names: [
        "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
        "iPhone SE (3rd generation)",
      ], width: 375, height: 667, scale: 2, top: 20, bottom: 0, landscape: .top(0, bottom: 0)),
    Family(
      names: ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"], width: 414,
      height: 736, scale: 3, top: 20, bottom: 0, landscape: .top(0, bottom: 0)),
    Family(
      names: ["iPhone X", "iPhone XS", "iPhone 11 Pro"], width: 375, height: 812, scale: 3, top: 44,
      bottom: 34, landscape: .notch(top: 0, bottom: 21)),
    Family(
      names: ["iPhone XR", "iPhone 11"], width: 414, height: 896, scale: 2, top: 44, bottom: 34,
      landscape: .notch(top: 0, bottom: 21)),
    Family(
      names: ["iPhone XS Max", "iPhone 11 Pro Max"], width: 414, height: 896, scale: 3, top: 44,
      bottom: 34, landscape: .notch(top: 0, bottom: 21)),
    Family(
      names: ["iPhone 12 mini", "iPhone 13 mini"], width: 375, height: 812, scale: 3, top: 50,
      bottom: 34, landscape: .notch(top: 0, bottom: 21)),
    Family(
      names: [
        "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
        "iPhone 17e",
      ], width: 390, height: 844, scale: 3, top: 47, bottom: 34,
      landscape: .notch(top: 0, bottom: 21)),
    Family(
      names: ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], width: 428, height: 926,
      scale: 3, top: 47, bottom: 34, landscape: .notch(top: 0, bottom: 21)),
    Family(
      names: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], width: 393, height: 852,
      scale: 3, top: 59, bottom: 34, landscape: .notch(top: 0, bottom: 21)),
    Family(
      names: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
      width: 430, height: 932, scale: 3, top: 59, bottom: 34,
      landscape: .notch(top: 0, bottom: 21)),
    Family(
      names: ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], width: 402, height: 874, scale: 3,
      top: 62, bottom: 34, landscape: .notch(top: 0, bottom: 21)),
    Family(
      names: ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], width: 440, height: 956, scale: 3, top: 62,
      bottom: 34, landscape: .notch(top: 0, bottom: 21)),
    Family(
      names: ["iPhone Air"], width: 420, height: 912, scale: 3, top: 68, bottom: 34,
      landscape: .notch(top: 20, bottom: 29)),
    Family(
      names: [
        "iPad (5th generation)", "iPad (6th generation)", "iPad mini 4",
        "iPad mini (5th generation)",
      ], width: 768, height: 1024, scale: 2, top: 20, bottom: 0, landscape: .top(20, bottom: 0)),
    Family(
      names: ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"],
      width: 810,
      height: 1080, scale: 2, top: 20, bottom: 0, landscape: .top(20, bottom: 0)),
    Family(
      names: ["iPad Pro 10.5-inch", "iPad Air (3rd generation)"], width: 834, height: 1112,
      scale: 2,
      top: 20, bottom: 0, landscape: .top(20, bottom: 0)),
    Family(
      names: [
        "iPad Air (4th generation)", "iPad Air (5th generation)", "iPad (10th generation)",
        "iPad (A16)", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
      ], width: 820, height: 1180, scale: 2, top: 24, bottom: 20, landscape: .top(24, bottom: 20)),
    Family(
      names: ["iPad mini (6th generation)", "iPad mini (7th generation)"], width: 744, height: 1133,
      scale: 2, top: 24, bottom: 20, landscape: .top(24, bottom: 20)),
    Family(
      names: [
        "iPad Pro 11-inch (1st generation)", "iPad Pro 11-inch (2nd generation)",
        "iPad Pro 11-inch (3rd generation)", "iPad Pro 11-inch (4th generation)",
      ], width: 834, height: 1194, scale: 2, top: 24, bottom: 20, landscape: .top(24, bottom: 20)),
    Family(
      names: ["iPad Pro 12.9-inch (2nd generation)"], width: 1024, height: 1366, scale: 2, top: 20,
      bottom: 0, landscape: .top(20, bottom: 0)),
    Family(
      names: [
        "iPad Pro 12.9-inch (3rd generation)", "iPad Pro 12.9-inch (4th generation)",
        "iPad Pro 12.9-inch (5th generation)", "iPad Pro 12.9-inch (6th generation)",
        "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
      ], width: 1024, height: 1366, scale: 2, top: 24, bottom: 20,
      landscape: .top(24, bottom: 20)),
    Family(
      names: ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"], width: 834, height: 1210, scale: 2,
      top: 24, bottom: 20, landscape: .top(24, bottom: 20)),
    Family(
      names: ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"], width: 1032, height: 1376,
      scale: 2, top: 24, bottom: 20, landscape: .top(24, bottom: 20)),
  ]
}
