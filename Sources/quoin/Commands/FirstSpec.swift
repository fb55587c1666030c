/// The spec that `quoin init` writes: a small screen whose comments teach the language.
enum FirstSpec {
  /// The text for a screen's name.
  static func text(screen: String) -> String {
    """
    # A spec is one screen. All lengths are points.
    quoin: 1                       # the version of the language
    screen: \(screen)

    values: {gutter: 20}           # names for numbers and texts: read as $gutter
    colors:
      tint: {light: 0A6CFF, dark: 409CFF}

    styles:                        # attributes that views share
      field: {font: body, insets: [10, 12], background: tertiarySystemFill, cornerRadius: 10}

    views:                         # in order: later ones are on top
      title:                       # an id, unique in the screen
        label: Welcome             # the kind is the key that carries the content
        font: title1               # a text style follows the user's text size
        top: 40                    # a number is a distance inwards, here from the safe area
        centerX: 0                 # or an offset from the centre

      email:
        textField: ""
        placeholder: Email
        style: field
        top: title.bottom + 24     # an expression names an edge of another view
        leading: $gutter
        trailing: $gutter

      join:
        button: Join
        font: headline
        color: white
        background: tint           # your own colour, RRGGBB, or one of UIKit's
        cornerRadius: 10
        contentInsets: [14, 20]    # above and below, at the sides
        top: email.bottom + 12
        leading: email             # the same as email.leading
        trailing: email

      terms:
        label: By joining you accept the terms of use and the privacy policy.
        font: footnote
        color: secondaryLabel
        lines: 0                   # as many as it takes
        align: center
        insets: {vertical: 8, horizontal: 12}
        leading: $gutter
        trailing: $gutter
        minTop: join.bottom + 24   # at least so far down
        bottom: 16 @999            # a priority under 1000 gives way

    constraints:                   # equations for what the keys of views cannot say
      - join.height >= email.height

    """
  }

  /// A screen's name from a file's: its words without blanks and marks, each capitalised, so that
  /// "sign-up" is `SignUp`.
  static func screenName(from name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isLetter == true ? String(joined.prefix(64)) : "Screen\(joined.prefix(64))"
  }
}
