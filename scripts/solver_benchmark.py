#!/usr/bin/env python3
"""Measure the solver beside its peers and write docs/SOLVER-BENCHMARK.md from that one run.

    python3 scripts/solver_benchmark.py QUOIN_BENCH [--rounds R] [--cap SECONDS]

QUOIN_BENCH is the path of a release build of `quoin-bench`. Needs the bench beside the checkout
(../shared/bench) and a Python with kiwisolver, highspy and numpy (see the README there); without
them it says so and ends with exit code 0. Takes some minutes, most of them in the peers.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import pathlib
import platform
import subprocess
import sys
import tempfile

PROJECT = pathlib.Path(__file__).resolve().parent.parent
BENCH = PROJECT.parent / "shared" / "bench" / "bench.py"
PAGE = PROJECT / "docs" / "SOLVER-BENCHMARK.md"
RUNS = [
    ("kiwi", "form,chain,grid,nested,compete,chainfix", "10,100,1000"),
    ("both", "bounded,aspect,softtable", "10,100"),
]


def measure(tool: str, rounds: int, cap: float) -> list[dict]:
    """The lines of all runs; each has the workload, the size and a result for each solver."""
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        for peer, names, sizes in RUNS:
            path = pathlib.Path(folder) / "lines.json"
            words = [sys.executable, str(BENCH), f"{tool} solve {{file}} --quick", "--peer", peer]
            words += ["--names", names, "--sizes", sizes, "--rounds", str(rounds)]
            words += ["--cap", str(cap), "--json", str(path)]
            subprocess.run(words, check=False)
            lines += json.loads(path.read_text(encoding="utf-8"))
    return lines


def per_view(result: dict | None, views: int) -> str:
    if not result:
        return ""
    if result["microseconds"] is None:
        return result["note"]
    return f"{result['microseconds'] / views:.3g}"


def ratio(ours: dict, theirs: dict | None) -> str:
    if not theirs or not theirs["microseconds"] or not ours["microseconds"]:
        return ""
    return f"{theirs['microseconds'] / ours['microseconds']:.3g}"


def page(lines: list[dict], rounds: int) -> str:
    text = [
        "# The solver beside its peers",
        "",
        "Written by `scripts/solver_benchmark.py` from one run on one machine "
        f"({platform.machine()}, {platform.system()}); the least of the medians of {rounds} "
        "turns. Times are in microseconds a view and move by half on a busy machine; the ratios "
        "are of one run.",
        "",
        "Ours is the time to an optimal point and the verdict, which is what the peers give. "
        "Listing what is ambiguous and making the choice deterministic come on top where the "
        "optimum is not unique (`settledMicroseconds` of `quoin-bench solve`). kiwi is an "
        "incremental Cassowary with weighted priorities; where it answers wrongly the page says "
        "so. HiGHS is a general linear-programming solver, called once a level; only the time of "
        "its solves is counted.",
        "",
        "| workload | N | views | Quoin | check | kiwi | check | kiwi / Quoin | HiGHS | HiGHS / Quoin |",
        "| --- | ---: | ---: | ---: | --- | ---: | --- | ---: | ---: | ---: |",
    ]
    for line in lines:
        ours, kiwi, highs = line["ours"], line.get("kiwi"), line.get("highs")
        cells = [
            line["workload"], line["n"], line["views"],
            per_view(ours, line["views"]), ours["check"],
            per_view(kiwi, line["views"]), kiwi["check"] if kiwi else "", ratio(ours, kiwi),
            per_view(highs, line["views"]), ratio(ours, highs),
        ]
        text.append("| " + " | ".join(str(cell) for cell in cells) + " |")
    return "\n".join(text) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the solver beside its peers.")
    parser.add_argument("tool", metavar="QUOIN_BENCH")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--cap", type=float, default=60)
    arguments = parser.parse_args()
    missing = [name for name in ("kiwisolver", "highspy", "numpy")
               if importlib.util.find_spec(name) is None]
    if not BENCH.exists() or missing:
        print(f"skipped: needs {BENCH} and the packages {', '.join(missing) or 'there'}")
        return 0
    lines = measure(arguments.tool, arguments.rounds, arguments.cap)
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(lines, arguments.rounds), encoding="utf-8")
    print(PAGE.relative_to(PROJECT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
