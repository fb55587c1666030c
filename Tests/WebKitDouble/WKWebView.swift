@_exported import UIKitDouble

/// A view that shows pages of the web: all of WebKit that generated code uses.
@MainActor open class WKWebView: UIView {}
