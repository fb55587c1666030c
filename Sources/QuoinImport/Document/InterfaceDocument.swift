import QuoinScreen
import QuoinSource

/// A storyboard or xib of Interface Builder for iOS.
struct InterfaceDocument {
  /// The file.
  var file: SourceFile
  /// The element `document`.
  var root: XMLElement
  /// Whether it is a storyboard and not a xib.
  var isStoryboard: Bool
  /// The generation of the format: Xcode's build, such as 17156; 0 where none is written.
  var toolsVersion: Int
  /// The device of the canvas.
  var device: SimulatedDevice
  /// The natural size of each picture that the document names, in points.
  var images: [ExactString: Size]
  /// The colours of asset catalogues that the document names.
  var namedColors: [ExactString: XMLElement]
  /// The intrinsic sizes of designable views, by the view's id.
  var designables: [ExactString: Size]

  /// Reads what is no view; nil with an error where the file is no such document.
  static func read(
    _ file: SourceFile, _ root: XMLElement
  ) -> (document: InterfaceDocument?, diagnostics: [Diagnostic]) {
    guard let kind = DocumentKind(root) else {
      return (nil, [DocumentKind.refusal(of: root)])
    }
    let toolsVersion = root["toolsVersion"].flatMap(Self.majorVersion) ?? 0
    var document = InterfaceDocument(
      file: file, root: root, isStoryboard: kind == .storyboard, toolsVersion: toolsVersion,
      device: SimulatedDevice(root.child("device"), toolsVersion: toolsVersion), images: [:],
      namedColors: [:],
      designables: [:])
    document.readResources()
    return (document, [])
  }

  /// The word of `system` for the iOS of the canvas; nil for the usual one.
  ///
  /// Source: stored sizes of controls nobody constrained. Xcode 11 begins at 15000, Xcode 12 at
  /// 17000, the newest metrics at 23700.
  var system: String? {
    switch toolsVersion {
    case ..<15000: "iOS 12"
    case ..<17000: "iOS 13"
    case 23700...: "iOS 26"
    default: nil
    }
  }

  /// The text size that the canvas had: Xcode 13 and 14 laid text styles out at the smallest.
  ///
  /// Source: stored heights of labels with a text style.
  var textSize: TextSize { (18000..<21000).contains(toolsVersion) ? .XS : .L }

  private mutating func readResources() {
    for resource in root.child("resources")?.children ?? [] {
      guard let name = resource["name"] else { continue }
      switch resource.name {
      case "image": images[ExactString(name)] = Size(resource)
      case "namedColor": namedColors[ExactString(name)] = resource.child("color")
      default: break
      }
    }
    for designable in root.child("designables")?.children ?? [] {
      guard let name = designable["name"], let size = designable.child(key: "intrinsicContentSize")
      else { continue }
      designables[ExactString(name)] = Size(size)
    }
  }

  /// `17156` of `17156.1`.
  private static func majorVersion(_ text: String) -> Int? {
    Int(text.prefix { $0 != "." })
  }
}

/// What a document is for.
private enum DocumentKind {
  case storyboard, xib

  /// The kind of a document for iOS; nil for any other.
  init?(_ root: XMLElement) {
    guard root.name == "document", root["targetRuntime"].map(Self.isTouch) ?? true else {
      return nil
    }
    switch root["type"] {
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": self = .storyboard
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": self = .xib
    default: return nil
    }
  }

  private static func isTouch(_ runtime: String) -> Bool {
    runtime.hasPrefix("iOS.CocoaTouch")
  }

  /// Why another document is not imported.
  static func refusal(of root: XMLElement) -> Diagnostic {
    let type = (root["type"] ?? "") + " " + (root["targetRuntime"] ?? "")
    let platform: String? =
      switch true {
      case type.contains("MacOSX.Cocoa"), type.contains("3.Cocoa."): "macOS"
      case type.contains("AppleTV"): "tvOS"
      case type.contains("WatchKit"): "watchOS"
      default: nil
      }
    if let platform {
      return Diagnostic(
        .error, id: "other-platform", "the document is for \(platform)", at: root.range,
        hint: "Quoin lays out UIKit's views for iOS")
    }
    if root.name == "archive" {
      return Diagnostic(
        .error, id: "old-document", "the document is in the format of Xcode 4", at: root.range,
        hint: "open it in Xcode, which offers to convert it")
    }
    return Diagnostic(
      .error, id: "no-interface",
      "<\(VisibleText.escape(root.name))> is no storyboard or xib for iOS", at: root.range,
      hint: "a storyboard or xib begins with <document type=\"com.apple.InterfaceBuilder3…\">")
  }
}

extension Size {
  /// The attributes `width` and `height` of an element; nil unless both are lengths.
  init?(_ element: XMLElement) {
    guard let width = element.length("width"), let height = element.length("height") else {
      return nil
    }
    self.init(width: width, height: height)
  }
}
