"""The lab's configurations are found by their names, wherever the person is."""

from __future__ import annotations

from pathlib import Path

import pytest

from academie.kernel import UnknownName
from academie.lab.config import config_file
from tests.commands.terminal import academie

CONFIGS = Path(__file__).parents[2] / "configs"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("asked", ["toc", "nets/toc", "nets/toc.toml", "configs/nets/toc.toml"])
def test_a_shipped_file_has_a_short_name(asked: str) -> None:
    assert config_file(Path(asked)) == CONFIGS / "nets" / "toc.toml"


def test_no_two_shipped_files_share_a_short_name() -> None:
    for file in CONFIGS.rglob("*.toml"):
        assert config_file(Path(file.stem)) == file


def test_a_file_of_ones_own_comes_first() -> None:
    Path("toc").write_text("")
    assert config_file(Path("toc")) == Path("toc")


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match=r"no file nets/goose; .*nets/toc"):
        config_file(Path("nets/goose"))


@pytest.mark.parametrize(
    "words",
    [
        ("lab", "train", "goose", "--out", "net"),
        ("lab", "play", "goose", "--out", "games"),
        ("lab", "study", "length", "--config", "goose"),
    ],
)
def test_every_command_looks_there(words: tuple[str, ...]) -> None:
    said = academie(*words, "--lang", "fr")
    assert said.code == 2
    assert "aucun fichier goose" in said.err
    assert "lab/rules, nets/garanguet" in said.err
