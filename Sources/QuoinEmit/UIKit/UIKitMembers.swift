/// Names that a subclass of `UIView` has already, so that a view of the spec cannot have them.
///
/// Source: Apple's documentation of UIView, UIResponder, CALayerDelegate, UIAccessibility and
/// NSObject; and what the generated class has itself.
enum UIKitMembers {
  /// All of them, and the words that no property can be called.
  static let names: Set<String> = Set(
    [view, layout, drawing, responder, accessibility, object, own].joined())

  private static let view: [String] = [
    "addConstraint", "addConstraints", "addGestureRecognizer", "addInteraction", "addLayoutGuide",
    "addMotionEffect", "addSubview", "alpha", "animate", "appearance",
    "appliedContentSizeCategoryLimitsDescription", "autoresizesSubviews", "autoresizingMask",
    "backgroundColor", "bounds", "bringSubviewToFront", "center", "clearsContextBeforeDrawing",
    "clipsToBounds", "collisionBoundingPath", "collisionBoundsType", "contentMode",
    "contentScaleFactor", "contentStretch", "convert", "cornerConfiguration", "didAddSubview",
    "didMoveToSuperview", "didMoveToWindow", "didUpdateFocus", "directionalLayoutMargins", "draw",
    "drawHierarchy", "effectiveUserInterfaceLayoutDirection", "endEditing", "exchangeSubview",
    "focusEffect", "focusGroupIdentifier", "focusGroupPriority", "focusItemContainer", "frame",
    "gestureRecognizers", "gestureRecognizerShouldBegin", "hasAmbiguousLayout", "hitTest",
    "hoverStyle", "inputView", "insertSubview", "interactions", "isDescendant", "isExclusiveTouch",
    "isFocused", "isHidden", "isMultipleTouchEnabled", "isOpaque", "isUserInteractionEnabled",
    "largeContentImage", "largeContentImageInsets", "largeContentTitle", "layer", "layerClass",
    "mask", "maximumContentSizeCategory", "minimumContentSizeCategory", "motionEffects", "point",
    "preferredFocusedView", "preferredFocusEnvironments", "removeFromSuperview",
    "removeGestureRecognizer", "removeInteraction", "removeMotionEffect", "resizableSnapshotView",
    "restorationIdentifier", "scalesLargeContentImage", "semanticContentAttribute",
    "sendSubviewToBack", "setNeedsDisplay", "setNeedsFocusUpdate", "showsLargeContentViewer",
    "sizeThatFits", "sizeToFit", "snapshotView", "subviews", "superview", "tag",
    "tintAdjustmentMode", "tintColor", "tintColorDidChange", "traitCollection",
    "traitCollectionDidChange", "traitOverrides", "transform", "transform3D", "transition",
    "updateFocusIfNeeded", "updateTraitsIfNeeded", "userActivity", "viewPrintFormatter",
    "viewWithTag", "willMove", "willRemoveSubview", "window",
  ]

  private static let layout: [String] = [
    "alignmentRect", "alignmentRectInsets", "bottomAnchor", "centerXAnchor", "centerYAnchor",
    "constraints", "constraintsAffectingLayout", "contentCompressionResistancePriority",
    "contentHuggingPriority", "exerciseAmbiguityInLayout", "firstBaselineAnchor",
    "forFirstBaselineLayout", "forLastBaselineLayout", "heightAnchor",
    "insetsLayoutMarginsFromSafeArea", "intrinsicContentSize", "invalidateIntrinsicContentSize",
    "keyboardLayoutGuide", "lastBaselineAnchor", "layoutGuide", "layoutGuides", "layoutIfNeeded",
    "layoutMargins", "layoutMarginsDidChange", "layoutMarginsGuide", "layoutSubviews",
    "leadingAnchor", "leftAnchor", "needsUpdateConstraints", "preservesSuperviewLayoutMargins",
    "readableContentGuide", "removeConstraint", "removeConstraints", "removeLayoutGuide",
    "requiresConstraintBasedLayout", "rightAnchor", "safeAreaInsets", "safeAreaInsetsDidChange",
    "safeAreaLayoutGuide", "setContentCompressionResistancePriority", "setContentHuggingPriority",
    "setNeedsLayout", "setNeedsUpdateConstraints", "setNeedsUpdateProperties",
    "systemLayoutSizeFitting", "topAnchor", "trailingAnchor",
    "translatesAutoresizingMaskIntoConstraints", "updateConstraints", "updateConstraintsIfNeeded",
    "updateProperties", "updatePropertiesIfNeeded", "viewForBaselineLayout",
    "viewForFirstBaselineLayout", "viewForLastBaselineLayout", "widthAnchor",
  ]

  private static let drawing: [String] = [
    "action", "coordinateSpace", "decodeRestorableState", "display", "encode",
    "encodeRestorableState", "layerWillDraw", "layoutSublayers", "undoManager",
  ]

  private static let responder: [String] = [
    "activityItemsConfiguration", "becomeFirstResponder", "buildMenu", "canBecomeFirstResponder",
    "canBecomeFocused", "canPaste", "canPerformAction", "canResignFirstResponder",
    "captureTextFromCamera", "copy", "cut", "delete", "editingInteractionConfiguration", "find",
    "findAndReplace", "findNext", "findPrevious", "inputAccessoryView",
    "inputAccessoryViewController", "inputAssistantItem", "inputViewController", "isFirstResponder",
    "keyCommands", "makeTextWritingDirectionLeftToRight", "makeTextWritingDirectionRightToLeft",
    "motionBegan", "motionCancelled", "motionEnded", "next", "paste", "pasteConfiguration",
    "pressesBegan", "pressesCancelled", "pressesChanged", "pressesEnded", "printContent",
    "registerForTraitChanges", "reloadInputViews", "remoteControlReceived", "resignFirstResponder",
    "select", "selectAll", "target", "textInputContextIdentifier", "textInputMode",
    "toggleBoldface", "toggleItalics", "toggleUnderline", "touchesBegan", "touchesCancelled",
    "touchesEnded", "touchesEstimatedPropertiesUpdated", "touchesMoved",
    "unregisterForTraitChanges", "updateTextAttributes", "updateUserActivityState",
    "useSelectionForFind", "validate",
  ]

  private static let accessibility: [String] = [
    "accessibilityActivate", "accessibilityActivationPoint", "accessibilityAttributedHint",
    "accessibilityAttributedLabel", "accessibilityAttributedValue", "accessibilityContainerType",
    "accessibilityCustomActions", "accessibilityCustomRotors", "accessibilityDecrement",
    "accessibilityDragSourceDescriptors", "accessibilityDropPointDescriptors",
    "accessibilityElement", "accessibilityElementCount", "accessibilityElements",
    "accessibilityElementsHidden", "accessibilityFrame", "accessibilityHint",
    "accessibilityIdentifier", "accessibilityIgnoresInvertColors", "accessibilityIncrement",
    "accessibilityLabel", "accessibilityLanguage", "accessibilityNavigationStyle",
    "accessibilityPath", "accessibilityPerformEscape", "accessibilityPerformMagicTap",
    "accessibilityRespondsToUserInteraction", "accessibilityScroll", "accessibilityTextualContext",
    "accessibilityTraits", "accessibilityUserInputLabels", "accessibilityValue",
    "accessibilityViewIsModal", "automationElements", "index", "isAccessibilityElement",
    "shouldGroupAccessibilityChildren",
  ]

  private static let object: [String] = [
    "addObserver", "autoContentAccessingProxy", "autorelease", "awakeAfter", "awakeFromNib", "bind",
    "class", "classForCoder", "conforms", "dealloc", "debugDescription", "description",
    "dictionaryWithValues", "didChange", "didChangeValue", "doesNotRecognizeSelector",
    "dynamicType", "finalize", "forwardingTarget", "forwardInvocation", "hash", "hashValue", "init",
    "initialize", "inverseForRelationshipKey", "isEqual", "isKind", "isMember", "isProxy", "load",
    "method", "methodSignature", "mutableArrayValue", "mutableOrderedSetValue", "mutableSetValue",
    "observationInfo", "observe", "observeValue", "perform", "prepareForInterfaceBuilder",
    "publisher", "release", "removeObserver", "replacementObject", "responds", "retain",
    "retainCount", "self", "setNilValueForKey", "setValue", "setValuesForKeys", "superclass",
    "value", "willChange", "willChangeValue", "zone",
  ]

  /// What the generated class and its support have.
  private static let own: [String] = [
    "parameters", "Parameters", "pixels", "Protocol", "Self", "setUpConstraints", "setUpViews",
    "textEdits", "towardTrailing", "Type", "update", "updateLayerColors",
  ]
}
