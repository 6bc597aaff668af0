"""The players there are, by name."""

import random

import pytest

from academie.engine.player import RandomPlayer
from academie.engine.players import player
from academie.games.draughts.players.simple import SimpleDames
from academie.games.trictrac.players.by_hand import HandsTrictrac
from academie.kernel import CHANCE, UnknownName
from academie.notation import notation_of
from academie.registry import registry
from academie.testing import choose
from tests.rings import count


def test_by_name() -> None:
    assert isinstance(player("simple", "trictrac"), HandsTrictrac)
    assert isinstance(player("simple", "dames"), SimpleDames)
    assert isinstance(player("random", "rabattues"), RandomPlayer)


def test_an_unknown_player_and_an_unknown_game_are_refused() -> None:
    with pytest.raises(UnknownName, match="no player 'strong' for dames; there are: random"):
        player("strong", "dames")
    with pytest.raises(UnknownName, match="no game 'whist'"):
        player("simple", "whist")


@pytest.mark.parametrize("marking", ["auto", "courtois", "rigueur"])
def test_simple_sits_at_every_table_of_trictrac(marking: str) -> None:
    simple, dice = player("simple", "trictrac"), random.Random(3)
    state = registry["trictrac"].start(None, {"marking": marking})
    for _ in range(count(40, 120)):
        if state.actor is None:
            break
        state = state.apply(choose(state, dice) if state.actor is CHANCE else simple.choose(state))
    assert state.problems() == ()


def test_simple_huffs_who_does_not_take() -> None:
    """MAN rules XII, XIII: the man that should have taken is lifted; whoever may do so need not."""
    table = registry["dames"].start(
        registry["dames"].ruleset("manoury-1787"), {"marking": "rigueur", "position": "W:W32,50:B28,1"}
    )
    passed = table.apply(notation_of("dames").resolve(table, "50-45"))
    assert notation_of("dames").act(player("simple", "dames").choose(passed)) == "black souffler 32"


def test_simple_sits_at_the_damier_in_rigueur() -> None:
    simple = SimpleDames(depth=1)
    state = registry["dames"].start(registry["dames"].ruleset("metz"), {"marking": "rigueur"})
    for _ in range(count(100, 300)):
        if state.actor is None:
            break
        state = state.apply(simple.choose(state))
    assert state.problems() == ()
