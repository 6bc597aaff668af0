"""A simple player of chess: it counts pieces and room two single moves ahead, and every capture to its end.

The acts it chooses among are those of the law, and so is the end of a game right after one; further ahead it
looks at python-chess's own board.
"""

from __future__ import annotations

from math import inf
from typing import Any, Final

from academie.games.chess.law.acts import ChessAction
from academie.games.chess.law.moves import board_of
from academie.games.chess.law.python_chess import chess
from academie.games.chess.law.state import ChessState
from academie.kernel import Action, State

WORTH: Final = (0, 100, 320, 330, 500, 900, 0)
"""By kind, in hundredths of a pawn; a king is never taken."""
ROOM: Final = 3
"""What a square that can be gone to is worth."""
MATE: Final = 100_000.0
CAPTURES: Final = 6
"""How many captures in a row are followed beyond the depth."""


class SimpleEchecs:
    """Looks `depth` single moves ahead. The same state is always answered alike."""

    def __init__(self, depth: int = 2) -> None:
        self._depth = depth

    def choose(self, state: State[Any]) -> Action:
        assert isinstance(state, ChessState)
        best, best_worth = state.actions()[0], -inf
        for act in state.actions():
            worth = self._worth(state, act, best_worth)
            if worth > best_worth:
                best, best_worth = act, worth
        return best

    def _worth(self, state: ChessState, act: ChessAction, least: float) -> float:
        """What an act is worth to its player: exact where it is more than `least`."""
        after, seat = state.apply(act), state.position.turn
        if after.outcome is not None:
            return float(after.outcome.returns[seat]) * MATE
        board = board_of(after.position)
        if after.position.turn == seat:
            return worth(board, self._depth - 1, least, inf)
        return -worth(board, self._depth - 1, -inf, -least)


def worth(board: chess.Board, depth: int, low: float, high: float) -> float:
    """What the position is worth to the player to move, exactly where that lies between the bounds."""
    if depth > 0 or board.is_check():
        best, moves = -inf, sorted(board.legal_moves, key=board.is_capture, reverse=True)
        if not moves:
            return -(MATE + depth) if board.is_check() else 0
    else:
        best = balance(board)
        moves = sorted(board.generate_legal_captures(), key=lambda move: -gain(board, move))
        if depth <= -CAPTURES:
            return best
    for move in moves:
        if best >= high:
            break
        board.push(move)
        best = max(best, -worth(board, depth - 1, -high, -max(low, best)))
        board.pop()
    return best


def gain(board: chess.Board, move: chess.Move) -> int:
    """What a capture takes, less a little of what takes it."""
    taken = board.piece_type_at(move.to_square) or chess.PAWN
    return 16 * WORTH[taken] - WORTH[board.piece_type_at(move.from_square) or 0]


def balance(board: chess.Board) -> float:
    """The pieces and the room of the player to move, less the other's."""
    return force(board, board.turn) - force(board, not board.turn)


def force(board: chess.Board, colour: bool) -> int:
    """What the pieces of one player are worth, and the squares they look at."""
    own = board.occupied_co[colour]
    pieces = sum(WORTH[kind] * board.pieces_mask(kind, colour).bit_count() for kind in chess.PIECE_TYPES)
    minor = (board.knights | board.bishops | board.rooks) & own
    room = sum((board.attacks_mask(square) & ~own).bit_count() for square in chess.scan_forward(minor))
    return pieces + ROOM * room + advanced(board, colour)


def advanced(board: chess.Board, colour: bool) -> int:
    """What the pawns have gained by going forward."""
    pawns = board.pieces(chess.PAWN, colour)
    ranks = (chess.square_rank(square) for square in pawns)
    return sum(2 * (rank - 1 if colour else 6 - rank) for rank in ranks)
