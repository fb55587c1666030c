import QuoinScreen
import QuoinSource

/// Containers, pictures, and views that show what is not in the document.
extension KindImporter {
  /// A plain view, or one of the app's classes: with subviews it is a container, without any the
  /// class's own drawing.
  static func view(_ element: XMLElement, _ context: inout KindContext) -> ViewDraft {
    let hasSubviews = element.child("subviews")?.children.isEmpty == false
    guard let custom = element["customClass"].flatMap(ClassName.spelled), !hasSubviews else {
      return .container("view")
    }
    if custom.hasSuffix("MapView") || custom == "MKMapView" {
      var draft = ViewDraft("map", .text(custom))
      draft.sizeSource = .unknown
      return draft
    }
    var draft = ViewDraft("custom", .text(custom))
    draft.sizeSource = .unknown
    if let id = element["id"], let size = context.document.designables[ExactString(id)] {
      draft.intrinsic = (size.width, size.height)
      draft.sizeSource = .document
    }
    return draft
  }

  static func container(_ element: XMLElement, _ context: inout KindContext) -> ViewDraft {
    .container("view")
  }

  static func embedded(_ element: XMLElement, _ context: inout KindContext) -> ViewDraft {
    var draft = ViewDraft.container("view")
    draft.comments.append("embeds another view controller")
    return draft
  }

  static func scrollView(_ element: XMLElement, _ context: inout KindContext) -> ViewDraft {
    .container("scroll")
  }

  static func stackView(_ element: XMLElement, _ context: inout KindContext) -> ViewDraft {
    var draft = ViewDraft.container(element["axis"] == "vertical" ? "vstack" : "hstack")
    if let spacing = element.length("spacing"), spacing != 0 {
      draft.set("spacing", .number(spacing))
    } else if element["spacingType"] == "standard" {
      draft.set("spacing", .number(AnchorWriter.systemSpace))
    }
    draft.set("distribution", plain: element["distribution"], unless: "fill")
    draft.set("alignment", plain: stackAlignment(element), unless: "fill")
    if element.flag("baselineRelativeArrangement") == true {
      draft.comments.append("arranged by baselines in Interface Builder")
    }
    return draft
  }

  private static func stackAlignment(_ element: XMLElement) -> String? {
    guard let alignment = element["alignment"] else { return nil }
    let isColumn = element["axis"] == "vertical"
    switch alignment {
    case "leading", "top": return isColumn ? "leading" : "top"
    case "trailing", "bottom": return isColumn ? "trailing" : "bottom"
    case "firstBaseline", "lastBaseline": return isColumn ? nil : alignment
    default: return alignment
    }
  }

  static func imageView(_ element: XMLElement, _ context: inout KindContext) -> ViewDraft {
    guard let name = element["image"] else {
      // A view that the app gives its picture asks for no size yet.
      var draft = ViewDraft("image", .text("picture"))
      draft.set("intrinsic", .list([.plain("none"), .plain("none")]))
      return draft
    }
    if element["catalog"] == "system" {
      var draft = ViewDraft("symbol", .text(name))
      draft.sizeSource = .unknown
      return draft
    }
    var draft = ViewDraft("image", .text(PictureName.spelled(name)))
    if let size = context.imageSize(name) {
      draft.intrinsic = (size.width, size.height)
      draft.sizeSource = .document
    } else {
      draft.sizeSource = .unknown
    }
    return draft
  }

  static func navigationBar(_ element: XMLElement, _ context: inout KindContext) -> ViewDraft {
    let title = element.child("items")?.child("navigationItem")?["title"]
    return ViewDraft("navigationBar", .text(title ?? "Title"))
  }

  /// A view that shows what the app gives it, by a name.
  static func host(
    _ kind: String, _ name: String
  ) -> @Sendable (XMLElement, inout KindContext) -> ViewDraft {
    { element, _ in
      ViewDraft(kind, .text(element["customClass"].flatMap(ClassName.spelled) ?? name))
    }
  }
}

/// Names of pictures.
enum PictureName {
  /// A name that a spec takes for an asset or a file: characters of names only.
  static func spelled(_ name: String) -> String {
    let kept = name.unicodeScalars.filter { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "_-. @+()".unicodeScalars.contains(scalar)
    }
    let text = String(String.UnicodeScalarView(kept))
    return text.isEmpty || text.contains("..") ? "picture" : text
  }
}
