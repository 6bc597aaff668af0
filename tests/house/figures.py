"""Counts of the source tree, from the files themselves and from the graph of their imports."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from statistics import median

import grimp

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "academie"
LONGEST_FUNCTION = 50


@lru_cache(1)
def files() -> tuple[Path, ...]:
    """Every Python file of the package."""
    return tuple(sorted(SOURCES.rglob("*.py")))


@lru_cache(1)
def lengths() -> dict[Path, int]:
    """How many lines each file has."""
    return {path: len(path.read_text(encoding="utf-8").splitlines()) for path in files()}


def median_length() -> float:
    """The length in the middle."""
    return median(lengths().values())


@lru_cache(1)
def imports() -> dict[str, frozenset[str]]:
    """For each module of the package, the modules of the package that it imports."""
    graph = grimp.build_graph("academie", cache_dir=None)
    return {module: frozenset(graph.find_modules_directly_imported_by(module)) for module in graph.modules}


def imported_once() -> list[str]:
    """Modules that exactly one other module imports; packages and parts of the server aside."""
    packages = {_module(path) for path in files() if path.name in {"__init__.py", "part.py"}}
    importers = dict.fromkeys(imports(), 0)
    for imported in imports().values():
        for module in imported:
            importers[module] += 1
    return sorted(module for module, many in importers.items() if many == 1 and module not in packages)


def _module(path: Path) -> str:
    parts = path.relative_to(SOURCES.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def cycles() -> list[list[str]]:
    """Groups of modules that import each other in a circle."""
    waiting = {module: set(imported) for module, imported in imports().items()}
    while free := {module for module, imported in waiting.items() if not imported}:
        waiting = {module: imported - free for module, imported in waiting.items() if module not in free}
    reach = {module: _reachable(waiting, module) for module in waiting}
    groups = {
        frozenset(other for other in reach[module] if module in reach[other])
        for module in waiting
        if module in reach[module]
    }
    return sorted(sorted(group) for group in groups)


def _reachable(edges: dict[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    left = [*edges[start]]
    while left:
        module = left.pop()
        if module not in found:
            found.add(module)
            left.extend(edges[module])
    return found


def long_functions() -> Iterator[str]:
    """Functions that are too long to be read at once."""
    for path in files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > LONGEST_FUNCTION:
                    yield f"{path.relative_to(ROOT)}: {node.name} has {lines} lines"


def naming(game: str) -> list[str]:
    """Files that name the game, outside the folder of its family."""
    key = re.compile(game.replace("-", "[-_]"))
    own = SOURCES / "games" / game.replace("-", "_")
    return [
        str(path.relative_to(ROOT))
        for path in files()
        if own not in path.parents and key.search(path.read_text(encoding="utf-8"))
    ]
