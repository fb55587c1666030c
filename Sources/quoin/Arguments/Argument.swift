/// What an argument looks like from outside: what help, completion and messages need to know.
struct ArgumentDescription: Sendable {
  /// The three forms of an argument.
  enum Form: Sendable {
    /// `--name`.
    case flag
    /// `--name value` or `--name=value`.
    case option
    /// A value without a name.
    case positional
  }

  /// The form.
  var form: Form
  /// The names with their dashes, short ones first; none for a positional.
  var names: [String]
  /// What stands for the value in help, without angle brackets.
  var placeholder: String
  /// What a shell offers for the value.
  var completion: Completion
  /// Whether it may be given more than once.
  var isRepeatable: Bool
  /// Whether the command cannot run without it.
  var isRequired: Bool
  /// One or two sentences of help.
  var help: String

  /// How messages show it: `--device <name>`, `<file>`.
  var shown: String {
    switch form {
    case .flag: names.last ?? ""
    case .option: "\(names.last ?? "") <\(placeholder)>"
    case .positional: "<\(placeholder)>"
    }
  }
}

/// One argument of a command: its description and what its value does to the command.
///
/// Parsing, help and completion scripts are all driven by a command's list of these.
struct Argument<Root>: Sendable {
  /// What it looks like.
  var description: ArgumentDescription
  /// Reads a value into the command; returns what is wrong with it.
  var apply: @Sendable (inout Root, String) -> ValueProblem?

  /// A switch without a value.
  static func flag(
    _ names: String..., sets target: WritableKeyPath<Root, Bool> & Sendable, help: String
  ) -> Argument {
    let description = ArgumentDescription(
      form: .flag, names: names, placeholder: "", completion: .none, isRepeatable: true,
      isRequired: false, help: help)
    return Argument(description: description) { root, _ in
      root[keyPath: target] = true
      return nil
    }
  }

  /// An option that is given at most once.
  static func option<Value>(
    _ names: String..., sets target: WritableKeyPath<Root, Value?> & Sendable,
    _ reader: ValueReader<Value>, isRequired: Bool = false, help: String
  ) -> Argument {
    make(.option, names, reader, isRepeatable: false, isRequired, help) { root, value in
      root[keyPath: target] = value
    }
  }

  /// An option that may be repeated; the values keep their order.
  static func options<Value>(
    _ names: String..., appends target: WritableKeyPath<Root, [Value]> & Sendable,
    _ reader: ValueReader<Value>, help: String
  ) -> Argument {
    make(.option, names, reader, isRepeatable: true, false, help) { root, value in
      root[keyPath: target].append(value)
    }
  }

  /// A value without a name that may be left out.
  static func positional<Value>(
    sets target: WritableKeyPath<Root, Value?> & Sendable, _ reader: ValueReader<Value>,
    help: String
  ) -> Argument {
    make(.positional, [], reader, isRepeatable: false, false, help) { root, value in
      root[keyPath: target] = value
    }
  }

  /// Values without a name, one or more unless none are required.
  static func positionals<Value>(
    appends target: WritableKeyPath<Root, [Value]> & Sendable, _ reader: ValueReader<Value>,
    isRequired: Bool = true, help: String
  ) -> Argument {
    make(.positional, [], reader, isRepeatable: true, isRequired, help) { root, value in
      root[keyPath: target].append(value)
    }
  }

  /// The same argument of a command that holds `Root` as one of its parts.
  func within<Outer>(_ part: WritableKeyPath<Outer, Root> & Sendable) -> Argument<Outer> {
    let apply = apply
    return Argument<Outer>(description: description) { apply(&$0[keyPath: part], $1) }
  }

  private static func make<Value>(
    _ form: ArgumentDescription.Form, _ names: [String], _ reader: ValueReader<Value>,
    isRepeatable: Bool, _ isRequired: Bool, _ help: String,
    store: @escaping @Sendable (inout Root, Value) -> Void
  ) -> Argument {
    let description = ArgumentDescription(
      form: form, names: names, placeholder: reader.placeholder, completion: reader.completion,
      isRepeatable: isRepeatable, isRequired: isRequired, help: help)
    return Argument(description: description) { root, text in
      switch reader.read(text) {
      case .success(let value):
        store(&root, value)
        return nil
      case .failure(let problem):
        return problem
      }
    }
  }
}
