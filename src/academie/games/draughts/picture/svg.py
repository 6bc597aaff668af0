"""A position of draughts as a drawing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from academie.drawing.diagram import Diagram
from academie.drawing.grid.arrows import arrows as drawn_arrows
from academie.drawing.grid.board import CornerColour, board, labels
from academie.drawing.grid.geometry import Cell, Grid, panel, sheet
from academie.drawing.grid.pieces import Mark, Piece, piece
from academie.drawing.grid.pieces import marks as drawn_marks
from academie.drawing.svg import group
from academie.drawing.words import TO_MOVE
from academie.games.draughts.law import DraughtsState, Position
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import HUNDRED, Damier, Square, squares
from academie.games.draughts.law.events import Crowned, Taken
from academie.games.draughts.picture.caption import SEATS, TITLE, describe_position, pieces_line
from academie.games.draughts.text.words import describe
from academie.kernel import Event, Language


def damier_svg(  # noqa: PLR0913 - what a drawing shows are its parameters, one each
    position: Position,
    *,
    damier: Damier = HUNDRED,
    arrows: Iterable[Sequence[int]] = (),
    marks: Mapping[int, Mark] | None = None,
    caption: str = "",
    waiting: bool = True,
    numbers: bool = True,
    flip: bool = False,
    ground: CornerColour = CornerColour.DARK,
    language: Language = Language.FRENCH,
) -> Diagram:
    """The position drawn from White's side, or from Black's with `flip`.

    An arrow is the squares a piece stands on in turn, as in `Move.path`; a mark belongs to a square
    by its number. `waiting` shows who is to move. A caption is written below, on as many lines as it needs.
    Raises `ValueError` for a square the damier does not have.
    """
    grid = Grid(damier.side, flip)
    standing = [*pieces(position, damier)]
    occupied = {shown.cell for shown in standing}
    paths = [tuple(map(int, path)) for path in arrows]
    ways = [cells(damier, path) for path in paths]
    notes = {position.turn: TO_MOVE.in_(language)} if waiting else {}
    parts = (
        *(
            panel(grid, seat, pieces_line(position, seat, language), notes.get(seat, ""), language)
            for seat in SEATS
        ),
        board(grid, ground),
        group((piece(grid, shown) for shown in standing), data_part="pieces"),
        drawn_arrows(grid, ways, occupied),
        drawn_marks(grid, {place(damier, number): mark for number, mark in (marks or {}).items()}, occupied),
        labels(grid, ground, names(damier) if numbers else {}, ways),
    )
    description = describe_position(position, paths, language)
    return sheet(parts, caption, title=TITLE, description=description, language=language)


def pieces(position: Position, damier: Damier) -> Iterator[Piece]:
    """Every piece on its cell."""
    for seat in SEATS:
        for square in squares(position.of_seat(seat)):
            yield Piece(seat, damier.place(square), bool(position.kings >> square & 1))


def place(damier: Damier, number: int) -> Cell:
    """The cell of a square by its number. Raises `ValueError` for a number the damier does not have."""
    if not 1 <= number <= damier.squares:
        raise ValueError(f"no square {number}; they are 1 to {damier.squares}")
    return damier.place(Square(number))


def cells(damier: Damier, path: Sequence[int]) -> tuple[Cell, ...]:
    """The cells of an arrow. Raises `ValueError` for one that goes nowhere."""
    if len(path) < 2 or path[-2] == path[-1]:
        raise ValueError(f"an arrow goes from one square to another, not {path}")
    return tuple(place(damier, number) for number in path)


def names(damier: Damier) -> dict[Cell, str]:
    """The numbers of the squares."""
    return {damier.place(square): str(square) for square in damier.numbers()}


def draughts_svg(
    state: DraughtsState,
    *,
    move: Move | None = None,
    flip: bool = False,
    language: Language = Language.FRENCH,
) -> Diagram:
    """The position with what the last act brought: pieces taken or crowned are marked, events written below.

    With `move` its arrow is drawn too, which the state does not remember.
    """
    marks = {square: mark for event in state.events for square, mark in marks_of(event).items()}
    return damier_svg(
        state.position,
        damier=state.rules.damier.value,
        arrows=() if move is None else (move.path,),
        marks=marks,
        caption=" ".join(f"{describe(event, language)}." for event in state.events),
        waiting=state.outcome is None,
        flip=flip,
        language=language,
    )


def marks_of(event: Event) -> dict[int, Mark]:
    """The squares an event is about."""
    match event:
        case Taken():
            return dict.fromkeys(event.squares, Mark.TAKEN)
        case Crowned():
            return {event.square: Mark.CROWNED}
        case _:
            return {}
