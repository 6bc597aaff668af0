"""The night in shares, each of which goes on where it was stopped on the same commit."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Final
from zlib import crc32

import pytest

ROOT: Final = Path(__file__).parents[1]
SHARE: Final = "--share"


class Passed:
    """The tests that have passed on this commit, in a file beside what `.ci/parts.py` keeps."""

    def __init__(self) -> None:
        head = subprocess.run(
            ["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
        )
        self.path = ROOT / ".night" / f"{head.stdout.strip()}.tests"
        self.before = frozenset(self.path.read_text("utf-8").splitlines() if self.path.exists() else ())
        self._sound = set[str]()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test whose call and end were without fault."""
        if report.when == "call" and not report.failed:
            self._sound.add(report.nodeid)
        if report.when == "teardown" and report.passed and report.nodeid in self._sound:
            self.path.parent.mkdir(exist_ok=True)
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{report.nodeid}\n")

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """A share whose tests have all passed before is no failure."""
        if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and self.before:
            session.exitstatus = 0


def chosen(items: list[pytest.Item], share: str, passed: frozenset[str]) -> list[pytest.Item]:
    """Those of a share such as `2/6` that have not passed yet; a test is always of the same share."""
    found = re.fullmatch(r"([1-9]\d*)/([1-9]\d*)", share)
    if found is None:
        raise ValueError(f"a share is written as 2/6, not {share}")
    number, of = map(int, found.groups())
    ours = (item for item in items if crc32(item.nodeid.encode()) % of == number % of)
    return [item for item in ours if item.nodeid not in passed]
