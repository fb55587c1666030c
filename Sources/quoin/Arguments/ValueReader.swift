import QuoinSource

/// What a shell offers where a value is expected.
enum Completion: Sendable, Equatable {
  /// Nothing.
  case none
  /// Files and folders.
  case files
  /// These values.
  case values([String])
}

/// Why a value cannot be read: one sentence with a full stop that says what would be right.
struct ValueProblem: Error, Sendable, Equatable {
  /// The sentence.
  var advice: String
}

/// How the text of an option or a positional becomes a value.
struct ValueReader<Value>: Sendable {
  /// What stands for the value in help.
  var placeholder: String
  /// What a shell offers.
  var completion: Completion
  /// Reads the text.
  var read: @Sendable (String) -> Result<Value, ValueProblem>
}

extension ValueReader where Value == String {
  /// Any text.
  static func text(_ placeholder: String) -> ValueReader {
    ValueReader(placeholder: placeholder, completion: .none) { .success($0) }
  }

  /// A path; an empty one is refused.
  static func path(_ placeholder: String) -> ValueReader {
    ValueReader(placeholder: placeholder, completion: .files) {
      $0.isEmpty ? .failure(ValueProblem(advice: "A path is not empty.")) : .success($0)
    }
  }
}

extension ValueReader where Value == Int {
  /// A whole number in decimal digits within bounds.
  static func count(_ placeholder: String, in bounds: ClosedRange<Int>) -> ValueReader {
    ValueReader(placeholder: placeholder, completion: .none) { text in
      guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
        bounds.contains(number)
      else {
        let advice = "Give a whole number from \(bounds.lowerBound) to \(bounds.upperBound)."
        return .failure(ValueProblem(advice: advice))
      }
      return .success(number)
    }
  }
}

extension ValueReader {
  /// One of named values, compared without regard to ASCII case.
  static func choice(
    _ placeholder: String, _ choices: [(name: String, value: Value)]
  ) -> ValueReader where Value: Sendable {
    let names = choices.map(\.name)
    return ValueReader(placeholder: placeholder, completion: .values(names)) { text in
      if let choice = choices.first(where: { $0.name.lowercased() == text.lowercased() }) {
        return .success(choice.value)
      }
      return .failure(ValueProblem(advice: advice(for: text, among: names)))
    }
  }

  /// One of the cases of an enumeration, by raw value.
  static func cases(_ placeholder: String) -> ValueReader
  where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
    choice(placeholder, Value.allCases.map { ($0.rawValue, $0) })
  }

  private static func advice(for text: String, among names: [String]) -> String {
    if let nearest = Suggestion.nearest(to: text, among: names) {
      return "Did you mean '\(nearest)'?"
    }
    guard names.count <= 16 else { return "It is none of the \(names.count) known names." }
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else {
      return "Please provide \(quoted.first ?? "nothing")."
    }
    return "Please provide one of \(quoted.dropLast().joined(separator: ", ")) or \(last)."
  }
}
