import Testing

@testable import quoin

@Suite struct ExecutableIdentityTests {
  /// The lowest byte first.
  private func bytes(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// A program with a segment of notes: one of another kind, then the build's.
  private func elf(build: [UInt8]) -> [UInt8] {
    let name = Array("GNU\0".utf8)
    let first = bytes(4, 4) + bytes(5, 4) + bytes(1, 4) + name + [1, 2, 3, 4, 5, 0, 0, 0]
    let notes = first + bytes(4, 4) + bytes(build.count, 4) + bytes(3, 4) + name + build
    let start: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0, count: 26)
    let table = [UInt8](repeating: 0, count: 14) + bytes(56, 2) + bytes(2, 2)
    let header = start + bytes(64, 8) + table
    let load = bytes(1, 4) + [UInt8](repeating: 0, count: 52)
    let note =
      bytes(4, 4) + bytes(0, 4) + bytes(176, 8) + bytes(0, 16) + bytes(notes.count, 8)
      + [UInt8](repeating: 0, count: 16)
    return header + [UInt8](repeating: 0, count: 6) + load + note + notes
  }

  /// A program with two commands, the second of them its UUID.
  private func mach(identifier: [UInt8]) -> [UInt8] {
    bytes(0xFEED_FACF, 4) + bytes(0, 12) + bytes(2, 4) + bytes(0, 12)
      + bytes(0x32, 4) + bytes(16, 4) + bytes(0, 8) + bytes(0x1B, 4) + bytes(24, 4) + identifier
  }

  @Test func theBuildNoteOfAnElfFileIsFound() {
    let build = (1...20).map(UInt8.init)
    #expect(ExecutableIdentity(programBytes: elf(build: build))?.bytes == build)
  }

  @Test func theIdentifierOfAMachFileIsFound() {
    let identifier = (100..<116).map(UInt8.init)
    let identity = ExecutableIdentity(programBytes: mach(identifier: identifier))
    #expect(identity?.bytes == identifier)
    #expect(identity?.description.hasPrefix("6465") == true)
  }

  /// Cut anywhere, or with any byte at its highest, a program has an identity or none.
  @Test func damagedProgramsAreRead() {
    let identifier = (0..<16).map(UInt8.init)
    for program in [elf(build: identifier), mach(identifier: identifier)] {
      for index in program.indices {
        var damaged = program
        damaged[index] = 0xFF
        _ = ExecutableIdentity(programBytes: damaged)
        #expect(ExecutableIdentity(programBytes: Array(program[..<index])) == nil)
      }
    }
  }

  @Test func aScriptHasNone() {
    #expect(ExecutableIdentity(programBytes: Array("#!/bin/sh\n".utf8)) == nil)
    #expect(ExecutableIdentity(ofProgramAt: "sh") == nil)
    #expect(ExecutableIdentity(ofProgramAt: "/nowhere/quoin") == nil)
  }

  /// SwiftPM asks the linker for one on Linux, and Apple's linker always writes one.
  @Test func theToolHasOne() {
    #expect(ExecutableIdentity(ofProgramAt: BuiltTool.url.path) != nil)
  }
}
