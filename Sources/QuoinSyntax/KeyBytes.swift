/// A key compared by its UTF-8 bytes: Swift's own comparison of strings takes composed and
/// decomposed spellings for one.
struct KeyBytes: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (first: KeyBytes, second: KeyBytes) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
