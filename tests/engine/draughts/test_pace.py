"""How long the engine thinks: by each kind of level, on a clock that must not run out, when it is sure."""

from __future__ import annotations

import pytest

from academie.games.draughts.law import DAMES
from academie.games.draughts.law.acts import Move
from academie.games.draughts.players.pace import LONG, Allowance, Clock, Pace, allowed, on_clock
from academie.games.draughts.players.search import Budget, Line, Thought
from academie.games.draughts.text.hub import read_line

MOVES = [act for act in DAMES.start().actions() if isinstance(act, Move)]


@pytest.mark.parametrize(
    ("level", "allowance"),
    [
        ("level depth=9", Allowance(Budget(depth=9))),
        ("level nodes=5000", Allowance(Budget(nodes=5000))),
        ("level nodes=5000 depth=0", Allowance(Budget(depth=1, nodes=5000))),
        ("level move-time=0.5", Allowance(Budget(seconds=0.5))),
        ("level move-time=-1 depth=4", Allowance(Budget(depth=4, seconds=0.0))),
        ("level infinite", Allowance(Budget(seconds=LONG), endless=True)),
        ("level", Allowance(Budget(seconds=1.0))),
    ],
)
def test_levels(level: str, allowance: Allowance) -> None:
    assert allowed(read_line(level)) == allowance


@pytest.mark.parametrize(
    ("level", "share"),
    [
        ("level time=60 moves=20", 2.7),  # a twentieth, but for a tenth that is lost on the way
        ("level time=30 inc=1", 1.77),  # a thirtieth of the clock and of what 29 more moves add
        ("level time=0.1 inc=5", 0.09),  # never more than there is
        ("level time=-2", 0.0),
    ],
)
def test_the_share_of_a_move_on_the_clock(level: str, share: float) -> None:
    allowance = allowed(read_line(level))
    assert allowance.share == pytest.approx(share)
    assert allowance.budget.seconds is not None
    assert share <= allowance.budget.seconds + 1e-9


@pytest.mark.parametrize("inc", [0.0, 0.1, 3.0])
@pytest.mark.parametrize("moves", [1, 2, 3, 4, 10, 75, None])
def test_time_is_left_even_if_every_move_takes_all_it_may(moves: int | None, inc: float) -> None:
    left = 60.0
    for played in range(moves or 200):
        budget = on_clock(Clock(left, None if moves is None else moves - played, inc)).budget
        assert budget.seconds is not None
        assert 0 < budget.seconds < left
        left += inc - budget.seconds


def thought(depth: int, move: Move, score: int) -> Thought:
    return Thought((Line(score, (move,)),), depth, depth, 1, 0.0)


def test_a_sure_move_is_played_sooner_than_one_in_doubt() -> None:
    def stops(scores: list[int], moves: list[Move]) -> float:
        """At which part of its share of one second a search with those results would be stopped."""
        for part in range(200):
            pace = Pace(1.0)
            *before, last = [thought(n, *each) for n, each in enumerate(zip(moves, scores, strict=True))]
            assert not any(pace.enough(each, 0.0) for each in before)
            if pace.enough(last, part / 100):
                return part / 100
        raise AssertionError

    one, other = MOVES[:2]
    calm = stops([0] * 6, [one] * 6)
    usual = stops([0] * 3, [one] * 3)
    changed = stops([0] * 3, [one, one, other])
    worse = stops([0, 0, -40], [one] * 3)
    assert calm < usual < changed == worse


def test_without_a_share_nothing_is_enough() -> None:
    assert not Pace(None).enough(thought(5, MOVES[0], 0), 1e9)
