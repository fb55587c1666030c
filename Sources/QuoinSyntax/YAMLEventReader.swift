import CYAML
import QuoinSource

/// Reads a YAML file's events with libyaml.
///
/// The file's characters are checked before: libyaml only sees printable ones. It would take
/// U+0085, U+2028 and U+2029 for line ends, which YAML 1.2 (5.4) does not, and refuses byte-order
/// marks inside; those are put before it as noncharacters and put back in what it returns.
final class YAMLEventReader {
  private let file: SourceFile
  private let substitution: CharacterSubstitution
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>
  private var offsets: CharacterOffsets
  private var isReady: Bool

  /// Opens a file that the check found readable.
  init(_ file: SourceFile, check: CharacterCheck) {
    self.file = file
    substitution = CharacterSubstitution(of: file, check: check)
    let bytes = substitution.bytes
    // libyaml ends the process when the input has no address.
    input = .allocate(capacity: max(1, bytes.count))
    _ = input.initialize(from: bytes)
    offsets = CharacterOffsets(file)
    parser = .allocate(capacity: 1)
    isReady = yaml_parser_initialize(parser) == 1
    if isReady {
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, input.baseAddress, bytes.count)
    }
  }

  deinit {
    if isReady { yaml_parser_delete(parser) }
    parser.deallocate()
    input.deallocate()
  }

  /// The next event; nil after the end of the stream.
  func next() throws(YAMLFailure) -> YAMLEvent? {
    guard isReady else {
      throw YAMLFailure(context: "", problem: "out of memory", offset: 0)
    }
    var raw = yaml_event_t()
    guard yaml_parser_parse(parser, &raw) == 1 else { throw failure() }
    defer { yaml_event_delete(&raw) }
    return event(raw)
  }

  private func event(_ raw: yaml_event_t) -> YAMLEvent? {
    let lower = offsets.offset(of: raw.start_mark.index)
    let range = lower..<max(lower, offsets.offset(of: raw.end_mark.index))
    switch raw.type {
    case YAML_STREAM_START_EVENT: return YAMLEvent(kind: .streamStart, range: range)
    case YAML_STREAM_END_EVENT: return YAMLEvent(kind: .streamEnd, range: range)
    case YAML_DOCUMENT_START_EVENT:
      let isExplicit = raw.data.document_start.implicit == 0
      return YAMLEvent(kind: .documentStart(isExplicit: isExplicit), range: range)
    case YAML_DOCUMENT_END_EVENT:
      let isExplicit = raw.data.document_end.implicit == 0
      return YAMLEvent(kind: .documentEnd(isExplicit: isExplicit), range: range)
    case YAML_ALIAS_EVENT:
      return YAMLEvent(kind: .alias(Self.text(raw.data.alias.anchor) ?? ""), range: range)
    case YAML_SCALAR_EVENT: return scalar(raw.data.scalar, range: range)
    case YAML_SEQUENCE_START_EVENT:
      let data = raw.data.sequence_start
      return YAMLEvent(
        kind: .sequenceStart(isFlow: data.style == YAML_FLOW_SEQUENCE_STYLE), range: range,
        anchor: Self.text(data.anchor), tag: Self.text(data.tag))
    case YAML_SEQUENCE_END_EVENT: return YAMLEvent(kind: .sequenceEnd, range: range)
    case YAML_MAPPING_START_EVENT:
      let data = raw.data.mapping_start
      return YAMLEvent(
        kind: .mappingStart(isFlow: data.style == YAML_FLOW_MAPPING_STYLE), range: range,
        anchor: Self.text(data.anchor), tag: Self.text(data.tag))
    case YAML_MAPPING_END_EVENT: return YAMLEvent(kind: .mappingEnd, range: range)
    default: return nil
    }
  }

  private func scalar(
    _ data: yaml_event_s.__Unnamed_union_data.__Unnamed_struct_scalar, range: Range<Int>
  ) -> YAMLEvent {
    let style: YAMLEvent.ScalarStyle =
      switch data.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
    let bytes = UnsafeBufferPointer(start: data.value, count: data.length)
    let text = substitution.restore(String(decoding: bytes, as: UTF8.self))
    return YAMLEvent(
      kind: .scalar(text, style), range: range, anchor: Self.text(data.anchor),
      tag: Self.text(data.tag))
  }

  private func failure() -> YAMLFailure {
    let state = parser.pointee
    let context = state.context.map { String(cString: $0) } ?? ""
    return YAMLFailure(
      context: context,
      contextOffset: context.isEmpty ? nil : offsets.offset(of: state.context_mark.index),
      problem: state.problem.map { String(cString: $0) } ?? "out of memory",
      offset: offsets.offset(of: state.problem_mark.index))
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}
