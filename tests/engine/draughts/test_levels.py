"""Players of draughts by level: by any law, at any table, the stronger the better."""

from __future__ import annotations

import random
from typing import Any

import pytest

from academie.engine.player import Player, RandomPlayer
from academie.engine.players import levels, names, player
from academie.games.draughts.law import DAMES, DraughtsState, Phase, Position
from academie.games.draughts.law.acts import LaisserDamer, OffrirDeDamer, QuitterRemise, RefuserDeDamer
from academie.games.draughts.players.levels import STRENGTHS, LevelDames
from academie.kernel import BLACK, WHITE, Seat, State, UnknownName
from academie.registry import registry
from tests.games.draughts.law.table import FMJD, MANOURY

EVERY = [rules.id for rules in DAMES.rulesets]


def winner(players: tuple[Player, Player], state: State[Any]) -> Seat | None:
    while state.actor is not None:
        assert isinstance(state.actor, int)
        state = state.apply(players[state.actor].choose(state))
    assert state.outcome is not None
    return next(iter(state.outcome.winners), None)


def test_they_are_offered_by_name() -> None:
    assert [*STRENGTHS] == [offer.name for offer in levels("dames")]
    assert {*STRENGTHS} <= {*names("dames")}
    assert isinstance(player("niveau-3", "dames"), LevelDames)
    with pytest.raises(UnknownName, match="niveau-8"):
        player("niveau-9", "dames")


@pytest.mark.parametrize("ruleset", EVERY)
def test_the_lowest_beats_whoever_plays_at_random(ruleset: str) -> None:
    rules = DAMES.ruleset(ruleset)
    if rules.man_steps.value.value == "all-ways":
        pytest.skip("men that go back need not lose")
    lowest = player("niveau-1", "dames", seed=1)
    assert winner((lowest, RandomPlayer(1)), DAMES.start(rules)) == WHITE
    assert winner((RandomPlayer(2), lowest), DAMES.start(rules)) == BLACK


def test_a_higher_level_beats_a_lower() -> None:
    points = 0
    for seed in range(2):
        low, high = player("niveau-1", "dames", seed), player("niveau-4", "dames", seed)
        points += winner((low, high), DAMES.start()) == BLACK
        points += winner((high, low), DAMES.start()) == WHITE
    assert points >= 3


@pytest.mark.parametrize("level", ["niveau-2", "niveau-7"])
@pytest.mark.parametrize("ruleset", EVERY)
def test_legal_acts_in_every_law(ruleset: str, level: str) -> None:
    chooser, asked = random.Random(7), player(level, "dames", seed=1)
    state = DAMES.start(DAMES.ruleset(ruleset))
    for ply in range(200):
        if state.actor is None:
            break
        acts = state.actions()
        if ply % 25 == 0:
            assert asked.choose(state) in acts
        state = state.apply(chooser.choice(acts))


def test_the_same_seed_errs_alike_and_another_otherwise() -> None:
    def opening(seed: int) -> list[object]:
        asked, state, played = player("niveau-1", "dames", seed), DAMES.start(), list[object]()
        for _ in range(12):
            played.append(asked.choose(state))
            state = state.apply(played[-1])  # type: ignore[arg-type]  # a player's act is any
        return played

    assert opening(1) == opening(1)
    assert len({tuple(opening(seed)) for seed in range(5)}) > 1


def test_a_man_that_hangs_is_not_given_away() -> None:
    """Black takes whatever goes to 28: a level that sees one move never plays there."""
    state = DraughtsState(FMJD, Position.of([32, 33, 37, 38, 48], [22, 17, 12, 7, 8], turn=WHITE))
    for seed in range(30):
        act = player("niveau-1", "dames", seed).choose(state)
        then = state.apply(act)  # type: ignore[arg-type]  # a player's act is any
        worst = min(then.apply(answer).position.white.bit_count() for answer in then.actions())
        assert worst >= 4


def test_at_a_table_with_hands() -> None:
    state: Any = registry["dames"].start(registry["dames"].ruleset("metz"), {"marking": "rigueur"})
    asked = player("niveau-2", "dames", seed=3)
    for _ in range(40):
        if state.actor is None:
            break
        state = state.apply(asked.choose(state))
    assert state.problems() == ()


def test_offers_to_crown() -> None:
    """MAN rule XXXIV: to refuse the offer lets the lone king leave with a draw."""
    state = DraughtsState(MANOURY, Position.of([31, 32], [], [46], [5], BLACK))
    offered = state.apply(OffrirDeDamer())
    assert offered.phase is Phase.OFFERED
    assert player("niveau-4", "dames").choose(offered) == LaisserDamer()
    assert player("niveau-4", "dames").choose(offered.apply(RefuserDeDamer())) == QuitterRemise()
