#!/usr/bin/env python3
"""Checks that the modules import what docs/ARCHITECTURE.md allows and nothing else.

The table there has a row for each module: `| QuoinEmit | QuoinLayout, QuoinScreen | ... |`. It is
compared with the dependencies in Package.swift and with the import lines of the sources; each row
may name only rows below it, so that imports go in one direction.
"""

import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
ROW = re.compile(r"^\| `(?P<module>[\w-]+)` \|(?P<needs>[^|]*)\|", re.MULTILINE)
IMPORT = re.compile(
    r"^(?:@\w+(?:\(\w+\))? |public |package )*import (?:\w+ )?(?P<module>\w+)", re.MULTILINE)


def documented() -> dict[str, set[str]]:
    text = (ROOT / "docs/ARCHITECTURE.md").read_text()
    return {m["module"]: set(re.findall(r"`([\w-]+)`", m["needs"])) for m in ROW.finditer(text)}


def declared() -> dict[str, set[str]]:
    command = ["swift", "package", "--package-path", str(ROOT), "dump-package"]
    package = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    return {
        target["name"]: {next(iter(need.values()))[0] for need in target["dependencies"]}
        for target in package["targets"]
        if target["type"] != "test" and not (target.get("path") or "").startswith("Tests/")
    }


def imported(module: str) -> set[str]:
    return {
        match["module"]
        for file in (ROOT / "Sources" / module).rglob("*.swift")
        for match in IMPORT.finditer(file.read_text())
    }


def problems() -> list[str]:
    rows, targets = documented(), declared()
    found = [f"{name} has no row in docs/ARCHITECTURE.md" for name in sorted(targets.keys() - rows.keys())]
    order = list(rows)
    for position, (module, needs) in enumerate(rows.items()):
        if module not in targets:
            found.append(f"{module} is in docs/ARCHITECTURE.md but not in Package.swift")
            continue
        if needs != targets[module]:
            found.append(f"{module} depends on {sorted(targets[module])}, documented {sorted(needs)}")
        for need in sorted(needs & set(order[: position + 1])):
            found.append(f"{module} turns back to {need}")
        for name in sorted((imported(module) & targets.keys()) - needs):
            found.append(f"{module} imports {name} without leave")
    return found


def main() -> int:
    found = problems()
    print("\n".join(found) if found else f"{len(documented())} modules")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
