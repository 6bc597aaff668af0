"""Dominoes as one sits down to them."""

import pytest

from academie.games.dominoes.arbiter import ArbitratedState
from academie.games.dominoes.law import DominoState
from academie.kernel import OptionError, OptionValue
from academie.registry import registry
from academie.testing import check_game
from tests.rings import count

GAME = registry["dominos"]


def test_hands_are_hidden_and_seats_are_two_to_four() -> None:
    assert GAME.hides
    assert GAME.seats == (2, 3, 4)


def test_marking() -> None:
    assert isinstance(GAME.start(), DominoState)
    assert isinstance(GAME.start(None, {"marking": "rigueur"}), ArbitratedState)
    with pytest.raises(OptionError, match="auto or rigueur"):
        GAME.start(None, {"marking": "courtois"})
    with pytest.raises(OptionError, match="needs marking=rigueur"):
        GAME.start(None, {"table": "complete"})


def test_what_a_page_asks_for_is_taken() -> None:
    asked = {option.name: option for option in GAME.form()}
    given: dict[str, dict[str, OptionValue]] = {
        "tete-a-tete-1806": {"tiles": 12, "points": 50, "first": 2},
        "sans-points-1806": {"rounds": 2},
        "quatre-sans-points-1806": {"pots": 2, "memory": True},
        "poule-1806": {"marking": "rigueur", "table": "complete"},
        "piquet-voleur-1806": {"seats": "tirees", "partners_redraw": True},
    }
    assert {key for options in given.values() for key in options} | {"players"} >= {*asked}
    for ruleset, options in given.items():
        GAME.start(GAME.ruleset(ruleset), options)


@pytest.mark.parametrize(
    ("ruleset", "options"),
    [
        ("poule-1806", {"players": 4, "points": 40}),
        ("tete-a-tete-1806", {"tiles": 12, "first": 2}),
        ("sans-points-1806", {"tiles": 13, "rounds": 2}),
        ("quatre-sans-points-1806", {"pots": 2, "memory": True}),
        ("dernier-1806", {"tiles": 9, "charge": "highest-hand", "next_lead": "winner"}),
        ("poule-1806", {"players": 4, "seats": "tirees"}),
        ("piquet-voleur-1806", {"seats": "tirees", "partners_redraw": True, "points": 50}),
    ],
)
def test_the_kit_with_options(ruleset: str, options: dict[str, OptionValue]) -> None:
    check_game(GAME, GAME.ruleset(ruleset), seeds=range(2), options=options, every=count(5, 1))
