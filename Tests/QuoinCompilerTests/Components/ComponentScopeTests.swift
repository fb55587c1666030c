import QuoinScreen
import QuoinTestSupport
import Testing

/// What is seen from where: ids, slots and the places that findings point at.
@Suite struct ComponentScopeTests {
  private static let box = """
    components:
      Box:
        view:
          view:
            inner: {view: , size: 10, top: 5, leading: 5}
            next: {view: , size: 10, top: inner.bottom, leading: inner.trailing}
          constraints: [Box.width == next.trailing - Box.leading + 5, Box.height == 30]

    """

  /// "Children get ids `instance.child`": the caller names them so; the component by their own
  /// names, and its root view by the component's name.
  @Test func idsInsideAndOutside() {
    let spec = TestSpec.canvas(
      Self.box + """
        views:
          a: {Box: , top: 0, leading: 0}
          b: {Box: , top: a.next.bottom, leading: a.inner.trailing}
          inner: {view: , size: 1, top: b.next.bottom, leading: b.next}
        """)
    #expect(spec.findings == [])
    #expect(spec.frame("a").width == 30)
    #expect(spec.frame("b").y == 25)
    #expect(spec.frame("b").x == 15)
    #expect(spec.frame("b.next").x == 30)
    #expect(spec.frame("inner").x == 30)
    #expect(spec.frame("inner").y == 50)
  }

  /// "constraints inside see only the component": no view and no guide of the screen; `parent` and
  /// `screen` are no ids.
  @Test func aComponentSeesNothingOutside() {
    let spec = TestSpec.canvas(
      """
      components:
        Box: {view: {view: {x: {view: , size: 4, top: 0, leading: out.leading}, y: {view: , size: 4, top: 0, trailing: g.leading}}}}
        Wide: {view: {view: , width: 0.5 * parent.width, bottom: screen.bottom - 10, height: 5}}
      guides: {g: {leading: 8}}
      views: {out: {view: , size: 4, top: 0, leading: 0}, a: {Box: , edges: 0}, w: {Wide: , leading: 0}}
      """)
    #expect(spec.findings == ["error unknown-id 7:61", "error unknown-id 7:114"])
    let wide = TestSpec.canvas(
      """
      components: {Wide: {view: {view: , width: 0.5 * parent.width, bottom: screen.bottom - 10, height: 5}}}
      views: {w: {Wide: , leading: 0}}
      """)
    #expect(wide.findings == [])
    #expect(wide.frame("w").width == 200)
    #expect(wide.frame("w").y == 785)
  }

  /// An instance's equations come to its component's, each with its own names.
  @Test func equationsOfBothHold() {
    let spec = TestSpec.canvas(
      Self.box + """
        views:
          a: {Box: , top: 0, leading: 0, constraints: [a.inner.top == ref.top + 5]}
          ref: {view: , size: 2, top: 0, leading: 100}
        """)
    #expect(spec.findings == [])
    #expect(spec.frame("a").width == 30)
  }

  /// A slot's views have the ids, names and constraints of where they are written.
  ///
  /// `parent` is the container they come to. A slot may be handed on.
  @Test func slotsBelongToTheCaller() {
    let spec = TestSpec.canvas(
      """
      values: {word: four}
      components:
        Panel:
          params: {word: string}
          slots: [body]
          view: {view: {word: {label: $word, style: u, top: 0, leading: 0}, body: {view: $body, top: word.bottom, leading: 0, trailing: 0, bottom: 0}}, height: 100}
        Wrap:
          params: {word: string}
          slots: [content]
          view: {Panel: 12, body: {own: {label: $word, style: u, top: 0, leading: 0}, rest: {view: $content, top: own.bottom, leading: 0, trailing: 0, bottom: 0}}}
      views:
        other: {view: , size: 7, top: 0, trailing: 0}
        a:
          Wrap: abc
          top: 10
          leading: 0
          trailing: 0
          content:
            mine: {label: $word, style: u, top: parent.top + 3, leading: 0}
            far: {view: , size: 5, top: mine.bottom, leading: other.leading}
      """)
    #expect(spec.findings == [])
    let ids = spec.result.layouts.first?.screen.views.map(\.id)
    #expect(ids == ["other", "a", "a.word", "a.body", "a.own", "a.rest", "mine", "far"])
    #expect(spec.frame("a.word").width == 20)
    #expect(spec.frame("a.own").width == 30)
    #expect(spec.frame("a.own").y == 34)
    #expect(spec.frame("mine").width == 40)
    #expect(spec.frame("mine").y == 61)
    #expect(spec.frame("far").x == 393)
  }

  /// An empty slot's container is hidden and takes no room in a stack: no spacing either.
  @Test func anEmptySlotTakesNoRoom() {
    let spec = TestSpec.canvas(
      """
      components:
        Row:
          slots: [end]
          view: {vstack: {a: {label: x, style: u}, end: {vstack: $end}}, spacing: 10}
      views:
        empty: {Row: , top: 0, leading: 0}
        nothing: {Row: , end: , top: 50, leading: 0}
        full: {Row: , end: {b: {label: y, style: u}}, top: 100, leading: 0}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("empty").height == 24)
    #expect(spec.frame("nothing").height == 24)
    #expect(spec.frame("full").height == 58)
  }

  /// `spacingAfter` of a component names its own children, of an instance the full ids.
  @Test func spacingAfterNamesWhatIsSeen() {
    let spec = TestSpec.canvas(
      """
      components:
        Pair: {view: {vstack: {a: {label: x, style: u}, b: {label: y, style: u}}, spacingAfter: {a: 6}}}
      views:
        one: {Pair: , top: 0, leading: 0}
        two: {Pair: , top: 100, leading: 0, spacingAfter: {two.a: 20}}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("one").height == 54)
    #expect(spec.frame("two").height == 68)
  }

  /// In a stack an instance is placed by it: what the component brings for that is a note.
  @Test func aStackPlacesInstances() {
    let spec = TestSpec.canvas(
      """
      components: {Word: {params: {t: string}, view: {label: $t, style: u, top: 30}}}
      views: {s: {vstack: {a: {Word: x}, b: {Word: y, top: none}}, top: 0, leading: 0}}
      """)
    #expect(spec.findings == ["note style-attribute-unused 7:22"])
    #expect(spec.frame("b").y == 24)
  }

  /// A finding stands in the component's line, with a note of each instance around it; that of the
  /// layout too.
  @Test func findingsNameTheInstances() throws {
    let spec = TestSpec.canvas(
      """
      components:
        Inner: {view: {view: {deep: {label: x, widht: 4}}}}
        Outer: {view: {view: {in: {Inner: , edges: 0}}}}
      views: {a: {Outer: , edges: 0}}
      """)
    let finding = try #require(spec.result.diagnostics.first)
    #expect(spec.findings == ["error unknown-key 7:42"])
    #expect(
      finding.notes.map(\.message)
        == ["in 'a.in', an instance of Inner", "in 'a', an instance of Outer"])
    #expect(finding.notes.map { $0.range?.start.line } == [8, 9])
    let layout = TestSpec.canvas(
      """
      components:
        Box: {view: {view: {x: {label: word, style: u, width: 15, top: 0, leading: 0}}}}
      views: {a: {Box: , edges: 0}}
      """)
    let cut = try #require(layout.result.diagnostics.first)
    #expect(layout.findings == ["warning truncated 7:23"])
    #expect(cut.notes.map { $0.range?.start.line } == [8])
    let clash = TestSpec.canvas(
      """
      components: {Box: {view: {view: , width: 40, height: 5}}}
      views: {a: {Box: , top: 0, leading: 0, trailing: 0}}
      """)
    let conflict = try #require(clash.result.diagnostics.first)
    #expect(conflict.id == "conflict")
    #expect(conflict.notes.contains { $0.range?.start.line == 6 })
    #expect(conflict.notes.contains { $0.range?.start.line == 7 })
  }

  /// A component that no view is gets read all the same; what its parameters are is not judged.
  @Test func unusedComponentsAreChecked() {
    let spec = TestSpec.canvas(
      """
      components:
        Card:
          params: {tone: string, n: number, fine: map}
          view: {view: {a: {label: x, background: $tone, width: $n - 4, insets: $fine.x}, b: {label: $tune, top: c.top}}}
      views: {}
      """)
    #expect(spec.findings == ["warning missing-string 9:96", "error unknown-id 9:108"])
  }
}
