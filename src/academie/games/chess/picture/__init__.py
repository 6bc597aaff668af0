"""Drawings of chess: SVG, plain text and marks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from academie.drawing.grid.arrows import arrows
from academie.drawing.grid.board import CornerColour, board
from academie.drawing.grid.geometry import DATA, FIELD, Cell, Grid, look, panel, sheet
from academie.drawing.grid.pieces import Mark, marks
from academie.drawing.picture import BoardMark, Picture
from academie.drawing.svg import Diagram, Element, group, words
from academie.drawing.words import TO_MOVE
from academie.games.chess.law import ChessState, Position
from academie.games.chess.law.acts import Move
from academie.games.chess.law.events import Castled, Checked, Promoted, Taken
from academie.games.chess.law.position import FILES, Bits, Kind, Square, square_name
from academie.games.chess.picture.pieces import Piece, piece
from academie.games.chess.text import NOTATION
from academie.games.chess.text.move import letters
from academie.kernel import BLACK, WHITE, Action, Event, Seat
from academie.notation.seats import PLAYER
from academie.words import NOTHING, Language, Message, Text, series

TITLE: Final = Message("chess-title")
IN_CHECK: Final = Message("chess-in-check")
SEATS: Final = (WHITE, BLACK)
STANDING: Final[Mapping[Kind, Message]] = {
    Kind.KING: Message("chess-kings-on"),
    Kind.QUEEN: Message("chess-queens-on"),
    Kind.ROOK: Message("chess-rooks-on"),
    Kind.BISHOP: Message("chess-bishops-on"),
    Kind.KNIGHT: Message("chess-knights-on"),
    Kind.PAWN: Message("chess-pawns-on"),
}


def squares_of(found: Bits) -> tuple[Square, ...]:
    """The squares of a set, from a1 on."""
    return tuple(Square(square) for square in range(64) if found >> square & 1)


def pieces_line(position: Position, seat: Seat) -> Text:
    """How many pawns and pieces a player has."""
    pawns = position.how_many(seat, Kind.PAWN)
    return Message("chess-count", pawns=pawns, pieces=position.of_seat(seat).bit_count() - pawns)


def waited_for(state: ChessState, seat: Seat) -> Text:
    """Whether a player is to move, and whether in check."""
    if state.position.turn != seat:
        return NOTHING
    if state.outcome is not None:
        return IN_CHECK if state.check else NOTHING
    return Message("chess-to-move-in-check") if state.check else TO_MOVE


def describe_position(state: ChessState, language: Language) -> str:
    """The whole position in words."""
    sides = (
        Message("chess-side", player=PLAYER[seat], pieces=series(_kinds(state.position, seat)))
        for seat in SEATS
    )
    turn = Message("chess-to-move", player=PLAYER[state.position.turn])
    said = (*sides, *((turn,) if state.outcome is None else ()))
    return " ".join(text.in_(language) for text in said)


def _kinds(position: Position, seat: Seat) -> Iterator[Text]:
    for kind, standing in STANDING.items():
        if found := squares_of(position.of_seat(seat) & position.of_kind(kind)):
            yield standing.given(count=len(found), squares=tuple(map(square_name, found)))


SIDE: Final = 8
_RIM: Final = DATA["rim"]


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
    standing = [*placed_pieces(state.position)]
    occupied = {shown.cell for shown in standing}
    panels = (
        panel(grid, seat, pieces_line(state.position, seat).in_(language), note, language)
        for seat, note in ((seat, waited_for(state, seat).in_(language)) for seat in SEATS)
    )
    parts = (
        board(grid, ground),
        names(grid),
        marks(grid, {place(square): mark for square, mark in marked(state).items()}, occupied),
        group((piece(grid, shown) for shown in standing), data_part="pieces"),
        arrows(grid, () if move is None else ((place(move.start), place(move.end)),), occupied),
    )
    caption = " ".join(f"{NOTATION.describe(event, language)}." for event in state.events)
    description = describe_position(state, language)
    return sheet(grid, panels, parts, caption, title=TITLE, description=description, language=language)


def place(square: Square) -> Cell:
    """The cell of a square."""
    return SIDE - 1 - square // SIDE, square % SIDE


def placed_pieces(position: Position) -> Iterator[Piece]:
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


def names(grid: Grid) -> Element:
    """The letters of the files below and the numbers of the ranks at the left, on the frame."""
    return group((part for nth in range(SIDE) for part in _names(grid, nth)), data_part="names")


def _names(grid: Grid, nth: int) -> Iterator[Element]:
    """The names of the nth file and of the nth rank, as they are seen from the upper left."""
    along, out = (nth + 0.5) * grid.pitch, _RIM["out"] * grid.frame
    file, rank = (SIDE - 1 - nth, nth) if grid.flip else (nth, SIDE - 1 - nth)
    below = grid.origin.plus(along, FIELD + out)
    for spot, text in ((below, FILES[file]), (grid.origin.plus(-out, along), str(rank + 1))):
        yield words(spot, text, _RIM["size"], font_weight=600, **look("rim"), data_name=text)


MARGIN: Final = "   "


def chess_text(state: ChessState, language: Language = Language.FRENCH, *, flip: bool = False) -> str:
    """The position from White's side, or from Black's with `flip`. White's letters are large."""
    rule = f"{MARGIN}+{'-' * (2 * SIDE + 1)}+"
    rows = [row(state.position, rank, language, flip=flip) for rank in reversed(range(SIDE))]
    sides = [player_line(state, seat, language) for seat in (BLACK, WHITE)]
    above, below = reversed(sides) if flip else sides
    letters = f"{MARGIN}  {' '.join(reversed(FILES) if flip else FILES)}"
    lines = (above, rule, *(reversed(rows) if flip else rows), rule, letters, below)
    return "".join(f"{line}\n" for line in lines)


def player_line(state: ChessState, seat: Seat, language: Language) -> str:
    """Who, by which letters, with which pieces, and what is waited for."""
    shown = letters_of(seat, language)
    who = f" {PLAYER[seat].in_(language)} ({shown})"
    note = waited_for(state, seat).in_(language)
    return "   ".join((who, pieces_line(state.position, seat).in_(language), *((note,) if note else ())))


def letters_of(seat: Seat, language: Language) -> str:
    """The letters of one player's pieces, by kind.

    No figurines: a filled one is white on a dark screen and black on a pale one.
    """
    return "".join(letter_of(seat, kind, language) for kind in Kind)


def letter_of(seat: Seat, kind: Kind, language: Language) -> str:
    """The letter of a player's piece: White's are large."""
    large = letters(language)[kind - 1]
    return large if seat == WHITE else large.lower()


def row(position: Position, rank: int, language: Language, *, flip: bool) -> str:
    """One row of squares between its borders, its number before it."""
    cells = [cell(position, SIDE * rank + column, language) for column in range(SIDE)]
    return f" {rank + 1} | {' '.join(reversed(cells) if flip else cells)} |"


def cell(position: Position, square: int, language: Language) -> str:
    """What one square shows."""
    for seat in (WHITE, BLACK):
        for kind in Kind:
            if position.of_seat(seat) & position.of_kind(kind) & 1 << square:
                return letter_of(seat, kind, language)
    return "."


def draw(
    state: ChessState, act: Action | None, *, flip: bool = False, language: Language = Language.FRENCH
) -> Diagram:
    """Draw the board with the last move."""
    move = act if isinstance(act, Move) else None
    return chess_svg(state, move=move, flip=flip, language=language)


def signs(event: Event) -> Iterator[BoardMark]:
    """Yield the marks of pieces taken and of the king in check."""
    for square, mark in marks_of(event).items():
        yield BoardMark((square_name(square),), mark.value)


PICTURE: Final = Picture(draw, chess_text, signs)
