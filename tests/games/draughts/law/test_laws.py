"""What holds in every position and every game, whatever the treatise."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from academie.games.draughts.law import DAMES, DraughtsRules, DraughtsState, Position
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import squares
from academie.kernel import BLACK, WHITE, IllegalAction, OptionValue
from tests.games.draughts.law.random_positions import most_by_hand, random_position
from tests.games.draughts.law.table import FMJD, MANOURY, METZ, POLISH, white_to_move

seeds = st.integers(0, 2**32)
rulesets = st.sampled_from(DAMES.rulesets)
polish = st.sampled_from(POLISH)

EVERY_OPTION: tuple[dict[str, OptionValue], ...] = (
    {},
    {"qui_perd_gagne": True},
    {"premier_a_dame": True},
    {"white_men_less": 2},
    {"black_men_less": 9, "white_men_less": 9},
    {"remise": "black", "black_men_less": 11, "white_men_less": 9},
    {"white_dames": 5, "white_men_less": 5},
    {"diagonale": True},
)


def some_state(rules: DraughtsRules, seed: int) -> DraughtsState:
    damier, men = rules.damier.value, rules.men.value
    return DraughtsState(rules, random_position(random.Random(seed), damier, men))


def moves(state: DraughtsState) -> list[Move]:
    return [act for act in state.actions() if isinstance(act, Move)]


@settings(deadline=None)
@given(rulesets, seeds)
def test_acts_are_told_once(rules: DraughtsRules, seed: int) -> None:
    acts = some_state(rules, seed).actions()
    assert len({*acts}) == len(acts)


@settings(deadline=None)
@given(rulesets, seeds)
def test_mirror(rules: DraughtsRules, seed: int) -> None:
    state = some_state(rules, seed)
    mirror = state.mirrored()
    assert mirror.mirrored() == state
    assert {*mirror.actions()} == {act.mirrored() for act in state.actions()}
    for act in state.actions():
        assert mirror.apply(act.mirrored()) == state.apply(act).mirrored()


@settings(deadline=None)
@given(rulesets, seeds)
def test_men_are_conserved(rules: DraughtsRules, seed: int) -> None:
    """Who moves loses nothing, and the other loses what is told to be taken, no more."""
    state = some_state(rules, seed)
    me, him = state.position.turn, BLACK if state.position.turn == WHITE else WHITE
    for move in moves(state):
        after = state.apply(move).position
        assert after.of_seat(me).bit_count() == state.position.of_seat(me).bit_count()
        gone = state.position.of_seat(him) & ~after.of_seat(him)
        assert squares(gone) == move.taken
        assert state.apply(move).problems() == ()


@settings(deadline=None)
@given(rulesets, seeds)
def test_apply_changes_nothing_but_gives_the_next(rules: DraughtsRules, seed: int) -> None:
    state = some_state(rules, seed)
    before = state.describe(), hash(state)
    for act in state.actions():
        assert state.apply(act) == state.apply(act)
        assert hash(state.apply(act)) == hash(state.apply(act))
    assert (state.describe(), hash(state)) == before


@settings(deadline=None)
@given(polish, seeds)
def test_only_captures_of_the_most(rules: DraughtsRules, seed: int) -> None:
    """MAN rules XX, XXI; METZ rule XII; against a plain search."""
    state = some_state(rules, seed)
    most = max(most_by_hand(state.position, start) for start in squares(state.position.mine))
    assert {len(move.taken) for move in moves(state)} <= {most}


@settings(deadline=None)
@given(seeds)
def test_manoury_has_some_of_the_captures_of_metz(seed: int) -> None:
    """MAN rule XXII only narrows the choice, and only where kings can be taken."""
    narrow, wide = {*moves(some_state(MANOURY, seed))}, {*moves(some_state(METZ, seed))}
    assert narrow <= wide
    assert bool(narrow) == bool(wide)
    if not any(some_state(METZ, seed).position.kings >> square & 1 for act in wide for square in act.taken):
        assert narrow == wide


@settings(deadline=None)
@given(rulesets, seeds)
def test_a_path_leads_from_start_to_end(rules: DraughtsRules, seed: int) -> None:
    for move in moves(some_state(rules, seed)):
        assert (move.path[0], move.path[-1]) == (move.start, move.end)
        assert len(move.path) == max(2, len(move.taken) + 1)
        assert [*move.taken] == sorted({*move.taken})


@pytest.mark.parametrize("rules", DAMES.rulesets, ids=lambda rules: rules.id)
@pytest.mark.parametrize("options", EVERY_OPTION, ids=str)
def test_random_games_end(rules: DraughtsRules, options: dict[str, OptionValue]) -> None:
    """Every game comes to an end with an outcome that sums to nothing, through positions that can be."""
    chooser = random.Random(f"{rules.id}:{options}")
    for _ in range(3):
        state = DAMES.start(rules, options)
        for _ in range(5_000):
            if state.actor is None:
                break
            assert state.outcome is None
            assert state.actions()
            state = state.apply(chooser.choice(state.actions()))
            assert state.problems() == ()
        assert state.outcome is not None
        assert sum(state.outcome.returns) == 0
        assert not state.actions()


def test_an_illegal_move_is_refused() -> None:
    start = DAMES.start()
    (elsewhere,) = DraughtsState(FMJD, white_to_move([28], [23])).actions()
    with pytest.raises(IllegalAction):
        start.apply(elsewhere)


def test_routes_of_one_capture_are_one_move() -> None:
    """A king goes round four men either way and comes back to where it stood; the lesser path is told."""
    ring = white_to_move((), [17, 18, 27, 28], [12])
    (move,) = [act for act in moves(DraughtsState(FMJD, ring)) if act.end == 12]
    assert move.taken == (17, 18, 27, 28)
    assert move == Move(move.start, move.end, move.taken)
    assert move.path == (12, 21, 32, 23, 12)


def flaws(position: Position) -> list[str]:
    return [flaw.en for flaw in DraughtsState(FMJD, position).problems()]


def test_flaws_are_all_told() -> None:
    position = white_to_move([3, 28], [28, 47])._replace(kings=1 << 33)
    told = flaws(position)
    assert len(told) == 4
    assert any("both players" in flaw for flaw in told)
    assert any("crowned but empty" in flaw for flaw in told)


def test_too_many_pieces_and_no_square() -> None:
    off = white_to_move([28], [9])._replace(black=1 << 51)
    assert flaws(off) == ["a piece is off the board; the squares are 1 to 50"]
    position = white_to_move(range(25, 46), [1])
    assert flaws(position) == ["White has 21 pieces; there are 20"]
    french = DAMES.ruleset("francaises-64")
    assert DraughtsState(french, white_to_move([28], [9])).problems() == ()
    assert flaws(white_to_move()) == ["nobody has a piece"]
