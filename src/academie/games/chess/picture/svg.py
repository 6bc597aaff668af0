"""A game of chess as a drawing: its position with what the last act brought."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.drawing.diagram import Diagram
from academie.drawing.grid.arrows import arrows
from academie.drawing.grid.board import CornerColour, board, paint_of
from academie.drawing.grid.geometry import Cell, Grid, panel, sheet
from academie.drawing.grid.pieces import Mark, marks
from academie.drawing.svg import Element, Vec, group, words
from academie.games.chess.law import ChessState, Position
from academie.games.chess.law.acts import Move
from academie.games.chess.law.events import Castled, Checked, Promoted, Taken
from academie.games.chess.law.position import FILES, Kind, Square
from academie.games.chess.picture.caption import (
    SEATS,
    TITLE,
    describe_position,
    pieces_line,
    squares_of,
    waited_for,
)
from academie.games.chess.picture.pieces import Piece, piece
from academie.games.chess.text.words import describe
from academie.kernel import Event, Language

SIDE: Final = 8
NAME_SIZE: Final = 15.0


def chess_svg(
    state: ChessState,
    *,
    move: Move | None = None,
    flip: bool = False,
    language: Language = Language.FRENCH,
) -> Diagram:
    """The position with what the last act brought written below; a king in check and a new piece are marked.

    With `move` its arrow is drawn too, which the state does not remember.
    """
    grid = Grid(SIDE, flip)
    ground = CornerColour.DARK if state.rules.light_square_at_right else CornerColour.PALE
    standing = [*pieces(state.position)]
    occupied = {shown.cell for shown in standing}
    parts = (
        *(
            panel(grid, seat, pieces_line(state.position, seat, language), note, language)
            for seat, note in ((seat, waited_for(state, seat, language)) for seat in SEATS)
        ),
        board(grid, ground),
        names(grid, ground),
        marks(grid, {place(square): mark for square, mark in marked(state).items()}, occupied),
        group((piece(grid, shown) for shown in standing), data_part="pieces"),
        arrows(grid, () if move is None else ((place(move.start), place(move.end)),), occupied),
    )
    caption = " ".join(f"{describe(event, language)}." for event in state.events)
    description = describe_position(state, language)
    return sheet(parts, caption, title=TITLE, description=description, language=language)


def place(square: Square) -> Cell:
    """The cell of a square."""
    return SIDE - 1 - square // SIDE, square % SIDE


def pieces(position: Position) -> Iterator[Piece]:
    """Every piece on its cell."""
    for seat in SEATS:
        for kind in Kind:
            for square in squares_of(position.of_seat(seat) & position.of_kind(kind)):
                yield Piece(seat, kind, place(square))


def marked(state: ChessState) -> dict[Square, Mark]:
    """The squares to look at: of what was taken en passant or made, and of a king in check."""
    found = {square: mark for event in state.events for square, mark in marks_of(event).items()}
    kings = state.position.kings & state.position.of_seat(state.position.turn)
    return found | (dict.fromkeys(squares_of(kings), Mark.NOTED) if state.check else {})


def marks_of(event: Event) -> dict[Square, Mark]:
    """The squares an event is about; a piece taken where another now stands needs none."""
    match event:
        case Taken(passing=True):
            return {event.square: Mark.TAKEN}
        case Promoted():
            return {event.square: Mark.CROWNED}
        case Castled(pawn=pawn) if pawn is not None:
            return {pawn: Mark.NOTED}
        case Checked():
            return {event.square: Mark.NOTED}
        case _:
            return {}


def names(grid: Grid, ground: CornerColour) -> Element:
    """The letters of the files and the numbers of the rows, on the edge next to the reader."""
    return group((*rows(grid, ground), *files(grid, ground)), data_part="names", font_family="sans-serif")


def rows(grid: Grid, ground: CornerColour) -> Iterator[Element]:
    column = SIDE - 1 if grid.flip else 0
    for row in range(SIDE):
        yield name(grid, ground, (row, column), str(SIDE - row), Vec(4, NAME_SIZE * 0.62), "start")


def files(grid: Grid, ground: CornerColour) -> Iterator[Element]:
    row = 0 if grid.flip else SIDE - 1
    inset = Vec(grid.pitch - 4, grid.pitch - NAME_SIZE * 0.55)
    for column in range(SIDE):
        yield name(grid, ground, (row, column), FILES[column], inset, "end")


def name(  # noqa: PLR0913, PLR0917 - where, on what and how a name stands
    grid: Grid, ground: CornerColour, cell: Cell, text: str, inset: Vec, anchor: str
) -> Element:
    """One name, that far from the upper left corner of its square."""
    spot = grid.corner(cell).plus(inset.x, inset.y)
    return words(spot, text, NAME_SIZE, anchor=anchor, fill=paint_of(cell, ground).mark, data_name=text)
