extension ViewKind {
  /// `UIPickerView`.
  static let picker = ViewKind(
    name: "picker", contentType: .nameOrChildren, summary: "Wheels to choose from.", attributes: []
  ) { body, view, context in
    view.element = .control(ControlElement("UIPickerView"))
    view.content = .control(wheels(captions: context.caption(of: body.content), context))
  }

  /// `UIDatePicker` of wheels.
  static let datePicker = ViewKind(
    name: "datePicker", contentType: .word, sample: "date",
    summary: "Wheels for a point in time: `time`, `date`, `dateAndTime`, `countDownTimer` or"
      + " `yearAndMonth`.",
    attributes: []
  ) { body, view, context in
    let mode = ValueType<DatePickerMode>.word("a mode").read(body.content, &context) ?? .dateAndTime
    view.element = .control(
      ControlElement(
        "UIDatePicker",
        properties: [
          .init("datePickerMode", .member(mode.rawValue), isContent: false),
          .init("preferredDatePickerStyle", .member("wheels"), isContent: false),
        ]))
    let caption = Captions(
      mode.columns, font: Font(size: 20), color: context.systemColor("label"))
    view.content = .control(wheels(captions: caption, context))
  }

  private static func wheels(captions: Captions?, _ context: ReadContext) -> ControlContent {
    let line = context.systemColor("separator")
    return ControlContent(
      size: ContentSize(ChosenMetrics.wheels),
      shapes: [
        Shape(
          .box(cornerRadius: 8), .whole(less: 9), .around(0.5, length: 32),
          fill: context.systemColor("tertiarySystemFill"))
      ]
        + [-70.0, -40, 40, 70].map { offset in
          Shape(
            .box(cornerRadius: 3), .init(from: .init(0.25), to: .init(0.75)),
            .around(0.5, length: 6, offset: offset), fill: line)
        }, captions: captions)
  }
}

/// The modes of `UIDatePicker.Mode`.
private enum DatePickerMode: String, Sendable, CaseIterable {
  case time, date, dateAndTime, countDownTimer, yearAndMonth

  /// What stands for the wheels.
  var columns: [String] {
    switch self {
    case .time: ["9", "41"]
    case .date: ["January", "9", "2024"]
    case .dateAndTime: ["Tue Jan 9", "9", "41"]
    case .countDownTimer: ["0 hours", "1 min"]
    case .yearAndMonth: ["January", "2024"]
    }
  }
}
