"""What the wheel carries and asks for, as a person gets it who installs it."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from email import message_from_bytes
from pathlib import Path
from zipfile import ZipFile

import pytest
import yaml  # type: ignore[import-untyped]  # it comes with mkdocs, without stubs
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
TRAIN = """
from pathlib import Path
from academie.lab.config import config_file
from academie.lab.training.recipe import read_recipe

print(config_file(Path("toc")), read_recipe(config_file(Path("toc"))).game)
"""


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this tree as pip unpacks it."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with ZipFile(wheel) as packed:
        packed.extractall(folder / "there")
    return folder / "there"


@pytest.mark.parametrize("files", ["configs/**/*.toml", "assets/board/*.json"])
def test_the_wheel_has_every_recipe_and_the_measures_of_the_boards(unpacked: Path, files: str) -> None:
    written = {path.relative_to(ROOT): path.read_bytes() for path in ROOT.glob(files)}
    carried = unpacked / "academie" / "_data"
    assert written
    assert {path: (carried / path).read_bytes() for path in written} == written


def test_the_wheel_has_the_schema_of_every_part(unpacked: Path) -> None:
    written = {path.relative_to(ROOT / "src"): path.read_bytes() for path in ROOT.glob("src/**/schema.sql")}
    assert written
    assert {path: (unpacked / path).read_bytes() for path in written} == written


def test_the_lab_of_an_installed_wheel_finds_them(unpacked: Path, tmp_path: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-c", TRAIN],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(unpacked)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.stdout.split() == [str(unpacked / "academie/_data/configs/nets/toc.toml"), "toc"], said.stderr


def asked_by(unpacked: Path, extra: str) -> dict[str, Requirement]:
    """What an extra asks for, with what the extras of ours that it names ask for."""
    (metadata,) = unpacked.glob("*.dist-info/METADATA")
    lines = message_from_bytes(metadata.read_bytes()).get_all("Requires-Dist", [])
    found: dict[str, Requirement] = {}
    waiting = [extra]
    while waiting:
        wanted = {"extra": waiting.pop()}
        for each in map(Requirement, lines):
            if (
                each.marker is not None
                and each.marker.evaluate(wanted)
                and not each.marker.evaluate({"extra": ""})
            ):
                found[each.name] = each
                waiting.extend(each.extras if each.name == "academie" else ())
    return found


def test_a_server_brings_the_core_of_its_version_chess_and_paper(unpacked: Path) -> None:
    asked = asked_by(unpacked, "server")
    assert {"academie-core", "chess", "fpdf2", "litestar"} <= {*asked}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    core = tomllib.loads((ROOT / "Cargo.toml").read_text())["workspace"]["package"]
    assert str(asked["academie-core"].specifier) == f"=={project['version']}" == f"=={core['version']}"


def test_what_is_locked_needs_no_core_of_ours(unpacked: Path) -> None:
    """A checkout builds its own, and no registry need have it."""
    assert "academie-core" not in asked_by(unpacked, "dev")
    for name in ("dev", "server"):
        lines = (ROOT / "requirements" / f"{name}.lock").read_text().splitlines()
        locked = {line.partition("==")[0] for line in lines if "==" in line}
        assert locked >= {"chess", "fpdf2", "litestar"}
        assert "academie-core" not in locked


def test_a_server_is_locked_as_it_is_tested() -> None:
    """What is installed in the container is what tests run with."""
    dev, server = (
        {
            line.split(" ")[0]
            for line in (ROOT / "requirements" / name).read_text().splitlines()
            if "==" in line
        }
        for name in ("dev.lock", "server.lock")
    )
    assert server <= dev


def test_conda_asks_for_what_pip_does() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    outputs = yaml.safe_load((ROOT / "conda" / "recipe.yaml").read_text())["outputs"]
    asked = {each["package"]["name"]: each["requirements"]["run"] for each in outputs}
    python = f"python {project['requires-python']}"
    assert asked["academie"] == [python, *(need.replace(">=", " >=") for need in project["dependencies"])]
    assert asked["academie-core"] == [python]


def test_windows_is_asked_for_nothing_that_it_cannot_have(unpacked: Path) -> None:
    for extra, name in (("serving", "uvloop"), ("openspiel", "open-spiel")):
        marker = asked_by(unpacked, extra)[name].marker
        assert marker is not None
        assert marker.evaluate({"extra": extra, "sys_platform": "darwin"})
        assert not marker.evaluate({"extra": extra, "sys_platform": "win32"})
