"""The package where something is missing: on Windows, in the small install, without the compiled core."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
LAW: Final = (
    "tests/kernel",
    "tests/games/trictrac/law/test_partie.py",
    "tests/testing/test_cases.py",
    "tests/testing/test_played.py",
)
"""Tests of the law that take seconds: its points, and the books' own cases and games."""
LEAST: Final = 500
WHOLE: Final = (
    *("claims", "commands", "drawing", "edition", "engine", "kernel", "library", "notation", "practice"),
    *("registry", "session", "sources", "testing", "tracing", "words"),
)
"""Packages that the small install has complete, but for what names its extra itself."""
OF_EXTRAS: Final = frozenset(
    {"academie.engine.core", "academie.engine.dice.selfplay", "academie.notation.wire"}
)


def tried(*words: str) -> str:
    """What the package says in a Python that lacks something."""
    command = [sys.executable, "-m", "tests.portable.absent", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=280, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def failed(what: str) -> dict[str, str]:
    told: dict[str, str] = json.loads(tried(what))
    return told


def test_windows_lacks_nothing_that_a_module_imports() -> None:
    assert failed("windows") == {}


def test_the_small_install_has_its_packages_whole() -> None:
    missing = failed("small")
    ours = {name: lacks for name, lacks in missing.items() if name.split(".")[1] in WHOLE}
    assert {*ours} <= OF_EXTRAS, ours
    assert not [name for name in missing if ".law" in name or ".arbiter" in name or ".text" in name]


def test_levels_of_a_server_need_no_more_than_it_brings() -> None:
    """Where a level cannot think a quick player takes its place, so that nobody else would notice."""
    told = json.loads(tried("server"))
    assert {"trictrac", "toc", "dames", "dominos"} <= {*told}


def test_the_law_holds_without_the_core() -> None:
    summary = tried("core", *LAW).splitlines()[-1]
    assert int(summary.split()[0]) > LEAST, summary
    assert "passed" in summary
    assert "skipped" not in summary
