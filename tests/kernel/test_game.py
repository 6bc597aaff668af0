"""Games by key and rule sets by id."""

import pytest

from academie.games.trictrac.law import TRICTRAC
from academie.kernel import Facet, Game, NoFacet, UnknownName
from academie.registry import LISTINGS, Registry, registry
from academie.words import Content

GAME = Game(
    key="piquet", title=Content(fr="Piquet", en="Piquet"), facets={"law": "tests.kernel.test_game:TRICTRAC"}
)


def test_a_game_is_found_by_its_key() -> None:
    assert registry["trictrac"].law is TRICTRAC


@pytest.mark.parametrize(
    ("alias", "key"),
    [
        ("draughts", "dames"),
        ("Polish-Draughts", "dames"),
        ("chess", "echecs"),
        ("dominoes", "dominos"),
        ("backgammon", "toute-table"),
        ("gammon", "toute-table"),
        ("tric-trac", "trictrac"),
        ("a-ecrire", "ecrire"),
    ],
)
def test_a_game_is_found_by_an_alias(alias: str, key: str) -> None:
    assert registry.find(alias) is registry[key]


def test_records_and_logs_name_a_game_by_its_key_alone() -> None:
    with pytest.raises(UnknownName, match="no game 'chess'"):
        registry["chess"]


def test_an_unknown_game_is_reported_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match=r"no game 'whist'; there are: .*trictrac"):
        registry["whist"]


def test_no_name_stands_for_two_games() -> None:
    names = [name for listing in LISTINGS for name in (listing.key, *listing.aliases)]
    assert len({*names}) == len(names) > len(LISTINGS) == len(registry)


def test_a_game_is_added_once() -> None:
    games = Registry(LISTINGS)
    games.add(GAME)
    assert games["piquet"] is GAME
    with pytest.raises(UnknownName, match="'piquet' is already registered"):
        games.add(GAME)


def test_a_part_that_a_game_has_not_is_named() -> None:
    picture = Facet[object]("picture")
    assert picture.get(GAME) is None
    with pytest.raises(NoFacet, match="the game piquet has no 'picture' part"):
        picture.of(GAME)


def test_the_default_rule_set_is_the_first() -> None:
    assert TRICTRAC.ruleset() is TRICTRAC.default is TRICTRAC.rulesets[0]


@pytest.mark.parametrize("name", ["acad-1749", "trictrac/acad-1749"])
def test_a_rule_set_is_found_with_or_without_its_game(name: str) -> None:
    assert TRICTRAC.ruleset(name).id == "trictrac/acad-1749.2"


@pytest.mark.parametrize("name", ["", "acad", "chess/acad-1749", "trictrac/"])
def test_an_unknown_rule_set_is_told_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownName, match=r"of trictrac; there are: trictrac/default\.2, "):
        TRICTRAC.ruleset(name)
