/// Which properties of Interface Builder's views a spec carries, for the count of what it does not.
enum CarriedProperties {
  /// Counts the properties of a view.
  ///
  /// - Parameters:
  ///   - isScreen: whether the view is the spec's screen itself, which has no attributes there.
  static func count(_ element: XMLElement, isScreen: Bool, into coverage: inout Coverage) {
    let (attributes, properties) =
      isScreen ? (screenAttributes, screenProperties) : (attributes, properties)
    for attribute in element.attributes where !bookkeeping.contains(attribute.name) {
      count(attribute.name, isCarried: attributes.contains(attribute.name), into: &coverage)
    }
    for property in element.children where !structure.contains(property.name) {
      let name = property["key"] ?? property.name
      count(name, isCarried: properties.contains(name), into: &coverage)
    }
  }

  private static func count(_ name: String, isCarried: Bool, into coverage: inout Coverage) {
    coverage.attributes.add(isCarried: isCarried)
    if !isCarried { coverage.left[name, default: 0] += 1 }
  }

  /// What ties the document together and is no property.
  private static let bookkeeping: Set<String> = [
    "id", "key", "translatesAutoresizingMaskIntoConstraints", "tableViewCell", "reference",
    "fixedFrame", "misplaced", "ambiguous", "customModule", "customModuleProvider", "sceneMemberID",
  ]

  /// Elements that hold other views, guides or constraints, which are counted by themselves.
  private static let structure: Set<String> = [
    "subviews", "constraints", "viewLayoutGuide", "variation", "nil", "prototypes", "cells",
    "sections", "tableViewCellContentView", "collectionViewCellContentView",
  ]

  private static let attributes: Set<String> = [
    "userLabel", "customClass", "text", "title", "placeholder", "textAlignment", "lineBreakMode",
    "numberOfLines", "adjustsFontSizeToFit", "minimumScaleFactor", "minimumFontSize",
    "adjustsLetterSpacingToFitWidth", "preferredMaxLayoutWidth", "borderStyle", "clearButtonMode",
    "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "hidden", "clipsSubviews", "alpha",
    "enabled",
    "image", "catalog", "axis", "spacing", "spacingType", "distribution", "alignment", "on",
    "value", "minValue", "maxValue", "progress", "style", "selectedSegmentIndex", "numberOfPages",
    "datePickerMode", "buttonType", "scrollEnabled", "editable", "preservesSuperviewLayoutMargins",
    "insetsLayoutMarginsFromSafeArea", "accessoryType", "reuseIdentifier", "contentMode",
  ]

  private static let properties: Set<String> = [
    "frame", "fontDescription", "backgroundColor", "textColor", "tintColor", "text",
    "attributedText", "layoutMargins", "directionalLayoutMargins", "contentEdgeInsets",
    "titleEdgeInsets", "imageEdgeInsets", "configuration", "normal", "segments",
    "accessibilityConfiguration", "autoresizingMask", "textInputTraits", "contentView",
    "simulatedStatusBarMetrics",
  ]

  /// What a spec has of the view that is its screen: its name, its class as a comment, and what
  /// the canvas and its margins are made of; a content mode says nothing there.
  private static let screenAttributes: Set<String> = [
    "userLabel", "customClass", "reuseIdentifier", "preservesSuperviewLayoutMargins",
    "accessoryType", "contentMode",
  ]

  private static let screenProperties: Set<String> = [
    "frame", "layoutMargins", "directionalLayoutMargins", "contentView",
    "simulatedStatusBarMetrics",
  ]
}
