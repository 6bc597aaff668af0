"""The simple player of draughts."""

from itertools import count
from random import Random
from statistics import median
from time import process_time

import pytest

from academie.engine.player import Player, RandomPlayer
from academie.games.draughts.law import DAMES, DraughtsState, Position
from academie.games.draughts.law.acts import Move
from academie.games.draughts.players.simple import SimpleDames
from academie.kernel import BLACK, WHITE, Seat

FMJD = DAMES.ruleset("fmjd")
MANOURY = DAMES.ruleset("manoury-1787")
EVERY = [rules.id for rules in DAMES.rulesets]


def three_against_one(white: list[int], black: int) -> DraughtsState:
    return DraughtsState(MANOURY, Position.of([], [], white, [black]))


def squares(act: object) -> tuple[int, int]:
    assert isinstance(act, Move)
    return act.start, act.end


def winner(players: tuple[Player, Player], ruleset: str) -> Seat | None:
    state = DAMES.start(DAMES.ruleset(ruleset))
    while state.actor is not None:
        assert isinstance(state.actor, int)
        state = state.apply(players[state.actor].choose(state))  # type: ignore[arg-type]  # a player's act is any
    assert state.outcome is not None
    return next(iter(state.outcome.winners), None)


@pytest.mark.parametrize(
    ("number", "white", "black", "stroke"),
    [
        (9, [27, 37, 46], 11, (27, 22)),
        (10, [19, 27, 37], 11, (27, 22)),
        (11, [18, 26, 28], 20, (18, 9)),
        (12, [10, 36, 37], 29, (37, 42)),
    ],
)
def test_strokes_of_three_kings_against_one(
    number: int, white: list[int], black: int, stroke: tuple[int, int]
) -> None:
    """MAN ch. VI: how the lone king is caught in the positions 9 to 12."""
    assert squares(SimpleDames().choose(three_against_one(white, black))) == stroke, f"N. {number}"


def test_deeper_levels_see_further() -> None:
    """MAN ch. VI, position 14: seven single moves to the end."""
    state = three_against_one([1, 23, 49], 17)
    assert squares(SimpleDames(depth=2).choose(state)) != (49, 44)
    assert squares(SimpleDames(depth=5, states=100_000).choose(state)) == (49, 44)


def test_two_men_given_for_three() -> None:
    """MAN ch. III, position 1: 32-27 gives two, then one more, and takes three."""
    state = DraughtsState(MANOURY, Position.of([32, 37, 38, 41, 42, 45], [9, 12, 14, 21, 22, 35]))
    assert squares(SimpleDames().choose(state)) == (32, 27)


@pytest.mark.parametrize("ruleset", EVERY)
def test_it_plays_by_the_law_and_in_good_time(ruleset: str) -> None:
    player, chance = SimpleDames(), Random(7)
    state = DAMES.start(DAMES.ruleset(ruleset))
    spent: list[float] = []
    for turn in count():
        if state.actor is None:
            break
        if turn % 8 == 0:
            since = process_time()
            assert player.choose(state) in state.actions()
            spent.append(process_time() - since)
        state = state.apply(chance.choice(state.actions()))
    assert median(spent) < 1


def test_it_looks_at_no_more_states_than_it_may() -> None:
    kings = DraughtsState(FMJD, Position.of([], [], [46, 47, 48, 49], [1, 2, 3, 4]))
    since = process_time()
    assert SimpleDames(depth=60, states=300).choose(kings) in kings.actions()
    assert process_time() - since < 1


def test_the_same_state_is_answered_alike() -> None:
    state = DAMES.start()
    assert SimpleDames().choose(state) == SimpleDames().choose(state)


@pytest.mark.parametrize("ruleset", ["fmjd", "manoury-1787", "metz", "francaises-64"])
def test_it_beats_whoever_plays_at_random(ruleset: str) -> None:
    simple = SimpleDames(depth=2)
    assert winner((simple, RandomPlayer(1)), ruleset) == WHITE
    assert winner((RandomPlayer(2), simple), ruleset) == BLACK


def test_captures_are_followed_beyond_the_depth() -> None:
    """The man 27 would take on 32: to be avoided, but the aim where who loses wins (METZ, qui perd gagne)."""
    alone, losing = Position.of([38], [27]), DAMES.start(FMJD, {"qui_perd_gagne": True}).agreement
    assert squares(SimpleDames(depth=1).choose(DraughtsState(FMJD, alone))) == (38, 33)
    assert squares(SimpleDames(depth=1).choose(DraughtsState(FMJD, alone, losing))) == (38, 32)


def test_it_answers_an_offer_to_crown() -> None:
    """MAN rule XXXIV: the lone king offers, the adversary has his men crowned or refuses."""
    state = DraughtsState(MANOURY, Position.of([31, 32], [], [46], [5], BLACK))
    (offer,) = [act for act in state.actions() if not isinstance(act, Move)]
    for table in (state, state.apply(offer)):
        assert SimpleDames().choose(table) in table.actions()
