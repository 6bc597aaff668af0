"""Packages whose games cannot be used, each named in a sentence; and a game with no more than it needs."""

from __future__ import annotations

import json

import pytest

from tests.plugin.environment import MARELLE, Environment, environment

GAME = """
from academie.kernel import Game
from academie.words import verbatim

GAME = Game(key="{key}", title=verbatim("T"), facets={{"law": "{law}"}})
"""

BARE = """
from dataclasses import replace

from academie.kernel import Game
from academie.words import Content
from academie_marelle.law import Marelle
from academie_marelle.rules import USAGE
from academie_marelle.text import NOTATION


class Bare(Marelle):
    key = "bare"
    rulesets = (replace(USAGE, id="bare/usage"),)


LAW = Bare()
GAME = Game(
    key="bare",
    title=Content(fr="Nu", en="Bare"),
    chance=False,
    facets={"law": "bare:LAW", "notation": "bare:NOTATION"},
)
"""


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The marelle, among packages that are wrong each in its way."""
    made = environment(tmp_path_factory.mktemp("crowded") / "environment")
    made.install(MARELLE)
    made.put("piquet-broken", "piquet", "import a_module_that_nobody_has")
    made.put("another-dames", "dames", GAME.format(key="dames", law="academie_marelle.law:MARELLE"))
    made.put("zz-marelle", "marelle", GAME.format(key="marelle", law="academie_marelle.law:MARELLE"))
    made.put("oie-lawless", "oie", GAME.format(key="oie", law="nowhere.law:LAW"))
    made.put("misnamed", "chouette", GAME.format(key="hibou", law="academie_marelle.law:MARELLE"))
    return made


def broken(key: str, package: str, why: str) -> str:
    return (
        f"the game {key!r} of the package {package} cannot be loaded ({why}); "
        "update the package or uninstall it"
    )


def taken(key: str, package: str, by: str) -> str:
    return (
        f"the game {key!r} of the package {package} is left out: {by} already has a game of that name; "
        "uninstall one of the two packages"
    )


PIQUET = broken("piquet", "piquet-broken", "ModuleNotFoundError: No module named 'a_module_that_nobody_has'")
REFUSED = [
    PIQUET,
    taken("dames", "another-dames", "academie"),
    taken("marelle", "zz-marelle", "academie-marelle"),
    broken("oie", "oie-lawless", "ModuleNotFoundError: No module named 'nowhere'"),
    broken("chouette", "misnamed", "its key is hibou, that of its law marelle"),
]


def test_each_is_reported_and_the_others_are_listed(crowded: Environment) -> None:
    said = crowded.academie("games", "--json", "--lang", "en")
    assert said.returncode == 0
    assert sorted(said.stderr.strip().splitlines()) == sorted(f"! {line}" for line in REFUSED)
    found = {entry["key"]: entry["package"] for entry in json.loads(said.stdout)}
    assert found["dames"] == "academie"
    assert found["marelle"] == "academie-marelle"
    assert not {"piquet", "oie", "chouette", "hibou"} & {*found}


def test_in_french(crowded: Environment) -> None:
    said = crowded.academie("games", "--json", "--lang", "fr")
    assert (
        "dames\u202f» du paquet another-dames est laissé de côté\u00a0: academie a déjà un jeu" in said.stderr
    )


def test_asking_for_one_says_why(crowded: Environment) -> None:
    said = crowded.academie("play", "piquet", "--lang", "en")
    assert said.returncode == 2
    assert said.stderr == f"Error: {PIQUET}\n"


def test_our_own_game_is_played(crowded: Environment) -> None:
    said = crowded.academie("perft", "dames", "--depth", "1", "--lang", "en")
    assert said.returncode == 0, said.stderr
    assert said.stderr == ""


def test_a_server_says_which_games_could_be_listed(crowded: Environment) -> None:
    asked = "from academie.server.base.settings import Settings, offered_games"
    said = crowded.run("-c", f"{asked}; offered_games(Settings(games=('whist',)))")
    assert said.returncode == 1
    assert "ACADEMIE_GAMES names 'whist': no game 'whist'" in said.stderr
    assert "games of other packages that it may name: marelle" in said.stderr


def test_a_game_without_pictures_is_shown_by_its_notation(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The marelle with its law and its notation only, offered by another package."""
    made = environment(tmp_path_factory.mktemp("bare") / "environment")
    made.install(MARELLE)
    made.put("bare", "bare", BARE)
    said = made.academie("play", "bare", "--black", "random", "--lang", "en", typed="a1\nq\n")
    assert said.returncode == 0, said.stderr
    assert ".../.../... white" in said.stdout
    assert "White  a1" in said.stdout
