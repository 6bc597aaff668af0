"""A state of dominoes as a drawing: the line on its table, the hands above and below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final

from academie.drawing.assets import PIPS, board_data
from academie.drawing.grid.geometry import CAPTION_LETTERS, CAPTION_LINE, caption_lines
from academie.drawing.panel import DETAIL, MARGIN, NAME, SHEET_WIDTH, remark
from academie.drawing.svg import (
    Board,
    Diagram,
    Drawing,
    Element,
    Value,
    Vec,
    box,
    group,
    number,
    use,
    whole,
    words,
)
from academie.drawing.theme import token
from academie.games.dominoes.law import DominoState, Hand
from academie.games.dominoes.law.line import Laid
from academie.games.dominoes.picture.caption import (
    TITLE,
    account_line,
    describe_state,
    note_line,
    seats_from,
)
from academie.games.dominoes.picture.snake import ACROSS, Rows, Spot, snake
from academie.games.dominoes.text.tiles import NAMES, PLAYER
from academie.kernel import Event, Seat
from academie.notation import notation_of
from academie.words import Language

_DATA: Final = board_data("dominoes")
_LYING: Final = _DATA["lying"]
_TABLE: Final = _LYING["table"]
_CHAIN: Final = _LYING["chain"]
UNIT: Final[float] = _DATA["unit"]
"""Half a tile, as symbols are drawn."""
WIDTH: Final[float] = _LYING["width"]
SCALE: Final = WIDTH / SHEET_WIDTH
"""How many units of the table are one of the sheet that every board is printed on."""
HAND: Final = 68.0
"""The height of the row of one hand, as it is printed."""
HELD: Final[float] = 46.0
"""Of half a tile in a hand."""
HELD_STEP: Final = 58.0
HELD_FROM: Final = 404.0


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
    top = SCALE * (MARGIN + HAND * len(others))
    foot = top + _TABLE["height"] + SCALE * HAND
    lines = wrap(_caption(events, language), CAPTION_LETTERS)
    size = Vec(WIDTH, foot + SCALE * (MARGIN + CAPTION_LINE * len(lines)))
    corner = Vec(_TABLE["x"], top)
    table = (
        use(_TABLE["symbol"], corner),
        line_of(state.line, top - _TABLE["y"]),
        *talon(state.talon, top - _TABLE["y"]),
    )
    parts = (
        box(Vec(0, 0), size.x, size.y, fill=token("panel")),
        *(hand_row(state, seat, SCALE * (MARGIN + HAND * nth), language) for nth, seat in enumerate(others)),
        *table,
        hand_row(state, own, top + _TABLE["height"], language),
        *caption_lines(lines, foot, SCALE),
    )
    title, description = TITLE.in_(language), describe_state(state, language)
    board = Board(corner, Vec(_TABLE["width"], _TABLE["height"]), table)
    return whole(Drawing(size, parts, title, description, 1 / SCALE, board), language)


def line_of(line: Sequence[Laid], down: float) -> Element:
    """The line as large as it may be, in the middle of the table that far down."""
    side = next(
        (side for side in range(_CHAIN["largest"], _CHAIN["smallest"], -1) if _fits(line, side)),
        _CHAIN["smallest"],
    )
    spots = spots_of(line, side)
    top, bottom = extent(spots)
    shift = Vec(
        _CHAIN["x"] + _DATA["chain"]["beside"] * side,
        down + _CHAIN["y"] + _CHAIN["height"] / 2 - side * (top + bottom) / 2,
    )
    drawn = (
        face(spot.laid, shift.plus(spot.middle.x * side, spot.middle.y * side), side, spot.turn)
        for spot in spots
    )
    return group(drawn, data_part="line")


def spots_of(line: Sequence[Laid], side: float) -> list[Spot]:
    """Where the tiles of that size lie, in sides of half a tile."""
    rows = Rows(_CHAIN["width"] / side - 2 * _DATA["chain"]["beside"], _CHAIN["turn"])
    return snake(line, len(line) // 2, rows)


def _fits(line: Sequence[Laid], side: float) -> bool:
    top, bottom = extent(spots_of(line, side))
    return bool((bottom - top) * side <= _CHAIN["height"])


def extent(spots: Sequence[Spot]) -> tuple[float, float]:
    """The upper and lower edge of all the tiles, in sides of half a tile."""
    edges = [(spot.middle.y, 1.0 if spot.turn == ACROSS else 0.5) for spot in spots] or [(0.0, 0.0)]
    return min(y - half for y, half in edges), max(y + half for y, half in edges)


def talon(tiles: int, down: float) -> Iterator[Element]:
    """What is left to draw: a few backs in a fan, and their number above."""
    if not tiles:
        return
    fan, lies = _DATA["fan"], _LYING["talon"]
    first = Vec(lies["x"], lies["y"] + down)
    for nth in range(min(tiles, fan["most"])):
        yield use("tileback", first.plus(nth * fan["right"], nth * fan["down"]), lies["side"] / UNIT)
    spot = first.plus(lies["count"]["x"], lies["count"]["y"])
    count = _DATA["count"]
    yield words(spot, str(tiles), count["size"], font_weight=600, fill=token(count["fill"]), data_talon=tiles)


def hand_row(state: DominoState, seat: Seat, top: float, language: Language) -> Element:
    """One player: who, with what account and tiles, and whether to play."""
    start, y, line = SCALE * (MARGIN + 8), top + SCALE * HAND / 2, SCALE * 14
    waited = note_line(state, seat)
    note = "" if waited is None else waited.in_(language)
    account = account_line(state, seat).in_(language)
    end = Vec(HELD_FROM - SCALE * 26, y - line)
    return group(
        (
            _written(Vec(start, y - line), PLAYER[seat].in_(language), NAME, font_weight="bold"),
            _written(Vec(start, y + line), account, DETAIL),
            remark(note, end, SCALE),
            *held(state.hands[seat], y),
        ),
        data_panel=NAMES[seat],
    )


def _written(at: Vec, line: str, size: float, **attributes: Value) -> Element:
    return words(at, line, SCALE * size, anchor="start", fill=token("panelink"), **attributes)


def held(hand: Hand, y: float) -> Iterator[Element]:
    """The tiles of a hand, upright, side by side."""
    for nth in range(hand.size):
        middle = Vec(HELD_FROM + HELD_STEP * nth, y)
        known = nth < len(hand.tiles)
        yield face(Laid(*hand.tiles[nth]), middle, HELD, ACROSS) if known else back(middle, HELD)


def _caption(events: Sequence[Event], language: Language) -> str:
    notation = notation_of("dominos")
    return " ".join(f"{notation.describe(event, language)}." for event in events)


def face(laid: Laid, middle: Vec, side: float, turn: int) -> Element:
    """A tile face up, turned by degrees from lying with its left half to the left.

    It is lit from above however it is turned: only its pips turn.
    """
    pose = "upright" if turn == ACROSS else "lying"
    body = use(f"tile{pose}", Vec(0, 0), side / UNIT)
    marks = (
        pip
        for half, along in ((laid.left, -side / 2), (laid.right, side / 2))
        for pip in _pips(half, along, side, turn)
    )
    return _placed((body, *marks), middle, data_tile=f"{laid.left}-{laid.right}")


def back(middle: Vec, side: float) -> Element:
    """A tile face down."""
    return _placed((use("tileback", Vec(0, 0), side / UNIT),), middle, data_tile="?")


def _placed(parts: tuple[Element, ...], middle: Vec, *, data_tile: str) -> Element:
    place = f"translate({number(middle.x)} {number(middle.y)})"
    return group(parts, transform=place, data_tile=data_tile)


def _pips(half: int, along: float, side: float, turn: int) -> Iterator[Element]:
    """The pips of a half; a six lies in rows along the tile."""
    step = _DATA["step"] * side
    for across, forth in PIPS[half]:
        spot = _turned(Vec(along + forth * step, across * step), turn)
        yield use("tilepip", spot, side / UNIT, data_pip=half)


def _turned(spot: Vec, turn: int) -> Vec:
    match turn:
        case 0:
            return spot
        case 90:
            return Vec(-spot.y, spot.x)
        case _:
            return Vec(-spot.x, -spot.y)
