import QuoinScreen
import Testing

/// What views of a spec are in UIKit code.
@Suite struct ViewCodeTests {
  @Test func fontsFollowTheTextSizeWhereTheSpecsDo() {
    let code = GeneratedCode(
      """
      views:
        a: {label: x, font: body, top: 0, leading: 0}
        b: {label: x, font: {size: 20, weight: bold}, top: 0, leading: 0}
        c: {label: x, font: {size: 20, weight: bold, textStyle: body}, top: 0, leading: 0}
        d: {label: x, font: {textStyle: title1, design: rounded}, top: 0, leading: 0}
        e: {label: x, style: u, top: 0, leading: 0}
      """)
    #expect(code.has("a.font = .preferredFont(forTextStyle: .body)"))
    #expect(code.has("a.adjustsFontForContentSizeCategory = true"))
    #expect(code.has("b.font = .systemFont(ofSize: 20, weight: .bold)"))
    #expect(!code.lines.contains("b.adjustsFontForContentSizeCategory = true"))
    #expect(
      code.has(
        "c.font = UIFontMetrics(forTextStyle: .body).scaledFont("
          + "for: .systemFont(ofSize: 20, weight: .bold))"))
    #expect(
      code.has(
        "d.font = UIFontMetrics(forTextStyle: .title1).scaledFont("
          + "for: .systemFont(ofSize: 28).design(.rounded))"))
    #expect(code.has("e.font = .named(\"U20\", size: 20, weight: .regular)"))
  }

  @Test func coloursFollowTheThemeWhereTheSpecsDo() {
    let code = GeneratedCode(
      """
      colors: {brand: {light: FF0000, dark: 00FF0080}}
      views:
        a: {label: x, color: secondaryLabel, background: brand, top: 0, leading: 0}
        b: {view: , background: 102030, frame: [0, 0, 9, 9], border: {color: separator, width: 2}}
      """)
    #expect(code.has("a.textColor = .secondaryLabel"))
    #expect(code.has("a.backgroundColor = UIColor(light: 0xFF0000FF, dark: 0x00FF0080)"))
    #expect(code.has("b.backgroundColor = UIColor(rgba: 0x102030FF)"))
    // Layers do not follow the theme by themselves.
    #expect(
      code.has(
        "super.layoutSubviews()",
        "b.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor"))
  }

  @Test func insetsAreParametersInTheWayChosen() {
    let views = """
      views:
        a: {label: x, insets: {top: 1, leading: 2, bottom: 3, trailing: 4}, top: 0, leading: 0}
        b: {label: x, insets: {left: 2}, top: 0, leading: 0}
        c: {label: x, top: 0, leading: 0}
        d: {textField: x, insets: 5, top: 0, leading: 0}
      """
    let code = GeneratedCode(views)
    #expect(
      code.has(
        "var aInsets = NSDirectionalEdgeInsets(", "top: 1, leading: 2, bottom: 3, trailing: 4)"))
    #expect(code.has("a.insets = parameters.aInsets"))
    // Left stays left in both directions.
    #expect(code.has("var bInsets = UIEdgeInsets(", "top: 0, left: 2, bottom: 0, right: 0)"))
    #expect(code.has("b.insets = parameters.bInsets.directional(in: b)"))
    #expect(code.lines(from: "let a").first?.hasPrefix("let a = PaddedLabel()") == true)
    #expect(code.lines(from: "let c").first?.hasPrefix("let c = UILabel()") == true)
    #expect(code.lines(from: "let d").first?.hasPrefix("let d = InsetTextField()") == true)

    let category = GeneratedCode(views, insets: .category)
    #expect(category.lines(from: "let a").first?.hasPrefix("let a = UILabel()") == true)
    #expect(category.has("a.insets = parameters.aInsets"))
    #expect(category.lines(from: "let d").first?.hasPrefix("let d = UITextField()") == true)
    #expect(category.has("d.setInsets(parameters.dInsets)"))

    let container = GeneratedCode(views, insets: .container)
    #expect(container.lines(from: "let a").first?.hasPrefix("let a = LabelContainer()") == true)
    #expect(container.has("a.label.text = parameters.aText"))
    #expect(container.has("a.accessibilityIdentifier = \"a\""))
  }

  /// UIKit sees no labels in containers: a row with several texts of several lines shares itself.
  @Test func rowsShareTheWidthOfTextsInContainers() {
    let views = """
      views:
        padded:
          hstack: {a: {label: x, insets: 4, lines: 0}, b: {label: y, lines: 0}}
          top: 0
          leading: 0
        plain: {hstack: {c: {label: x, lines: 0}, d: {label: y, lines: 0}}, top: 0, leading: 0}
        single: {hstack: {e: {label: x, insets: 4, lines: 0}, f: {label: y}}, top: 0, leading: 0}
        column: {vstack: {g: {label: x, insets: 4, lines: 0}, h: {label: y, lines: 0}}, top: 0}
      """
    let calls = GeneratedCode(views, insets: .container).lines.filter {
      $0.contains("shareTextWidths")
    }
    #expect(calls == ["padded.shareTextWidths()"])
    #expect(!GeneratedCode(views).lines.contains { $0.contains("shareTextWidths") })
  }

  /// Whatever a screen shows is a parameter, and `update` sets each.
  @Test func updateSetsEveryParameter() {
    let code = GeneratedCode(
      """
      views:
        a: {label: x, insets: 4, hidden: true, top: 0, leading: 0}
        b: {textField: "", placeholder: p, editingInsets: 3, top: 0, leading: 0}
        c: {button: t, contentInsets: 8, symbol: star, top: 0, leading: 0}
        d: {switch: true, top: 0, leading: 0}
        e: {slider: 0.5, top: 0, leading: 0, width: 50}
        f: {segments: [A, B], top: 0, leading: 0}
        g: {label: [{text: Was}, {text: $9, strike: true}], top: 0, leading: 0}
        h: {label: x, kern: 2, lineSpacing: 3, lines: 0, top: 0, leading: 0}
        i: {symbol: star, top: 0, leading: 0}
        j: {button: t, configuration: filled, subtitle: s, top: 0, leading: 0}
        k: {textView: x, insets: 2, top: 0, leading: 0, size: 50}
        l: {stepper: 3, top: 0, leading: 0}
        m: {pages: 5, current: 2, top: 0, leading: 0}
        n: {searchBar: find, top: 0, leading: 0, width: 90}
        o: {progress: 0.25, top: 0, leading: 0, width: 90}
      """)
    let parameters = code.lines(from: "var ").compactMap { line in
      line.split(whereSeparator: { " :=".contains($0) }).dropFirst().first.map(String.init)
    }.filter { $0 != "parameters" }
    #expect(parameters.count > 24)
    guard let start = code.lines.firstIndex(of: "private func update() {") else {
      Issue.record("no update")
      return
    }
    let body = code.lines[start...].joined(separator: "\n")
    for parameter in parameters {
      #expect(body.contains("parameters.\(parameter)"), "update leaves \(parameter) as it was")
    }
  }

  /// Two ids and the suffixes of their parameters may come to one name, which is an error; what is
  /// written nevertheless compiles.
  @Test func parametersHaveNamesOfTheirOwn() {
    let code = GeneratedCode(
      """
      views:
        a: {button: x, titleInsets: 4, top: 0, leading: 0}
        aTitle: {label: y, insets: 2, top: 0, leading: 0}
      """)
    #expect(code.has("a.titleInsets = parameters.aTitleInsets"))
    #expect(code.has("aTitle.insets = parameters.aTitleInsets_2"))
  }

  /// A part of a length is divided, not multiplied by a reciprocal: that may round, or be no number.
  @Test func partsOfLengthsAreExact() {
    let code = GeneratedCode(
      """
      views:
        a: {view: , top: 0, leading: 0, width: 50 + 0 / 1e-320, height: 49px / 49}
        b: {view: , top: 0, leading: 0, height: 9}
      constraints: [1e-310 * b.width == 1e-310 * a.width]
      """)
    #expect(code.lines.contains { $0.hasPrefix("a.widthAnchor.constraint(equalToConstant: 50)") })
    #expect(
      code.lines.contains { $0.hasPrefix("a.heightAnchor.constraint(equalToConstant: pixels(1))") })
    #expect(!code.lines.contains { $0.contains("nan") })
  }

  /// A label's background is drawn with its content; UIKit rounds that where the label clips, and then
  /// there is no shadow.
  @Test func roundLabelsAreRound() {
    let code = GeneratedCode(
      """
      views:
        a: {label: x, cornerRadius: 8, background: red, edges: 0}
        b: {label: x, cornerRadius: 8, background: red, shadow: {color: black, radius: 2}, edges: 0}
        c: {label: x, cornerRadius: 8, edges: 0}
        d: {view: , cornerRadius: 8, background: red, edges: 0}
      """)
    #expect(code.has("a.backgroundColor = .red", "a.clipsToBounds = true"))
    #expect(
      code.has("b.layer.backgroundColor = UIColor.red.resolvedColor(with: traitCollection).cgColor")
    )
    #expect(code.lines.count { $0.contains("clipsToBounds") } == 1)
    #expect(!code.lines.contains { $0.hasPrefix("b.backgroundColor") })
  }

  /// UIKit's own colour is not set: a disabled button would have it too.
  @Test func buttonsKeepTheColoursOfTheirStates() {
    let code = GeneratedCode(
      """
      views:
        a: {button: x, top: 0, leading: 0}
        b: {button: x, color: red, contentInsets: 4, top: 0, leading: 0}
      """)
    #expect(!code.lines.contains { $0.hasPrefix("a.setTitleColor") })
    #expect(code.has("b.setTitleColor(.red, for: .normal)"))
    #expect(code.lines.contains { $0.hasPrefix("let b = InsetButton(type: .system)") })
  }

  @Test func accessibilityIsTold() {
    let code = GeneratedCode(
      """
      views:
        a: {label: x, top: 0, leading: 0}
        b: {symbol: star, accessibility: {id: rating, label: Five stars, traits: [image, header]}, top: 0, leading: 0}
      """)
    #expect(code.has("a.accessibilityIdentifier = \"a\""))
    #expect(code.has("b.accessibilityIdentifier = \"rating\""))
    #expect(code.has("b.isAccessibilityElement = true", "b.accessibilityLabel = \"Five stars\""))
    #expect(code.has("b.accessibilityTraits.insert([.image, .header])"))
  }

  /// What is newer than iOS 15 stands behind `#available`, with what was there before.
  @Test func newerMembersAreAskedFor() {
    let code = GeneratedCode(
      """
      views:
        a: {label: x, accessibility: {traits: [toggleButton, header]}, top: 0, leading: 0}
        b: {datePicker: yearAndMonth, top: 0, leading: 0}
        c: {datePicker: time, top: 0, leading: 0}
      """)
    #expect(
      code.has(
        "a.accessibilityTraits.insert(.header)", "if #available(iOS 17.0, *) {",
        "a.accessibilityTraits.insert(.toggleButton)", "} else {",
        "a.accessibilityTraits.insert(.button)", "}"))
    #expect(
      code.has(
        "if #available(iOS 17.4, *) {", "b.datePickerMode = .yearAndMonth", "} else {",
        "b.datePickerMode = .date", "}"))
    #expect(code.has("c.datePickerMode = .time"))
  }

  /// What is written in pixels is so in code, whatever the scale of the screen that is laid out; a
  /// part of a font's size follows the text size.
  @Test func lengthsAreOfTheScreenThatShowsThem() {
    let code = GeneratedCode(
      """
      values: {hair: 1px}
      views:
        a: {view: , top: 8 + 1px, leading: -1px, width: 2 * $hair + 3, height: $hair}
        b: {view: , top: a.bottom + 1px, leading: 0, size: 9, border: {color: black, width: 2px}}
        c: {textField: x, font: body, fit: {minScale: 0.5}, top: 0, leading: 0}
        d: {textField: x, font: {size: 20}, fit: {minScale: 0.5}, top: 0, leading: 0}
      """)
    #expect(code.lines.contains { $0.hasSuffix(".topAnchor, constant: 8 + pixels(1))") })
    #expect(code.lines.contains { $0.hasSuffix(".leadingAnchor, constant: pixels(-1))") })
    #expect(code.has("a.widthAnchor.constraint(equalToConstant: 3 + pixels(2))"))
    #expect(
      code.has(
        "a.heightAnchor.constraint(equalToConstant: pixels(1))",
        ".identified(\"a.height == 1px (test.quoin.yaml:8)\"),"))
    #expect(code.has("b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: pixels(1))"))
    #expect(code.has("b.layer.borderWidth = pixels(2)"))
    #expect(code.has("c.minimumFontSize = 0.5 * (c.font?.pointSize ?? 0)"))
    #expect(code.has("d.minimumFontSize = 10"))
  }

  /// Members of UIView, types, words of the language, and what is no identifier.
  @Test(arguments: [
    ("frame", "frameView"), ("tag", "tagView"), ("description", "descriptionView"),
    ("update", "updateView"), ("String", "StringView"), ("UILabel", "UILabelView"),
    ("UIImage", "UIImageViewView"), ("class", "classView"), ("default", "`default`"),
    ("25UltraLight", "_25UltraLight"), ("sign-in", "signIn"), ("👍", "👍"), ("é", "é"),
  ])
  func namesArePropertiesOfAView(id: String, name: String) {
    let code = GeneratedCode("views: {\"\(id)\": {label: x, top: 0, leading: 0}}")
    #expect(code.has("\(name).accessibilityIdentifier = \"\(id)\""))
    #expect(code.lines(from: "let \(name) = UILabel()").count == 1)
  }

  @Test func stacksArrangeAndScrollViewsAreLeftAlone() {
    let code = GeneratedCode(
      """
      views:
        s: {hstack: {a: {label: x}, b: {label: y}}, spacing: 8, spacingAfter: {a: 2}, alignment: top,
            distribution: fillEqually, margins: 4, top: 0, leading: 0}
        v: {scroll: {}, edges: 0}
      """)
    #expect(code.has("s.spacing = 8", "s.distribution = .fillEqually", "s.alignment = .top"))
    #expect(code.has("s.addArrangedSubviews(a, b)", "s.setCustomSpacing(2, after: a)"))
    #expect(code.has("s.isLayoutMarginsRelativeArrangement = true"))
    #expect(code.has("s.insetsLayoutMarginsFromSafeArea = false"))
    #expect(code.has("v.contentInsetAdjustmentBehavior = .never"))
  }
}
