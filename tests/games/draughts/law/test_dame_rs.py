"""The law of today against another program's: the package dame-rs, on random positions and whole games."""

import random

import dame
import pytest

from academie.games.draughts.law import DAMES, DraughtsState, Position
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import squares
from academie.games.draughts.law.events import Why
from academie.kernel import WHITE
from tests.games.draughts.law.random_positions import random_position
from tests.games.draughts.law.table import FMJD

Told = tuple[int, int, tuple[int, ...]]


def fen(position: Position) -> str:
    def side(pieces: int) -> str:
        return ",".join(
            ("K" if position.kings >> square & 1 else "") + str(square) for square in squares(pieces)
        )

    return f"{'W' if position.turn == WHITE else 'B'}:W{side(position.white)}:B{side(position.black)}"


def ours(state: DraughtsState) -> set[Told]:
    return {(act.start, act.end, act.taken) for act in state.actions() if isinstance(act, Move)}


def theirs(board: dame.Board) -> dict[Told, dame.Move]:
    return {(move.from_square, move.to_square, tuple(move.captured)): move for move in board.legal_moves}


def compare(positions: int, seed: int) -> None:
    chooser = random.Random(seed)
    for _ in range(positions):
        position = random_position(chooser)
        assert ours(DraughtsState(FMJD, position)) == theirs(dame.Board(fen(position))).keys(), fen(position)


def test_random_positions() -> None:
    compare(2_000, seed=1787)


@pytest.mark.night
def test_many_random_positions() -> None:
    compare(20_000, seed=1802)


def test_whole_games() -> None:
    """Move by move to the end, with the same result.

    Only where a limit runs out do they differ: that package begins it anew with every capture, while by
    FMJD art. 6 it runs on.
    """
    chooser = random.Random(64)
    for _ in range(40):
        state, board = DAMES.start(FMJD), dame.Board()
        while state.outcome is None:
            known = theirs(board)
            assert ours(state) == known.keys(), board.fen()
            act = chooser.choice([act for act in state.actions() if isinstance(act, Move)])
            board.push(known[act.start, act.end, act.taken])
            state = state.apply(act)
        end = board.outcome()
        if end is None:
            assert state.outcome.reason == Why.LIMITED.value, board.fen()
        else:
            white = 0 if end.winner is None else 1 if end.winner == dame.WHITE else -1
            assert state.outcome.returns[WHITE] == white
