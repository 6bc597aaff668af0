"""Games by key and rule sets by id."""

import pytest

from academie.kernel import Registry, UnknownName
from academie.rules.tables.trictrac import TRICTRAC

REGISTRY = Registry(TRICTRAC)


def test_a_game_is_found_by_its_key() -> None:
    assert REGISTRY["trictrac"] is TRICTRAC


def test_an_unknown_game_is_told_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match=r"no game 'whist'; there are: .*trictrac"):
        REGISTRY["whist"]


def test_each_key_is_taken_once() -> None:
    with pytest.raises(ValueError, match="'trictrac' is already registered"):
        Registry(TRICTRAC, TRICTRAC)


def test_a_registry_keeps_the_order_in_which_games_were_added() -> None:
    games = Registry()
    assert len(games) == 0
    games.add(TRICTRAC)
    assert [*games] == [TRICTRAC]
    assert len(games) == 1


def test_the_default_rule_set_is_the_first() -> None:
    assert TRICTRAC.ruleset() is TRICTRAC.default is TRICTRAC.rulesets[0]


@pytest.mark.parametrize("name", ["acad-1749", "trictrac/acad-1749"])
def test_a_rule_set_is_found_with_or_without_its_game(name: str) -> None:
    assert TRICTRAC.ruleset(name).id == "trictrac/acad-1749"


@pytest.mark.parametrize("name", ["", "acad", "chess/acad-1749", "trictrac/"])
def test_an_unknown_rule_set_is_told_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownName, match="of trictrac; there are: trictrac/default, "):
        TRICTRAC.ruleset(name)
