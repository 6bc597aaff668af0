"""Prints the figures of the source tree."""

from __future__ import annotations

from tests.house.figures import (
    cycles,
    files,
    imported_once,
    lengths,
    long_functions,
    median_length,
    naming,
)
from tests.house.levels import arrows_up, table

FIGURES = {
    "Python files": len(files()),
    "lines": sum(lengths().values()),
    "median lines a file": median_length(),
    "modules with one importer": len(imported_once()),
    "import cycles": len(cycles()),
    "functions over 50 lines": len([*long_functions()]),
    "imports between parts of the server that run up": len(arrows_up()),
    "files outside its folder that name tourne-case": len(naming("tourne-case")),
}

for name, figure in FIGURES.items():
    print(f"{name:48}{figure:>8}")

print("\nThe levels of the server:", *table(), sep="\n")
