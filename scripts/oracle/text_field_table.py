#!/usr/bin/env python3
"""Derive the rectangles and sizes of text fields from UIKit's rules, without Quoin.

    python3 scripts/oracle/text_field_table.py > Tests/Oracle/text-fields.tsv

A field of 200 x 40 points at scale 2, its text "aaaa" 40 wide and one line 24 high (the unit font at
20 points), has one thing at a side: a left or right view of 30 x 30, or the clear button. The rules:

- a border of any style but none takes 2 above and below and 7 at either side; a rounded field is at
  least 34 high;
- a side view stands at its edge, vertically centred; the text starts where it ends, plus border and
  insets, each once; a view that its mode does not show takes nothing;
- the clear button is 19 x 19, 5 from the right edge, and only there while the field has a text;
- while editing, the text's rectangle is the editing one; the placeholder has its own, in the same
  state;
- the intrinsic size is the text with all that surrounds it across, its line with border and insets
  down.

Columns: what stands at the side, its mode, the state, the border; the text's (or, while editing, the
editing) rectangle; the placeholder's rectangle; the side view's frame, or -; the intrinsic size.
"""

FIELD = (200.0, 40.0)
TEXT = (40.0, 24.0)
SIDE = (30.0, 30.0)
CLEAR, CLEAR_GAP = 19.0, 5.0
# top, left, bottom, right
TEXT_INSETS = (1, 2, 3, 4)
EDITING_INSETS = (2, 5, 1, 3)
PLACEHOLDER_INSETS = (0, 6, 2, 1)
BORDERS = {"none": (0, 0), "line": (2, 7), "bezel": (2, 7), "roundedRect": (2, 7)}
LEAST_HEIGHT = {"roundedRect": 34.0}


def shown(mode: str, editing: bool) -> bool:
    return {"never": False, "whileEditing": editing, "unlessEditing": not editing,
            "always": True}[mode]


def taken(side: str, is_shown: bool) -> tuple[float, float]:
    """What the side takes of the width, at the left and at the right."""
    if not is_shown:
        return 0, 0
    return {"left": (SIDE[0], 0), "right": (0, SIDE[0]), "clear": (0, CLEAR + CLEAR_GAP)}[side]


def rectangle(border: str, sides: tuple[float, float], insets: tuple) -> tuple:
    down, across = BORDERS[border]
    left = sides[0] + across + insets[1]
    right = sides[1] + across + insets[3]
    top, bottom = down + insets[0], down + insets[2]
    return left, top, FIELD[0] - left - right, FIELD[1] - top - bottom


def view(side: str) -> tuple:
    if side == "clear":
        return FIELD[0] - CLEAR - CLEAR_GAP, (FIELD[1] - CLEAR) / 2, CLEAR, CLEAR
    x = 0 if side == "left" else FIELD[0] - SIDE[0]
    return x, (FIELD[1] - SIDE[1]) / 2, *SIDE


def intrinsic(border: str, sides: tuple[float, float], insets: tuple) -> tuple:
    down, across = BORDERS[border]
    height = max(TEXT[1] + 2 * down, LEAST_HEIGHT.get(border, 0))
    return (TEXT[0] + 2 * across + sum(sides) + insets[1] + insets[3],
            height + insets[0] + insets[2])


def numbers(values: tuple) -> str:
    return " ".join(f"{value:g}" for value in values)


def main() -> None:
    print("side\tmode\tstate\tborder\ttext\tplaceholder\tview\tsize")
    for side in ("left", "right", "clear"):
        for mode in ("never", "whileEditing", "unlessEditing", "always"):
            for state in ("rest", "editing"):
                for border in BORDERS:
                    editing = state == "editing"
                    is_shown = shown(mode, editing)
                    insets = EDITING_INSETS if editing else TEXT_INSETS
                    sides = taken(side, is_shown)
                    empty_sides = taken(side, is_shown and side != "clear")
                    print("\t".join([
                        side, mode, state, border, numbers(rectangle(border, sides, insets)),
                        numbers(rectangle(border, empty_sides, PLACEHOLDER_INSETS)),
                        numbers(view(side)) if is_shown else "-",
                        numbers(intrinsic(border, sides, insets))]))


if __name__ == "__main__":
    main()
