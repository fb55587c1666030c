#!/usr/bin/env python3
"""Print the frames of a stack's children as UIStackView's documented rules give them.

    python3 scripts/oracle/stack_table.py > Tests/Oracle/stack-table.tsv

The frames are worked out by hand-made formulas, one a distribution and an alignment, from the rules
that UIKit's stacks are known to follow; no constraint is solved and nothing of Quoin is used.

A stack holds three one-line texts. Along the axis they prefer their own length; what is too much
goes to the visible one that hugs least and what is missing is taken from the one that resists
least, which is the last visible one in both. The stack is `wide` (longer and deeper than what it
holds), `narrow` (shorter, at its natural depth) or `fit` (as small as they allow).
"""

from __future__ import annotations

import itertools
from typing import NamedTuple


class Child(NamedTuple):
    """A text in the unit font (10 a glyph, 24 a line, baseline 18 down) and its padding."""

    width: float
    height: float
    first: float  # the baseline, down from the top
    last: float  # the baseline, up from the bottom

    def length(self, axis: str) -> float:
        return self.width if axis == "horizontal" else self.height


# The test that reads the table makes the same texts: 4, 10 and 6 glyphs, padded above and below.
CHILDREN = [
    Child(40, 24, 18, 6),
    Child(100, 24 + 8 + 8, 8 + 18, 6 + 8),
    Child(60, 24 + 2 + 10, 2 + 18, 6 + 10),
]
SPACE_AFTER_FIRST = 30.0

# Lengths and depths of a stack that is not as large as what it holds, by axis.
WIDE = {"horizontal": (320.0, 100.0), "vertical": (260.0, 180.0)}
NARROW = {"horizontal": 185.0, "vertical": 90.0}

DISTRIBUTIONS = ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
ALIGNMENTS = {
    "horizontal": ["fill", "top", "center", "bottom", "firstBaseline", "lastBaseline"],
    "vertical": ["fill", "leading", "center", "trailing"],
}
SPACINGS = [(0.0, None), (10.0, None), (10.0, SPACE_AFTER_FIRST)]
HIDDEN = [None, 0, 1, 2]


def spread(contents: list[float], room: float) -> list[float]:
    """Lengths that sum to `room`: the last takes all surplus, and gives way down to 0 first."""
    lengths = list(contents)
    excess = room - sum(lengths)
    for i in reversed(range(len(lengths))):
        new = max(0.0, lengths[i] + excess)
        excess -= new - lengths[i]
        lengths[i] = new
        if abs(excess) < 1e-12:
            break
    return lengths


def shares(contents: list[float], spaces: list[float], whole: float) -> list[float]:
    """fillProportionally: content over (contents + spaces) of the whole; the last has the rest."""
    total = sum(contents) + sum(spaces)
    lengths = [whole * content / total for content in contents]
    if len(lengths) > 1:
        lengths[-1] = whole - sum(spaces) - sum(lengths[:-1])
    else:
        lengths[0] = whole
    return lengths


def centred_gaps(contents: list[float], least: list[float], whole: float | None):
    """equalCentering of two or three: (gaps, whole), centres equally far apart where that fits."""
    if len(contents) == 2:
        gap = least[0] if whole is None else whole - sum(contents)
        return [gap], sum(contents) + gap
    first, middle, last = contents
    halves = [(first + middle) / 2, (middle + last) / 2]
    if whole is None:
        step = max(half + gap for half, gap in zip(halves, least))
        gaps = [step - half for half in halves]
        return gaps, sum(contents) + sum(gaps)
    room = whole - sum(contents)
    step = (whole - first / 2 - last / 2) / 2
    gap = min(max(step - halves[0], least[0]), room - least[1])
    return [gap, room - gap], whole


def along(distribution, contents, least, whole):
    """(lengths, gaps, whole) of the visible children; `whole` is None for a stack that fits."""
    if distribution == "fill":
        natural = sum(contents) + sum(least)
        whole = natural if whole is None else whole
        return spread(contents, whole - sum(least)), least, whole
    if distribution == "fillEqually":
        if whole is None:
            whole = max(contents) * len(contents) + sum(least)
        return [(whole - sum(least)) / len(contents)] * len(contents), least, whole
    if distribution == "fillProportionally":
        whole = sum(contents) + sum(least) if whole is None else whole
        return shares(contents, least, whole), least, whole
    # The spaces take the surplus; when there is none they are the least and the children give way.
    if distribution == "equalSpacing":
        least = [max(least)] * len(least)
    if whole is not None and whole < sum(contents) + sum(least):
        return spread(contents, whole - sum(least)), least, whole
    if distribution == "equalSpacing":
        whole = sum(contents) + sum(least) if whole is None else whole
        return contents, [(whole - sum(contents)) / len(least)] * len(least), whole
    gaps, whole = centred_gaps(contents, least, whole)
    return contents, gaps, whole


def places(distribution, axis, hidden, spacing, after, whole):
    """[(start, length)] of all three along the axis, and the stack's length."""
    visible = [i for i in range(3) if i != hidden]
    contents = [CHILDREN[i].length(axis) for i in visible]
    least = [after if after is not None and i == 0 else spacing for i in visible[:-1]]
    lengths, gaps, whole = along(distribution, contents, least, whole)
    result: list = [None, None, None]
    at = 0.0
    for n, i in enumerate(visible):
        result[i] = (at, lengths[n])
        at += lengths[n] + (gaps[n] if n < len(gaps) else 0.0)
    if hidden is not None:
        # Its two spaces are halved: a hidden view is a point in the middle of its neighbours' gap.
        if hidden == 0:
            result[0] = (0.0, 0.0)
        elif hidden == 2:
            result[2] = (whole, 0.0)
        else:
            end = result[0][0] + result[0][1]
            result[1] = ((end + result[2][0]) / 2, 0.0)
    return result, whole


def across(alignment, axis, depth):
    """[(start, length)] across the stack, hidden children included, and the stack's depth."""
    other = "vertical" if axis == "horizontal" else "horizontal"
    contents = [child.length(other) for child in CHILDREN]
    fit = depth is None
    if alignment == "fill":
        depth = max(contents) if fit else depth
        return [(0.0, depth)] * 3, depth
    if alignment in ("top", "leading"):
        depth = max(contents) if fit else depth
        return [(0.0, content) for content in contents], depth
    if alignment == "center":
        depth = max(contents) if fit else depth
        return [((depth - content) / 2, content) for content in contents], depth
    if alignment in ("bottom", "trailing"):
        depth = max(contents) if fit else depth
        return [(depth - content, content) for content in contents], depth
    if alignment == "firstBaseline":
        # The first child's top is the stack's; the others hang on its baseline.
        tops = [CHILDREN[0].first - child.first for child in CHILDREN]
        depth = max(top + content for top, content in zip(tops, contents)) if fit else depth
        return list(zip(tops, contents)), depth
    # The first child's bottom is the stack's.
    tops = [child.last - CHILDREN[0].last - content for child, content in zip(CHILDREN, contents)]
    depth = -min(tops) if fit else depth
    return [(depth + top, content) for top, content in zip(tops, contents)], depth


def number(value: float) -> str:
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def rows():
    for axis in ("horizontal", "vertical"):
        for distribution, alignment, hidden, (spacing, after) in itertools.product(
            DISTRIBUTIONS, ALIGNMENTS[axis], HIDDEN, SPACINGS
        ):
            for size in ("wide", "narrow", "fit"):
                if size == "narrow" and alignment != "fill":
                    continue
                whole, depth = {
                    "wide": WIDE[axis], "narrow": (NARROW[axis], None), "fit": (None, None)
                }[size]
                main, whole = places(distribution, axis, hidden, spacing, after, whole)
                cross, depth = across(alignment, axis, depth)
                boxes = [
                    (m[0], c[0], m[1], c[1]) if axis == "horizontal" else (c[0], m[0], c[1], m[1])
                    for m, c in zip(main, cross)
                ]
                stack = (whole, depth) if axis == "horizontal" else (depth, whole)
                yield [
                    axis, distribution, alignment, "-" if hidden is None else "abc"[hidden],
                    number(spacing), "-" if after is None else number(after), size,
                    " ".join(map(number, stack)),
                ] + [" ".join(map(number, box)) for box in boxes]


def main():
    print("axis distribution alignment hidden spacing afterA size stack a b c".replace(" ", "\t"))
    for row in rows():
        print("\t".join(row))


if __name__ == "__main__":
    main()
