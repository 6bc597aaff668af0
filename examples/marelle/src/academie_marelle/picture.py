"""The board of the marelle, drawn and in plain text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.drawing.palette import INK, MEN, PAPER, QUIET_INK
from academie.drawing.picture import Picture
from academie.drawing.svg import Diagram, Element, Vec, box, circle, document, element, group, words
from academie.kernel import BLACK, WHITE, Action, Seat
from academie.notation.seats import PLAYER
from academie.words import Language, Message
from academie_marelle.board import NAMES, Point, lines
from academie_marelle.law import Lay, Move, PartieDeMarelle

TITLE: Final = Message("marelle-title")
SHOWN: Final = {WHITE: "O", BLACK: "X", None: "."}
STEP: Final = 120.0
"""Between neighbouring points."""
SIZE: Final = Vec(400.0, 470.0)


def marelle_text(state: PartieDeMarelle, language: Language = Language.FRENCH) -> str:
    """Write the position in plain text, White's side below."""
    joints = ("|\\|/|", "|/|\\|") if state.rules.diagonals else ("| | |", "| | |")
    rows = [_row(state, row) for row in (2, 1, 0)]
    board = [rows[0], f"   {joints[0]}", rows[1], f"   {joints[1]}", rows[2], "   a b c"]
    sides = [f" {_side(state, seat, language)}" for seat in (BLACK, WHITE)]
    return "".join(f"{line}\n" for line in (sides[0], *board, sides[1]))


def draw(
    state: PartieDeMarelle, act: Action | None, *, flip: bool = False, language: Language = Language.FRENCH
) -> Diagram:
    """Draw the position from White's side, or from Black's with `flip`; the last act is ringed."""
    drawn = lines(diagonals=state.rules.diagonals.value)
    below = (BLACK, WHITE) if flip else (WHITE, BLACK)
    sides = [_side(state, seat, language) for seat in below]
    parts = (
        box(Vec(0, 0), SIZE.x, SIZE.y, fill=PAPER),
        group((_line(_at(a, flip=flip), _at(c, flip=flip)) for a, _, c in drawn), data_part="lines"),
        group(_names(flip=flip), data_part="names", font_family="sans-serif"),
        group(_men(state, flip=flip), data_part="men"),
        group(_ring(act, flip=flip), data_part="act"),
        words(Vec(SIZE.x / 2, SIZE.y - 25), sides[0], 20, fill=INK),
        words(Vec(SIZE.x / 2, 25), sides[1], 20, fill=INK),
    )
    described = ". ".join(sides)
    return Diagram(document(SIZE, parts, title=TITLE.in_(language), description=described, language=language))


def _row(state: PartieDeMarelle, row: int) -> str:
    men = (SHOWN[man] for man in state.board[3 * row : 3 * row + 3])
    return f" {row + 1} {'-'.join(men)}"


def _side(state: PartieDeMarelle, seat: Seat, language: Language) -> str:
    """Who, by which letter, how many men are left to lay, and whether to act."""
    sign, men = SHOWN[seat], state.in_hand(seat)
    turn = "yes" if state.actor == seat else "no"
    return Message("marelle-side", player=PLAYER[seat], sign=sign, men=men, turn=turn).in_(language)


def _at(point: Point, *, flip: bool) -> Vec:
    """Where a point lies on the sheet."""
    row, column = divmod(8 - point if flip else point, 3)
    return Vec(80 + STEP * column, 355 - STEP * row)


def _line(start: Vec, end: Vec) -> Element:
    return element("line", x1=start.x, y1=start.y, x2=end.x, y2=end.y, stroke=QUIET_INK, stroke_width=3)


def _names(*, flip: bool) -> Iterator[Element]:
    for point, name in enumerate(NAMES):
        spot = _at(point, flip=flip)
        yield circle(spot, 7, fill=QUIET_INK)
        yield words(spot.plus(14, 42), name, 14, fill=QUIET_INK)


def _men(state: PartieDeMarelle, *, flip: bool) -> Iterator[Element]:
    for point, man in enumerate(state.board):
        if man is not None:
            look = {"fill": MEN[man], "stroke": INK, "data_point": NAMES[point]}
            yield circle(_at(point, flip=flip), 26, stroke_width=2, **look)


def _ring(act: Action | None, *, flip: bool) -> Iterator[Element]:
    """A ring round the man laid or moved last."""
    if isinstance(act, Lay | Move):
        end = act.point if isinstance(act, Lay) else act.end
        yield circle(_at(end, flip=flip), 32, fill="none", stroke=QUIET_INK, stroke_width=3)


PICTURE: Final = Picture(draw, marelle_text)
