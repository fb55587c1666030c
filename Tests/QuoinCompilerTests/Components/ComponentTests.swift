import QuoinScreen
import QuoinTestSupport
import Testing

/// Components, as LANGUAGE.md section 7 says: declared, used, and what an instance says of its root.
///
/// Frames are hand calculations in the unit font: each glyph is 10 wide, a line 24 high.
@Suite struct ComponentTests {
  /// LANGUAGE.md's own example: the first parameter behind the name, a default, a slot.
  @Test func theExampleOfTheLanguage() {
    let spec = TestSpec.canvas(
      """
      components:
        Card:
          params: {title: string, hint: {type: string, default: "Hi, there"}}
          slots: [footer]
          view:
            vstack:
              title: {label: $title, style: u}
              hint: {label: $hint, style: u}
              footer: {vstack: $footer}
            alignment: leading
      views:
        a: {Card: Hello, hint: x, footer: {ok: {label: OK!, style: u}}, top: 8, leading: 0}
        b: {Card: You, top: a.bottom + 8, leading: 0}
      """)
    #expect(spec.findings == [])
    #expect(
      spec.result.layouts.first?.screen.views.map(\.id)
        == ["a", "a.title", "a.hint", "a.footer", "ok", "b", "b.title", "b.hint", "b.footer"])
    #expect(spec.frame("a").y == 8)
    #expect(spec.frame("a").height == 72)
    #expect(spec.frame("a.hint").width == 10)
    #expect(spec.frame("ok").y == 56)
    #expect(spec.frame("b").y == 88)
    #expect(spec.frame("b").height == 48)
    #expect(spec.frame("b.hint").width == 90)
  }

  /// Every type of a parameter in a place that reads it.
  @Test func parametersAreReadWhereverAValueMayStand() throws {
    let spec = TestSpec.canvas(
      """
      values: {gap: 6}
      strings: {word: four}
      components:
        Card:
          params: {text: string, by: number, on: bool, tone: color, face: font, runs: list, person: map}
          view:
            view:
              a: {label: "$(text)-$(person.name)", font: $face, background: $tone, top: $by + 4, leading: 0}
              b: {label: $runs, font: $face, top: a.bottom, leading: $by, enabled: $on}
              c: {switch: $on, tint: $tone, top: b.bottom, leading: 2 * $by}
              d: {label: $person.age, style: u, insets: $person.insets, top: c.bottom, leading: 0}
      views:
        x:
          Card: $word
          by: $gap
          on: false
          tone: systemRed
          face: {family: U20, size: 20}
          runs: [{text: "$(word) "}, {text: more}]
          person: {name: A, age: 41, insets: {leading: 5}}
          edges: 0
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("x.a").width == 60)
    #expect(spec.frame("x.a").y == 10)
    #expect(spec.frame("x.b").width == 90)
    #expect(spec.frame("x.b").x == 6)
    #expect(spec.frame("x.c").x == 12)
    #expect(spec.frame("x.d").width == 25)
    let views = try #require(spec.result.layouts.first?.screen.views)
    #expect(views.first { $0.id == "x.b" }?.isEnabled == false)
    #expect(views.first { $0.id == "x.a" }?.appearance.background?.red == 0xFF)
  }

  /// "reads, in this order, … component parameters, `values`, `strings`"; what stands in a value
  /// is the screen's and knows no parameter.
  @Test func parametersComeBeforeValuesAndValuesDoNotSeeThem() {
    let spec = TestSpec.canvas(
      """
      values: {word: value, sentence: "$(word)s", side: 100, twice: 2 * $side}
      components:
        Word:
          params: {word: string, side: number}
          view:
            view:
              own: {label: $word, style: u, top: 0, leading: 0}
              shared: {label: $sentence, style: u, top: own.bottom, leading: $twice, width: $side}
      views:
        a: {Word: ab, side: 70, edges: 0}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("a.own").width == 20)
    #expect(spec.frame("a.shared").x == 200)
    #expect(spec.frame("a.shared").width == 70)
    #expect(text("a.shared", spec) == "values")
  }

  /// A dollar in what an instance gives stays one: its text is expanded once, where it is written.
  @Test func argumentsAreExpandedOnce() {
    let spec = TestSpec.canvas(
      """
      values: {word: value, dollar: $}
      components: {Word: {params: {text: string}, view: {label: $text}}}
      views:
        a: {Word: $(dollar)word, top: 0, leading: 0}
        b: {Word: "$(dollar)(word)", top: 30, leading: 0}
        c: {Word: $4.99, top: 60, leading: 0}
      """)
    #expect(spec.findings == [])
    #expect(text("a", spec) == "$word")
    #expect(text("b", spec) == "$(word)")
    #expect(text("c", spec) == "$4.99")
  }

  /// "the instance's anchor keys and attributes applied on the root view over the component's own",
  /// its styles too; a component's own go over its styles.
  @Test func whatAnInstanceSaysGoesOverWhatTheComponentSays() throws {
    let spec = TestSpec(
      """
      quoin: 1
      screen: T
      canvas: {width: 400, height: 800, scale: 3, margins: 0}
      fonts: {U20: {metrics: u20.yaml}}
      styles:
        u: {font: {family: U20, size: 20}}
        pale: {alpha: 0.5, cornerRadius: 2, note: style}
        square: {size: 40}
      components:
        Box:
          view: {view: {}, style: [square, pale], alpha: 0.75, background: systemRed, width: 50}
        Pad: {view: {label: x, style: u, insets: {leading: 4, top: 2}}}
      views:
        plain: {Box: , top: 0, leading: 0}
        own: {Box: , top: 50, leading: 0, alpha: 1, height: 20, background: systemBlue}
        styled: {Box: , top: 100, leading: 0, style: pale, size: 30}
        free: {Box: , top: 150, leading: 0, width: none, trailing: 100}
        pad: {Pad: , top: 200, leading: 0, insets: {leading: 10}}
      """)
    #expect(spec.findings == [])
    let views = try #require(spec.result.layouts.first?.screen.views)
    func look(_ id: String) -> Appearance? { views.first { $0.id == id }?.appearance }
    #expect(look("plain")?.alpha == 0.75)
    #expect(look("plain")?.cornerRadius == 2)
    #expect(spec.frame("plain").width == 50)
    #expect(spec.frame("plain").height == 40)
    #expect(look("own")?.alpha == 1)
    #expect(look("own")?.background != look("plain")?.background)
    #expect(spec.frame("own").width == 50)
    #expect(spec.frame("own").height == 20)
    #expect(look("styled")?.alpha == 0.5)
    #expect(spec.frame("styled").width == 30)
    #expect(spec.frame("styled").height == 30)
    #expect(spec.frame("free").width == 300)
    #expect(spec.frame("free").height == 40)
    #expect(spec.frame("pad").width == 20)
    #expect(spec.frame("pad").height == 26)
  }

  /// Components merge as styles do; a note tells of one that nothing uses.
  @Test func componentsComeFromIncludedFiles() {
    let kit = """
      components:
        Badge: {params: {text: string, gap: {type: number, default: 2}}, view: {label: $text, style: u, insets: $gap}}
        Spare: {view: {view: }}
      """
    let spec = TestSpec(
      """
      quoin: 1
      screen: T
      canvas: {width: 400, height: 800, scale: 1, margins: 0}
      fonts: {U20: {metrics: u20.yaml}}
      styles: {u: {font: {family: U20, size: 20}}}
      include: kit.yaml
      components: {Badge: {params: {gap: {default: 10}}}}
      views: {a: {Badge: New, top: 0, leading: 0}, b: {Badge: New, gap: 0, top: 50, leading: 0}}
      """, files: ["kit.yaml": kit])
    #expect(spec.findings == ["note unused-name 6:10"])
    #expect(spec.result.diagnostics.first?.message.contains("components.Spare") == true)
    #expect(spec.frame("a").width == 50)
    #expect(spec.frame("a").height == 44)
    #expect(spec.frame("b").width == 30)
  }

  /// A picture's path counts from the file that writes it, through two components.
  @Test func aPictureIsSoughtBesideTheFileThatNamesIt() {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'/>"
    let kit = """
      components:
        Inner: {params: {picture: image}, view: {image: $picture}}
        Outer: {params: {picture: image, own: {type: image, default: own.svg}}, view: {view: {a: {Inner: $picture, top: 0, leading: 0}, b: {Inner: $own, top: 0, trailing: 0}}}}
      """
    let spec = TestSpec(
      """
      quoin: 1
      screen: T
      canvas: {width: 400, height: 800, scale: 1, margins: 0}
      include: kit/kit.yaml
      views: {a: {Outer: logo.svg, edges: 0}}
      """,
      files: [
        "kit/kit.yaml": kit, "logo.svg": svg,
        "kit/own.svg": svg.replacing("'30'", with: "'50'"),
      ])
    #expect(spec.findings == [])
    #expect(spec.frame("a.a").width == 30)
    #expect(spec.frame("a.b").width == 50)
  }

  /// The same in JSON, where nothing is written as null.
  @Test func theTwinInJSON() {
    let spec = TestSpec(
      """
      {"quoin": 1, "screen": "T", "canvas": {"width": 400, "height": 800, "scale": 1, "margins": 0},
       "components": {"Rule": {"params": {"w": {"type": "number", "default": 3}},
                               "view": {"view": null, "height": 1, "width": "$w"}}},
       "views": {"a": {"Rule": null, "top": 0, "leading": 0},
                 "b": {"Rule": 7, "top": 5, "leading": 0}}}
      """, notation: .json)
    #expect(spec.findings == [])
    #expect(spec.frame("a").width == 3)
    #expect(spec.frame("b").width == 7)
  }

  /// `dump --stage screen` names the component below its root view, and every one that it is of.
  @Test func theDumpShowsComponents() throws {
    let spec = TestSpec.canvas(
      """
      components:
        Inner: {params: {t: string}, view: {label: $t, style: u}}
        Outer: {params: {t: string}, view: {Inner: $t, insets: 4}}
      views: {a: {Outer: Hi, top: 0, leading: 0}}
      """)
    #expect(spec.findings == [])
    #expect(spec.frame("a").width == 28)
    let dump = try #require(spec.result.layouts.first?.screen.dump)
    #expect(dump.contains("label \"a\""))
    #expect(dump.contains("component \"Outer\"\n    component \"Inner\""))
  }

  private func text(_ id: String, _ spec: TestSpec) -> String? {
    let view = spec.result.layouts.first?.screen.views.first { $0.id == id }
    guard case .text(let text)? = view?.content else { return nil }
    return text.text
  }
}
