/// What happens where text does not fit, as in `NSLineBreakMode`.
public enum LineBreakMode: String, Sendable, Hashable, CaseIterable {
  case word, char, clip, head, middle, tail
}
