/// What `#selector` makes; the module of this name declares it.
public struct Selector {}
