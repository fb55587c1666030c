#!/usr/bin/env python3
"""Writes the tables of the Unicode Character Database that QuoinText needs.

    scripts/unicode_tables.py line-break > Sources/QuoinText/Breaking/LineBreakTable.swift
    scripts/unicode_tables.py decomposition > Sources/QuoinText/Normalization/DecompositionTable.swift

The line break classes (UAX #14, property Line_Break) come from ICU 72, that is Unicode 15.0; the
canonical decompositions (UAX #15) from Python's unicodedata. Debian 12 has both.
"""

import ctypes
import sys
import textwrap
import unicodedata

LINE_BREAK, EAST_ASIAN_WIDTH, SHORT_NAME = 0x1008, 0x1004, 0

# The cases of LineBreakClass, in order. AL is left out of the table: what is not in it is AL.
CLASSES = ['AL', 'SP', 'ZW', 'WJ', 'GL', 'CL', 'CP', 'EX', 'IS', 'SY', 'OP', 'QU', 'NS', 'B2',
           'CB', 'BA', 'HY', 'BB', 'HL', 'IN', 'NU', 'PR', 'PO', 'ID', 'H', 'CM', 'OPW', 'CPW', 'U2010']
SYLLABLES = {'H2', 'H3', 'JL', 'JV', 'JT'}
UNKNOWN = {'AI', 'SG', 'XX'}
ENDS = {'BK', 'CR', 'LF', 'NL'}
IDEOGRAPHIC = {'EB', 'EM', 'RI'}


def property_reader():
    icu = ctypes.CDLL('libicuuc.so.72')
    value = icu.u_getIntPropertyValue_72
    value.argtypes, value.restype = [ctypes.c_int32, ctypes.c_int], ctypes.c_int32
    name = icu.u_getPropertyValueName_72
    name.argtypes, name.restype = [ctypes.c_int, ctypes.c_int32, ctypes.c_int], ctypes.c_char_p
    return lambda code, key: name(key, value(code, key), SHORT_NAME).decode()


def line_break_class(code, read):
    """The class after LB1, with the classes that our rules treat alike made one."""
    if code == 0x2010:
        return 'U2010'
    name = read(code, LINE_BREAK)
    if name in UNKNOWN or name in ENDS:
        return 'AL'
    if name == 'SA':
        return 'CM' if unicodedata.category(chr(code)) in ('Mn', 'Mc') else 'AL'
    if name == 'CJ':
        return 'NS'
    if name == 'ZWJ':
        return 'CM'
    if name in SYLLABLES:
        return 'H'
    if name in IDEOGRAPHIC:
        return 'ID'
    if name in ('OP', 'CP') and read(code, EAST_ASIAN_WIDTH) in ('F', 'W', 'H'):
        return name + 'W'
    return name


def runs():
    read = property_reader()
    first, current = 0, None
    for code in range(0x110001):
        name = line_break_class(code, read) if code < 0x110000 else None
        if name != current:
            if current not in (None, 'AL'):
                yield first, code - 1, CLASSES.index(current)
            first, current = code, name


def decompositions():
    for code in range(0x110000):
        mapping = unicodedata.decomposition(chr(code))
        if not mapping or mapping.startswith('<') or 0xAC00 <= code <= 0xD7A3:
            continue
        parts = [int(part, 16) for part in mapping.split()]
        excluded = unicodedata.normalize('NFC', chr(code)) != chr(code)
        yield code, parts[0], parts[1] if len(parts) > 1 else 0, 0 if excluded else 1


def table(type_name, documentation, name, comment, numbers):
    lines = textwrap.wrap(' '.join(map(str, numbers)), width=94)
    body = ' \\\n'.join('    ' + line for line in lines)
    return (f'{documentation}\n///\n'
            '/// Written by `scripts/unicode_tables.py`; change that, not this file. From the Unicode\n'
            '/// Character Database (Unicode License v3).\n'
            f'enum {type_name} {{\n  /// {comment}\n'
            f'  static let {name}: StaticString = """\n{body}\n    """\n}}\n')


def main(which):
    if which == 'line-break':
        text = table('LineBreakTable', '/// The line break classes of Unicode 15.0 (UAX #14).',
                     'ranges', 'First scalar, last scalar, `LineBreakClass`; all else is AL.',
                     [n for run in runs() for n in run])
    elif which == 'decomposition':
        text = table('DecompositionTable', '/// The canonical decompositions of Unicode (UAX #15), '
                     'Hangul syllables aside.',
                     'mappings', 'Scalar, first part, second part or 0, 1 where the parts compose '
                     'again.', [n for mapping in decompositions() for n in mapping])
    else:
        raise SystemExit(__doc__)
    sys.stdout.write(text)


if __name__ == '__main__':
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    main(sys.argv[1])
