"""A share of the night goes on where it was stopped, and one that has passed whole is no failure."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
CONFTEST: Final = """
from pathlib import Path
from tests import night
night.ROOT = Path(__file__).parent
def pytest_configure(config):
    config.pluginmanager.register(night.Passed(), "passed")
def pytest_collection_modifyitems(config, items):
    items[:] = night.chosen(items, "1/1", config.pluginmanager.get_plugin("passed").before)
"""
TESTS: Final = """
from pathlib import Path
def test_that_passes(): ...
def test_that_is_mended(): assert (Path(__file__).parent / "mended").exists()
"""


def night(folder: Path) -> tuple[int, str]:
    """How a run of the night in a folder ends, and the last line it prints."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-c", "none.ini", str(folder)]
    ended = subprocess.run(
        command,
        cwd=folder,
        env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    return ended.returncode, ended.stdout.splitlines()[-1]


def test_what_has_passed_is_not_run_again(tmp_path: Path) -> None:
    for name, text in {"conftest.py": CONFTEST, "test_some.py": TESTS, "none.ini": "[pytest]\n"}.items():
        (tmp_path / name).write_text(text, "utf-8")
    author = ("-c", "user.name=nobody", "-c", "user.email=nobody@example.org")
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    subprocess.run(["git", *author, "commit", "-q", "--allow-empty", "-m", "empty"], cwd=tmp_path, check=True)
    code, last = night(tmp_path)
    assert (code, "1 failed, 1 passed" in last) == (1, True)
    (tmp_path / "mended").touch()
    code, last = night(tmp_path)
    assert (code, "1 passed" in last, "failed" in last) == (0, True, False)
    code, last = night(tmp_path)
    assert (code, "no tests ran" in last) == (0, True)
