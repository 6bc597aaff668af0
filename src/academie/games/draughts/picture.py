"""Drawings of draughts: SVG, plain text and marks, with or without an arbiter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Final

from academie.drawing.grid.arrows import arrows as drawn_arrows
from academie.drawing.grid.board import CornerColour, board, great_line, labels
from academie.drawing.grid.geometry import Cell, Grid, panel, sheet
from academie.drawing.grid.pieces import Mark, Piece, piece
from academie.drawing.grid.pieces import marks as drawn_marks
from academie.drawing.picture import BoardMark, Picture
from academie.drawing.svg import Diagram, group
from academie.drawing.words import TO_MOVE
from academie.games.draughts.arbiter import ArbitratedState, game_of
from academie.games.draughts.arbiter.acts import Jouer
from academie.games.draughts.arbiter.faults import FaultMade, Ruling
from academie.games.draughts.law import DraughtsState, Position
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import HUNDRED, Damier, Square, squares
from academie.games.draughts.law.events import Crowned, Taken
from academie.games.draughts.text import NOTATION
from academie.kernel import BLACK, WHITE, Action, Event, Seat
from academie.notation.seats import PLAYER
from academie.words import Language, Message, Text, listed, series

TITLE: Final = Message("draughts-title")

SEATS: Final = (WHITE, BLACK)


def pieces_line(position: Position, seat: Seat) -> Text:
    """How many men and kings a player has."""
    men, kings = position.men_and_kings(seat)
    parts = [Message("draughts-count", men=men)] if men or not kings else []
    return listed([*parts, *([Message("draughts-count-kings", kings=kings)] if kings else [])])


def describe_position(position: Position, arrows: Iterable[Sequence[int]], language: Language) -> str:
    """The whole position in words, then the arrows by their squares."""
    sides = (side(position, seat) for seat in SEATS)
    turn = Message("draughts-to-move", player=PLAYER[position.turn])
    ways = (Message("draughts-arrow", squares=tuple(path)) for path in arrows)
    return " ".join(text.in_(language) for text in (*sides, turn, *ways))


def side(position: Position, seat: Seat) -> Text:
    """One player's men and kings by their squares."""
    player, pieces = PLAYER[seat], position.of_seat(seat)
    men, kings = squares(pieces & ~position.kings), squares(pieces & position.kings)
    parts = (
        *((Message("draughts-men-on", men=len(men), squares=men),) if men else ()),
        *((Message("draughts-kings-on", kings=len(kings), squares=kings),) if kings else ()),
    )
    standing = series(parts) if parts else Message("draughts-count", men=0)
    return Message("draughts-side", player=player, pieces=standing)


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
    panels = (
        panel(grid, seat, pieces_line(position, seat).in_(language), notes.get(seat, ""), language)
        for seat in SEATS
    )
    parts = (
        board(grid, ground),
        great_line(grid),
        labels(grid, ground, names(damier) if numbers else {}, ways),
        group((piece(grid, shown) for shown in standing), data_part="pieces"),
        drawn_arrows(grid, ways, occupied),
        drawn_marks(grid, {place(damier, number): mark for number, mark in (marks or {}).items()}, occupied),
    )
    description = describe_position(position, paths, language)
    return sheet(grid, panels, parts, caption, title=TITLE, description=description, language=language)


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
        caption=" ".join(f"{NOTATION.describe(event, language)}." for event in state.events),
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


CELL: Final = 6


class Signs(Enum):
    """How pieces are written: man and king of White, then of Black."""

    LETTERS = "oOxX"
    """Plain ASCII, for a filled disc is white on a dark screen and black on a pale one."""
    DISCS = "⛀⛁⛂⛃"

    def of(self, seat: Seat, *, king: bool) -> str:
        """The sign of one piece."""
        return self.value[2 * seat + king]


def draughts_text(  # noqa: PLR0913 - what a drawing shows are its parameters, one each
    position: Position,
    language: Language = Language.FRENCH,
    *,
    damier: Damier = HUNDRED,
    flip: bool = False,
    waiting: bool = True,
    signs: Signs = Signs.LETTERS,
) -> str:
    """The position from White's side, or from Black's with `flip`; at most 80 columns.

    Each square played on has its number, with the piece before it or a point if it is empty.
    """
    rule = f"+{'-' * (CELL * damier.side + 1)}+"
    rows = [row(position, damier, index, signs, flip=flip) for index in range(damier.side)]
    sides = [player_line(position, seat, language, signs, waiting=waiting) for seat in (BLACK, WHITE)]
    above, below = reversed(sides) if flip else sides
    lines = (above, rule, *(reversed(rows) if flip else rows), rule, below)
    return "".join(f"{line}\n" for line in lines)


def player_line(position: Position, seat: Seat, language: Language, signs: Signs, *, waiting: bool) -> str:
    """Who, by which signs, with which pieces, and whether to move."""
    man, king = (signs.of(seat, king=crowned) for crowned in (False, True))
    who = " " + Message("draughts-signs", player=PLAYER[seat], man=man, king=king).in_(language)
    note = (TO_MOVE.in_(language),) if waiting and position.turn == seat else ()
    return "   ".join((who, pieces_line(position, seat).in_(language), *note))


def row(position: Position, damier: Damier, index: int, signs: Signs, *, flip: bool) -> str:
    """One row of squares between its borders."""
    cells = [cell(position, damier, (index, column), signs) for column in range(damier.side)]
    return f"|{''.join(reversed(cells) if flip else cells)} |"


def cell(position: Position, damier: Damier, at: tuple[int, int], signs: Signs) -> str:
    """What one square shows."""
    square = damier.at(*at)
    if square is None:
        return " " * CELL
    king = bool(position.kings >> square & 1)
    here = [signs.of(seat, king=king) for seat in (WHITE, BLACK) if position.of_seat(seat) >> square & 1]
    return f" {here[0] if here else '.'} {square:>2} "


def draw(
    state: DraughtsState | ArbitratedState,
    act: Action | None,
    *,
    flip: bool = False,
    language: Language = Language.FRENCH,
) -> Diagram:
    """Draw the board with the last move."""
    move = act.move if isinstance(act, Jouer) else act if isinstance(act, Move) else None
    return draughts_svg(game_of(state), move=move, flip=flip, language=language)


def text(state: DraughtsState | ArbitratedState, language: Language) -> str:
    """Write the board as plain text."""
    game = game_of(state)
    damier, waiting = game.rules.damier.value, game.outcome is None
    return draughts_text(game.position, language, damier=damier, waiting=waiting)


def signs(event: Event) -> Iterator[BoardMark]:
    """Yield the marks of pieces taken, and of those a fault or a ruling names."""
    match event:
        case FaultMade():
            yield from map(_noted, (*event.huffable, *event.playable))
        case Ruling():
            yield from map(_noted, event.squares)
        case _:
            for square, mark in marks_of(event).items():
                yield BoardMark((str(square),), mark.value)


def _noted(square: int) -> BoardMark:
    return BoardMark((str(square),), Mark.NOTED.value)


PICTURE: Final = Picture(draw, text, signs)
