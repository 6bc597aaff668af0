"""A game of another package: installed by pip, it is listed, played, explained and kept like our own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from academie.registry import registry
from tests.plugin.environment import MARELLE, ROOT, Environment


def test_nothing_here_knows_it() -> None:
    """It is played with no edit of the package: only the example and its tests name it."""
    sources = [
        *ROOT.glob("src/**/*.py"),
        *ROOT.glob("web/app/src/**/*.ts*"),
        *ROOT.glob("web/board/src/**/*.ts*"),
    ]
    assert len(sources) > 500
    assert [str(path) for path in sources if "marelle" in path.read_text(encoding="utf-8").lower()] == []


def test_its_own_tests_pass(installed: Environment) -> None:
    """Those of the package, `check_game` among them, where it is installed."""
    words = (
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:asyncio",
        "-c",
        str(MARELLE / "pyproject.toml"),
    )
    said = installed.run(*words, str(MARELLE / "tests"))
    assert said.returncode == 0, said.stdout + said.stderr
    assert "passed" in said.stdout


def test_it_is_listed_with_its_package(installed: Environment) -> None:
    said = installed.academie("games", "--json")
    assert said.returncode == 0, said.stderr
    found = {entry["key"]: entry for entry in json.loads(said.stdout)}
    assert [*found] == [*(game.key for game in registry), "marelle"]
    assert found["marelle"]["package"] == "academie-marelle"
    assert found["dames"]["package"] == "academie"
    assert found["marelle"]["title"] == {"fr": "Marelle", "en": "Three men's morris"}
    shown = installed.academie("games", "--lang", "en")
    assert "from academie-marelle" in shown.stdout
    assert shown.stderr.strip() == ""


def test_the_page_of_games_is_of_our_own(installed: Environment, tmp_path: Path) -> None:
    page = tmp_path / "games.md"
    assert installed.academie("games", "--write", str(page)).returncode == 0
    assert "`dames`" in page.read_text(encoding="utf-8")
    assert "marelle" not in page.read_text(encoding="utf-8")


def test_a_game_is_played_to_its_end_and_kept(installed: Environment, tmp_path: Path) -> None:
    """Both seats by hand: White makes the first row."""
    record = tmp_path / "game.txt"
    typed = "a1\nd9\na2\nb1\nb2\nc1\n"
    said = installed.academie(
        "play", "marelle", "--black", "human", "--record", str(record), "--lang", "en", typed=typed
    )
    assert said.returncode == 0, said.stderr
    assert "'d9' is not an act: write b2 to lay a man" in said.stdout
    assert "White wins: three men in a row" in said.stdout
    assert " 1 O-O-O" in said.stdout
    assert record.read_text(encoding="utf-8").split()[-5:] == ["a1", "a2", "b1", "b2", "c1"]


def test_the_simple_player_stops_a_row(installed: Environment) -> None:
    """White lays a1, then b1 or b3; whatever the simple player did first, the row has one point left."""
    said = installed.academie("play", "marelle", "--seed", "1", "--lang", "en", typed="a1\nb1\nq\n")
    assert said.returncode == 0, said.stderr
    assert [line.split()[-1] for line in said.stdout.splitlines() if line.startswith("Black  ")] == [
        "b2",
        "c1",
    ]


def test_machines_play_to_the_end(installed: Environment) -> None:
    said = installed.academie("play", "marelle", "--white", "simple", "--seed", "2", "--lang", "fr")
    assert said.returncode == 0, said.stderr
    assert "gagne" in said.stdout or "partie nulle" in said.stdout


def test_it_is_explained(installed: Environment, tmp_path: Path) -> None:
    drawing = tmp_path / "row.svg"
    position = "ww./bb./... white"
    said = installed.academie(
        "explain", "marelle", position, "c1", "--json", "--lang", "fr", "--svg", str(drawing)
    )
    assert said.returncode == 0, said.stderr
    told = json.loads(said.stdout)
    assert told["events"] == [
        {
            "seat": 0,
            "text": "Blanc gagne : trois pions alignés",
            "citation": "US, three men in a row on a line",
        }
    ]
    assert told["acts"] == []
    assert 'data-point="c1"' in drawing.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("rules", "marelle"), "centre first"),
        (("perft", "marelle", "--depth", "2"), "64"),
        (("analyse", "ww./bb./... white", "--game", "marelle"), "+1.000"),
    ],
)
def test_other_commands_take_it(installed: Environment, words: tuple[str, ...], expected: str) -> None:
    """At depth 2: eight points for the first man, eight for the next."""
    said = installed.academie(*words, "--lang", "en")
    assert said.returncode == 0, said.stderr
    assert expected in said.stdout


@pytest.mark.parametrize("words", [("learn", "marelle"), ("conformance", "marelle")])
def test_what_it_does_not_offer_is_said_in_a_sentence(installed: Environment, words: tuple[str, ...]) -> None:
    said = installed.academie(*words, "--lang", "en")
    assert said.returncode == 2
    assert said.stderr.startswith("Error: no ")
    assert "Traceback" not in said.stderr
