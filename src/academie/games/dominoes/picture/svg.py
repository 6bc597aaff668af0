"""A state of dominoes as a drawing: the line in its frame, the hands above and below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from textwrap import wrap
from typing import Final

from academie.drawing.assets import PIPS, board_data
from academie.drawing.grid.geometry import CAPTION_LETTERS, CAPTION_LINE, WIDTH, caption_lines
from academie.drawing.palette import COLOURS, INK, PAPER, QUIET_INK, Style, style
from academie.drawing.panel import DETAIL, MARGIN, NAME
from academie.drawing.svg import Diagram, Element, Vec, box, circle, document, element, group, number, words
from academie.games.dominoes.law import DominoState, Hand
from academie.games.dominoes.law.line import Laid
from academie.games.dominoes.picture.caption import (
    TITLE,
    account_line,
    describe_state,
    note_line,
    seats_from,
    talon_line,
)
from academie.games.dominoes.picture.snake import Spot, snake
from academie.games.dominoes.text.tiles import NAMES, PLAYER
from academie.kernel import Event, Seat
from academie.notation import notation_of
from academie.words import Language

_DATA: Final = board_data("dominoes")
_TILE: Final = _DATA["tile"]
look = partial(style, "dominoes")

SIDE: Final = 32.0
"""Of half a tile in the line."""
HELD: Final = 27.0
"""Of half a tile in a hand."""
HELD_STEP: Final = 34.0
HELD_FROM: Final = 236.0
HAND: Final = 68.0
"""The height of the row of one hand."""
FRAME: Final[float] = _DATA["frame"]
PADDING: Final = 22.0
ROWS: Final = 4.1
"""From the first row to the last, where the frame has room for three: no game of the treatise needs more."""
BREADTH: Final = (WIDTH - 2 * (MARGIN + FRAME + PADDING)) / SIDE
"""Of a row, in sides of half a tile."""


def dominoes_svg(
    state: DominoState,
    *,
    events: Sequence[Event] = (),
    flip: bool = False,
    language: Language = Language.FRENCH,
) -> Diagram:
    """The table from the seat whose hand alone lies open, else from the first, or the second with `flip`.

    The `events` are written below, on as many lines as they need.
    """
    *others, own = seats_from(state, flip=flip)
    spots = snake(state.line, len(state.line) // 2, BREADTH)
    top = MARGIN + HAND * len(others)
    height = frame_height(spots)
    foot = top + height + HAND
    lines = wrap(_caption(events, language), CAPTION_LETTERS)
    size = Vec(WIDTH, foot + MARGIN + CAPTION_LINE * len(lines))
    parts = (
        box(Vec(0, 0), size.x, size.y, fill=PAPER),
        *(hand_row(state, seat, MARGIN + HAND * nth, language) for nth, seat in enumerate(others)),
        *frame(top, height),
        words(
            Vec(WIDTH - MARGIN - FRAME - 10, top + height - FRAME - 12),
            talon_line(state).in_(language),
            DETAIL - 4,
            anchor="end",
            fill=COLOURS["felt-mark"],
            font_style="italic",
        ),
        line_of(spots, top + height / 2),
        hand_row(state, own, top + height, language),
        *caption_lines(lines, foot),
    )
    title, description = TITLE.in_(language), describe_state(state, language)
    return Diagram(document(size, parts, title=title, description=description, language=language))


def frame_height(spots: Sequence[Spot]) -> float:
    """How high the frame is: for as many rows as there are, and not less than usual."""
    heights = [spot.middle.y for spot in spots] or [0.0]
    return 2 * (FRAME + PADDING) + SIDE * (max(ROWS, max(heights) - min(heights)) + 2)


def frame(top: float, height: float) -> Iterator[Element]:
    """The felt in its frame of wood."""
    width = WIDTH - 2 * MARGIN
    yield box(Vec(MARGIN, top), width, height, **look("case"))
    inner = Vec(MARGIN + FRAME, top + FRAME)
    yield box(inner, width - 2 * FRAME, height - 2 * FRAME, **look("felt"))


def line_of(spots: Sequence[Spot], middle: float) -> Element:
    """The line, in the middle of the frame."""
    xs, ys = ([spot.middle[axis] for spot in spots] or [0.0] for axis in (0, 1))
    shift = Vec(WIDTH / 2 - SIDE * (min(xs) + max(xs)) / 2, middle - SIDE * (min(ys) + max(ys)) / 2)
    drawn = (
        face(spot.laid, shift.plus(spot.middle.x * SIDE, spot.middle.y * SIDE), SIDE, spot.turn)
        for spot in spots
    )
    return group(drawn, data_part="line")


def hand_row(state: DominoState, seat: Seat, top: float, language: Language) -> Element:
    """One player: who, with what account and tiles, and whether to play."""
    y = top + HAND / 2
    waited = note_line(state, seat)
    note = "" if waited is None else waited.in_(language)
    name = words(
        Vec(MARGIN + 8, y - 14),
        PLAYER[seat].in_(language),
        NAME,
        anchor="start",
        fill=INK,
        font_weight="bold",
    )
    account = words(
        Vec(MARGIN + 8, y + 14), account_line(state, seat).in_(language), DETAIL, anchor="start", fill=INK
    )
    turn = words(Vec(HELD_FROM - 26, y - 14), note, DETAIL, anchor="end", fill=QUIET_INK, font_style="italic")
    return group((name, account, turn, *held(state.hands[seat], y)), data_panel=NAMES[seat])


def held(hand: Hand, y: float) -> Iterator[Element]:
    """The tiles of a hand, upright, side by side."""
    for nth in range(hand.size):
        middle = Vec(HELD_FROM + HELD_STEP * nth, y)
        known = nth < len(hand.tiles)
        yield face(Laid(*hand.tiles[nth]), middle, HELD, 90) if known else back(middle, HELD, 90)


def _caption(events: Sequence[Event], language: Language) -> str:
    notation = notation_of("dominos")
    return " ".join(f"{notation.describe(event, language)}." for event in events)


def face(laid: Laid, middle: Vec, side: float, turn: int) -> Element:
    """A tile face up, turned by degrees from lying with its left half to the left."""
    marks = (
        pip
        for half, x in ((laid.left, -0.5), (laid.right, 0.5))
        for pip in _pips(half, Vec(x * side, 0), side)
    )
    parts = (_body(side, look("face")), _bar(side), *marks)
    return _turned(parts, middle, turn, data_tile=f"{laid.left}-{laid.right}")


def back(middle: Vec, side: float, turn: int) -> Element:
    """A tile face down."""
    parts = (_body(side, look("back")), _groove(side))
    return _turned(parts, middle, turn, data_tile="?")


def _turned(parts: tuple[Element, ...], middle: Vec, turn: int, *, data_tile: str) -> Element:
    place = f"translate({number(middle.x)} {number(middle.y)})"
    return group(parts, transform=f"{place} rotate({turn})" if turn else place, data_tile=data_tile)


def _body(side: float, paint: Style) -> Element:
    inset = _TILE["inset"] * side
    corner = Vec(-side + inset, -side / 2 + inset)
    return box(corner, 2 * (side - inset), side - 2 * inset, rx=side * _TILE["corner"], **paint)


def _bar(side: float) -> Element:
    half = _TILE["bar"] * side
    return element("line", x1=0, y1=-half, x2=0, y2=half, **look("bar"))


def _groove(side: float) -> Element:
    groove = _TILE["groove"]
    length, breadth = groove["length"] * side, groove["breadth"] * side
    corner = Vec(-length / 2, -breadth / 2)
    return box(corner, length, breadth, rx=side * groove["corner"], **look("groove"))


def _pips(half: int, middle: Vec, side: float) -> Iterator[Element]:
    """The pips of a half; a six lies in rows along the tile."""
    step = _TILE["step"] * side
    for across, along in PIPS[half]:
        spot = middle.plus(along * step, across * step)
        yield circle(spot, _TILE["pip"] * side, **look("pip"), data_pip=half)
