// The module that gives `#selector` its type.
public struct Selector {}
