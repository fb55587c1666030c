import QuoinTestSupport
import Testing
import UIKitDouble

/// Text fields against the table that `scripts/oracle/text_field_table.py` works out from printed
/// rectangles and Apple's documentation.
@MainActor @Suite(.serialized) struct TextFieldTableTests {
  @Test func everyFieldIsAsDerived() throws {
    let table = try OracleTable("text-fields.tsv")
    #expect(table.rows.count == 96)
    for row in table.rows {
      let field = try field(row)
      Screens.show([field]) { root in
        [
          field.topAnchor.constraint(equalTo: root.topAnchor),
          field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ]
      }
      let isEditing = row["state"] == "editing"
      let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
      let text =
        isEditing ? field.editingRect(forBounds: bounds) : field.textRect(forBounds: bounds)
      #expect(Screens.numbers(text) == OracleTable.numbers(row["text"]), "\(row)")
      #expect(
        Array(Screens.numbers(field.frame)[2...]) == OracleTable.numbers(row["size"]), "\(row)")
      let view = OracleTable.numbers(row["view"])
      if !view.isEmpty { #expect(Screens.numbers(shown(field, in: bounds)) == view, "\(row)") }
      field.text = ""
      #expect(
        Screens.numbers(field.placeholderRect(forBounds: bounds))
          == OracleTable.numbers(row["placeholder"]), "\(row)")
    }
  }

  private func shown(_ field: UITextField, in bounds: CGRect) -> CGRect {
    if field.leftView != nil { return field.leftViewRect(forBounds: bounds) }
    if field.rightView != nil { return field.rightViewRect(forBounds: bounds) }
    return field.clearButtonRect(forBounds: bounds)
  }

  private func field(_ row: [String: String]) throws -> UITextField {
    let field = TableField()
    field.font = Screens.unitFont
    field.text = "aaaa"
    field.placeholder = "pppp"
    field.borderStyle = try #require(Self.borders[row["border"] ?? ""])
    let mode = try #require(Self.modes[row["mode"] ?? ""])
    let side = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    switch row["side"] {
    case "left": (field.leftView, field.leftViewMode) = (side, mode)
    case "right": (field.rightView, field.rightViewMode) = (side, mode)
    default: field.clearButtonMode = mode
    }
    if row["state"] == "editing" { field.becomeFirstResponder() }
    return field
  }

  private static let borders: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]
  private static let modes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]
}

/// The insets of the table's fields: what the border leaves, further in for each rectangle.
private final class TableField: UITextField {
  private let textInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  private let editingInsets = UIEdgeInsets(top: 2, left: 5, bottom: 1, right: 3)
  private let placeholderInsets = UIEdgeInsets(top: 0, left: 6, bottom: 2, right: 1)

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).inset(by: textInsets)
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds).inset(by: editingInsets)
  }

  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    let rect =
      isEditing ? super.editingRect(forBounds: bounds) : super.textRect(forBounds: bounds)
    return rect.inset(by: placeholderInsets)
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    let insets = isEditing ? editingInsets : textInsets
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }
}
