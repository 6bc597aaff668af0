"""The near ring: the tests that changed files can break, found by what the tests import.

A test file runs whole if its imports lead to a changed module. The parts of games are named by strings,
which are not followed: where a part of a game changed, a test that may ask for it runs if it names the
game, in its id or its own text, or imports it. Where games changed, tests that start a server are left
to the fast ring.
"""

from __future__ import annotations

import inspect
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Final

import grimp
import pytest

from academie.registry import LISTINGS, registry

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = Path("src", "academie")
BESIDE: Final = ("tests", "bench", "release")
"""Folders of Python beside the package."""
DATA: Final = ("conformance", "studies", "assets", "configs")
"""Folders whose parts are read by the package."""
GAMES: Final = PACKAGE / "games"
CATALOGUES: Final = PACKAGE / "words" / "catalogues"
COMPILED: Final = ("crates", "core", "Cargo.toml", "Cargo.lock")
PROGRAM: Final = "academie.commands.app"
"""What runs the command `academie`, whose parts it knows by name."""
SERVER: Final = "tests.server.support.web"
"""What tests import that start a server."""

_TYPES_ONLY: Final = re.compile(r"^( *)if TYPE_CHECKING:\n(?:\1 +.*\n|\n)+", re.MULTILINE)
_FROM: Final = re.compile(r"^ *from ([\w.]+) import (\([^)]*\)|.*)", re.MULTILINE)
_DOTTED: Final = re.compile(r"\b(?:academie|tests|bench|release)(?:\.\w+)+")
_OF_THE_PACKAGE: Final = re.compile(r"^ *(?:import academie$|from academie import)", re.MULTILINE)
_QUOTED: Final = re.compile(r"[\"'](academie(?:\.\w+)+)")
_COMMAND: Final = re.compile(r"\bCommand\(\"([\w-]+)\", \"(\w+):")
_PROGRAM: Final = re.compile(r"with_name\([\"']academie[\"']\)")
_WORD: Final = re.compile(r"(?<=[\"' ])[\w-]+(?=[\"' ])")
_FACET: Final = re.compile(r"\bFacet\(\"(\w+)\"\)")
_ALL_GAMES: Final = re.compile(r"\bin registry\b|\(registry\b|\bparts\(|\bLISTINGS\b")
_COMPUTED: Final = re.compile(
    r"pytest_generate_tests|parametrize\(\s*(?:\"[^\"]*\"|\([^)]*\)|\w+)\s*,\s*"
    r"(?:[A-Za-z_*]|(?:(?!\n\s*def ).)*? for [\w, ]+ in )",
    re.DOTALL,
)
"""Parameters of tests that are not all written out in the file."""
_FUNCTION: Final = re.compile(r"^(?:(?:async )?def|class) .*\n(?:[ )].*\n|\n)*", re.MULTILINE)
_PRINTS: Final = re.compile(r"\.in_\(|\bmatch=|capsys|\.(?:en|fr)\b|academie\.(?:words|commands|drawing)")

Parts = Mapping[str, Mapping[str, str]]
"""Of each game by its key, the module of each part; of the game itself, as the registry has it, under ``."""


@dataclass(frozen=True)
class Near:
    """Which tests are near a change."""

    why: str
    whole: frozenset[Path]
    """The files of which every test runs."""
    rows: Mapping[Path, frozenset[str]] = field(default_factory=dict[Path, frozenset[str]])
    """The games of which other files run the tests that name them."""
    keys: tuple[str, ...] = ()
    """All games."""

    def holds(self, path: Path) -> bool:
        """Whether any test of the file may run, so that it must be loaded."""
        if (home := _home(path)) in self.whole or home not in self.rows:
            return home in self.whole
        text = _read(home)
        named = not self.rows[home].isdisjoint(self._named(text))
        return named or _ALL_GAMES.search(text) is not None or _COMPUTED.search(text) is not None

    def chooses(self, item: pytest.Item) -> bool:
        """Whether a test runs. If its id names no game its text is looked at, then that around all tests."""
        home = _home(item.path)
        if home in self.whole or home not in self.rows:
            return home in self.whole
        source = _source(getattr(item, "function", None))
        games = self._named(item.nodeid)
        if not games and _ALL_GAMES.search(source):
            return True
        games = games or self._named(source) or self._named(_FUNCTION.sub("", _read(home)))
        return not self.rows[home].isdisjoint(games)

    def _named(self, text: str) -> frozenset[str]:
        return named(self.keys, text)


class Imports:
    """Which modules import which: those of the package by grimp, those beside it by their text."""

    def __init__(self, root: Path = ROOT, parts: Parts | None = None) -> None:
        self.root = root
        self.parts = parts_of_games() if parts is None else parts
        within = {path: path.relative_to(root / "src") for path in (root / PACKAGE).rglob("*.py")}
        beside = {path: path.relative_to(root) for each in BESIDE for path in (root / each).rglob("*.py")}
        self.names = {path: _dotted(relative) for path, relative in (within | beside).items()}
        self.texts = {name: _TYPES_ONLY.sub("", _read(path)) for path, name in self.names.items()}
        self.tests = {
            path: name
            for path, name in self.names.items()
            if name.startswith("tests.") and (path.name.startswith("test_") or path.name == "conftest.py")
        }

    @cached_property
    def graph(self) -> grimp.ImportGraph:
        """What the modules of the package import, but for types only."""
        cache = str(self.root / ".grimp_cache")
        return grimp.build_graph("academie", exclude_type_checking_imports=True, cache_dir=cache)

    @cached_property
    def importers(self) -> Mapping[str, set[str]]:
        """By what each module is imported. The packages a module is in count as imported by it."""
        places = {parts[""] for parts in self.parts.values()} | {"academie.registry"}
        found = defaultdict[str, set[str]](set)
        # All tests are chosen here, which says nothing of what they test.
        for name, text in ((name, text) for name, text in self.texts.items() if name != __name__):
            package = name.rpartition(".")[0]
            if name not in self.graph.modules:
                imported = _imported(text) | {f"{folder}.conftest" for folder in _packages(name)}
            else:
                imported = self.graph.find_modules_directly_imported_by(name) | {package}
                imported |= set() if name in places else {*_QUOTED.findall(text)}
            for each in imported & self.texts.keys() - {"academie"}:
                found[each].add(name)
        # Commands are loaded when they are called: what runs the program depends on those it names.
        commands = dict(_COMMAND.findall(self.texts.get(PROGRAM, "")))
        for name in _reaching(found, {PROGRAM}, "tests.") - {PROGRAM}:
            for command in commands.keys() & _WORD.findall(self.texts[name]):
                found[f"academie.commands.{commands[command]}"].add(name)
        return found

    def reaching(self, changed: Iterable[str], within: str = "") -> set[str]:
        """These modules, and those whose imports lead to them by modules of that name alone."""
        return _reaching(self.importers, changed, within)

    @cached_property
    def declaring(self) -> Mapping[str, set[str]]:
        """The modules by which each part of games is asked for."""
        found = defaultdict[str, set[str]](set, {"": {"academie.registry"}})
        for name, text in self.texts.items():
            for facet in _FACET.findall(text):
                found[facet].add(name)
        return found

    def quoting(
        self, word: str, before: str = "\"'/", after: str = "\"'/.", beside: bool = False
    ) -> set[str]:
        """The modules in whose text a word stands between such characters."""
        found = re.compile(f"[{before}]{re.escape(word)}[{after}]")
        modules = {name for name, text in self.texts.items() if found.search(text)}
        modules -= {__name__, "tests.conftest"}
        return modules - ({name for name in modules if name.startswith("academie")} if beside else set())

    def seeds(self, path: Path) -> set[str]:
        """The modules that a changed file belongs to, or that read it; none if it cannot be said."""
        if (name := self.names.get(self.root / path)) is not None:
            return {name}
        first = path.parts[0]
        if path.is_relative_to(CATALOGUES):
            words = {name for name in self.tests.values() if name.startswith("tests.words.")}
            return words | self.quoting(f"{path.stem}-", "\"'", "\\w")
        if first in COMPILED:
            return {"academie.engine.core"} & self.texts.keys()
        if path.is_relative_to(PACKAGE) or first in BESIDE:
            folder = next(each for each in (self.root / path).parents if any(each.glob("*.py")))
            return {name for each, name in self.names.items() if each.parent == folder}
        if first in DATA:
            return self.quoting(Path(path.parts[1]).stem)
        return set() if path == Path("pyproject.toml") else self.quoting(first, beside=True)


def near(changed: Iterable[Path], imports: Imports | None = None) -> Near:
    """Return what is near to changed files, whose paths begin at the root of the tree."""
    imports = imports or Imports()
    tests, keys = imports.tests, tuple(imports.parts)
    whole, rows = set[Path](), defaultdict[Path, set[str]](set)
    served = imports.reaching({SERVER}, "tests.")
    for path in changed:
        seeds = imports.seeds(path)
        reached = imports.reaching(seeds)
        hit = {file for file, name in tests.items() if name in reached}
        if not seeds or hit == tests.keys():
            return Near(f"everything, for {path}", frozenset(tests))
        if path.parts[0] in DATA and (games := named(keys, str(path))):
            for file in hit:
                rows[file] |= games
            continue
        if path.is_relative_to(CATALOGUES):
            hit = {file for file in hit if _PRINTS.search(imports.texts[tests[file]])}
        whole |= {file for file in hit if tests[file] not in served} if path.is_relative_to(GAMES) else hit
        for file, found in _rows(imports, reached).items():
            rows[file] |= found
    for key, parts in imports.parts.items():
        direct = imports.reaching({parts[""]} if rows else (), "tests.")
        whole |= {file for file, found in rows.items() if key in found and tests[file] in direct - served}
    rest = {
        file: frozenset(found)
        for file, found in rows.items()
        if file not in whole and tests[file] not in served
    }
    keyed = ", ".join(sorted({key for found in rest.values() for key in found}))
    why = f"{len(whole)} of {len(tests)} files whole; in {len(rest)} what names {keyed or 'no game'}"
    return Near(f"{' '.join(map(str, changed))}: {why}", frozenset(whole), rest, keys)


def _rows(imports: Imports, reached: set[str]) -> dict[Path, set[str]]:
    """The games of which each test file may ask for a part that was reached."""
    changed = defaultdict[str, set[str]](set)
    for key, parts in imports.parts.items():
        for name, module in parts.items():
            if module in reached:
                changed[name].add(key)
    rows = defaultdict[Path, set[str]](set)
    for name, keys in changed.items():
        asking = imports.reaching(imports.declaring[name.partition("/")[0]])
        for file, module in imports.tests.items():
            if module in asking:
                rows[file] |= keys
    return rows


def parts_of_games() -> Parts:
    """Return where the parts of our games are."""
    places = {listing.key: {"": listing.place} for listing in LISTINGS}
    every = {game.key: {**places[game.key], **game.facets} for game in registry}
    return {key: {name: at.partition(":")[0] for name, at in parts.items()} for key, parts in every.items()}


@cache
def named(keys: tuple[str, ...], text: str) -> frozenset[str]:
    """Return the games that a text names: `toc-acad-1806` names one and `TOUR_A_TOUR` too, `stock` none."""
    return frozenset(found.lower().replace("_", "-") for found in _any_of(keys).findall(text))


@cache
def _any_of(keys: tuple[str, ...]) -> re.Pattern[str]:
    one = "|".join(re.escape(key).replace("\\-", "[-_]") for key in sorted(keys, key=len, reverse=True))
    return re.compile(rf"(?<![^\W_])(?:{one})(?![^\W_])", re.IGNORECASE)


def changed_since(base: str, root: Path = ROOT) -> list[Path]:
    """Return the files changed since HEAD left a branch, those not yet committed or added too."""
    since = _git(root, "merge-base", "HEAD", base)
    return [
        Path(each)
        for command in (["diff", "--name-only", *since], ["ls-files", "-o", "--exclude-standard"])
        for each in _git(root, *command)
    ]


def ring(changed: list[str] | None, base: str) -> Ring:
    """Return the ring of files named from the root of the tree, or of those that git finds."""
    return Ring(near(changed_since(base) if changed is None else [*map(Path, changed)]))


class Ring:
    """Loads and runs only what is near."""

    def __init__(self, near: Near) -> None:
        self.near = near

    def pytest_report_header(self) -> str:
        return f"near: {self.near.why}"

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        return None if collection_path.is_dir() or self.near.holds(collection_path) else True

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        left = [item for item in items if not self.near.chooses(item)]
        items[:] = [item for item in items if self.near.chooses(item)]
        config.hook.pytest_deselected(items=left)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
            session.exitstatus = pytest.ExitCode.OK


def _git(root: Path, *words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def _reaching(importers: Mapping[str, set[str]], changed: Iterable[str], within: str) -> set[str]:
    found, left = set[str](), {*changed}
    while left:
        found |= left
        left = {by for each in left for by in importers.get(each, ()) if by.startswith(within)} - found
    return found


def _home(path: Path) -> Path:
    """The file whose imports a test has: its own, or for one that is no Python those beside it."""
    return path if path.suffix == ".py" else path.with_name("conftest.py")


def _imported(text: str) -> set[str]:
    """What a text outside the package names by an import or a string."""
    found = {*_DOTTED.findall(text)}
    for module, what in _FROM.findall(text):
        found |= {f"{module}.{name}" for name in re.findall(r"\w+", what)}
    if _OF_THE_PACKAGE.search(text):
        found |= {"academie.session", "academie.kernel"}
    if _PROGRAM.search(text):
        found.add(PROGRAM)
    return found


def _packages(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[:end]) for end in range(1, len(parts))]


def _dotted(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def _read(path: Path) -> str:
    return path.read_text("utf-8")


@cache
def _source(function: object) -> str:
    return inspect.getsource(function) if inspect.isroutine(function) else ""
