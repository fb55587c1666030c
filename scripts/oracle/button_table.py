#!/usr/bin/env python3
"""Derive the sizes of buttons and the places in them from UIKit's rules, without Quoin.

    python3 scripts/oracle/button_table.py > Tests/Oracle/buttons.tsv

A title "aaaa" is 40 wide and 24 high (the unit font at 20 points); a subtitle "i" is narrower, and
one line of the system font at 12 points high, 14.5 at scale 2. The rules of the classic model:

- without title and picture 30 x 34; a picture alone has its own size;
- picture and title side by side: the widths add up; the height is the larger of the picture's and
  the title's with 6 above and below; a title alone is at least 30 wide;
- content insets of which any is not 0 replace the 6 and 6;
- title insets never change the size: they narrow the title and move its middle by half of what left
  and right differ.

Of a configuration: content insets 7, 12, 7, 12 unless given; picture and texts side by side, or one
above the other, with the image padding between; the subtitle under the title with the title padding.

Columns: the model, its attributes as a spec writes them; the size; the picture's frame, or -; the
title's left edge, top and room, or -.
"""

import itertools
import math

TITLE = (40.0, 24.0)
SUBTITLE = math.ceil(12 * 2444 / 2048 * 2) / 2
SCALE = 2


def pixel(value: float) -> float:
    """The nearest pixel, ties up."""
    return math.floor(value * SCALE + 0.5) / SCALE


def classic(has_title: bool, picture: float, insets: tuple, title_insets: tuple):
    top, left, bottom, right = insets
    hidden = 6 if insets == (0, 0, 0, 0) and (has_title or not picture) else 0
    if not has_title and not picture:
        width, height = 30.0, 34.0
    else:
        width = picture + (TITLE[0] if has_title else 0)
        if has_title and not picture and hidden:
            width = max(width, 30)
        height = max(picture, TITLE[1] + 2 * hidden if has_title else 0)
    size = (width + left + right, height + top + bottom)
    middle = top + height / 2
    picture_frame = (left, middle - picture / 2, picture, picture) if picture else None
    title = None
    if has_title:
        room = TITLE[0] - title_insets[0] - title_insets[1]
        centre = left + picture + TITLE[0] / 2 + (title_insets[0] - title_insets[1]) / 2
        title = (centre - room / 2, middle - TITLE[1] / 2, room)
    return size, picture_frame, title


def configured(has_subtitle: bool, picture: float, placement: str, insets: tuple, padding: float,
               title_padding: float):
    top, left, bottom, right = insets
    texts = (TITLE[0], TITLE[1] + (title_padding + SUBTITLE if has_subtitle else 0))
    gap = padding if picture else 0
    row = placement in ("leading", "trailing")
    inner = ((picture + gap + texts[0], max(picture, texts[1])) if row
             else (max(picture, texts[0]), picture + gap + texts[1]))
    size = (inner[0] + left + right, inner[1] + top + bottom)
    x, y = left, top
    before = {"leading": (picture + gap, None), "trailing": (0, None),
              "top": (None, picture + gap), "bottom": (None, 0)}[placement]
    text_x = x + (before[0] if row else (inner[0] - texts[0]) / 2)
    text_y = y + (pixel((inner[1] - texts[1]) / 2) if row else before[1])
    after = {"leading": (0, None), "trailing": (texts[0] + gap, None),
             "top": (None, 0), "bottom": (None, texts[1] + gap)}[placement]
    picture_x = x + (after[0] if row else (inner[0] - picture) / 2)
    picture_y = y + (pixel((inner[1] - picture) / 2) if row else after[1])
    picture_frame = (picture_x, picture_y, picture, picture) if picture else None
    return size, picture_frame, (text_x, text_y, TITLE[0])


def numbers(values) -> str:
    return " ".join(f"{value:g}" for value in values) if values else "-"


def insets_text(insets: tuple) -> str:
    return "{{top: {:g}, leading: {:g}, bottom: {:g}, trailing: {:g}}}".format(*insets)


def line(model: str, title: bool, attributes: list[str], result) -> None:
    size, picture, place = result
    print("\t".join([model, "aaaa" if title else "", ", ".join(attributes), numbers(size),
                     numbers(picture), numbers(place)]))


def main() -> None:
    print("model\ttitle\tattributes\tsize\tpicture\ttitle place")
    for title, picture, insets in itertools.product(
            (False, True), (0, 20, 50),
            ((0, 0, 0, 0), (0, 0, 0, 8), (0.5, 0, 0, 0), (10, 20, 5, 15))):
        if not title and not picture and insets != (0, 0, 0, 0):
            continue  # nothing tells what UIKit does
        attributes = [f"symbol: star, iconSize: {picture}"] if picture else []
        if insets != (0, 0, 0, 0):
            attributes.append(f"contentInsets: {insets_text(insets)}")
        line("classic", title, attributes, classic(title, picture, insets, (0, 0)))
    for left, right in ((8, 0), (0, 6), (10, 10)):
        line("classic", True,
             [f"symbol: star, iconSize: 20, titleInsets: {{left: {left}, right: {right}}}"],
             classic(True, 20, (0, 0, 0, 0), (left, right)))
    for look, subtitle, picture, insets in itertools.product(
            ("plain", "filled"), (False, True), (0, 20, 50), (None, (10, 20, 5, 15))):
        for placement in ("leading", "trailing", "top", "bottom") if picture else ("leading",):
            padding, title_padding = (5, 3) if insets else (0, 1)
            attributes = [f"configuration: {look}"]
            if subtitle:
                attributes.append("subtitle: i")
            if subtitle and insets:
                attributes.append(f"titlePadding: {title_padding}")
            if picture:
                attributes.append(
                    f"symbol: star, iconSize: {picture}, imagePlacement: {placement}")
            if picture and insets:
                attributes.append(f"imagePadding: {padding}")
            if insets:
                attributes.append(f"contentInsets: {insets_text(insets)}")
            line(look, True, attributes,
                 configured(subtitle, picture, placement, insets or (7, 12, 7, 12), padding,
                            title_padding))


if __name__ == "__main__":
    main()
