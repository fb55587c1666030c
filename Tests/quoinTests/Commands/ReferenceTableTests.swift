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
    let lines = outcome.output.split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let header = lines.first ?? []
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
  }
}
