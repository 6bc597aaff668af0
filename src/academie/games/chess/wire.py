"""Positions and moves of chess as data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.games.chess.law import ChessState
from academie.games.chess.law.acts import Move
from academie.games.chess.law.moves import Played, played, rook_pawn
from academie.games.chess.law.position import Kind, Position, Square, square_name
from academie.games.chess.text import CLAIM
from academie.games.chess.text.move import short_notation
from academie.kernel import BLACK, WHITE, Action
from academie.notation.wire import Board, Gesture, GridBoard, Pieces, Said, Sent, Step, said
from academie.words import to_json

SIDE: Final = 8


class ChessForm:
    """Squares by file and row; a move is one step, the king's where one castles."""

    def board(self, state: ChessState) -> Board:
        """The pieces by kind."""
        position = state.position
        return GridBoard(side=SIDE, names="letters", turn=position.turn, pieces=[*_pieces(position)])

    def gesture(self, state: ChessState, act: Action) -> Gesture:
        """A move; all else is a word."""
        if not isinstance(act, Move):
            return Gesture(say=said(CLAIM))
        brought = played(state.position, act, state.rules.movement)
        return Gesture([[_step(act, brought)]], say=_choice(act, brought))

    def written(self, state: ChessState, act: Action) -> Said | None:
        """A move as players write it."""
        return Said("coup", {"of": to_json(short_notation(state, act))}) if isinstance(act, Move) else None


def _pieces(position: Position) -> Iterator[Pieces]:
    for seat in (WHITE, BLACK):
        for kind in reversed(Kind):
            if found := position.of_seat(seat) & position.of_kind(kind):
                at = [square_name(Square(square)) for square in range(SIDE * SIDE) if found >> square & 1]
                yield Pieces(seat, kind.name.lower(), at)


def _step(move: Move, brought: Played) -> Step:
    return Step(
        square_name(move.start),
        square_name(move.end),
        over=() if brought.taken is None else (square_name(brought.taken_at),),
        sends=(*_sent(move),) if brought.castled else (),
        becomes="" if move.promotion is None else move.promotion.name.lower(),
    )


def _sent(move: Move) -> Iterator[Sent]:
    """The rook over the king that castles, and the pawn pushed along with it."""
    short = move.end > move.start
    rook = Square(move.end + 1 if short else move.end - 2)
    yield Sent(square_name(rook), square_name(Square(move.end - 1 if short else move.end + 1)))
    if move.pawn is not None:
        yield Sent(square_name(rook_pawn(move)), square_name(move.pawn))


def _choice(move: Move, brought: Played) -> Said | None:
    """What tells a move from others of the same piece to the same square."""
    if move.promotion is not None:
        return Said("promotion", {"of": move.promotion.name.lower()})
    if brought.castled:
        return Said("castling", {} if move.pawn is None else {"of": square_name(move.pawn)})
    return None


FORM: Final = ChessForm()
