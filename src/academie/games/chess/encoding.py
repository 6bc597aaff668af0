"""Chess in numbers, seen from the side of who looks or moves: docs/environments.md tells ids and indices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.games.chess.law.acts import ChessAction, Move, ReclamerRemise
from academie.games.chess.law.position import Bits, Kind, Position, mirrored
from academie.games.chess.law.state import ChessState
from academie.kernel import WHITE, Seat, State, other
from academie.research.encoding import Encoding, Ids, Piece, shares

SQUARES: Final = 64
SIDE: Final = 8
PROMOTIONS: Final = SQUARES * SQUARES
KINDS: Final = (Kind.KNIGHT, Kind.BISHOP, Kind.ROOK, Kind.QUEEN)
WAYS: Final = 3
"""A pawn that is promoted goes ahead or takes to either side."""
PUSHED: Final = PROMOTIONS + SIDE * WAYS * len(KINDS)
CLAIM: Final = PUSHED + 4

QUIET: Final = 100
TIMES: Final = 5
OPENING: Final = 8


class ChessEncoding(Encoding[ChessAction]):
    """Moves by their squares, promotions by file, way and kind."""

    acts = CLAIM + 1
    chances = 0
    stakes = 1.0
    most_acts = 100_000
    layout = (
        *(Piece(f"{whose}_{kind.name.lower()}s", SQUARES) for whose in ("my", "his") for kind in Kind),
        Piece("castling", SQUARES),
        Piece("passed", SQUARES),
        Piece("to_move", 1),
        Piece("check", 1),
        Piece("quiet", 1),
        Piece("times", 1),
        Piece("opening", 1),
        Piece("over", 1),
    )

    def act_id(self, state: State[ChessAction], act: ChessAction) -> int:
        assert isinstance(state, ChessState)
        if isinstance(act, ReclamerRemise):
            return CLAIM
        move: Move = act if state.position.turn == WHITE else act.mirrored()
        if move.pawn is not None:
            short, steps = move.end > move.start, move.pawn // SIDE - 1
            return PUSHED + 2 * short + steps - 1
        if move.promotion is None:
            return SQUARES * move.start + move.end
        file, way = move.start % SIDE, move.end % SIDE - move.start % SIDE + 1
        return PROMOTIONS + len(KINDS) * (WAYS * file + way) + KINDS.index(move.promotion)

    def observe(self, state: State[ChessAction], seat: Seat, spoken: Ids = ()) -> list[float]:
        del spoken
        assert isinstance(state, ChessState)
        position = state.position if seat == WHITE else mirrored(state.position)
        return [
            *planes(position),
            float(state.position.turn == seat),
            float(state.check),
            *shares((state.quiet,), QUIET),
            *shares((state.times,), TIMES),
            *shares((state.opening,), OPENING),
            float(state.outcome is not None),
        ]


def planes(position: Position) -> Iterator[float]:
    """The squares of each kind of piece, of the observer's own first; what may castle; what was passed."""
    for whose in (WHITE, other(WHITE)):
        for kind in Kind:
            yield from plane(position.of_seat(whose) & position.of_kind(kind))
    yield from plane(position.castling)
    yield from plane(position.passed)


def plane(squares: Bits) -> Iterator[float]:
    """A set of squares, one number each."""
    return (float(squares >> square & 1) for square in range(SQUARES))


ENCODING: Final = ChessEncoding()
