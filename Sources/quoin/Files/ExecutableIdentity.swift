/// The bits by which a linker tells one program from another: they follow from the content, so
/// that a program linked anew from the same parts has the same.
///
/// Source: the System V ABI, "Program Header" and "Note Section", with `NT_GNU_BUILD_ID` of
/// `elf.h`; `mach_header_64` and `uuid_command` of Apple's `mach-o/loader.h`.
struct ExecutableIdentity: Hashable, CustomStringConvertible {
  /// The bytes of the identity.
  let bytes: [UInt8]

  /// The identity of the program at a path, which must be more than a bare name.
  init?(ofProgramAt path: String) {
    let head = 64 << 10
    guard path.utf8.contains(FilePath.slash),
      let bytes = try? DiskFiles.contents(of: path, limit: head)
    else { return nil }
    self.init(programBytes: bytes)
  }

  /// Reads the first bytes of a program: of ELF and Mach-O the kind with 64 bits, lowest byte
  /// first; others have no identity here.
  init?(programBytes: [UInt8]) {
    let program = ProgramBytes(bytes: programBytes)
    guard let bytes = Self.buildNote(of: program) ?? Self.identifier(of: program) else {
      return nil
    }
    self.bytes = bytes
  }

  /// Hexadecimal digits.
  var description: String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The build note of an ELF file.
  private static func buildNote(of program: ProgramBytes) -> [UInt8]? {
    let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]
    guard program.bytes(0, count: magic.count) == magic,
      let start = program.number(0x20, size: 8), let size = program.number(0x36, size: 2),
      let count = program.number(0x38, size: 2)
    else { return nil }
    let noteSegment = 4
    for index in 0..<count {
      guard let header = program.offset(start, plus: index * size),
        let kind = program.number(header, size: 4)
      else { return nil }
      guard kind == noteSegment, let first = program.number(header + 8, size: 8),
        let length = program.number(header + 32, size: 8)
      else { continue }
      if let note = buildNote(of: program, at: first, length: length) { return note }
    }
    return nil
  }

  private static func buildNote(
    of program: ProgramBytes, at start: Int, length: Int
  ) -> [UInt8]? {
    let (name, kind): ([UInt8], Int) = (Array("GNU\0".utf8), 3)
    guard let end = program.offset(start, plus: length) else { return nil }
    var offset = start
    while offset < end, let nameSize = program.number(offset, size: 4),
      let size = program.number(offset + 4, size: 4)
    {
      let content = offset + 12 + padded(nameSize)
      if program.number(offset + 8, size: 4) == kind,
        program.bytes(offset + 12, count: nameSize) == name
      {
        return program.bytes(content, count: size)
      }
      offset = content + padded(size)
    }
    return nil
  }

  /// Names and contents of notes fill whole words.
  private static func padded(_ size: Int) -> Int { (size + 3) / 4 * 4 }

  /// The UUID of a Mach-O file.
  private static func identifier(of program: ProgramBytes) -> [UInt8]? {
    let (magic, kind) = (0xFEED_FACF, 0x1B)
    guard program.number(0, size: 4) == magic, let count = program.number(16, size: 4) else {
      return nil
    }
    var offset = 32
    for _ in 0..<count {
      guard let size = program.number(offset + 4, size: 4), size >= 8 else { return nil }
      if program.number(offset, size: 4) == kind { return program.bytes(offset + 8, count: 16) }
      guard let next = program.offset(offset, plus: size) else { return nil }
      offset = next
    }
    return nil
  }
}

/// The first bytes of a program; what lies beyond them is nil.
private struct ProgramBytes {
  let bytes: [UInt8]

  /// An offset that is inside.
  func offset(_ start: Int, plus distance: Int) -> Int? {
    let (sum, overflows) = start.addingReportingOverflow(distance)
    return !overflows && start >= 0 && distance >= 0 && sum <= bytes.count ? sum : nil
  }

  /// A number of at most 8 bytes, the lowest first.
  func number(_ offset: Int, size: Int) -> Int? {
    bytes(offset, count: size).flatMap { bytes in
      Int(exactly: bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
  }

  /// Some bytes.
  func bytes(_ start: Int, count: Int) -> [UInt8]? {
    offset(start, plus: count).map { Array(bytes[start..<$0]) }
  }
}
