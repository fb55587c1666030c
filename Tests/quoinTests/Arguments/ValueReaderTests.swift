import QuoinScreen
import Testing

@testable import quoin

@Suite struct ValueReaderTests {
  @Test(arguments: ["AX1", "ax1", "Ax1"])
  func textSizesAreReadInAnyCase(_ text: String) throws {
    #expect(try ValueReader<TextSize>.cases("size").read(text).get() == .AX1)
  }

  @Test func choicesSuggestTheNearestOrListAll() {
    let reader = ValueReader<LayoutDirection>.cases("direction")
    #expect(reader.read("rlt") == .failure(ValueProblem(advice: "Did you mean 'rtl'?")))
    #expect(
      reader.read("sideways")
        == .failure(ValueProblem(advice: "Please provide one of 'ltr' or 'rtl'.")))
    #expect(reader.completion == .values(["ltr", "rtl"]))
  }

  @Test func canvases() throws {
    let reader = ValueReader<Canvas>.canvas
    // A root view has margins of 16 at the sides, a cell, which fits, also of 11 above and below.
    let root = EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    let cell = EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    #expect(
      try reader.read("320x480").get() == Canvas(width: 320, height: 480, scale: 3, margins: root))
    #expect(
      try reader.read("320.5xfit@2").get()
        == Canvas(width: 320.5, height: nil, scale: 2, margins: cell))
    #expect(
      try reader.read("fitxfit@1").get() == Canvas(width: nil, height: nil, scale: 1, margins: cell)
    )
  }

  @Test(arguments: [
    "", "x", "320", "320x", "x480", "320x480x2", "320x480@", "320x480@0", "320x480@2@3", "0x10",
    "-1x10", "infx10", "nanx10", "0x1Fx10", "1e3x10", "1e999x1", "2000000x10", "320X480", "1_0x10",
    "320x480@17", "٣x10", ".x1", "1.2.3x1",
  ])
  func thingsThatAreNoCanvas(_ text: String) {
    #expect(throws: ValueProblem.self) { try ValueReader<Canvas>.canvas.read(text).get() }
  }

  @Test func devicesHaveNamesInAnyCase() throws {
    #expect(try ValueReader<Device>.device.read("iphone 16").get().name == "iPhone 16")
    #expect(
      ValueReader<Device>.device.read("iPhoen 16")
        == .failure(ValueProblem(advice: "Did you mean 'iPhone 16'?")))
    #expect(
      ValueReader<Device>.device.read("toaster")
        == .failure(ValueProblem(advice: "'quoin devices' lists them.")))
  }

  @Test func reportsMayNameAFile() throws {
    let reader = ValueReader<ReportOptions.Target>.reportTarget
    let target = try reader.read("json=a=b.json").get()
    #expect(target.path == "a=b.json")
    #expect(try reader.read("text").get().path == nil)
    #expect(throws: ValueProblem.self) { try reader.read("json=").get() }
    #expect(throws: ValueProblem.self) { try reader.read("yson=x").get() }
  }
}
