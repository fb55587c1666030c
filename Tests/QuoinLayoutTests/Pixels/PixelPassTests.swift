import QuoinScreen
import Testing

@testable import QuoinLayout

@Suite struct PixelPassTests {
  private let pass = PixelPass(grid: PixelGrid(scale: 3))

  @Test func edgesAreRoundedEachByItself() {
    let frame = pass.rounded(Rect(x: 10.2, y: 0.1, width: 10.2, height: 9.8), content: nil)
    // 30.6 px -> 31, 61.2 px -> 61; 0.3 px -> 0, 29.7 px -> 30.
    #expect(agree(frame, 31.0 / 3, 0, 10, 10))
  }

  @Test func sizeOfContentIsKept() {
    let width = 167.0 / 3
    let x = (1080 - width) / 2
    let content = ContentSize(width: width, height: 61.0 / 3)
    let frame = pass.rounded(Rect(x: x, y: 0.1, width: width, height: 61.0 / 3), content: content)
    #expect(agree(frame, 1537.0 / 3, 0, width, 61.0 / 3))
    #expect(frame.width == width)
  }

  @Test func roundingNeverMakesTextNarrowerThanItMeasured() {
    // 100.2 wide between 0.15 and 100.35: the rounded edges are 0 and 100.3333.
    let kept = pass.rounded(
      Rect(x: 0.17, y: 0, width: 100.2, height: 10),
      content: ContentSize(width: 301.0 / 3, height: 10))
    #expect(agree(kept.width, 300.0 / 3))
    let guarded = pass.rounded(
      Rect(x: 0.34, y: 0, width: 100.4, height: 10),
      content: ContentSize(width: 301.0 / 3, height: 10))
    #expect(agree(guarded.width, 301.0 / 3))
    let shifted = pass.rounded(
      Rect(x: 0.5, y: 0, width: 100.4, height: 10),
      content: ContentSize(width: 301.0 / 3, height: 10))
    // 1.5 px -> 2, 302.7 px -> 303.
    #expect(agree(shifted.width, 301.0 / 3))
  }

  @Test func contentOffTheGridIsRoundedLikeAnyOther() {
    let frame = pass.rounded(
      Rect(x: 0, y: 0, width: 10.1, height: 10.1), content: ContentSize(width: 10.1, height: 10.1))
    #expect(agree(frame, 0, 0, 10, 10))
  }
}
