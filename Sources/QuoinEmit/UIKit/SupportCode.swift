import QuoinTemplates

/// The types that generated UIKit code uses, once for all screens of an app.
public enum SupportCode {
  /// A file of code.
  public struct File: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// Its text.
    public var text: String
  }

  /// The languages that the support is written in.
  public enum Language: String, Sendable, CaseIterable {
    case swift
    /// A category of `UILabel` for code in Objective-C: header and implementation.
    case objc
  }

  /// The files for a way of insets.
  public static func files(_ options: CodeOptions, language: Language = .swift) -> [File] {
    let value = TemplateValue.map([
      "access": .code(options.access.modifier),
      "isSubclass": .flag(options.insets == .subclass),
      "isCategory": .flag(options.insets == .category),
      "isContainer": .flag(options.insets == .container),
    ])
    switch language {
    case .swift:
      return [File(name: fileName, text: CodeTemplates.source("support", value))]
    case .objc:
      return ["h", "m"].map { ending in
        File(
          name: "UILabel+QuoinInsets.\(ending)",
          text: CodeTemplates.source("uilabel-insets-\(ending)", value))
      }
    }
  }

  /// The name of the Swift file.
  public static let fileName = "QuoinSupport.swift"
}
