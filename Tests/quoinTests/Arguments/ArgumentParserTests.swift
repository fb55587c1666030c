import Testing

@testable import quoin

/// What a test command takes.
private struct Sample {
  var level: Int?
  var names: [String] = []
  var isLoud = false
  var files: [String] = []

  static let arguments: [Argument<Sample>] = [
    .option("-l", "--level", sets: \.level, .count("level", in: 0...9), help: "A level."),
    .options("--name", appends: \.names, .text("name"), help: "A name."),
    .flag("-v", "--loud", sets: \.isLoud, help: "Loud."),
    .positionals(appends: \.files, .path("file"), help: "A file."),
  ]

  static func parse(_ words: String...) throws(UsageProblem) -> Sample {
    var sample = Sample()
    try ArgumentParser(arguments: arguments).parse(words, into: &sample)
    return sample
  }

  /// The message of the problem that the words have; nil when they have none.
  static func problem(_ words: String...) -> String? {
    var sample = Sample()
    do {
      try ArgumentParser(arguments: arguments).parse(words, into: &sample)
      return nil
    } catch {
      return error.message
    }
  }
}

@Suite struct ArgumentParserTests {
  @Test(arguments: [
    ["--level", "3", "f"], ["--level=3", "f"], ["-l", "3", "f"], ["-l3", "f"], ["-l=3", "f"],
    ["f", "--level", "3"],
  ])
  func everySpellingOfAnOption(_ words: [String]) throws {
    var sample = Sample()
    try ArgumentParser(arguments: Sample.arguments).parse(words, into: &sample)
    #expect(sample.level == 3)
    #expect(sample.files == ["f"])
  }

  @Test func repeatedOptionsKeepTheirOrder() throws {
    let sample = try Sample.parse("--name", "b", "f", "--name=a", "--name=")
    #expect(sample.names == ["b", "a", ""])
  }

  @Test func everythingAfterTwoDashesIsPositional() throws {
    let sample = try Sample.parse("--loud", "--", "--level", "--", "-")
    #expect(sample.isLoud)
    #expect(sample.files == ["--level", "--", "-"])
  }

  @Test func aDashAloneIsAValue() throws {
    let sample = try Sample.parse("-", "--name", "-")
    #expect(sample.files == ["-"])
    #expect(sample.names == ["-"])
  }

  @Test func aValueMayHoldEqualsSigns() throws {
    #expect(try Sample.parse("--name=a=b", "f").names == ["a=b"])
  }

  @Test func aValueWithADashNeedsTheFormWithEquals() throws {
    #expect(try Sample.parse("--name=--loud", "f").names == ["--loud"])
    #expect(Sample.problem("--name", "--loud") == "Missing value for '--name <name>'.")
    #expect(Sample.problem("f", "--name") == "Missing value for '--name <name>'.")
  }

  @Test func problemsSayWhatIsWrong() {
    #expect(Sample.problem() == "Missing expected argument '<file>'.")
    #expect(
      Sample.problem("f", "--levle", "3")
        == "Unknown option '--levle'. Did you mean '--level'?")
    #expect(Sample.problem("f", "--levle=3") == "Unknown option '--levle'. Did you mean '--level'?")
    #expect(Sample.problem("f", "-x") == "Unknown option '-x'.")
    #expect(Sample.problem("f", "--loud=yes") == "'--loud' takes no value.")
    #expect(
      Sample.problem("f", "-l1", "--level", "2") == "'--level <level>' is given more than once.")
    #expect(Sample.problem("") == "The value '' is invalid for '<file>'. A path is not empty.")
  }

  @Test(arguments: ["10", "-1", "+1", "", "1.0", "0x1", "٣", "99999999999999999999"])
  func countsAreDecimalDigitsWithinBounds(_ text: String) {
    #expect(
      Sample.problem("--level=\(text)", "f")
        == "The value '\(text)' is invalid for '--level <level>'. "
        + "Give a whole number from 0 to 9.")
  }
}
