/// Wheels for a date or a time: 320 × 216.
///
/// Source: Apple for the height; 320 is the width of the first screens.
@MainActor open class UIDatePicker: UIControl {
  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// How it looks.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The date.
  open var date = Date(timeIntervalSinceReferenceDate: 0)

  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
    @available(iOS 17.4, *)
    case yearAndMonth
  }

  /// The wheels' size; other looks are not laid out here.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic, wheels, compact, inline
}

/// Wheels: 320 × 216.
@MainActor open class UIPickerView: UIView {
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}
