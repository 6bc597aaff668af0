"""`academie games`: every game there is, and how long a random one lasts."""

import json
import re
import signal
from collections import Counter
from importlib.resources import files
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from academie.commands.games_census import census, rules_file_text
from academie.library import catalogue
from academie.registry import registry
from tests.commands.terminal import academie


def listed(*arguments: str) -> dict[str, Any]:
    """The answer as data, by game."""
    said = academie("games", "--json", *arguments)
    assert said.code == 0
    return {entry["key"]: entry for entry in json.loads(said.out)}


def test_every_game_with_its_rule_sets() -> None:
    found = listed()
    assert [*found] == [game.key for game in registry]
    for game in registry:
        assert [rules["id"] for rules in found[game.key]["rulesets"]] == [rules.id for rules in game.rulesets]
        assert found[game.key]["seats"] == [*game.seats]


def test_the_file_of_rule_sets_is_what_the_laws_say() -> None:
    """Where it is not: `make rules-pages`."""
    written = files("academie.games") / "rulesets.json"
    assert written.read_text(encoding="utf-8") == rules_file_text()


def test_studies_are_counted_as_the_library_has_them() -> None:
    studies = Counter(study.game for study in catalogue().studies)
    assert {entry.game.key: entry.studies for entry in census() if entry.studies} == studies


def test_where_a_game_comes_from_and_what_it_is_like() -> None:
    found = listed()
    assert {source["siglum"] for source in found["trictrac"]["sources"]} == {"LEP", "ACAD-A", "ACAD-B"}
    assert (found["trictrac"]["chance"], found["trictrac"]["hidden"]) == (True, False)
    assert (found["dames"]["chance"], found["dames"]["hidden"]) == (False, False)
    assert found["trictrac"]["tests"]["cases"] >= 237
    assert found["dames"]["tests"]["studies"] >= 104


def test_for_people() -> None:
    said = academie("games")
    assert said.code == 0
    assert re.search(r"Polish draughts +fmjd +FMJD +2 +no +\d+\+\d+\+\d+", said.out)
    french = academie("games", "--lang", "fr").out
    assert "Dames polonaises" in french
    assert "…" not in said.out + french


@pytest.mark.night
def test_measuring_gives_the_same_figures_each_time() -> None:
    once, again = listed("--measure", "1"), listed("--measure", "1")
    assert once == again
    for entry in once.values():
        length = entry["length"]
        assert length["games"] == 1
        assert length["spread"] == 0
        assert length["mean"] == length["least"] == length["most"] > 0


@pytest.mark.night
def test_the_page(tmp_path: Path) -> None:
    page = tmp_path / "games.md"
    assert academie("games", "--measure", "1", "--write", str(page)).code == 0
    rows = [line for line in page.read_text(encoding="utf-8").splitlines() if "(`" in line]
    assert len(rows) == len(registry)
    assert all(re.search(r"\| \d+\.\d ± 0\.0 \((\d+)–\1\) \| 1 \|$", row) for row in rows)


def test_a_page_that_cannot_be_written(tmp_path: Path) -> None:
    said = academie("games", "--write", str(tmp_path / "nowhere" / "games.md"))
    assert said.code == 2
    assert "nowhere" in said.err


def test_leaving_early_keeps_what_is_done(tmp_path: Path) -> None:
    """Ctrl-C comes by the process's own clock, so that a busy machine does not bring it too soon."""
    page = tmp_path / "games.md"
    since = process_time()
    census()
    signal.signal(signal.SIGVTALRM, signal.default_int_handler)
    signal.setitimer(signal.ITIMER_VIRTUAL, 2 * (process_time() - since) + 1)
    said = academie("games", "--measure", "1000000", "--write", str(page))
    assert said.code == 130
    first = next(line for line in page.read_text(encoding="utf-8").splitlines() if "(`trictrac`)" in line)
    assert int(first.split("|")[-2]) > 0
