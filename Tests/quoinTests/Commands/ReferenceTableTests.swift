import QuoinScreen
import QuoinTestSupport
import Testing

/// `quoin devices` and `quoin fonts` by the built tool, against the tables of `Tests/Oracle`.
@Suite(.timeLimit(.minutes(1))) struct ReferenceTableTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func devicesAreThoseOfTheTable() throws {
    let printed = try list("devices")
    let rows = try OracleTable("devices.tsv").rows
    var count = 0
    for row in rows {
      for name in (row["devices"] ?? "").split(separator: ",").map({ $0.drop { $0 == " " } }) {
        let upright = try #require(
          printed.first { $0["device"] == String(name) && $0["orientation"] == "portrait" })
        let landscape = try #require(
          printed.first { $0["device"] == String(name) && $0["orientation"] == "landscape" })
        count += 2
        #expect(upright["width"] == row["width"] && upright["height"] == row["height"], "\(name)")
        #expect(landscape["width"] == row["height"], "\(name)")
        #expect(upright["scale"] == row["scale"], "\(name)")
        #expect(upright["safeAreaTop"] == row["top"], "\(name)")
        #expect(upright["safeAreaBottom"] == row["bottom"], "\(name)")
        #expect(landscape["safeAreaTop"] == row["landscape top"], "\(name)")
        #expect(landscape["safeAreaLeft"] == row["landscape sides"], "\(name)")
        #expect(landscape["safeAreaBottom"] == row["landscape bottom"], "\(name)")
        #expect(landscape["hSize"] == row["landscape width"], "\(name)")
        let isPad = name.hasPrefix("iPad")
        #expect(upright["hSize"] == (isPad ? "regular" : "compact"), "\(name)")
        #expect(upright["vSize"] == "regular", "\(name)")
        #expect(landscape["vSize"] == (isPad ? "regular" : "compact"), "\(name)")
        #expect(upright["idiom"] == (isPad ? "pad" : "phone"), "\(name)")
      }
    }
    #expect(printed.count == count)
  }

  @Test func textStylesHaveTheSizesOfTheTable() throws {
    let printed = try list("fonts")
    #expect(printed.count == TextStyle.allCases.count * TextSize.allCases.count)
    for row in try OracleTable("dynamic-type.tsv").rows {
      for size in TextSize.allCases {
        let line = try #require(
          printed.first { $0["style"] == row["style"] && $0["textSize"] == size.rawValue })
        #expect(line["size"] == row[size.rawValue], "\(row)")
        #expect(line["weight"] == row["weight"], "\(row)")
      }
    }
  }

  /// What `leading` adds to a line makes the pitch of the table, where that is more than a line.
  @Test func textStylesHaveThePitchesOfTheTable() throws {
    let printed = try list("fonts")
    for row in try OracleTable("line-pitches.tsv").rows {
      for size in TextSize.allCases {
        let line = try #require(
          printed.first { $0["style"] == row["style"] && $0["textSize"] == size.rawValue })
        let height = line.required("lineHeight")
        let pitch = max(row.required(size.rawValue), height)
        // Both are printed with four decimals.
        #expect(abs(height + line.required("leading") - pitch) < 2e-4, "\(row)")
      }
    }
  }

  @Test func linesHaveTheHeightsOfTheTable() throws {
    let rows = try OracleTable("line-heights.tsv").rows
    let sizes = rows.flatMap { ["--size", $0["points"] ?? ""] }
    let printed = try list(["fonts"] + sizes)
    #expect(printed.count == rows.count)
    for (row, line) in zip(rows, printed) {
      #expect(line["size"] == row["points"])
      for (column, key) in [
        ("line", "lineHeight"), ("@1x", "label@1x"), ("@2x", "label@2x"), ("@3x", "label@3x"),
        ("ascender", "ascender"), ("descender", "descender"), ("cap", "capHeight"),
        ("x", "xHeight"),
      ] {
        guard let value = row.number(column) else { continue }
        // The table has four decimals, of some columns three.
        #expect(abs(line.required(key) - value) < 1e-3, "\(row)")
      }
    }
  }

  /// The sizes and priorities of kinds whose content does not matter.
  @Test func kindsHaveTheSizesOfTheTables() throws {
    let printed = try list("kinds")
    #expect(printed.map { $0["kind"] } == ViewKind.all.map(\.name))
    var checked: Set<String> = []
    for row in try OracleTable("controls.tsv").rows {
      let words = (row["spec"] ?? "").split(separator: ":").map(String.init)
      guard let kind = words.first, words.count == 2, kind != "image",
        let line = printed.first(where: { $0["kind"] == kind }),
        ["pages", "activity"].contains(kind) == false || words[1] == " \(line["content"] ?? "")"
      else { continue }
      checked.insert(kind)
      for (column, key) in [
        ("width", "width"), ("height", "height"), ("aligned width", "alignedWidth"),
        ("aligned height", "alignedHeight"),
      ] where row[column] != "*" {
        #expect(line[key] == (row[column] == "-" ? "" : row[column]), "\(row)")
      }
    }
    #expect(checked.count == 20)
    let resistance = try #require(
      try OracleTable("priorities.tsv").rows.first { $0["what"] == "resistance" })
    for row in try OracleTable("priorities.tsv").rows where row["what"] == "hugging" {
      let kind = (row["of"] ?? "").prefix { $0 != ":" }
      let line = try #require(printed.first { $0["kind"] == String(kind) })
      #expect(
        line["hHugging"] == row["horizontal"] && line["vHugging"] == row["vertical"], "\(row)")
      #expect(line["hResistance"] == resistance["horizontal"], "\(row)")
      #expect(line["vResistance"] == resistance["vertical"], "\(row)")
    }
  }

  /// The device decides the heights of bars, the text size a configured title's; nothing else moves.
  @Test func barsFollowTheDevice() throws {
    func height(_ kind: String, _ words: String...) throws -> String? {
      try list(["kinds"] + words).first { $0["kind"] == kind }?["height"]
    }
    #expect(try height("toolbar") == "44")
    #expect(try height("toolbar", "--device", "iPad mini") == "49")
    #expect(try height("navigationBar", "--orientation", "landscape") == "32")
    #expect(try height("stepper", "--text-size", "AX5") == "32")
  }

  @Test func aListIsNarrowed() throws {
    let phone = try list(["devices", "--device", "iphone 16", "--orientation", "landscape"])
    #expect(phone.map { $0["device"] } == ["iPhone 16"])
    let style = try list(["fonts", "--style", "body", "--text-size", "l", "--text-size", "AX1"])
    #expect(style.map { $0["size"] } == ["17", "28"])
  }

  /// The readable guide never leaves the margins, and is 672 wide at L where they are wider.
  @Test(arguments: [
    ("iPhone 16", "portrait", "361"), ("iPhone 16", "landscape", "672"),
    ("iPhone SE", "landscape", "635"), ("iPad mini", "portrait", "672"),
    ("iPad Pro 11", "landscape", "672"),
  ])
  func readableWidthsAreOfTheMargins(device: String, orientation: String, width: String) throws {
    let rows = try list(["devices", "--device", device, "--orientation", orientation])
    #expect(rows.map { $0["readable"] } == [width])
  }

  @Test func theFormsSayTheSame() throws {
    let words = ["devices", "--device", "iPhone Air", "--orientation", "landscape"]
    let table = try folder.tool.run(words).output.split(separator: "\n")
    #expect(table.count == 2)
    #expect(
      table.last.map { $0.split(separator: " ").joined(separator: " ") }
        == "iPhone Air landscape 912 x 420 3 phone regular compact 20 68 29 68 20 88 29 88 672")
    let json = try folder.tool.run(words + ["--emit", "json"]).output
    #expect(json.contains("\"safeArea\": [20, 68, 29, 68]"))
    #expect(json.contains("\"hSize\": \"regular\""))
  }

  @Test(arguments: [
    ["devices", "--device", "iPhone 99"], ["devices", "--emit", "jsn"], ["fonts", "--size", "0"],
    ["fonts", "--size", "17", "--style", "body"], ["fonts", "--style", "bodi"], ["fonts", "body"],
    ["fonts", "--size", "1e400"],
  ])
  func aWordThatIsNoneIsRefused(_ words: [String]) throws {
    let outcome = try folder.tool.run(words)
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: "))
  }

  private func list(_ command: String) throws -> [[String: String]] { try list([command]) }

  /// A list as rows by column.
  private func list(_ words: [String]) throws -> [[String: String]] {
    let outcome = try folder.tool.run(words + ["--emit", "csv"])
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    let lines = outcome.output.split(separator: "\r\n").map(Self.cells)
    let header = lines.first ?? []
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
  }

  /// The cells of a line; what stands between quotes is one (RFC 4180).
  private static func cells(_ line: Substring) -> [String] {
    var cells = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: cells.append("")
      default: cells[cells.count - 1].append(character)
      }
    }
    return cells
  }
}
