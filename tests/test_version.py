"""`make version`: the version in every place, the changelog closed, one commit and one tag, in a copy."""

from __future__ import annotations

import re
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import pytest

from academie.kernel.data import installed_version
from release.version import CHANGELOG, COMING, DATED, PLACES, coming

ROOT: Final = Path(__file__).parents[1]
NEXT: Final = "97.5.0"
ELSEWHERE: Final = re.compile(
    r"^(requirements|tests|conformance|studies)/|\.weights$|^CHANGELOG.md$|package-lock"
)
"""What names versions of others, or of the past."""


def git(root: Path, *words: str) -> str:
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    done = subprocess.run(["git", *who, *words], cwd=root, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree with the files that say the version, all committed."""
    for name in {*PLACES, *DATED, CHANGELOG}:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    log = tmp_path / CHANGELOG
    log.write_text(log.read_text("utf-8").replace(COMING, f"{COMING}\n- News of a test.\n", 1), "utf-8")
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "A")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "a@example.org")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "All")
    return tmp_path


def undated(text: str) -> str:
    return re.sub(r"(?m)^date-released: .+$", "", text)


def made(tree: Path, version: str) -> subprocess.CompletedProcess[str]:
    command = ["make", "--no-print-directory", "version", f"VERSION={version}", f"ROOT={tree}"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_a_version_is_set_committed_and_tagged(tree: Path) -> None:
    done = made(tree, NEXT)
    assert done.returncode == 0, done.stderr
    present = installed_version()
    for name, patterns in PLACES.items():
        text = (tree / name).read_text("utf-8")
        for pattern in patterns:
            assert {*re.findall(pattern, text, re.MULTILINE)} == {NEXT}, name
        old = (ROOT / name).read_text("utf-8")
        assert undated(text.replace(NEXT, present)) == undated(old), name
    today = datetime.now(UTC).date().isoformat()
    for name, pattern in DATED.items():
        assert re.findall(pattern, (tree / name).read_text("utf-8"), re.MULTILINE) == [today], name
    assert git(tree, "log", "-1", "--format=%s") == f"Release {NEXT}"
    assert git(tree, "status", "--porcelain") == ""
    assert "- News of a test." in git(tree, "tag", "--list", f"v{NEXT}", "--format=%(contents)")
    log = (tree / CHANGELOG).read_text("utf-8")
    assert coming(log) == ""
    assert re.search(rf"^## \[{NEXT}\] – \d{{4}}-\d\d-\d\d\n\n- News of a test", log, re.MULTILINE)


@pytest.mark.parametrize("version", ["0.0.1", "next", "97.05", installed_version()])
def test_what_is_no_newer_version_is_refused(tree: Path, version: str) -> None:
    refused(tree, version, "is no version after")


def test_a_changed_tree_a_second_time_and_no_news_are_refused(tree: Path) -> None:
    changed = tree / "Cargo.toml"
    changed.write_text(changed.read_text("utf-8") + "# changed\n", "utf-8")
    refused(tree, NEXT, "not committed")
    git(tree, "checkout", "--", "Cargo.toml")
    git(tree, "tag", f"v{NEXT}")
    refused(tree, NEXT, "already")
    assert made(tree, "97.6.0").returncode == 0
    refused(tree, "97.7.0", "nothing new")


def refused(tree: Path, version: str, why: str) -> None:
    before = git(tree, "rev-parse", "HEAD"), git(tree, "diff")
    done = made(tree, version)
    assert done.returncode != 0
    assert why in done.stderr
    assert (git(tree, "rev-parse", "HEAD"), git(tree, "diff")) == before


def test_nothing_else_says_the_version() -> None:
    """A new place must be known to the command that sets it."""
    said = re.escape(installed_version())
    found = git(ROOT, "grep", "-lIE", rf"(^|[^0-9.]){said}($|[^0-9.])").splitlines()
    assert {name for name in found if not ELSEWHERE.search(name)} <= {*PLACES}
