/// The names of everything the compiler can say.
enum DiagnosticNames {
  /// Every id, in alphabetical order; a test keeps them in step with the sources and with the tables
  /// of the reference.
  static let all: [String] = [
    "alias-cycle", "alias-limit", "ambiguous", "ampersand", "argument-name",
    "attribute-not-of-kind", "bad-aspect", "bad-priority", "bad-screen-name", "bad-value-name",
    "block-mark", "braces-in-text", "bracket-in-text", "broken-image", "byte-order-mark",
    "canvas-and-device", "colon-in-text", "colon-without-blank", "comma-in-text", "comment-value",
    "comment-without-blank", "complex-key", "component-cycle", "component-limit", "component-name",
    "compound-mismatch", "conflict", "control-character", "dash-in-text", "depth-limit",
    "diagnostic-limit", "direction-control", "division-by-zero", "dollar-in-text", "duplicate-id",
    "duplicate-key", "duplicate-priority", "empty-barrier", "empty-expression", "empty-key",
    "empty-range", "encoding", "endless-reference", "expression-too-deep", "expression-too-long",
    "file-limit", "fit-of-several-lines", "flow-separator", "horizontal-against-vertical",
    "ignored-by-configuration", "include-cycle", "include-limit", "included-documents",
    "insets-exceed-frame", "insets-list", "invalid-number", "json-key", "json-number", "json-value",
    "key-below-text", "key-limit", "keys-not-indented", "kind-in-style", "left-against-leading",
    "line-separator",
    "location-against-size", "location-without-partner", "malformed-id", "merge-value",
    "metrics-documents", "metrics-key", "misplaced-none", "misplaced-range", "misplaced-relation",
    "missing-anchor", "missing-argument", "missing-blanks", "missing-colon", "missing-image",
    "missing-key", "missing-relation", "missing-string", "missing-strings", "missing-value",
    "mixed-sides", "name-clash", "needs-configuration", "negative-size", "nested-safe-area",
    "no-document", "no-kind", "no-such-child", "non-finite-number", "non-linear", "not-a-class",
    "not-an-image", "nothing-after", "nothing-constrained", "out-of-range", "physical-insets",
    "placed-by-stack", "question-mark", "reserved-character", "scalar-limit", "scaled-edge",
    "scroll-without-width", "shadowed-name", "side-view-content", "slot-place",
    "spacer-outside-stack", "strings-syntax", "style-attribute-unused", "style-cycle",
    "style-in-style", "style-limit", "tab-indentation", "text-after-bracket", "text-after-quote",
    "title-without-bar", "too-many-views", "truncated", "two-kinds", "two-pictures",
    "unclosed-bracket", "unclosed-quote", "undefined-alias", "unexpected-argument",
    "unexpected-end", "unexpected-token", "unexpected-value", "unknown-anchor", "unknown-component",
    "unknown-diagnostic", "unknown-escape", "unknown-font", "unknown-id", "unknown-key",
    "unknown-name", "unknown-style", "unknown-tag", "unknown-value", "unknown-version",
    "unopened-bracket", "unproved", "unreadable-file", "unsettled", "unused-anchor", "unused-name",
    "view-depth", "visual-format", "wrong-list", "wrong-shape", "wrong-type", "yaml-version",
  ]
}
