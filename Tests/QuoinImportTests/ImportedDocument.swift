import QuoinCompiler
import QuoinImport
import QuoinLayout
import QuoinSource
import QuoinSyntax
import QuoinTestSupport

/// A document in a test and what importing it gives.
struct ImportedDocument {
  /// What was made and told.
  let result: Importer.Result

  /// Imports a text.
  init(_ text: String, path: String = "Test.xib") {
    result = Importer.import(SourceFile(path: path, text: text))
  }

  /// Imports a xib with one view of 300 × 400 points, whose content this is.
  ///
  /// - Parameters:
  ///   - attributes: further attributes of the view.
  static func view(
    toolsVersion: String = "17701", attributes: String = "", _ content: String
  ) -> ImportedDocument {
    ImportedDocument(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useSafeAreas="YES">
          <device id="retina6_1" orientation="portrait" appearance="light"/>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
              <view contentMode="scaleToFill" id="root" \(attributes)>
                  <rect key="frame" x="0.0" y="0.0" width="300" height="400"/>
      \(content)
              </view>
          </objects>
      </document>
      """)
  }

  /// A label at 10, 20 with a width of 100 and a height of 20.5.
  static func label(_ id: String, _ attributes: String = "") -> String {
    """
    <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(attributes)>
      <rect key="frame" x="10" y="20" width="100" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    """
  }

  /// The first spec as YAML; empty where there is none.
  var yaml: String { result.specs.first?.yaml ?? "" }

  /// The ids of what was told.
  var told: [String] { result.diagnostics.map(\.id) }

  /// Compiles the first spec.
  func compile() -> Compiler.Result {
    Compiler.compile(
      SourceFile(path: "test.quoin.yaml", text: yaml), notation: .yaml, files: MemoryFiles([:]))
  }

  /// The frame that the compiled spec gives a view; NaN where there is none.
  func frame(_ id: String) -> Rect {
    let layout = compile().layouts.first
    let index = layout?.screen.views.firstIndex { $0.id == id }
    return index.flatMap { layout?.frames.views[$0].frame }
      ?? Rect(x: .nan, y: .nan, width: .nan, height: .nan)
  }
}
