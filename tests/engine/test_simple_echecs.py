"""The simple player of chess."""

from random import Random

import pytest

from academie.engine.players import player
from academie.games.chess.law import ECHECS
from academie.games.chess.law.acts import Move
from academie.games.chess.players.simple import SimpleEchecs
from academie.kernel import BLACK
from tests.games.chess.law.board import ALLEMAGNE, PHILIDOR, at, word

SIMPLE = SimpleEchecs()


def chosen(fen: str) -> str:
    act = SIMPLE.choose(at(fen, PHILIDOR))
    assert isinstance(act, Move)
    return word(act)


def test_by_name() -> None:
    assert isinstance(player("simple", "echecs"), SimpleEchecs)


@pytest.mark.parametrize(
    ("fen", "mate"),
    [
        # PHIL, fourth partie, the last move, and its second renvoi's.
        ("r4rk1/p1q1n3/4P3/3p1pP1/1p1B1P1Q/2N5/PP6/2K5 w - - 2 29", "h4h8"),
        ("r2k3r/1p1Pn1qp/p5p1/2p2pN1/P1B3n1/2N5/1PP3PP/3R1RK1 w - - 1 25", "g5e6"),
    ],
)
def test_it_mates_where_philidor_does(fen: str, mate: str) -> None:
    assert chosen(fen) == mate


def test_it_takes_what_is_not_guarded() -> None:
    assert chosen("7k/8/8/3q4/8/8/3R4/K7 w - - 0 1") == "d2d5"


def test_it_does_not_take_what_is_guarded() -> None:
    assert chosen("7k/8/2p5/3p4/8/8/8/K2Q4 w - - 0 1") != "d1d5"


def test_it_beats_chance() -> None:
    dice = Random(7)
    state = ECHECS.start(PHILIDOR)
    while state.actor is not None:
        act = SimpleEchecs(depth=1).choose(state) if state.actor == BLACK else dice.choice(state.actions())
        state = state.apply(act)  # type: ignore[arg-type]  # a player's act is any
    assert state.outcome is not None
    assert state.outcome.winners == (BLACK,)


def test_it_plays_two_moves_in_a_row() -> None:
    state = ECHECS.start(ALLEMAGNE)
    for _ in range(6):
        state = state.apply(SimpleEchecs(depth=1).choose(state))  # type: ignore[arg-type]
    assert state.problems() == ()
