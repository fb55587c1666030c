import QuoinSource
import QuoinSyntax
import Testing

@Suite struct TrapTests {
  @Test(arguments: [
    "color: #fff", "color: #fff # red", "a: {color: #fff, top: 0}", "label: Hello: world",
    "{label: Hello, world}",
    "{label:Hello}", "label: {title}", "label: &amp", "label: &amp; more", "label: &T Terms",
    "label: *bold*", "label: *bold text", "label: *bold",
    "- *bold* x", "label: %d items", "leading: @750", "label: `code`", "label: [Beta] New",
    "label: - x",
    "label: \"Quote\" said", "label: 'Quote' said", "views:\n\t- label", "views:\n  \ta: 1",
    "height: >= 44", "height: > 44", "- |-[a]-|", "- [a]-[b]", "- H:|-[a]-|",
    "constraints: [H:|-[a]-|]",
    "views: {a: {label: {x}, top: 0}}", "views: {a: {label: Hello {x}, top: 0}}",
    "{label: Hi [b], top: 0}",
    "a: Hello\n  b: x", "a:\n  b\n  c: 1", "label: Hello\nworld\n", "a: \"x\nb: \"y\"\nc: 1\n",
    "a: [1, 2\nb: 3\n", "a: ]", "a: 1 ]", "a: , b", "a: [1,,2]", "a: {b: 1}}", "a: !important x",
    "a: !e!x y", "a: !!int 3", "a: !!str 3", "? a\n: b", "? [a]\n: b\n? c", "a: ? b", "- a\nb: c",
    "a: 1\n- b", "a: 1\n b: 2", "a: 1\n...\nb", "%FOO\n---\na: 1", "a: \"\\q\"", "a: \"\\ud800\"",
    "a: \"\\xZZ\"", "a: 'it's'", "a: b: c: d", "a: |0\n x", "a: |\n\tx", "a: |\n  x\n\ty",
    "{a: 1, a: 2}", "a: {b: c", "a: [b", "a: 'x", "key", "a: *x\nb: &x 1", "a: &y 1\nb: *z", "a: @",
    "a: # note\n  b: 1", "a: #note\n  b: 1", "a: x #y", "a: {b: #fff\n}", "a: [#fff, b]",
    "{a: 1\nb: 2}", "a: {b: 1\n  c: 2}", "a: {b: \"x\" y\n}", "a:b", "a: 1\nb:2\nc: 3",
    "a: {b: 1, c}", "a: {b, c}", "a: {b c, d: 1}", "a: {b: 'x', c}", "text: 50% off: now",
    "\u{FEFF}- a: 1\r\n  b: 2\r\n", "a: {b: x:y, c: d}", "--- a\n--- b\n", "a: \"x\" # c\n",
    "a: &x\n  b: 1\nc: *x", "label: Price: $4 # c",
  ])
  func show(_ text: String) {
    let file = SourceFile(path: "t", text: text)
    let reading = SyntaxParser.read(file, as: .yaml)
    print("@@ ----", text.debugDescription, reading.isWhole)
    for d in reading.diagnostics {
      print(
        "@@  ", d.severity,
        d.range.map { "\($0.start.line):\($0.start.column)-\($0.end.line):\($0.end.column)" }
          ?? "-", d.id, "|", d.message, "|", d.hint ?? "",
        d.notes.map { "\($0.message) \($0.range?.start.line ?? 0):\($0.range?.start.column ?? 0)" })
      if let fix = d.fix, let b = fix.applied(to: file) {
        let t = String(decoding: b, as: UTF8.self)
        let again = SyntaxParser.read(SourceFile(path: "f", text: t), as: .yaml)
        print(
          "@@     FIX", fix.title, t.debugDescription, again.diagnostics.map(\.id),
          again.documents.first?.entries?.first?.value.scalar?.text ?? "")
      }
    }
    if reading.diagnostics.isEmpty {
      print(
        SyntaxDump.tree(reading.documents).split(separator: "\n").map { "@@  . " + $0 }.joined(
          separator: "\n"))
    }
  }
}
