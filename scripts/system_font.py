#!/usr/bin/env python3
"""Writes Sources/QuoinText/SystemFont/SystemFontTable.swift from a system-font-widths/1 table.

    scripts/system_font.py system-font.json > Sources/QuoinText/SystemFont/SystemFontTable.swift

The table is written as strings of decimal integers. A string costs the compiler and the start of
the program nothing; it is decoded the first time a text is measured.
"""

import json
import sys
import textwrap

HEADER = '''\
/// The advances, tracking and kerning of the system font.
///
/// Written by `scripts/system_font.py`; change that, not this file. The numbers were fitted to the
/// widths of labels in public Interface Builder files, with the metrics of Inter 4 (SIL Open Font
/// License 1.1) where no label tells. Lists are of decimal integers with blanks between; lengths
/// are in 1/10000 em unless said otherwise. ASCII means U+0020 to U+007E, 95 characters in order.
enum SystemFontTable {
'''


def scaled(value, unit):
    """The integer that stands for a decimal fraction; refuses one that it cannot hold exactly."""
    number = round(value * unit)
    if number / unit != value:
        raise SystemExit(f'{value} is not a multiple of 1/{unit}')
    return number


def units(value):
    return scaled(value, 10_000)


def string(name, comment, numbers):
    """A Swift string literal of integers, wrapped at 100 columns."""
    lines = textwrap.wrap(' '.join(map(str, numbers)), width=94)
    body = ' \\\n'.join('    ' + line for line in lines)
    return f'  /// {comment}\n  static let {name}: StaticString = """\n{body}\n    """\n'


def points(name, comment, pairs):
    items = ''.join(f'    ({float(x)}, {float(y)}),\n' for x, y in pairs)
    return f'  /// {comment}\n  static let {name}: [(size: Double, value: Double)] = [\n{items}  ]\n'


def number(name, comment, value):
    return f'  /// {comment}\n  static let {name} = {value!r}\n'


def main(path):
    with open(path, encoding='utf-8') as file:
        table = json.load(file)
    ascii_characters = [chr(code) for code in range(0x20, 0x7F)]
    tracking = table['tracking']
    kerning = table['kerning']
    parts = [
        number('firstTrackedSize', 'The size in points of the first tracking value.',
               float(tracking['firstSize'])),
        string('currentTracking', 'Tracking by whole point size since iOS 14, in 1/100000 em.',
               [scaled(v, 100_000) for v in tracking['current']]),
        string('legacyTracking', 'Tracking by whole point size up to iOS 13, in 1/100000 em.',
               [scaled(v, 100_000) for v in tracking['legacy']]),
        points('opticalSizes', 'How far the display cut has replaced the text cut, by point size.',
               table['optical']['current']),
        points('emojiAdvances', 'The advance of an emoji in em, by point size.',
               table['emojiAdvance']),
        number('defaultAdvance', 'The advance of a character outside the table, in em.',
               table['defaultAdvance']),
        number('extraDisplayShift', 'What the display cut adds to a character of `extra`, in em.',
               table['extraDisplayShift']),
        string('weights', 'For each weight, lightest first: its share of bold beyond ASCII, its '
               'share of\n  /// bold kerning, the text cut of ASCII, the display cut of ASCII.',
               [n for weight in table['weights'].values() for n in
                [units(weight['extraFactor']), units(weight['kernFactor'])]
                + [units(weight['text'][c]) for c in ascii_characters]
                + [units(weight['display'][c]) for c in ascii_characters]]),
        string('extra', 'Characters beyond ASCII: scalar, regular advance, bold less regular.',
               [n for c, (regular, delta) in table['extra'].items()
                for n in (ord(c), units(regular), units(delta))]),
        string('sameAs', 'Characters that measure and kern as another one does: scalar, the other.',
               [n for base, others in table['sameAs'].items() for c in others
                for n in (ord(c), ord(base))]),
        string('scripts', 'Ranges of other scripts, without tracking: first scalar, last scalar, '
               'advance;\n  /// an advance of -1 stands for `emojiAdvances`.',
               [n for script in table['otherScripts'] for first, last in script['ranges']
                for n in (first, last,
                          -1 if script.get('emoji') else units(script['advance']))]),
        string('kerning', 'Kerning of ASCII: first, second, text cut, display cut, bold less '
               'regular.', kerning_numbers(kerning)),
    ]
    if any(script['tracking'] for script in table['otherScripts']):
        raise SystemExit('a script with tracking: the table has no room for it')
    sys.stdout.write(HEADER + '\n'.join(parts) + '}\n')


def kerning_numbers(kerning):
    text, display, bold = kerning['text'], kerning['displayOverrides'], kerning['boldDelta']
    pairs = sorted({(first, second) for table in (text, display, bold)
                    for first in table for second in table[first]})
    numbers = []
    for first, second in pairs:
        regular = text.get(first, {}).get(second, 0)
        numbers += [ord(first), ord(second), units(regular),
                    units(display.get(first, {}).get(second, regular)),
                    units(bold.get(first, {}).get(second, 0))]
    return numbers


if __name__ == '__main__':
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    main(sys.argv[1])
