"""The moves of a position and what each brings: python-chess finds them, the switches add and take away."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from academie.games.chess.law.acts import Move
from academie.games.chess.law.position import COMPLEMENT, REMEMBERED, Kind, Position, Square
from academie.games.chess.law.python_chess import chess
from academie.games.chess.law.rules import Movement, Promotion
from academie.kernel import BLACK, WHITE, Seat, other


class Outlook(NamedTuple):
    """What follows from a position alone, without its past."""

    legal: tuple[Move, ...]
    known: frozenset[Move]
    """The same as a set."""
    check: bool
    """Whether the player to move is in check."""
    dead: bool
    """Whether too little is left for either to mate."""


class Played(NamedTuple):
    """The position after a move, and what the move took or did."""

    position: Position
    taken: Kind | None
    taken_at: Square
    """Where it stood; the end of the move if nothing was taken."""
    castled: bool
    quiet: bool
    """Whether neither a pawn moved nor anything was taken."""


def board_of(position: Position) -> chess.Board:
    """The position as python-chess holds it."""
    board = chess.Board(None)
    board.pawns, board.knights, board.bishops, board.rooks, board.queens, board.kings = position[: Kind.KING]
    board.occupied_co[chess.WHITE], board.occupied_co[chess.BLACK] = position.white, position.black
    board.occupied = position.white | position.black
    board.turn = position.turn == WHITE
    board.castling_rights = position.castling
    board.ep_square = position.passed.bit_length() - 1 if position.passed else None
    return board


def position_of(board: chess.Board, *, en_passant: bool) -> Position:
    """The position of such a board. The square of en passant is kept only where the pawn can be taken."""
    ep = board.ep_square if en_passant and board.has_legal_en_passant() else None
    return Position(
        board.pawns,
        board.knights,
        board.bishops,
        board.rooks,
        board.queens,
        board.kings,
        board.occupied_co[chess.WHITE],
        board.occupied_co[chess.BLACK],
        WHITE if board.turn else BLACK,
        board.clean_castling_rights(),
        0 if ep is None else 1 << ep,
    )


@lru_cache(REMEMBERED)
def outlook(position: Position, movement: Movement) -> Outlook:
    """The legal moves by those rules, and how the position stands."""
    board = board_of(position)
    lost = [kind for kind in COMPLEMENT if _may_become(kind, position, movement)]
    found = tuple(
        one
        for move in board.legal_moves
        for one in _allowed(from_python_chess(move), board, lost, movement, position.turn)
    )
    return Outlook(found, frozenset(found), board.is_check(), board.is_insufficient_material())


def _may_become(kind: Kind, position: Position, movement: Movement) -> bool:
    return movement.promotion is Promotion.ANY or position.how_many(position.turn, kind) < COMPLEMENT[kind]


def from_python_chess(move: chess.Move) -> Move:
    """The move as the law holds it."""
    kind = None if move.promotion is None else Kind(move.promotion)
    return _move(Square(move.from_square), Square(move.to_square), kind)


@lru_cache(REMEMBERED)
def _move(start: Square, end: Square, promotion: Kind | None) -> Move:
    """One value for equal moves, of which there are few."""
    return Move(start, end, promotion)


def _allowed(
    move: Move, board: chess.Board, lost: list[Kind], movement: Movement, seat: Seat
) -> Iterator[Move]:
    """The move, unless a pawn would become what it may not; and castling with each push of the pawn."""
    if move.promotion is not None and move.promotion not in lost:
        return
    yield move
    if movement.castling_pushes_pawn and board.is_castling(to_python_chess(move)):
        yield from (Move(move.start, move.end, pawn=push) for push in _pushes(board, move, seat))


def to_python_chess(move: Move) -> chess.Move:
    """The move as python-chess holds it; of a pawn pushed with castling that knows nothing."""
    return chess.Move(move.start, move.end, move.promotion)


def rook_pawn(move: Move) -> Square:
    """Where the pawn stands at first on the side to which a king castles."""
    rank = 1 if move.start < 8 else 6
    return Square(8 * rank + (7 if move.end > move.start else 0))


def _pushes(board: chess.Board, move: Move, seat: Seat) -> Iterator[Square]:
    """Where the rook's pawn of that side can go, if it has not moved."""
    home, ahead = rook_pawn(move), 8 if seat == WHITE else -8
    if board.piece_at(home) != chess.Piece(chess.PAWN, seat == WHITE):
        return
    for steps in (1, 2):
        if board.piece_type_at(home + steps * ahead) is not None:
            return
        yield Square(home + steps * ahead)


@lru_cache(REMEMBERED)
def played(position: Position, move: Move, movement: Movement, *, again: bool = False) -> Played:
    """What a legal move brings; `again` if the same player goes on after it."""
    board = board_of(position)
    library_move = to_python_chess(move)
    castled, passing = board.is_castling(library_move), board.is_en_passant(library_move)
    taken_at = Square(move.end - 8 if position.turn == WHITE else move.end + 8) if passing else move.end
    taken = None if castled else board.piece_type_at(taken_at)
    quiet = not board.is_zeroing(library_move)
    board.push(library_move)
    if move.pawn is not None:
        board.remove_piece_at(rook_pawn(move))
        board.set_piece_at(move.pawn, chess.Piece(chess.PAWN, position.turn == WHITE))
    after = position_of(board, en_passant=movement.en_passant and not again)
    after = after._replace(turn=other(after.turn)) if again else after
    kind = None if taken is None else Kind(taken)
    return Played(after, kind, taken_at, castled, quiet and move.pawn is None)
