/// Small specs for the tests of the tool.
enum Specs {
  /// A screen with one view at a known place.
  static let box = """
    quoin: 1
    screen: Box
    canvas: {width: 100, height: 100, scale: 2}
    views:
      box: {view: {}, frame: [10, 20, 30, 40]}

    """

  /// Two screens in one file.
  static let two = box + "---\n" + box.replacing("Box", with: "Second")

  /// The same as `box`, with one unknown key at 5:38.
  static let broken = box.replacing("40]}", with: "40], colour: FF0000}")

  /// The same as `box` in JSON.
  static let json = """
    {"quoin": 1, "screen": "Box", "canvas": {"width": 100, "height": 100, "scale": 2},
     "views": {"box": {"view": {}, "frame": [10, 20, 30, 40]}}}

    """
}
