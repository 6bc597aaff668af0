"""Parties of trictrac valued by a net that sees the score."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pytest

from academie.engine.dice.nets import card, shipped
from academie.engine.dice.selfplay import self_play, shipped_net, teach
from academie.games.trictrac.players.engine import WHOLE, laws_of_nets, trictrac_engine, whole_net
from academie.games.trictrac.training.growing import grown
from academie.kernel import State
from academie.notation import notation_of

NET: Final = grown(shipped("trictrac"), 72, 3)
BOARD: Final = "0x7,3,6x2,7x2,11x2,8/0x8,2,5,6x2,7x2,9"


def at(text: str) -> State[Any]:
    return notation_of("trictrac").read_state(text)


def value(text: str, net: bytes = NET) -> float:
    return trictrac_engine(net=net).value(at(text), 0)


@pytest.mark.parametrize("net", [NET, whole_net()], ids=["grown", "shipped"])
def test_a_lead_is_worth_more_the_nearer_the_end(net: bytes) -> None:
    even, early, late = (value(f"{BOARD} white{holes}", net) for holes in ("", " holes=3-1", " holes=11-9"))
    assert -0.5 < even < early < late < 1
    assert value(f"{BOARD} white holes=11-0", net) > 0.9


@pytest.mark.parametrize("name", laws_of_nets())
def test_every_law_is_judged_by_its_own_net(name: str) -> None:
    """The package's nets are told apart by the rules of the partie."""
    start = notation_of("trictrac").read_state(f"{BOARD} white", laws_of_nets()[name])
    assert trictrac_engine().value(start, 0) == trictrac_engine(net=whole_net(name)).value(start, 0)
    assert len({whole_net(each) for each in laws_of_nets()}) == len(laws_of_nets())


def test_who_throws_sees_his_own_side() -> None:
    """The same position with the seats exchanged is worth as much to the other."""
    mine, his = BOARD.split("/")
    one = value(f"{mine}/{his} white points=4-6 holes=5-7 bredouille=black")
    two = value(f"{his}/{mine} black points=6-4 holes=7-5 bredouille=white")
    assert one == pytest.approx(-two, abs=1e-6)


def test_a_marque_and_toc_are_valued_by_the_lead_as_before() -> None:
    text = f"{BOARD} white form=marque holes=2-1"
    assert trictrac_engine(net=NET).value(at(text), 0) == trictrac_engine().value(at(text), 0)


def test_a_new_net_begins_with_the_units_of_the_lead_and_learns() -> None:
    taught = teach("trictrac", None, hidden=72, series=(3, 0, 1), rates=(0.01, 0.01), encoding=WHOLE)
    assert card(taught).encoding == WHOLE
    assert taught != NET
    again = teach("trictrac", NET, hidden=72, series=(3, 0, 1), rates=(0.01, 0.01))
    assert taught == again
    with pytest.raises(ValueError, match="64 hidden units"):
        grown(shipped("trictrac"), 32, 1)


def test_recipes_begin_with_the_net_of_their_encoding() -> None:
    assert shipped_net("trictrac") == shipped("trictrac")
    assert shipped_net("trictrac", WHOLE) == whole_net()


def test_parties_are_played_to_their_end_and_the_truth_is_who_won() -> None:
    played = self_play("trictrac", NET, seed=4, first=0, last=2, trace=1.0)
    for game in (0, 1):
        of_game = played.game == game
        won, sides = played.outcome[of_game, 0], played.side[of_game]
        assert {*won.tolist()} <= {0.0, 1.0}
        winners = np.where(won == 1, sides, 1 - sides)
        assert len(set(winners.tolist())) == 1, "the same side wins in the eyes of both"
    assert not played.outcome[:, 1:3].any(), "the default rule set has no double"
