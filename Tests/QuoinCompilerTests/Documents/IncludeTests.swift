import QuoinCompiler
import QuoinScreen
import QuoinSource
import QuoinTestSupport
import Testing

/// What `include:` merges and what it refuses, as LANGUAGE.md section 3 says.
@Suite struct IncludeTests {
  private func spec(_ text: String, _ files: [String: String]) -> TestSpec {
    TestSpec(
      """
      quoin: 1
      screen: Test
      canvas: {width: 400, height: 800, scale: 3, margins: 0}
      ignore: [unused-name, shadowed-name]
      \(text)
      """, files: files)
  }

  private func ids(_ spec: TestSpec) -> [String] {
    spec.result.layouts.first?.screen.views.map(\.id) ?? []
  }

  @Test func mapsMergeAndTheIncludingFileIsLast() {
    let spec = spec(
      """
      include: [a.yaml, b.yaml]
      values: {y: 30}
      views:
        own: {view: , size: 10, top: $x, leading: $y}
        shared: {leading: 5}
      """,
      [
        "a.yaml": "values: {x: 1, y: 2}\nviews: {shared: {view: , size: 4, top: 0, leading: 0}}",
        "b.yaml": "values: {x: 20}",
      ])
    #expect(spec.findings == [])
    #expect(spec.frame("own").y == 20)
    #expect(spec.frame("own").x == 30)
    #expect(spec.frame("shared").x == 5)
    #expect(spec.frame("shared").width == 4)
  }

  @Test func includedViewsComeFirst() {
    let spec = spec(
      "include: a.yaml\nviews: {own: {view: , frame: [0, 0, 1, 1]}, below: {alpha: 0.5}}",
      ["a.yaml": "views: {below: {view: , frame: [0, 0, 1, 1]}, next: {view: , edges: 0}}"])
    #expect(spec.findings == [])
    #expect(ids(spec) == ["below", "next", "own"])
  }

  @Test func constraintsAppendAndOtherListsReplace() {
    let spec = spec(
      """
      include: a.yaml
      views: {b: {view: , leading: 0, top: 0, height: 5}, c: {label: x, style: [u]}}
      constraints: [b.width == a.width + 1]
      """,
      [
        "a.yaml": """
        styles: {t: {alpha: 0.5}, u: {alpha: 0.25}}
        views:
          a: {view: , leading: 0, top: 0, height: 5}
          c: {label: x, style: [u, t], top: 0, leading: 0}
        constraints: [a.width == 30]
        """
      ])
    #expect(spec.findings == [])
    #expect(spec.frame("a").width == 30)
    #expect(spec.frame("b").width == 31)
    #expect(spec.result.layouts.first?.screen.views.last?.appearance.alpha == 1)
    #expect(
      spec.result.layouts.first?.screen.views.first { $0.id == "c" }?.appearance.alpha == 0.25)
  }

  @Test func constraintsOfAContainerAppend() {
    let spec = spec(
      "include: a.yaml\nviews: {box: {constraints: [x.height == 6]}}",
      [
        "a.yaml": """
        views:
          box: {view: {x: {view: , top: 0, leading: 0}}, edges: 0, constraints: [x.width == 7]}
        """
      ])
    #expect(spec.findings == [])
    #expect(spec.frame("x").width == 7)
    #expect(spec.frame("x").height == 6)
  }

  @Test func replaceReplacesAMap() {
    let spec = spec(
      """
      include: a.yaml
      views:
        a:REPLACE: {view: , frame: [1, 2, 3, 4]}
      constraints:REPLACE: []
      """,
      [
        "a.yaml":
          "views: {a: {label: Hi, top: 50, leading: 50}}\nconstraints: [a.width == 99]"
      ])
    #expect(spec.findings == [])
    #expect(spec.frame("a").x == 1)
    #expect(spec.frame("a").width == 3)
  }

  @Test func aCanvasTakesThePlaceOfAnIncludedDevice() {
    let spec = spec("include: a.yaml\nviews: {}", ["a.yaml": "device: iPhone SE"])
    #expect(spec.findings == [])
    #expect(spec.result.layouts.first?.frames.size.width == 400)
  }

  @Test func pathsAreRelativeToTheFileThatNamesThem() {
    let spec = spec(
      "include: shared/a.yaml\nviews: {l: {label: $hi, top: 0, leading: $x}}",
      [
        "shared/a.yaml": "include: deep/b.yaml\nstrings: texts/en.strings",
        "shared/deep/b.yaml": "values: {x: 12}",
        "shared/texts/en.strings": "\"hi\" = \"Hello\";",
      ])
    #expect(spec.findings == [])
    #expect(spec.frame("l").x == 12)
    #expect(spec.entry("l")?.lines.map(\.text) == ["Hello"])
    #expect(
      spec.result.files == ["shared/a.yaml", "shared/deep/b.yaml", "shared/texts/en.strings"])
  }

  @Test func jsonFilesAreIncludedByTheirEnding() {
    let spec = spec(
      "include: a.json\nviews: {v: {view: , frame: [$x, 0, 1, 1]}}",
      ["a.json": #"{"values": {"x": 9}}"#])
    #expect(spec.findings == [])
    #expect(spec.frame("v").x == 9)
  }

  /// What is said of an included value stands in its own file.
  @Test func diagnosticsKeepTheOriginOfMergedValues() throws {
    let spec = spec(
      "include: a.yaml\nviews: {l: {label: x, style: s, top: 0, leading: 0}}",
      ["a.yaml": "styles:\n  s: {alpha: 7}"])
    let error = try #require(spec.result.diagnostics.first)
    #expect(error.range?.file.path == "a.yaml")
    #expect(error.range?.start == SourcePosition(line: 2, column: 14))
    let conflict = self.spec(
      "include: a.yaml\nviews: {v: {width: 20}}",
      [
        "a.yaml":
          "views:\n  v: {view: , top: 0, leading: 0, height: 4}\nconstraints: [v.width == 21]"
      ])
    let finding = try #require(conflict.result.diagnostics.first)
    let paths = ([finding.range] + finding.notes.map(\.range)).compactMap { $0?.file.path }
    #expect(Set(paths).isSuperset(of: ["a.yaml", "test.quoin.yaml"]))
  }

  /// What two files build on is read once: it does not undo what the first of them changed.
  @Test func aFileThatIsNamedTwiceCountsOnce() {
    let spec = spec(
      "include: [a.yaml, b.yaml]\nviews: {v: {view: , frame: [$x, $y, 1, 1]}}",
      [
        "base.yaml": "values: {x: 1, y: 1}", "a.yaml": "include: base.yaml\nvalues: {x: 2}",
        "b.yaml": "include: ./base.yaml\nvalues: {y: 3}",
      ])
    #expect(spec.findings == [])
    #expect(spec.frame("v").x == 2)
    #expect(spec.frame("v").y == 3)
    #expect(spec.result.files == ["a.yaml", "base.yaml", "b.yaml"])
  }

  @Test func aCycleNamesItsChain() throws {
    let spec = spec(
      "include: a.yaml\nviews: {}",
      ["a.yaml": "include: x/b.yaml", "x/b.yaml": "include: ../a.yaml"])
    let error = try #require(spec.result.diagnostics.first)
    #expect(spec.result.diagnostics.count == 1)
    #expect(error.id == "include-cycle")
    #expect(error.message.hasSuffix("a.yaml → x/b.yaml → a.yaml"))
    #expect(error.range?.file.path == "x/b.yaml")
  }

  @Test func pathsOutsideTheRootAreRefused() {
    for path in ["../a.yaml", "/etc/passwd", "x/../../a.yaml"] {
      let spec = spec("include: \(path)\nviews: {}", [:])
      #expect(spec.findings == ["error unreadable-file 5:10"], "\(path)")
      #expect(spec.result.files == [])
    }
  }

  @Test func depthIsLimited() {
    func chain(_ length: Int) -> TestSpec {
      var files = ["f\(length).yaml": "values: {x: 1}"]
      for number in 1..<length { files["f\(number).yaml"] = "include: f\(number + 1).yaml" }
      return spec("include: f1.yaml\nviews: {}", files)
    }
    #expect(chain(16).findings == [])
    #expect(chain(17).findings == ["error include-limit 1:10"])
  }

  @Test func theNumberOfFilesIsLimited() {
    func many(_ count: Int) -> TestSpec {
      var files: [String: String] = [:]
      for number in 0..<count { files["f\(number).yaml"] = "values: {v\(number): 1}" }
      let list = (0..<count).map { "f\($0).yaml" }.joined(separator: ", ")
      return spec("include: [\(list)]\nviews: {}", files)
    }
    #expect(many(1000).findings == [])
    #expect(many(1002).result.diagnostics.map(\.id) == ["include-limit"])
  }

  /// Names that nothing reads, and names that another takes the place of, are notes.
  @Test func unusedAndShadowedNamesAreNotes() {
    let spec = TestSpec(
      """
      quoin: 1
      screen: Test
      include: a.yaml
      values: {gap: 9}
      views: {l: {label: "$(hi)", style: s, color: ink, top: $gap, leading: $m.left}}
      """,
      files: [
        "a.yaml": """
        values: {gap: 8, m: {left: 1}, spare: 3}
        colors: {ink: 112233, wash: 445566}
        strings: {hi: Hi}
        styles: {s: {lines: 0}}
        """
      ])
    #expect(spec.findings == ["note unused-name 3:10", "note shadowed-name 4:10"])
    let unused = spec.result.diagnostics.first
    #expect(unused?.message.contains("values.spare, colors.wash of 'a.yaml'") == true)
    #expect(unused?.notes.first?.range?.file.path == "a.yaml")
    #expect(spec.result.diagnostics.last?.notes.first?.range?.start.column == 10)
  }

  @Test func aFaultOfAnIncludedFileIsToldOnceForAllScreens() {
    let document =
      "quoin: 1\nscreen: S\ninclude: a.yaml\nviews: {l: {label: x, style: s, top: 0, leading: 0}}"
    let spec = TestSpec(
      [document, document].joined(separator: "\n---\n"),
      files: ["a.yaml": "styles: {s: {alpha: 7}}"])
    #expect(spec.findings == ["error out-of-range 1:21"])
    #expect(spec.result.files == ["a.yaml"])
  }

  @Test func everyOpenedFileIsTold() {
    let spec = spec(
      """
      include: a.yaml
      fonts: {U20: {metrics: u20.yaml}}
      views: {i: {image: i.svg, frame: [0, 0, 1, 1]}, j: {image: i.svg, frame: [0, 0, 1, 1]}}
      """,
      ["a.yaml": "strings: a.strings", "a.strings": "", "i.svg": "<svg width='1' height='1'/>"])
    #expect(spec.findings == [])
    #expect(spec.result.files.sorted() == ["a.strings", "a.yaml", "i.svg", "u20.yaml"])
  }
}
