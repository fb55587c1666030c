import QuoinLayout
import QuoinScreen
import QuoinText
import Testing

@Suite struct PaddedTextTests {
  private let grid = PixelGrid(scale: 3)

  private func padded(_ content: TextContent) -> PaddedText { PaddedText(content, grid: grid) }

  @Test(
    "Insets grow the size once on both axes",
    arguments: [
      (4.0, 6.0, 52.0, 32.0), (4, 4, 48, 32), (10, 10, 60, 44),
    ])
  func insetsGrowTheSize(vertical: Double, horizontal: Double, width: Double, height: Double) {
    let text = padded(ScreenSketch.text("aaaa", insets: EdgeInsets(vertical, horizontal)))
    #expect(
      text.contentSize(around: Size(width: 40, height: 24)) == Size(width: width, height: height))
  }

  @Test("The text is rounded up, then the padded size") func roundedUpTwice() {
    let three = padded(ScreenSketch.text("A\nB\nC", lines: 0, insets: EdgeInsets(8, 12)))
    let size = three.contentSize(around: Size(width: 10, height: 3 * 17 * 2444 / 2048))
    #expect(agree(size.height, 77))
    let odd = padded(ScreenSketch.text("a", insets: EdgeInsets(0.1, 0.1)))
    // 10.1 -> 10.3333, + 0.2 = 10.5333 -> 10.6667.
    #expect(agree(odd.contentSize(around: Size(width: 10.1, height: 9)).width, 32.0 / 3))
  }

  @Test func emptyTextIsItsInsets() {
    #expect(
      padded(ScreenSketch.text("")).contentSize(around: Size(width: 0, height: 0))
        == Size(width: 0, height: 0))
    #expect(
      padded(ScreenSketch.text("", insets: EdgeInsets(4, 6)))
        .contentSize(around: Size(width: 0, height: 0)) == Size(width: 12, height: 8))
  }

  @Test func textStartsAfterTheLeftViewOnce() {
    let bounds = Rect(x: 0, y: 0, width: 200, height: 34)
    let side = Size(width: 30, height: 30)
    let inset = PaddedText(
      ScreenSketch.text("a", insets: EdgeInsets(0, 10)), leftViewSize: side, grid: grid)
    #expect(inset.contentRect(in: bounds) == Rect(x: 40, y: 0, width: 150, height: 34))
    let bare = PaddedText(ScreenSketch.text("a"), leftViewSize: side, grid: grid)
    #expect(bare.contentRect(in: bounds).width == 170)
    #expect(padded(ScreenSketch.text("a")).contentRect(in: bounds).width == 200)
  }

  @Test func bordersCountBetweenSideViewAndInsets() {
    var content = ScreenSketch.text("a", insets: EdgeInsets(0, 10))
    content.border = EdgeInsets(2, 7)
    let text = PaddedText(
      content, leftViewSize: Size(width: 30, height: 20),
      rightViewSize: Size(width: 19, height: 19),
      grid: grid)
    let bounds = Rect(x: 100, y: 50, width: 200, height: 34)
    #expect(text.contentRect(in: bounds) == Rect(x: 147, y: 52, width: 117, height: 30))
    #expect(text.leftViewFrame(in: bounds) == Rect(x: 100, y: 57, width: 30, height: 20))
    #expect(text.rightViewFrame(in: bounds).map { agree($0, 281, 57.66667, 19, 19) } == true)
  }

  @Test("A rounded rectangle's text lies 7 and 2 inside, as measured on iOS 10")
  func roundedRectBorder() {
    var content = ScreenSketch.text("a")
    content.border = EdgeInsets(2, 7)
    let rect = padded(content).contentRect(in: Rect(x: 0, y: 0, width: 252, height: 30))
    #expect(rect == Rect(x: 7, y: 2, width: 238, height: 26))
  }

  @Test func theLeastSizeComesBeforeTheInsets() {
    var content = ScreenSketch.text("a", insets: EdgeInsets(3, 5))
    content.border = EdgeInsets(2, 7)
    content.minimumSize = Size(width: 30, height: 34)
    #expect(
      padded(content).contentSize(around: Size(width: 10, height: 24))
        == Size(width: 40, height: 40))
    #expect(
      padded(content).contentSize(around: Size(width: 100, height: 40))
        == Size(width: 124, height: 50))
  }

  @Test func controlsRoundLinesToPoints() {
    var content = ScreenSketch.text("Button")
    let line = 18 * 2444.0 / 2048
    let measurement = TextMeasurement(
      lines: [.init(text: "Button", width: 53.3)], width: 53.3, height: line, firstBaseline: 17,
      lastBaseline: 17, isTruncated: false, isEstimated: false)
    #expect(padded(content).textSize(of: measurement).height == line)
    content.roundsLineToPoint = true
    content.border = EdgeInsets(6, 0)
    let size = padded(content).textSize(of: measurement)
    #expect(size.height == 22)
    // A button of 18 points is 22 + 12 high.
    #expect(padded(content).contentSize(around: size).height == 34)
  }

  @Test func insetsLargerThanTheBoxLeaveNothing() {
    let text = padded(ScreenSketch.text("a", insets: EdgeInsets(30, 10)))
    let rect = text.contentRect(in: Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(rect == Rect(x: 10, y: 20, width: 80, height: 0))
    #expect(text.exceeds(Size(width: 100, height: 40)))
    #expect(!text.exceeds(Size(width: 100, height: 60)))
    #expect(text.room(in: Size(width: 100, height: 40)) == Size(width: 80, height: 0))
  }

  @Test(
    "Lines start by alignment and direction",
    arguments: [
      (TextContent.Alignment.natural, LayoutDirection.leftToRight, 10.0),
      (.natural, .rightToLeft, 70), (.left, .rightToLeft, 10), (.right, .leftToRight, 70),
      (.center, .leftToRight, 40), (.justified, .rightToLeft, 70),
    ])
  func lineStart(alignment: TextContent.Alignment, direction: LayoutDirection, x: Double) {
    var content = ScreenSketch.text("a")
    content.alignment = alignment
    let box = Rect(x: 10, y: 0, width: 100, height: 24)
    #expect(padded(content).lineStart(40, in: box, direction: direction) == x)
  }

  @Test func aTallerBoxCentresTheTextOnPixels() {
    let text = padded(ScreenSketch.text("a"))
    // (44 - 20.3333) / 2 = 11.8333, 35.5 px, goes up to 36.
    let top = text.centred(17 * 2444 / 2048, in: Rect(x: 0, y: 100, width: 10, height: 44))
    #expect(agree(top, 112))
  }
}
