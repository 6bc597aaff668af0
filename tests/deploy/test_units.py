"""The units of systemd: read by its own tools, from a root of their own, without a running systemd."""

from __future__ import annotations

import re
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from typing import Final

import pytest

from academie.commands.app import COMMANDS

ROOT: Final = Path(__file__).parents[2]
DEPLOY: Final = ROOT / "deploy"
MOST_EXPOSED: Final = 2.5
"""Of ten; what is left bare is ten."""
SYSTEM: Final = Path("/usr/lib/systemd/system")
UNITS: Final = {
    path.name: path.name.replace("@.", "@8001.") for path in sorted(DEPLOY.glob("academie-*.service"))
}
"""Each unit, and how it is started."""
TIMERS: Final = [path.name for path in sorted(DEPLOY.glob("*.timer"))]
PLACES: Final = (
    "/opt/academie/bin/academie",
    "/opt/academie/share/wal-archive.sh",
    "/opt/academie/share/backup.sh",
    "/usr/bin/pg_receivewal",
)
ARCHIVE: Final = {"academie-base.service", "academie-stream.service", "academie-restore-test.service"}
"""Units that keep the archive, which belongs to the user of PostgreSQL."""

analysed = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is missing")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A root in which the units and what they start are where docs/run-a-server.md puts them."""
    root = tmp_path_factory.mktemp("root")
    place = root / "etc/systemd/system"
    shutil.copytree(
        DEPLOY, place, ignore=shutil.ignore_patterns("*.yaml", "*.sh", "kubernetes", "grafana", "prometheus")
    )
    shutil.copytree(SYSTEM, root / SYSTEM.relative_to("/"), symlinks=True)
    for name in PLACES:
        path = root / name[1:]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(0o755)
    return root


def analyse(installed: Path, *words: str) -> str:
    """What systemd-analyze says; fails if it finds fault."""
    command = ["systemd-analyze", *words, f"--root={installed}", "--no-pager"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@analysed
def test_systemd_understands_every_unit(installed: Path) -> None:
    told = analyse(installed, "verify", "--man=no", *UNITS.values(), "academie.target", *TIMERS)
    assert [line for line in told.splitlines() if "academie" in line] == []


@analysed
@pytest.mark.parametrize("unit", UNITS.values())
def test_a_unit_is_hardly_exposed(installed: Path, unit: str) -> None:
    told = analyse(installed, "security", "--offline=true", unit)
    found = re.search(r"Overall exposure level for \S+: ([\d.]+)", told)
    assert found is not None, told
    assert float(found[1]) <= MOST_EXPOSED, told


@pytest.mark.parametrize("name", UNITS)
def test_a_unit_starts_what_there_is_as_nobody_of_importance(name: str) -> None:
    unit = read(DEPLOY / name)
    assert unit["Service"]["User"] == ("postgres" if name in ARCHIVE else "academie")
    program, first, *_ = unit["Service"]["ExecStart"].split()
    assert program in PLACES
    assert program != PLACES[0] or first in {command.name for command in COMMANDS}


def test_only_backups_write_and_only_into_their_folders() -> None:
    writing = {name: read(DEPLOY / name)["Service"].get("ReadWritePaths") for name in UNITS}
    assert {name for name, paths in writing.items() if paths} == ARCHIVE | {"academie-backup.service"}
    for name, paths in writing.items():
        assert paths is None or paths in read(DEPLOY / name)["Service"]["ExecStart"]


def test_what_is_archived_is_what_is_backed_up_streamed_and_tested() -> None:
    told = (DEPLOY / "postgresql-archive.conf").read_text("utf-8")
    put = re.search(r"^archive_command = '(\S+) put (\S+) ", told, re.MULTILINE)
    assert put is not None
    assert put[1] in PLACES
    for name in ARCHIVE:
        assert put[2] in read(DEPLOY / name)["Service"]["ExecStart"]


def read(path: Path) -> ConfigParser:
    """A unit; keys may come twice, of which the last is kept."""
    parser = ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # as configparser's own documentation has it
    parser.read(path, encoding="utf-8")
    return parser
