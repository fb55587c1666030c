#!/usr/bin/env python3
"""Measure the solver beside its peers and write docs/SOLVER-BENCHMARK.md.

    python3 scripts/solver_benchmark.py QUOIN_BENCH [--runs R] [--cap SECONDS]

QUOIN_BENCH is the path of a release build of `quoin-bench`. Times are those of the processor, for
the peers too: their clock is replaced (`sitecustomize`), so that a busy machine does not decide. The
whole is run R times; the page has medians and the spread of the ratios, each of which is of one run.

Needs the bench beside the checkout (../shared/bench) and a Python with kiwisolver, highspy and numpy
(see the README there); without them it says so and ends with exit code 0. Takes some ten minutes a
run, most of them in the peers.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import pathlib
import platform
import random
import statistics
import subprocess
import sys
import tempfile

PROJECT = pathlib.Path(__file__).resolve().parent.parent
BENCH = PROJECT.parent / "shared" / "bench" / "bench.py"
PAGE = PROJECT / "docs" / "SOLVER-BENCHMARK.md"
BENCHES = [
    ("kiwi", "form,chain,grid,nested,compete,chainfix", "10,100,1000,10000"),
    ("both", "bounded,aspect,softtable", "10,100,1000"),
]


def measure(tool: str, cap: float) -> list[dict]:
    """The lines of one run; each has the workload, the size and a result for each solver."""
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "sitecustomize.py").write_text(
            "import time\ntime.perf_counter = time.process_time\n", encoding="utf-8")
        for peer, names, sizes in BENCHES:
            path = pathlib.Path(folder) / "lines.json"
            words = [sys.executable, str(BENCH), f"{tool} solve {{file}} --quick --cpu"]
            words += ["--peer", peer, "--names", names, "--sizes", sizes, "--rounds", "1"]
            words += ["--cap", str(cap), "--json", str(path)]
            subprocess.run(words, check=False, env=os.environ | {"PYTHONPATH": folder})
            lines += json.loads(path.read_text(encoding="utf-8"))
    return lines


def last_line(words: list[str], **environment: str) -> dict:
    """The JSON object that a command prints last."""
    done = subprocess.run(
        words, capture_output=True, text=True, check=True, env=os.environ | environment)
    return json.loads(done.stdout.splitlines()[-1])


def contradicting_row(seed: int) -> dict:
    """A required row that the form of 1,000 rows cannot keep, in one of three ways."""
    draw = random.Random(seed)
    row = draw.randrange(1000)

    def place(view: int, attribute: int) -> int:  # left, top, width, height of a view of a form row
        return 4 * (1 + 4 * row + view) + attribute

    if seed % 3 == 0:  # another inset of the label in its panel
        return {"op": "==", "rhs": 9.0, "terms": {place(1, 0): 1.0, place(0, 0): -1.0}}
    if seed % 3 == 1:  # another width than that of the label above
        other = place(1, 2) - 16 if row else place(1, 2) + 16
        return {"op": "==", "rhs": 5.0, "terms": {place(1, 2): 1.0, other: -1.0}}
    return {"op": "<=", "rhs": 100.0, "terms": {place(0, 2): 1.0, place(2, 2): 1.0}}


def measure_more(tool: str) -> list[str]:
    """The lines about conflicts and about solving again."""
    sys.path.insert(0, str(BENCH.parent))
    import constraint_system
    import workloads

    with tempfile.TemporaryDirectory() as folder:
        path = str(pathlib.Path(folder) / "form.sys")

        def write(system) -> None:
            with open(path, "w", encoding="utf-8") as file:
                constraint_system.write_system(system, file)

        form = workloads.WORKLOADS["form"](1000)
        write(form)
        solve = last_line([tool, "solve", path, "--cpu"])["microseconds"]
        ratios, sizes = [], []
        for seed in range(10):
            added = form.rows[0]._replace(
                priority=constraint_system.REQUIRED, **contradicting_row(seed))
            write(form._replace(rows=list(form.rows) + [added]))
            answer = last_line([tool, "solve", path, "--cpu"])
            ratios.append(answer["settledMicroseconds"] / solve)
            sizes.append(len(answer["conflict"]))
        write(workloads.WORKLOADS["form"](100))
        warm = last_line([tool, "warm", path, "2", "320", "1024"])
        write(workloads.WORKLOADS["form"](10_000))
        tall = last_line([tool, "solve", path, "--quick", "--cpu"])["microseconds"]
        kept = last_line(
            [tool, "solve", path, "--quick", "--cpu"], MALLOC_TRIM_THRESHOLD_="1000000000",
            MALLOC_MMAP_THRESHOLD_="1000000000")["microseconds"]
    share = warm["warmMicroseconds"] / warm["coldMicroseconds"]
    equal = "equal" if warm["isEqual"] else "not equal"
    return [
        "",
        "## Conflicts and solving again",
        "",
        f"A form of 1,000 rows takes {solve:.0f} µs. With one contradicting row (ten seeds) the full "
        f"solve, which finds an irreducible set of {min(sizes)} to {max(sizes)} rows and the least "
        f"total error, takes {min(ratios):.1f} to {max(ratios):.1f} times as long.",
        "",
        f"A form of 100 rows at {warm['solves']} widths from 320 to 1,024 takes "
        f"{warm['coldMicroseconds']:.0f} µs when each is solved anew and "
        f"{warm['warmMicroseconds']:.0f} µs ({share:.2f} of it) with `PreparedSystem`, whose basis "
        f"serves {warm['served']} times; the values are {equal} when rounded to a millionth.",
        "",
        "## Memory",
        "",
        f"A form of 10,000 rows takes {tall / 1000:.1f} ms, and {kept / 1000:.1f} ms when the C "
        "library is told to keep the memory of the solve before: the rest of its growth since "
        "1,000 rows is the system handing out fresh pages, not work of the method.",
    ]


def per_view(results: list[dict | None], views: int) -> str:
    """The median time in microseconds a view, or why there is none."""
    times = [result["microseconds"] for result in results if result and result["microseconds"]]
    if times:
        return figure(statistics.median(times) / views)
    return results[0]["note"] if results[0] else ""


def figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def spread(values: list[float], mark: str = "") -> str:
    """The least and the greatest of some values."""
    texts = [figure(min(values)), figure(max(values))]
    return mark + (texts[0] if texts[0] == texts[1] else f"{texts[0]}–{texts[1]}")


def ratio(ours: list[dict], theirs: list[dict | None], cap: float) -> str:
    """How many times as long a peer takes; where it was stopped, more than that."""
    pairs = [(our["microseconds"], their) for our, their in zip(ours, theirs) if their]
    known = [their["microseconds"] / our for our, their in pairs if their["microseconds"]]
    if known:
        return spread(known)
    stopped = [cap * 1e6 / our for our, their in pairs if their["note"].startswith(">")]
    return spread(stopped[:1], "> ") if stopped else ""


def growth(ours: list[dict]) -> str:
    exponents = [result["growth"] for result in ours if result["growth"] is not None]
    return f"{statistics.median(exponents):.2f}" if exponents else ""


def check(results: list[dict | None]) -> str:
    """What the oracle says: every verdict there was."""
    return ", ".join(sorted({result["check"] for result in results if result and result["check"]}))


def page(runs: list[list[dict]], more: list[str], cap: float) -> str:
    text = [
        "# The solver beside its peers",
        "",
        f"Written by `scripts/solver_benchmark.py` from {len(runs)} runs on one machine "
        f"({platform.machine()}, {platform.system()}). Times are medians, in microseconds of the "
        "processor a view, for the peers as well; a ratio is of one run, and the page has the least "
        "and the greatest of the runs. Growth is the exponent of the time over the number of views "
        "since the size before: 1 is linear.",
        "",
        "Ours is the time to an optimal point and the verdict, which is what the peers give. "
        "Listing what is ambiguous and making the choice deterministic come on top where the "
        "optimum is not unique (`settledMicroseconds` of `quoin-bench solve`). kiwi is an "
        "incremental Cassowary with weighted priorities; where it answers wrongly the page says "
        "so. HiGHS is a general linear-programming solver, called once a level; only the time of its "
        f"solves is counted. Where a peer was stopped (`> {cap:g} s`) the time is that on the clock.",
        "",
        "| workload | N | views | Quoin | growth | check | kiwi | check | kiwi / Quoin | HiGHS | check | HiGHS / Quoin |",
        "| --- | ---: | ---: | ---: | ---: | --- | ---: | --- | ---: | ---: | --- | ---: |",
    ]
    for lines in zip(*runs):
        views = lines[0]["views"]
        ours, kiwi, highs = ([line.get(name) for line in lines] for name in ("ours", "kiwi", "highs"))
        cells = [
            lines[0]["workload"], lines[0]["n"], views,
            per_view(ours, views), growth(ours), check(ours),
            per_view(kiwi, views), check(kiwi), ratio(ours, kiwi, cap),
            per_view(highs, views), check(highs), ratio(ours, highs, cap),
        ]
        text.append("| " + " | ".join(str(cell) for cell in cells) + " |")
    return "\n".join(text + more) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the solver beside its peers.")
    parser.add_argument("tool", metavar="QUOIN_BENCH")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--cap", type=float, default=60)
    arguments = parser.parse_args()
    missing = [name for name in ("kiwisolver", "highspy", "numpy")
               if importlib.util.find_spec(name) is None]
    if not BENCH.exists() or missing:
        print(f"skipped: needs {BENCH} and the packages {', '.join(missing) or 'there'}")
        return 0
    runs = [measure(arguments.tool, arguments.cap) for _ in range(arguments.runs)]
    PAGE.parent.mkdir(exist_ok=True)
    text = page(runs, measure_more(arguments.tool), arguments.cap)
    PAGE.write_text(text, encoding="utf-8")
    print(PAGE.relative_to(PROJECT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
