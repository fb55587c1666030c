import Testing

@testable import QuoinScreen

/// The device table against figures of UIKit that others measured.
@Suite struct DeviceTests {
  @Test(arguments: [
    ("iPhone SE", 375.0, 667.0, 2.0, 20.0, 0.0), ("iPhone 16", 393, 852, 3, 59, 34),
    ("iphone16pro", 402, 874, 3, 62, 34), ("iPhone Air", 420, 912, 3, 68, 34),
    ("iPad mini", 744, 1133, 2, 24, 20), ("iPad Pro 13-inch (M4)", 1032, 1376, 2, 24, 20),
    ("iPhone SE (1st generation)", 320, 568, 2, 20, 0), ("iPhone 13 mini", 375, 812, 3, 50, 34),
  ])
  func devicesHaveTheirSizes(
    name: String, width: Double, height: Double, scale: Double, top: Double, bottom: Double
  ) throws {
    let device = try #require(Device.named(name))
    #expect(device.size == Size(width: width, height: height))
    #expect(device.scale == scale)
    #expect(device.portraitSafeArea == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  /// A phone of 320 points in its upright: margins of 16 below the status bar, 288 between them.
  @Test func rootMarginsAreThoseOfAViewController() throws {
    let canvas = try #require(Device.named("iPhone SE (1st generation)")).canvas(.portrait)
    #expect(canvas.margins == EdgeInsets(top: 20, left: 16, bottom: 0, right: 16))
    let wide = try #require(Device.named("iPad mini")).canvas(.portrait)
    #expect(wide.margins.left == 20)
    let notch = try #require(Device.named("iPhone 16")).canvas(.landscape)
    #expect(notch.safeArea == EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(notch.width == 852)
  }

  @Test func namesAreUnique() {
    let names = Device.all.map { $0.name.lowercased().filter { !$0.isWhitespace } }
    #expect(Set(names).count == names.count)
    #expect(Device.named("iPhone 99") == nil)
  }

  /// Near before alike, alike before new.
  @Test(arguments: [
    ("iPhone 99", "iPhone 17"), ("iPhnoe 16", "iPhone 16"), ("iPhone 16 Por", "iPhone 16 Pro"),
    ("iPhone 18", "iPhone 17"), ("iPad mimi", "iPad mini"), ("iPhone 15 Ultra", "iPhone 15 Plus"),
  ])
  func misspeltNamesHaveANearestOne(name: String, nearest: String) {
    #expect(Device.nearest(to: name) == nearest)
  }

  @Test(arguments: [
    ("en", LayoutDirection.leftToRight), ("ar", .rightToLeft), ("he-IL", .rightToLeft),
    ("az-Arab", .rightToLeft), ("ar-Latn", .leftToRight), ("fa_IR", .rightToLeft),
    ("rtl", .rightToLeft), ("", .leftToRight), ("de", .leftToRight),
  ])
  func directionFollowsTheLocale(locale: String, direction: LayoutDirection) {
    #expect(LayoutDirection.of(locale: locale) == direction)
  }

  /// Sizes read out of UIKit; a line of title1 is ceil(size × 2444 / 2048 × 3) / 3 high.
  @Test func textStylesHaveTheirSizes() {
    #expect(
      TextSize.allCases.map { TextStyle.title1.pointSize(at: $0) } == [
        25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58,
      ])
    #expect(TextStyle.caption2.pointSize(at: .XS) == 11)
    #expect(TextStyle.body.pointSize(at: .AX5) == 53)
    #expect(TextStyle.headline.weight == .semibold)
    #expect(TextSize(named: "ax3") == .AX3)
    #expect(TextSize.XXXL < .AX1)
  }
}
