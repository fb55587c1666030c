import QuoinScreen

/// The device that Interface Builder's canvas shows.
struct SimulatedDevice {
  /// Pixels in a point.
  var scale: Double
  /// The size as it is held, in points.
  var size: Size
  /// What bars and notch take, in points.
  var safeArea: EdgeInsets
  /// Whether the horizontal size class is regular.
  var isRegularWidth: Bool
  /// Whether the vertical size class is regular.
  var isRegularHeight: Bool
  /// Whether it is an iPad.
  var isPad: Bool
  /// Whether its screen has rounded corners, and so a home indicator.
  var hasHomeIndicator: Bool { safeArea.bottom > 0 }

  /// Reads `<device id="retina6_1" orientation="portrait"/>`; without one it is the 4.7-inch phone
  /// that Xcode 8 had.
  ///
  /// - Parameters:
  ///   - toolsVersion: Xcode's build, since some screens changed with it.
  init(_ element: XMLElement?, toolsVersion: Int) {
    let isLandscape = element?["orientation"] == "landscape"
    let orientation: Cell.Orientation = isLandscape ? .landscape : .portrait
    let id = element?["id"] ?? ""
    let device = Self.names[id].flatMap(Device.named) ?? Self.usual
    scale = device.scale
    size = device.size(orientation)
    safeArea = device.safeArea(orientation)
    let traits = device.canvas(orientation).traits
    isRegularWidth = traits.horizontal == .regular
    isRegularHeight = traits.vertical == .regular
    isPad = traits.idiom == .pad
    if !isLandscape { adjustSafeArea(id, toolsVersion) }
  }

  /// The insets of upright screens that are not those of the device.
  ///
  /// Source: stored frames. The newest Xcodes count the notch and the home indicator of this screen
  /// twice.
  private mutating func adjustSafeArea(_ id: String, _ toolsVersion: Int) {
    if id == "retina6_1", toolsVersion >= 23700 {
      safeArea.top = 96
      safeArea.bottom = 68
    }
    if id == "retina5_9", toolsVersion >= 22000 { safeArea.top = 50 }
  }

  /// The 4.7-inch phone.
  private static let usual = Device.named("iPhone 8") ?? Device.standard

  /// Interface Builder's names of screens, and a device that has each.
  ///
  /// Source: the ids of documents with the sizes of their root views.
  private static let names = [
    "retina3_5": "iPhone SE (1st generation)", "retina4_0": "iPhone SE (1st generation)",
    "retina4_7": "iPhone 8", "retina5_5": "iPhone 8 Plus", "retina5_9": "iPhone X",
    "retina6_1": "iPhone 11", "retina6_5": "iPhone 11 Pro Max", "retina5_4": "iPhone 12 mini",
    "retina6_0": "iPhone 12", "retina6_7": "iPhone 12 Pro Max", "retina6_12": "iPhone 14 Pro",
    "retina6_72": "iPhone 14 Pro Max", "retina6_3": "iPhone 16 Pro",
    "retina6_9": "iPhone 16 Pro Max", "ipad9_7": "iPad (6th generation)",
    "ipad10_2": "iPad (9th generation)", "ipad10_5": "iPad Pro 10.5-inch",
    "ipad10_9rounded": "iPad Air (5th generation)",
    "ipad11_0rounded": "iPad Pro 11-inch (4th generation)",
    "ipad12_9": "iPad Pro 12.9-inch (2nd generation)",
    "ipad12_9rounded": "iPad Pro 12.9-inch (6th generation)",
    "ipad8_3rounded": "iPad mini (6th generation)",
  ]
}
