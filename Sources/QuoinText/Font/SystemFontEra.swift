/// Which generation of the system font: its tracking changed with iOS 14.
public enum SystemFontEra: Sendable, Hashable {
  case current, legacy
}
