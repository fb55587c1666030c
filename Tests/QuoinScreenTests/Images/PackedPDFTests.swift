import Foundation
import Testing

@testable import QuoinScreen

/// PDFs whose page stands in a compressed stream of objects, packed by zlib, in each of DEFLATE's three
/// kinds of block.
@Suite struct PackedPDFTests {
  @Test(arguments: PackedPDF.allCases)
  func thePageIsFoundInTheStream(pdf: PackedPDF) throws {
    let image = try #require(ImageFile(try pdf.bytes))
    #expect(image.size == Size(width: 64, height: 40))
    #expect(image.isVector)
  }

  /// Cut and changed at every byte: no trap, and a size within bounds or none.
  @Test(arguments: PackedPDF.allCases)
  func brokenStreamsAreNotBelieved(pdf: PackedPDF) throws {
    let bytes = try pdf.bytes
    for index in bytes.indices {
      check(Array(bytes[..<index]))
      for byte: UInt8 in [UInt8(index % 251), 0xFF] {
        var changed = bytes
        changed[index] = byte
        check(changed)
      }
    }
  }

  /// Sixteen thousand zeros in a few bytes: no more is read than is asked for.
  @Test func aStreamThatSwellsIsGivenUp() throws {
    let bytes = try bytes(of: "eNrtwTEBAAAAwqD1T20MH6AAAAAAAAAAAAAAAAAAAACAtwFAAAAB")
    #expect(Inflate.zlib(bytes, from: 0, limit: 1 << 16) == [UInt8](repeating: 0, count: 16_384))
    #expect(Inflate.zlib(bytes, from: 0, limit: 16_383) == nil)
  }

  private func bytes(of text: String) throws -> [UInt8] {
    Array(try #require(Data(base64Encoded: text)))
  }

  private func check(_ bytes: [UInt8]) {
    guard let size = ImageFile(bytes)?.size else { return }
    #expect((1...ImageFile.largestSide).contains(size.width))
    #expect((1...ImageFile.largestSide).contains(size.height))
  }
}

/// A page of 64 × 40 points in an object stream.
enum PackedPDF: CaseIterable {
  case stored, fixed, dynamic

  /// The file.
  var bytes: [UInt8] {
    get throws { Array(try #require(Data(base64Encoded: text))) }
  }

  private var text: String {
    switch self {
    case .stored:
      """
      JVBERi0xLjUKNyAwIG9iago8PCAvVHlwZSAvT2JqU3RtIC9OIDIgL0ZpcnN0IDkgL0xlbmd0aCAxOTcgL0ZpbHRl\
      ciAvRmxhdGVEZWNvZGUgPj4Kc3RyZWFtDQp4AQG6AEX/MyAwIDQgNDAgPDwgL1R5cGUgL1BhZ2UgL1BhcmVudCA0\
      IDAgUiAvTWVkaWFCb3ggWzAgMCA2NCA0MF0gL1Jlc291cmNlcyA8PCAvUHJvY1NldCBbL1BERl0gPj4gL0NvbnRl\
      bnRzIDUgMCBSID4+Cjw8IC9UeXBlIC9QYWdlcyAvS2lkcyBbMyAwIFJdIC9Db3VudCAxIC9SZXNvdXJjZXMgPDwg\
      L1Byb2NTZXQgWy9QREZdID4+ID4+wIE0iAplbmRzdHJlYW0KZW5kb2JqCg==
      """
    case .fixed:
      """
      JVBERi0xLjUKNyAwIG9iago8PCAvVHlwZSAvT2JqU3RtIC9OIDIgL0ZpcnN0IDkgL0xlbmd0aCAxMzEgL0ZpbHRl\
      ciAvRmxhdGVEZWNvZGUgPj4Kc3RyZWFtDQp4ATNWMFAwUTAxULCxUdAPqSxIVdAPSEwHk0WpeSVAOQOFIAV939SU\
      zESn/AqFaAOggBlIR6yCflBqcX5pUXJqMVh3QFF+cnBqiUK0foCLW6yCnZ2CvnN+XgnQlGIFU7AxdnZcqNYUK+h7\
      Z6YUK0Qbg+RjQRpKgZYaEjbazg4AwIE0iAplbmRzdHJlYW0KZW5kb2JqCg==
      """
    case .dynamic:
      """
      JVBERi0xLjUKNyAwIG9iago8PCAvVHlwZSAvT2JqU3RtIC9OIDIgL0ZpcnN0IDkgL0xlbmd0aCAzMzAgL0ZpbHRl\
      ciAvRmxhdGVEZWNvZGUgPj4Kc3RyZWFtDQp42qXTzWrDMAwH8Pue4v8GtiX5C0qg3dhlG5R2t9JD14ZRBslIUtje\
      fkp6GDvUOeySg239LMkKw0IgFosFzOv3Zw2zPrxP365uBt2z2MC81KfzYdV+YWd1IYwRe5hN3beX7lj3U/S6a4/b\
      esDOrB8e96gqmPu2GVTp4Semqu7+XtPDPJ1PPXY87u/HgIte6ubpqvqVlk3TDmPIUU84jvCJkEJEIqfm9vI2TOee\
      z80HzKrtTnV3LSQmmrQbltZJwcGRhbdxhoq5REnQPidG0LQ4pbKVxstuW+QEOUByBuUZyfuSxEqIaFZE2gs716yi\
      pYIjiA+gSDMSp5KkzwZiQbAezkrZYipXqBTpK2rjfRnyXkpQBmfN3Co2N1XCxamK2nDK8PrTEcV/DahIGicTPmjX\
      eWaq2HPx/ViblDU1kuswF0uMdrR+AD1BLGIKZW5kc3RyZWFtCmVuZG9iago=
      """
    }
  }
}
