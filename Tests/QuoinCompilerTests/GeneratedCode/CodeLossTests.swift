import QuoinEmit
import QuoinTestSupport
import Testing

/// What a plain text field cannot do is told, where it is asked for.
@Suite struct CodeLossTests {
  private func losses(_ field: String, _ way: InsetsWay) throws -> [String] {
    let spec = TestSpec.canvas("views: {a: {textField: x, \(field), top: 0, leading: 0}}")
    let layout = try #require(spec.result.layouts.first)
    let emitter = try #require(Emitter.named("uikit"))
    let options = CodeOptions(insets: way)
    let told = spec.result.diagnostics(of: [emitter], code: options)
    let losses = emitter.losses(in: layout, options)
    #expect(told.count == losses.count)
    #expect(told.allSatisfy { $0.severity == .warning && $0.id == "needs-subclass" })
    return losses.map { "\($0.kind)" }
  }

  @Test(arguments: [InsetsWay.category, .container])
  func aPlainFieldHasNoRoomAboveAloneNorBesideAClearButton(way: InsetsWay) throws {
    #expect(try losses("insets: {top: 4}", way) == ["unevenInsets"])
    #expect(
      try losses("insets: 4, editingInsets: {top: 4, bottom: 8}", way) == ["unevenInsets"])
    #expect(
      try losses("insets: [4, 12], clearButton: whileEditing", way) == ["roomBesideClearButton"])
    #expect(try losses("insets: {left: 12}, clearButton: whileEditing", way) == [])
    #expect(try losses("insets: [4, 12], editingInsets: [4, 40]", way) == [])
  }

  @Test func aSpecMayIgnoreIt() throws {
    let field = "a: {textField: x, insets: {top: 4}, top: 0, leading: 0"
    let options = CodeOptions(insets: .category)
    let emitter = try #require(Emitter.named("uikit"))
    for views in [
      "ignore: needs-subclass\nviews: {\(field)}}", "views: {\(field), ignore: needs-subclass}}",
    ] {
      let result = TestSpec.canvas(views).result
      #expect(result.layouts.count == 1)
      #expect(result.diagnostics(of: [emitter], code: options).isEmpty)
    }
  }

  @Test func aSubclassHasThemAll() throws {
    #expect(try losses("insets: {top: 4}, clearButton: always", .subclass) == [])
  }
}
