"""Every target of `make help` is run: by `.ci/run`, or here at a small size, the long ones at night."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
from pathlib import Path
from typing import Final

import pytest

from academie.server.operations.private_services import free_port
from tests.server.run.test_serve import OPEN, fresh

ROOT: Final = Path(__file__).parents[2]
MAKEFILE: Final = (ROOT / "Makefile").read_text("utf-8")
MINUTES: Final = 20

SMALL: Final[dict[str, tuple[str, ...]]] = {"bench": (), "words": ()}
"""Run in the fast ring, with these variables."""
NIGHTLY: Final[dict[str, tuple[str, ...]]] = {
    "packages-picture": ("OUT={folder}",),
    "bench-generators": ("SECONDS=0.01", "MOST=1e4"),
    "bench-dominoes": ("GAMES=2",),
    "bench-front": ("OVER=1000", "LIVE=100", "PAGES=2"),
    "attack-frames": ("MEGABYTES=0.5",),
    "bench-log": ("BATCHES=2",),
    "bench-hops": ("GAME=dames",),
    "bench-search": ("DEPTH=6",),
    "bench-law": ("GAMES=1",),
    "bench-trictrac": ("GAMES=2", "ROLLOUTS=36"),
    "bench-tables": ("GAMES=2",),
    "bench-lab": ("TASKS=2",),
    "bench-engines": ("GAMES=2", "TRIES=20"),
    "bench-server": ("TABLES=20", "RATE=100", "SECONDS=2", "PAIRS=2", "IDLE=20", "JSON={folder}/server.json"),
    "audit": ("AUDIT=--dry-run",),
    "dice-tests": ("SEED=1",),
    "nemesis": ("TABLES=2", "ACTS=40", "FAULTS=2"),
    "nemesis-versions": ("GAMES=4", "ACTS=8"),
    "notify-kill": ("MESSAGES=100", "KILLS=2"),
    "rehearsal": ("WEBS=2", "TABLES=10", "RATE=10", "SECONDS=15", "SOCKETS=60"),
    "fair-play-study": ("ACCOUNTS=1", "GAMES=1"),
    "games-table": ("OUT={folder}", "GAMES=1"),
    "rules-pages": ("OUT={folder}", "RULESETS={folder}/rulesets.json"),
    "law-coverage": ("OUT={folder}",),
    "docs-pictures": ("OUT={folder}",),
    "near": ("CHANGED=src/academie/games/toc/arbiter.py",),
    "shots": ("SHOTS={folder}",),
    "motion": (),
    "web-types": (),
}
"""Run at night; `{folder}` is an empty one."""
APART: Final = frozenset(
    {"help", "check", "night", "bench-visit", "serve", "lock", "claims", "clean", "container-test"}
    | {"fair-play-baseline", "password-filter", "version"}
)
"""Two others together, half of the tests, or tried below, in tests/container or in test_version.py."""


def helped() -> list[str]:
    """The targets that `make help` lists."""
    said = subprocess.run(["make", "-s", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [line.split()[1] for line in said.splitlines()]


def prerequisites(target: str) -> set[str]:
    """The target and all it asks for first."""
    found = re.search(rf"^{target}:([^#\n]*)", MAKEFILE, re.MULTILINE)
    first = [] if found is None else [word for word in found[1].split() if re.fullmatch(r"[a-z0-9-]+", word)]
    # The core is asked for by its stamp.
    stamped = {"core"} if target == "setup" else set[str]()
    return {target} | stamped | {each for word in first for each in prerequisites(word)}


def run_by_ci() -> set[str]:
    """The targets of `.ci/run` by day and at night, with what those ask for first."""
    asked = re.findall(r"make ([a-z][a-z0-9 -]+)", (ROOT / ".ci/parts.py").read_text("utf-8"))
    return {each for targets in asked for target in targets.split() for each in prerequisites(target)}


def made(target: str, *variables: str, folder: Path) -> str:
    """What a target says, run from the root with a home of its own; fails unless it succeeds."""
    given = [variable.format(folder=folder) for variable in variables]
    home = {"XDG_DATA_HOME": str(folder / "data")}
    ended = subprocess.run(
        ["make", "--no-print-directory", target, *given],
        cwd=ROOT,
        env={**os.environ, **home},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=MINUTES * 60,
    )
    assert ended.returncode == 0, ended.stdout[-4000:]
    return ended.stdout


def test_help_lists_every_target() -> None:
    found = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert found is not None
    assert sorted(helped()) == sorted(found[1].split())


def test_every_target_is_exercised() -> None:
    """Who adds a target says here how it is kept from rotting."""
    nightly = {each for target in NIGHTLY for each in prerequisites(target)}
    assert {*helped()} == run_by_ci() | {*SMALL} | nightly | APART


@pytest.mark.parametrize("target", SMALL)
def test_small(target: str, tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    assert made(target, *SMALL[target], folder=tmp_path)


def test_claims_writes_the_pages_as_they_are_in_docs(tmp_path: Path) -> None:
    # What is known is not computed again, which makes this quick.
    shutil.copy(ROOT / "studies/findings.json", tmp_path)
    made("claims", "OUT={folder}", "RESULTS={folder}/findings.json", folder=tmp_path)
    for name in ("claims.md", "claims.fr.md"):
        assert (tmp_path / name).read_text("utf-8") == (ROOT / "docs" / name).read_text("utf-8")


@pytest.mark.night
@pytest.mark.parametrize("target", NIGHTLY)
def test_at_night(target: str, tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    assert made(target, *NIGHTLY[target], folder=tmp_path)


@pytest.mark.night
def test_bench_visit_measures_every_command(tmp_path: Path) -> None:
    """Whether all is in time is for a quiet machine to say."""
    asked = ["make", "--no-print-directory", "bench-visit", "TIMES=1"]
    said = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    assert said.splitlines()[-1].startswith(("all in time", "over: "))
    assert "academie play --help" in said


@pytest.mark.night
def test_serve_opens_the_cafe() -> None:
    with fresh() as folder:
        asked = f"SERVE=--port {free_port()} --folder {folder} --lang en"
        with subprocess.Popen(
            ["make", "--no-print-directory", "serve", asked],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        ) as process:
            assert process.stdout is not None
            said = list[str]()
            for line in process.stdout:
                said.append(line)
                if OPEN.search(line):
                    break
            os.killpg(process.pid, signal.SIGINT)
            process.communicate(timeout=60)
        assert OPEN.search(said[-1]), said


@pytest.mark.night
def test_lock_resolves_the_dependencies(tmp_path: Path) -> None:
    """Into another folder, and with nothing updated; without a network there is nothing to resolve."""
    asked = ["make", "--no-print-directory", "lock", f"LOCKS={tmp_path}", "CARGO_UPDATE=--dry-run"]
    ended = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False, timeout=MINUTES * 60)
    if re.search(
        r"error sending request|[Cc]ould not connect|[Dd]ownload of .* failed|dns error", ended.stderr
    ):
        pytest.skip("no network")
    assert ended.returncode == 0, ended.stderr
    assert "pytest==" in (tmp_path / "dev.lock").read_text("utf-8")
    assert "litestar==" in (tmp_path / "server.lock").read_text("utf-8")


def test_clean_removes_what_was_built(tmp_path: Path) -> None:
    """In a folder of its own, for it would remove what runs this."""
    (tmp_path / "Makefile").write_text(MAKEFILE, "utf-8")
    (tmp_path / "crates").mkdir()
    kept, built = tmp_path / "pyproject.toml", [tmp_path / name for name in (".venv", "target", "site")]
    kept.touch()
    for folder in built:
        folder.mkdir()
    subprocess.run(["make", "-s", "clean"], cwd=tmp_path, check=True)
    assert kept.exists()
    assert not any(folder.exists() for folder in built)
