#!/usr/bin/env python3
"""Compare `quoin-bench solve` with the exact oracle, or record the oracle's answers for the tests.

    python3 scripts/solver_oracle.py compare COMMAND [--count N] [--first SEED] [--infeasible N]
    python3 scripts/solver_oracle.py record [--count N]

Needs the oracle's folder beside the checkout (../shared/bench) and a Python with highspy and numpy
(see the README there); without them it says so and ends with exit code 0, so that a machine without
them can run everything else.

`compare` solves the random systems of the seeds, the `weights` cases and the workloads at 10 and 100 with
COMMAND ({file} stands for a .sys file) and checks verdicts, the error sum of every level, the list
of ambiguous variables with both extremes, that conflicts are irreducible, and that infeasible
systems come with the least total error of the required rows. With `--infeasible N` it goes on to
further seeds until N systems were infeasible.

`record` writes Tests/Oracle/solver-random.txt, a line a seed:
    seed rows sum verdict levels ambiguous
where sum is the total of right sides and coefficients (so that a test can tell that it made the
same system), levels is priority:error,... and ambiguous is variable:minimum:maximum,... (- for
none, ? where HiGHS found no extremes). For an infeasible system the one level is the least total error of the required rows.
"""

from __future__ import annotations

import argparse
import itertools
import json
import pathlib
import shlex
import subprocess
import sys
import tempfile

PROJECT = pathlib.Path(__file__).resolve().parent.parent
BENCH = PROJECT.parent / "shared" / "bench"
RECORD = PROJECT / "Tests" / "Oracle" / "solver-random.txt"
WORKLOADS = [(name, n) for n in (10, 100) for name in (
    "form", "chain", "chainfix", "grid", "nested", "compete", "softtable", "bounded", "aspect")]
WORKLOADS += [(name, n) for name in ("weights", "weights_far", "weights_nine") for n in (2, 10, 300)]
TOLERANCE = 1e-6


def import_oracle():
    """The oracle's modules, or None with a message when they are not there."""
    sys.path.insert(0, str(BENCH))
    try:
        import constraint_system
        import lexicographic_oracle
        import workloads
    except ImportError as problem:
        print(f"skipped: the oracle is not available ({problem}; looked in {BENCH})")
        return None
    return constraint_system, lexicographic_oracle, workloads


class Oracle:
    """The right answers to systems."""

    def __init__(self, modules):
        self.format, self.oracle, self.workloads = modules

    def least_required_error(self, system) -> float:
        """The least sum of the errors of the required rows."""
        soft = [
            row._replace(priority=999.0)
            for row in system.rows
            if row.priority == self.format.REQUIRED
        ]
        solution = self.oracle.Solution(system._replace(rows=soft))
        return solution.levels[999.0]

    def answer(self, system) -> dict:
        solution = self.oracle.Solution(system)
        if not solution.feasible:
            return {"feasible": False, "required": self.least_required_error(system)}
        levels = {float(priority): error for priority, error in solution.levels.items()}
        try:
            ambiguous = solution.ambiguous()
        except self.oracle.OracleError:  # HiGHS gave up on an extreme; the levels are right
            ambiguous = None
        return {"feasible": True, "levels": levels, "worse_at": solution.worse_at,
                "ambiguous": ambiguous}

    def faults(self, system, answer: dict, given: dict) -> list[str]:
        """What is wrong with a printed answer."""
        values = self.format.read_values(given["values"], system)
        if given["feasible"] != answer["feasible"]:
            return ["verdict"]
        if not answer["feasible"]:
            found = system.level_errors(values)[self.format.REQUIRED]
            faults = []
            if abs(found - answer["required"]) > TOLERANCE * max(1, found):
                faults.append(f"required error {found}, least {answer['required']}")
            if not self.oracle.is_irreducible(system, given["conflict"]):
                faults.append(f"conflict {given['conflict']}")
            return faults
        if not given["proved"]:
            return ["the solver gave up"]
        worse = answer["worse_at"](values)
        faults = [] if worse is None else [f"worse at {worse}"]
        if answer["ambiguous"] is None:
            return faults
        expected = {one["variable"]: one for one in answer["ambiguous"]}
        found = {one["variable"]: one for one in given["ambiguous"]}
        if set(expected) != set(found):
            return faults + [f"ambiguous {sorted(found)}, not {sorted(expected)}"]
        for variable, one in expected.items():
            for key in ("minimum", "maximum"):
                right, ours = one[key], found[variable].get(key)
                if (right is None) != (ours is None) or (
                    right is not None and abs(right - ours) > TOLERANCE * max(1, abs(right))
                ):
                    faults.append(f"{key} of {variable}: {ours}, not {right}")
        return faults


def compare(oracle: Oracle, command: list[str], seeds: range, least_infeasible: int) -> int:
    cases = WORKLOADS + [("random", seed) for seed in seeds]
    cases = itertools.chain(cases, (("random", seed) for seed in itertools.count(seeds.stop)))
    count = wrong = infeasible = ambiguous = unknown = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, n in cases:
            if count >= len(WORKLOADS) + len(seeds) and infeasible >= least_infeasible:
                break
            count += 1
            system = oracle.workloads.WORKLOADS[name](n)
            path = pathlib.Path(folder) / "case.sys"
            with open(path, "w", encoding="utf-8") as file:
                oracle.format.write_system(system, file)
            words = [word.replace("{file}", str(path)) for word in command]
            try:
                done = subprocess.run(
                    words, capture_output=True, text=True, cwd=folder, timeout=60)
            except subprocess.TimeoutExpired:
                done = subprocess.CompletedProcess(words, 124, "", "no answer in a minute")
            if done.returncode:
                faults = [f"exit code {done.returncode}: {done.stderr.strip()[-300:]}"]
            else:
                answer = oracle.answer(system)
                infeasible += not answer["feasible"]
                ambiguous += bool(answer.get("ambiguous"))
                unknown += answer["feasible"] and answer["ambiguous"] is None
                faults = oracle.faults(system, answer, json.loads(done.stdout.splitlines()[-1]))
            if faults:
                wrong += 1
                print(f"{name} {n}: {'; '.join(faults)}")
    print(f"{count - wrong} of {count} right"
          f" ({infeasible} infeasible, {ambiguous} ambiguous,"
          f" {unknown} where the oracle found no extremes)")
    return 1 if wrong else 0


def record(oracle: Oracle, seeds: range) -> int:
    RECORD.parent.mkdir(parents=True, exist_ok=True)
    lines = [
        "# The exact oracle's answers to random systems, written by scripts/solver_oracle.py record.",
        "# seed rows sum verdict levels ambiguous",
    ]
    for seed in seeds:
        system = oracle.workloads.random_system(seed)
        answer = oracle.answer(system)
        total = sum(row.rhs + sum(row.terms.values()) for row in system.rows)
        if answer["feasible"]:
            levels = ",".join(f"{p:g}:{e:.9g}" for p, e in answer["levels"].items())
            free = ",".join(
                f"{one['variable']}:" + ":".join(
                    "" if one[key] is None else f"{one[key]:.9g}" for key in ("minimum", "maximum"))
                for one in answer["ambiguous"] or []) or "-"
            if answer["ambiguous"] is None:
                free = "?"
        else:
            levels, free = f"1000:{answer['required']:.9g}", "-"
        verdict = "feasible" if answer["feasible"] else "infeasible"
        lines.append(f"{seed} {len(system.rows)} {total:g} {verdict} {levels} {free}")
    RECORD.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{RECORD}: {len(seeds)} systems, {RECORD.stat().st_size} bytes")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the solver with the exact oracle.")
    commands = parser.add_subparsers(dest="action", required=True)
    comparing = commands.add_parser("compare")
    comparing.add_argument("command", metavar="COMMAND")
    recording = commands.add_parser("record")
    for command in (comparing, recording):
        command.add_argument("--count", type=int, default=5000)
        command.add_argument("--first", type=int, default=0)
    comparing.add_argument("--infeasible", type=int, default=0)
    arguments = parser.parse_args()
    modules = import_oracle()
    if modules is None:
        return 0
    seeds = range(arguments.first, arguments.first + arguments.count)
    oracle = Oracle(modules)
    if arguments.action == "record":
        return record(oracle, seeds)
    return compare(oracle, shlex.split(arguments.command), seeds, arguments.infeasible)


if __name__ == "__main__":
    sys.exit(main())
