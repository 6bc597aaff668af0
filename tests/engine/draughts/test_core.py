"""The law of draughts and its compiled core side by side: the same legal acts, next boards and end."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product
from typing import TypeVar

import numpy as np
import pytest

from academie.games.draughts.core import CoreMove, core_apply, core_move, core_rules, core_state
from academie.games.draughts.law import DAMES, DraughtsRules, DraughtsState, Position
from academie.games.draughts.law.acts import SPOKEN_ACTS, Move
from academie.games.draughts.law.board import HUNDRED, SIXTY_FOUR
from academie.games.draughts.law.moves import moves
from academie.games.draughts.law.options import Agreement
from academie.games.draughts.law.rules import KingGoes, ManSteps, ManTakes, Precedence
from academie.games.draughts.law.state import set_up
from academie.kernel import BLACK, WHITE, Cited, OptionError, OptionValue, other
from tests.games.draughts.law.random_positions import random_position
from tests.games.draughts.law.table import FMJD, MANOURY
from tests.rings import count

EVERY = DAMES.rulesets
MOST_ACTS = 3_000

T = TypeVar("T")

OPTIONS: tuple[dict[str, OptionValue], ...] = (
    {},
    {"qui_perd_gagne": True},
    {"premier_a_dame": True},
    {"remise": "black"},
    {"remise": "white", "white_men_less": 10, "black_men_less": 9},
    {"white_dames": 5, "white_men_less": 5},
    {"diagonale": True, "first": "black"},
    {"white_men_less": 8, "black_men_less": 9, "white_dames": 2, "black_dames": 1},
)


def moves_of(state: DraughtsState) -> list[CoreMove]:
    """The legal moves by the law, as the compiled core gives and orders them."""
    return sorted(core_move(act) for act in state.actions() if isinstance(act, Move))


def check(state: DraughtsState) -> None:
    """Raises unless the compiled core of the state has the same acts, actor and end."""
    partie = core_state(state)
    acts = state.actions()
    assert partie.moves() == moves_of(state), state
    assert {SPOKEN_ACTS[word] for word in partie.words()} == {
        act for act in acts if not isinstance(act, Move)
    }, state
    assert partie.actor == (None if state.outcome is not None else state.actor)
    assert partie.ending == (None if state.ending is None else (state.ending.why.value, state.ending.winner))


def game_side_by_side(rules: DraughtsRules, options: dict[str, OptionValue], chooser: random.Random) -> int:
    """Plays a game at random through both, each from its own states; how many positions were compared."""
    state = DAMES.start(rules, options)
    partie = core_state(state)
    for ply in range(MOST_ACTS):
        assert partie.board == tuple(state.position)
        ending = state.ending
        assert partie.ending == (None if ending is None else (ending.why.value, ending.winner)), state
        acts = state.actions()
        assert partie.moves() == moves_of(state), state
        assert [SPOKEN_ACTS[word] for word in partie.words()] == [
            act for act in acts if not isinstance(act, Move)
        ]
        if not acts:
            return ply + 1
        assert partie.actor == state.actor
        act = chooser.choice(acts)
        state, partie = state.apply(act), core_apply(partie, act)
    raise AssertionError("the game goes on for ever")


def games(positions: int, seed: int) -> None:
    chooser = random.Random(seed)
    compared = 0
    while compared < positions:
        rules = chooser.choice(EVERY)
        options = {} if rules.men.value == 12 else chooser.choice(OPTIONS)
        compared += game_side_by_side(rules, options, chooser)


def boards(positions: int, seed: int) -> None:
    """Boards at random by every rule set, all legal moves at once."""
    chooser = random.Random(seed)
    for rules in EVERY:
        damier = rules.damier.value
        found = [random_position(chooser, damier, rules.men.value) for _ in range(positions // len(EVERY))]
        offsets, told_moves = core_rules(rules).all_moves(np.array(found, dtype=np.uint64))
        for position, first, last in zip(found, offsets, offsets[1:], strict=False):
            law = sorted(core_move(move) for move in moves(position, rules))
            assert [tuple(row) for row in told_moves[int(first) : int(last)].tolist()] == law, (
                rules.id,
                position,
            )


def test_games_at_random() -> None:
    games(count(1_500, 8_000), seed=1787)


def test_boards_at_random() -> None:
    boards(count(2_400, 12_000), seed=1802)


@pytest.mark.night
def test_many_games_at_random() -> None:
    games(500_000, seed=1811)


@pytest.mark.night
def test_many_boards_at_random() -> None:
    boards(500_000, seed=1770)


def another(cited: Cited[T], values: list[T], chooser: random.Random) -> Cited[T]:
    return replace(cited, value=chooser.choice(values))


def switched(rules: DraughtsRules, chooser: random.Random) -> DraughtsRules:
    """The rules with the switches of the march set at random: laws nobody has written down."""
    return replace(
        rules,
        id="dames/any",
        damier=another(rules.damier, [HUNDRED, SIXTY_FOUR], chooser),
        man_steps=another(rules.man_steps, [*ManSteps], chooser),
        man_takes=another(rules.man_takes, [*ManTakes], chooser),
        king_goes=another(rules.king_goes, [*KingGoes], chooser),
        precedence=another(rules.precedence, [*Precedence], chooser),
    )


def test_every_combination_of_switches() -> None:
    chooser = random.Random(72)
    seen = set()
    for _ in range(1000):
        rules = switched(FMJD, chooser)
        seen.add((rules.damier, rules.man_steps, rules.man_takes, rules.king_goes, rules.precedence))
        position = random_position(chooser, rules.damier.value, 12)
        law = sorted(core_move(move) for move in moves(position, rules))
        assert core_rules(rules).moves(position) == law, (rules, position)
    assert len(seen) == len([*product("ab", "ab", "abc", "abc", "abc")])


def few(chooser: random.Random) -> Position:
    """A lone king against a few, sometimes with men: where the limits are."""
    squares = chooser.sample([*HUNDRED.numbers()], 5)
    kings = chooser.randint(1, 3)
    men = [square for square in squares[kings:3] if 5 < square <= 45]
    lone, strong = squares[4:], squares[:kings]
    if chooser.random() < 0.5:
        return Position.of(men, [], strong, lone, chooser.choice((WHITE, BLACK)))
    return Position.of([], men, lone, strong, chooser.choice((WHITE, BLACK)))


def test_limits_side_by_side() -> None:
    """From endings where moves are counted, offers made and draws given, to the end of each."""
    chooser = random.Random(34)
    ends = set()
    for _ in range(120):
        remise = chooser.choice((None, WHITE, BLACK))
        giver = chooser.choice((None, WHITE, BLACK)) if remise is None else other(remise)
        agreement = Agreement(remise=remise, giver=giver)
        state = set_up(chooser.choice(EVERY[:3]), few(chooser), agreement)
        while state.outcome is None:
            check(state)
            state = state.apply(chooser.choice(state.actions()))
        check(state)
        ends.add(state.outcome.reason)
    assert {"coups-limites", "ligne-du-milieu", "sans-pions", "offre-refusee"} <= ends


def test_what_cannot_be_is_refused() -> None:
    rules = core_rules(MANOURY)
    for board, reason in (
        ((2, 2, 0, 0), "no position"),
        ((1, 4, 0, 0), "no position"),
        ((2, 4, 8, 0), "no position"),
    ):
        with pytest.raises(ValueError, match=reason):
            rules.moves(board)
    with pytest.raises(ValueError, match="seat"):
        rules.moves((2, 4, 0, 2))
    with pytest.raises(ValueError, match="not legal"):
        core_state(DAMES.start()).play((1, 2, 0))
    with pytest.raises(ValueError, match="not legal"):
        core_state(DAMES.start()).say("quitter-remise")


def test_a_table_of_boards_has_four_columns() -> None:
    with pytest.raises(ValueError, match="row of four"):
        core_rules(FMJD).all_moves(np.zeros((2, 3), dtype=np.uint64))


def test_options_that_no_game_knows_stay_with_the_law() -> None:
    with pytest.raises(OptionError):
        DAMES.start(FMJD, {"souffler": True})
