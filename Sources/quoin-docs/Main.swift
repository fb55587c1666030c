import FoundationEssentials

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Prints a document with its generated tables written anew: `quoin-docs docs/SPEC.md` or
/// `docs/TEMPLATES.md`.
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 1, let path = arguments.first else {
      fail("usage: quoin-docs FILE.md", code: 64)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      fail("cannot read \(path)", code: 66)
    }
    do {
      let document = GeneratedDocument(String(decoding: data, as: UTF8.self))
      print(try document.withTables(DocumentTable.all(of: name)), terminator: "")
    } catch {
      fail("\(path): \(error.message)", code: 65)
    }
  }

  /// Ends the process with one of the codes of sysexits.h.
  private static func fail(_ message: String, code: Int32) -> Never {
    let line = Array("error: \(message)\n".utf8)
    _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    exit(code)
  }
}
