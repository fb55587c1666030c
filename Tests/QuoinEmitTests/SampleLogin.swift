import QuoinLayout
import QuoinScreen

extension SampleLayout {
  /// A login form with one of everything that is drawn.
  static func login(theme: Cell.Theme = .light) -> ScreenLayout {
    let isDark = theme == .dark
    let ink = isDark ? Color(rgb: 0xFFFFFF) : Color(rgb: 0x000000)
    let field = isDark ? Color(rgb: 0x1C1C1E) : Color(rgb: 0xF2F2F7)
    let tint = isDark ? Color(rgb: 0x409CFF) : Color(rgb: 0x0A84FF)
    let safeArea = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    var sample = SampleLayout(
      "Login", cell: Cell(device: "iPhone 16", theme: theme),
      canvas: Canvas(width: 393, height: 852, safeArea: safeArea))
    sample.add("logo", kind: "image", Rect(x: 160.6667, y: 99, width: 72, height: 72)) {
      view, frame in
      view.content = .picture(name: "logo.pdf", size: Size(width: 72, height: 72))
      frame.content = frame.frame
    }
    let form = sample.add("form", kind: "vstack", Rect(x: 20, y: 203, width: 353, height: 222))
    sample.addLabel(
      "title", "Welcome back", parent: form, Rect(x: 20, y: 203, width: 190, height: 34),
      font: Font(size: 28, weight: .bold, textStyle: .title1), color: ink)
    for (index, text) in ["name@example.com", "Password"].enumerated() {
      let y = 261.0 + Double(index) * 56
      sample.addField(
        index == 0 ? "email" : "password", text, parent: form,
        Rect(x: 20, y: y, width: 353, height: 44), background: field)
    }
    sample.addLabel(
      "signIn", "Sign in", parent: form, Rect(x: 20, y: 373, width: 353, height: 50),
      insets: EdgeInsets(top: 14, left: 148.5, bottom: 14, right: 148.5),
      font: Font(size: 17, weight: .semibold), color: Color(rgb: 0xFFFFFF)
    ) { view, _ in
      view.kind = "button"
      view.appearance.background = tint
      view.appearance.cornerRadius = 12
    }
    sample.addLabel(
      "legal", "By signing in you agree to the terms\nand to the privacy notice.",
      Rect(x: 46, y: 762, width: 300, height: 40),
      insets: EdgeInsets(top: 4, left: 10, bottom: 4, right: 10), font: Font(size: 13), color: ink
    ) { view, frame in
      view.appearance.border = Appearance.Border(color: tint, width: 1)
      view.appearance.cornerRadius = 8
      view.appearance.clips = true
      frame.lines = frame.lines.enumerated().map { index, line in
        TextLine(
          text: line.text, x: line.x, baseline: line.baseline, width: index == 0 ? 226 : 158)
      }
    }
    sample.addLabel(
      "arabic", "مرحبا بالعالم", Rect(x: 233, y: 480, width: 140, height: 32),
      insets: EdgeInsets(top: 6, left: 16, bottom: 6, right: 16), color: ink
    ) { view, _ in view.appearance.background = field }
    sample.add("ghost", Rect(x: 20, y: 480, width: 120, height: 60)) { view, _ in
      view.isHidden = true
      view.appearance.cornerRadius = 10
    }
    sample.add("veil", Rect(x: 150, y: 560, width: 200, height: 80)) { view, _ in
      view.appearance.background = tint
      view.appearance.alpha = 0.3
    }
    return sample.layout
  }

  private mutating func addField(
    _ id: String, _ text: String, parent: Int, _ frame: Rect, background: Color
  ) {
    addLabel(
      id, text, parent: parent, frame,
      insets: EdgeInsets(top: 10, left: 12, bottom: 10, right: 12), color: Color(rgb: 0x8E8E93)
    ) { view, viewFrame in
      view.kind = "textField"
      view.appearance.background = background
      view.appearance.cornerRadius = 8
      let side = Rect(x: frame.x, y: frame.y + 12, width: 36, height: 20)
      let picture = Rect(x: frame.x + 8, y: frame.y + 12, width: 20, height: 20)
      let symbol = SideView.Content.picture(
        name: "envelope", Size(width: 20, height: 20), Color(rgb: 0x8E8E93))
      viewFrame.sideViews = [
        SideViewFrame(frame: side, picture: picture, view: SideView(content: symbol, padding: 8))
      ]
      viewFrame.content = Rect(x: frame.x + 48, y: frame.y + 10, width: 293, height: 24)
      viewFrame.lines = [
        TextLine(
          text: text, x: frame.x + 48, baseline: frame.y + 28, width: text.count > 10 ? 150 : 76)
      ]
    }
  }
}
