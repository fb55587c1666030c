import QuoinLayout
import QuoinScreen
import QuoinTestSupport
import Testing

/// The devices against `Tests/Oracle/devices.tsv`.
@Suite struct DeviceTableTests {
  private let rows: [(name: String, row: [String: String])]

  init() throws {
    rows = try OracleTable("devices.tsv").rows.flatMap { row in
      (row["devices"] ?? "").split(separator: ",").map { name in
        (String(name.drop { $0 == " " }), row)
      }
    }
  }

  @Test func everyDeviceIsInTheTableOnce() {
    #expect(rows.map(\.name).sorted() == Device.all.map(\.name).sorted())
  }

  @Test func devicesHaveTheirSizesAndSafeAreas() throws {
    for (name, row) in rows {
      let device = try #require(Device.named(name))
      let size = Size(width: row.required("width"), height: row.required("height"))
      #expect(device.size == size, "\(name)")
      #expect(device.size(.landscape) == Size(width: size.height, height: size.width), "\(name)")
      #expect(device.scale == row.required("scale"), "\(name)")
      let upright = EdgeInsets(
        top: row.required("top"), left: 0, bottom: row.required("bottom"), right: 0)
      #expect(device.safeArea(.portrait) == upright, "\(name)")
      let sides = row.required("landscape sides")
      let landscape = EdgeInsets(
        top: row.required("landscape top"), left: sides, bottom: row.required("landscape bottom"),
        right: sides)
      #expect(device.safeArea(.landscape) == landscape, "\(name)")
    }
  }

  /// Human Interface Guidelines: a phone is compact × regular upright; in landscape its height is
  /// compact and its width what the table says; an iPad is regular on both axes.
  @Test func devicesHaveTheirSizeClasses() throws {
    for (name, row) in rows {
      let device = try #require(Device.named(name))
      let isPad = name.hasPrefix("iPad")
      let idiom: Idiom = isPad ? .pad : .phone
      let width = try #require(row["landscape width"].flatMap(SizeClass.init))
      #expect(
        device.traits(.portrait)
          == Traits(idiom: idiom, horizontal: isPad ? .regular : .compact, vertical: .regular),
        "\(name)")
      #expect(
        device.traits(.landscape)
          == Traits(idiom: idiom, horizontal: width, vertical: isPad ? .regular : .compact),
        "\(name)")
      #expect(device.canvas(.landscape).traits == device.traits(.landscape))
    }
  }

  /// Parts of an iPad's screen in Split View (Human Interface Guidelines, Layout, up to iPadOS 18): up to
  /// 639 points of width are compact, from 678 on they are regular.
  @Test(arguments: [
    (1080.0, [320.0, 480.0]), (810.0, [320.0, 535.0, 750.0]), (1194.0, [320.0, 504.0]),
    (834.0, [375.0, 592.0, 809.0]), (1366.0, [375.0, 639.0]), (1024.0, [375.0, 678.0, 981.0]),
  ])
  func partsOfAnIPadHaveTheirSizeClasses(height: Double, widths: [Double]) {
    for width in widths {
      let traits = Canvas(width: width, height: height).traits
      #expect(traits.horizontal == (width >= 678 ? .regular : .compact), "\(width)")
      #expect(traits.vertical == .regular, "\(width)")
    }
  }

  /// A canvas of a spec has the size classes of a device of its size, and one that fits those of a
  /// phone.
  @Test func canvasesHaveSizeClasses() {
    let phone = Traits(idiom: .phone, horizontal: .compact, vertical: .regular)
    #expect(Canvas(width: 393, height: 852).traits == phone)
    #expect(Canvas(width: 320, height: nil).traits == phone)
    #expect(Canvas(width: nil, height: nil).traits == phone)
    #expect(Canvas(width: 744, height: nil).traits.idiom == .pad)
    #expect(Canvas(width: 667, height: 375).traits.vertical == .compact)
  }

  /// A view in the margins of a screen: 16 points in at the sides in a compact width, 20 in a regular
  /// one and on phones of 414 points and more, and nothing above and below the safe area.
  @Test(arguments: Cell.Orientation.allCases)
  func screensHaveTheirMargins(orientation: Cell.Orientation) throws {
    for (name, row) in rows {
      var options = ScreenOptions()
      options.orientation = orientation
      options.device = Device.named(name)
      let spec = TestSpec(
        "quoin: 1\nscreen: T\nviews: {v: {view: , edges: 0, attach: margins}}", options: options)
      let isUpright = orientation == .portrait
      let prefix = isUpright ? "" : "landscape "
      let side = row.required("width") >= 414 ? 20.0 : 16
      let sides = isUpright ? side : side + row.required("landscape sides")
      let width = row.required(isUpright ? "width" : "height")
      let height = row.required(isUpright ? "height" : "width")
      let expected = Rect(
        x: sides, y: row.required(prefix + "top"), width: width - 2 * sides,
        height: height - row.required(prefix + "top") - row.required(prefix + "bottom"))
      #expect(spec.frame("v") == expected, "\(name)")
    }
  }
}
