"""Tenir ou s'en aller against games played out."""

from __future__ import annotations

from academie.engine.dice.engine import UNIT, Plan, Tally
from academie.games.trictrac.players.engine import trictrac_engine
from academie.games.trictrac.training.stay_or_leave import Decision, decisions


def tally(mean: float, spread: float = 1.0, games: int = 100) -> Tally:
    return Tally(games, round(mean * games * UNIT), round((mean**2 + spread**2) * games * UNIT))


def test_a_decision_is_wrong_when_the_other_came_to_more() -> None:
    """White leaves though holding brought him a tenth more; Black is glad of what White loses."""
    for sign, leaves, loss in ((1, True, 0.1), (1, False, 0.0), (-1, True, 0.0), (-1, False, 0.1)):
        decision = Decision(leaves, sign, hold=tally(0.3), leave=tally(0.2))
        assert abs(decision.loss - loss) < 1e-6
        assert not decision.mistaken, "a hundred games leave that in doubt"
    assert Decision(True, 1, tally(0.3, 0.1), tally(0.2, 0.1)).mistaken


def test_decisions_of_an_engine_are_played_out_both_ways() -> None:
    found = [*decisions(trictrac_engine(), 2, Plan(games=36), 1)]
    again = [*decisions(trictrac_engine(), 2, Plan(games=36), 1)]
    assert found == again
    assert [each.hold.games for each in found] == [36, 36]
    assert all(-2 < each.gain < 2 for each in found)
