import QuoinEmit
import Testing

/// The types that generated UIKit code uses.
@Suite struct SupportCodeTests {
  private func support(_ way: InsetsWay) throws -> String {
    let files = SupportCode.files(CodeOptions(insets: way, access: .internal))
    #expect(files.map(\.name) == ["QuoinSupport.swift"])
    return try #require(files.first).text
  }

  /// The lines of a type or extension, without comments.
  private func declaration(_ start: String, in text: String) throws -> [String] {
    let lines = text.split(separator: "\n").map(String.init)
    let first = try #require(lines.firstIndex { $0.hasPrefix(start) })
    let last = try #require(lines[first...].firstIndex(of: "}"))
    return lines[first...last].filter { !$0.drop { $0 == " " }.hasPrefix("//") }
  }

  /// woocommerce-ios 1046: a padded label overrides the two methods that all else follows from, and
  /// not the intrinsic size too, which would count the padding twice.
  @Test func aPaddedLabelOverridesTwoMethodsOnly() throws {
    let label = try declaration("class PaddedLabel", in: support(.subclass))
    let overrides = label.filter { $0.contains("override ") }
    #expect(overrides.count == 2)
    #expect(overrides[0].contains("func textRect("))
    #expect(overrides[1].contains("func drawText(in rect: CGRect)"))
  }

  /// PaddingLabel 1: insets that change invalidate the size and the drawing.
  @Test func changedInsetsInvalidateSizeAndDrawing() throws {
    let label = try declaration("class PaddedLabel", in: support(.subclass))
    let text = label.joined(separator: "\n")
    let change = text.components(separatedBy: "didSet {").dropFirst().first ?? ""
    let body = change.components(separatedBy: "    }\n").first ?? ""
    #expect(body.contains("invalidateIntrinsicContentSize()"))
    #expect(body.contains("setNeedsDisplay()"))
    let category = try support(.category)
    let setter = category.components(separatedBy: "    set {").dropFirst().first ?? ""
    #expect(setter.contains("invalidateIntrinsicContentSize()\n      setNeedsDisplay()"))
  }

  @Test func eachSideCanBeSetInInterfaceBuilder() throws {
    let label = try declaration("class PaddedLabel", in: support(.subclass))
    let sides = label.filter { $0.contains("@IBInspectable") }.compactMap {
      $0.firstMatch(of: /var (\w+): CGFloat/).map { String($0.1) }
    }
    #expect(sides == ["topInset", "leadingInset", "bottomInset", "trailingInset"])
  }

  /// PhoneNumberKit 264, MaterialTextField 26: rectangles come from super, which has left the side
  /// views out already.
  ///
  /// UIKit's rectangle of the placeholder is that of the text as a subclass has it (IQKeyboardManager
  /// 357), padding and all.
  @Test func aFieldsRectanglesComeFromSuper() throws {
    let field = try declaration("class InsetTextField", in: support(.subclass))
    let text = field.joined(separator: "\n")
    for name in ["textRect", "editingRect"] {
      #expect(text.contains("super.\(name)(forBounds: bounds)"))
    }
    #expect(!text.contains("super.placeholderRect"))
    #expect(!text.contains(" bounds.inset"))
  }

  @Test func eachWayHasItsOwnTypes() throws {
    let (subclass, category) = try (support(.subclass), support(.category))
    let container = try support(.container)
    #expect(subclass.contains("class PaddedLabel") && subclass.contains("class InsetTextField"))
    #expect(!category.contains("PaddedLabel") && category.contains("extension UILabel {"))
    #expect(container.contains("class LabelContainer") && !container.contains("PaddedLabel"))
    for text in [category, container] { #expect(text.contains("func setInsets(")) }
  }

  @Test func objectiveCIsAHeaderAndAnImplementation() {
    let files = SupportCode.files(CodeOptions(), language: .objc)
    #expect(files.map(\.name) == ["UILabel+QuoinInsets.h", "UILabel+QuoinInsets.m"])
  }
}
