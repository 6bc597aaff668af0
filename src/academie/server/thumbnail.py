"""Small pictures of positions, drawn from the boards of the wire: no game is known here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final
from xml.etree import ElementTree

from academie.drawing.assets import PIPS, board_data
from academie.drawing.svg import NAMESPACE, Element, Value, Vec, box, circle, element, group, number, text
from academie.notation.wire import Board, DominoBoard, GridBoard, PlainBoard, TablesBoard

DATA: Final = board_data("thumbnail")
WIDTH: Final[float] = DATA["sheet"]["width"]
HEIGHT: Final[float] = DATA["sheet"]["height"]
COLOURS: Final[dict[str, str]] = DATA["colours"]
SEATS: Final = ("white", "black")
TABLES: Final = DATA["tables"]
DIE: Final = DATA["die"]
TILE: Final = DATA["tile"]
COLUMNS: Final = 12


def picture(board: Board, *, flip: bool = False) -> str:
    """The position as an SVG document; nothing but the wood where no board is known."""
    return document(_parts(board, flip=flip))


def _parts(board: Board, *, flip: bool) -> Iterable[Element]:
    match board:
        case TablesBoard():
            case = Case(flip=flip)
            return (*case.ground(), *case.men(board), *dice_lying(board.dice))
        case GridBoard():
            return grid(board, flip=flip)
        case DominoBoard():
            return dominoes(board)
        case PlainBoard():
            return wood()


def document(parts: Iterable[Element], **attributes: Value) -> str:
    """An SVG document of these parts, with the paints they refer to."""
    size = f"0 0 {number(WIDTH)} {number(HEIGHT)}"
    root = element("svg", paints(), *parts, xmlns=NAMESPACE, viewBox=size, **attributes)
    return ElementTree.tostring(root, encoding="unicode")


def paints() -> Element:
    """The gradients of wood, cloth and men."""
    linear = (
        element("linearGradient", *_stops(stops), id=f"p-{name}", x2=0, y2=1)
        for name, stops in DATA["linear"].items()
    )
    radial = (
        element(
            "radialGradient",
            *_stops(each["stops"]),
            id=f"p-{name}",
            **dict(zip(("cx", "cy", "r"), each["at"], strict=True)),
        )
        for name, each in DATA["radial"].items()
    )
    return element("defs", *linear, *radial)


def _stops(stops: Iterable[Sequence[Any]]) -> Iterator[Element]:
    for offset, colour in stops:
        yield element("stop", offset=offset, stop_color=colour)


def wood() -> tuple[Element, ...]:
    """The wooden case, closed, with its line of brass."""
    rounded = DATA["sheet"]["round"]
    return (
        box(
            Vec(1, 1),
            WIDTH - 2,
            HEIGHT - 2,
            rx=rounded,
            fill="url(#p-wood)",
            stroke=COLOURS["edge"],
            stroke_width=3,
        ),
        box(
            Vec(8, 8),
            WIDTH - 16,
            HEIGHT - 16,
            rx=rounded - 5,
            fill="none",
            stroke=COLOURS["brass"],
            stroke_opacity=0.55,
            stroke_width=2,
        ),
    )


@dataclass(frozen=True, slots=True)
class Case:
    """The board of the games of tables, seen from White's side, or from Black's by turning it half round.

    With `names` its rim is wide enough for them and has its holes.
    """

    flip: bool = False
    names: Sequence[str] = ()

    @property
    def rim(self) -> float:
        return float(TABLES["rim"]["named" if self.names else "plain"])

    @property
    def half(self) -> float:
        """The width of one of the two fields."""
        return (WIDTH - 2 * self.rim - float(TABLES["bar"])) / 2

    @property
    def pitch(self) -> float:
        return self.half / 6

    @property
    def radius(self) -> float:
        """Of a man."""
        return self.pitch * float(TABLES["man"]["radius"])

    def at(self, place: int, height: float) -> Vec:
        """The spot on a flèche that lies `height` from its rim."""
        column = min(place, 23 - place)
        x = self.rim + self.pitch * (column + 0.5) + (TABLES["bar"] if column >= COLUMNS / 2 else 0)
        y = HEIGHT - self.rim - height if place < COLUMNS else self.rim + height
        return Vec(WIDTH - x, HEIGHT - y) if self.flip else Vec(x, y)

    def man(self, place: int, nth: int, of: int = 1) -> Vec:
        """Where a man of a stack lies, counted from the rim."""
        room = HEIGHT * TABLES["stack"] - 2 * self.radius
        step = min(2 * self.radius, room / max(1, of - 1))
        return self.at(place, self.radius + 3 + step * nth)

    def ground(self) -> Iterator[Element]:
        """The case without anything in it."""
        yield from wood()
        for left in (self.rim, WIDTH - self.rim - self.half):
            yield box(
                Vec(left, self.rim),
                self.half,
                HEIGHT - 2 * self.rim,
                fill="url(#p-field)",
                stroke=COLOURS["line"],
                stroke_width=4,
            )
        yield from self.fleches()
        yield from self.bar()
        if self.names:
            yield from self.labels()

    def fleches(self) -> Iterator[Element]:
        """The 24 flèches: one path for each colour."""
        half, long = self.pitch / 2 - TABLES["inset"], TABLES["reach"] * (HEIGHT - 2 * self.rim)
        for colour, first in (("pale", 0), ("dark", 1)):
            paths = [self._fleche(place, half, long) for place in range(first, 24, 2)]
            yield element(
                "path", d="".join(paths), fill=COLOURS[colour], stroke=COLOURS["line"], stroke_opacity=0.55
            )

    def _fleche(self, place: int, half: float, long: float) -> str:
        base, tip = self.at(place, 2), self.at(place, long)
        left, right = number(base.x - half), number(base.x + half)
        return f"M{left} {number(base.y)}L{number(tip.x)} {number(tip.y)}L{right} {number(base.y)}Z"

    def bar(self) -> Iterator[Element]:
        """The bar between the two fields, with its hinges."""
        middle, hinge, broad = WIDTH / 2, TABLES["hinge"], TABLES["bar"]
        top = self.rim - 4
        yield box(
            Vec(middle - broad / 2, top),
            broad,
            HEIGHT - 2 * top,
            fill="url(#p-wood)",
            stroke=COLOURS["line"],
            stroke_width=2,
        )
        for upper in (HEIGHT * (0.5 - hinge["at"]), HEIGHT * (0.5 + hinge["at"])):
            corner = Vec(middle - hinge["width"] / 2, upper - hinge["height"] / 2)
            yield box(corner, hinge["width"], hinge["height"], rx=4, fill=COLOURS["brass"])
            yield element(
                "path", d=f"M{number(middle)} {number(corner.y)}v{hinge['height']}", stroke=COLOURS["pin"]
            )

    def labels(self) -> Iterator[Element]:
        """The names of the flèches on the rim, and the holes beside them."""
        for place, name in enumerate(self.names):
            hole = self.at(place, -TABLES["hole"]["depth"])
            yield circle(
                hole,
                TABLES["hole"]["radius"],
                fill=COLOURS["hole"],
                stroke=COLOURS["brass"],
                stroke_opacity=0.6,
            )
            spot = self.at(place, -TABLES["name"]["depth"])
            size = TABLES["name"]["size"]
            yield text(
                "text",
                name,
                x=spot.x,
                y=spot.y + 0.35 * size,
                font_size=size,
                text_anchor="middle",
                fill=COLOURS["label"],
                font_weight=600,
            )

    def men(self, board: TablesBoard) -> Iterator[Element]:
        """All the men, those still to enter on the bar."""
        for seat, colour in enumerate(SEATS):
            piles = board.piles[seat] if board.piles else [0] * 24
            for place, (lying, piled) in enumerate(zip(board.men[seat], piles, strict=True)):
                for nth in range(lying + piled):
                    yield disc(self.man(place, nth, lying + piled), self.radius, colour)
            for nth in range(board.held[seat] if board.held else 0):
                side = 1 if (seat == 0) is not self.flip else -1
                yield disc(Vec(WIDTH / 2, HEIGHT / 2 + side * (60 + 30 * nth)), self.radius, colour)

    def jetons(self) -> Iterator[Element]:
        """The counters of both players, as they lie before a game: between the points of the talon."""
        for place in (0, 23):
            spot = self.at(place, TABLES["jeton"]["height"])
            yield circle(
                spot, TABLES["jeton"]["radius"], fill=COLOURS["brass"], stroke=COLOURS["pin"], stroke_width=2
            )
            yield circle(spot, TABLES["jeton"]["radius"] * 0.6, fill="none", stroke=COLOURS["pin"])


def disc(spot: Vec, radius: float, colour: str) -> Element:
    """A man: a disc with a turned groove."""
    edge, groove = ("#8d7447", "#b79f6c") if colour == "white" else ("#060504", "#8a7a6c")
    inner = radius * TABLES["man"]["groove"]
    return group(
        (
            circle(spot, radius, fill=f"url(#p-{colour})", stroke=edge, stroke_width=2),
            circle(spot, inner, fill="none", stroke=groove, stroke_width=2),
        )
    )


def dice_lying(numbers: Sequence[int]) -> Iterator[Element]:
    """The dice as they lie on the right-hand field."""
    for nth, face in enumerate(numbers):
        across = (nth - (len(numbers) - 1) / 2) * 2 * DIE["apart"]
        yield die(
            Vec(WIDTH * 0.735 + across, HEIGHT / 2 + (-6 if nth % 2 else 4)), face, DIE["turns"][nth % 3]
        )


def die(spot: Vec, face: int, turn: float = 0) -> Element:
    """One die with its shadow."""
    side = DIE["side"]
    corner = Vec(-side / 2, -side / 2)
    return group(
        (
            box(corner.plus(3, 6), side, side, rx=DIE["round"], fill="#000", opacity=0.3),
            box(
                corner, side, side, rx=DIE["round"], fill=COLOURS["bone"], stroke="#000", stroke_opacity=0.35
            ),
            *(
                circle(Vec(x * DIE["step"], y * DIE["step"]), DIE["pip"], fill=COLOURS["pip"])
                for x, y in PIPS[face]
            ),
        ),
        transform=f"translate({number(spot.x)} {number(spot.y)}) rotate({number(turn)})",
    )


def grid(board: GridBoard, *, flip: bool) -> Iterator[Element]:
    """A board of squares with its pieces, square within the sheet."""
    whole = HEIGHT - 4
    pitch, left = (whole - 56) / board.side, (WIDTH - whole) / 2 + 28
    top = 30.0
    yield box(
        Vec(left - 28, 2),
        whole,
        whole,
        rx=DATA["sheet"]["round"],
        fill="url(#p-wood)",
        stroke=COLOURS["edge"],
        stroke_width=3,
    )
    yield box(Vec(left, top), pitch * board.side, pitch * board.side, fill=COLOURS["square-pale"])
    side = number(pitch)
    dark = [
        f"M{number(left + pitch * column)} {number(top + pitch * row)}h{side}v{side}h-{side}z"
        for row in range(board.side)
        for column in range(board.side)
        if (row + column) % 2
    ]
    yield element("path", d="".join(dark), fill=COLOURS["square-dark"])
    for pieces in board.pieces:
        for place in pieces.at:
            row, column = cell(board, place)
            if flip:
                row, column = board.side - 1 - row, board.side - 1 - column
            spot = Vec(left + pitch * (column + 0.5), top + pitch * (row + 0.5))
            yield from piece(spot, pitch, SEATS[pieces.seat], pieces.kind, letters=board.names == "letters")


def cell(board: GridBoard, place: str) -> tuple[int, int]:
    """Row and column of a square, from the upper left as White sees it."""
    if board.names == "letters":
        return board.side - int(place[1:]), ord(place[0]) - ord("a")
    half = board.side // 2
    row, nth = divmod(int(place) - 1, half)
    return row, 2 * nth + (1 if row % 2 == 0 else 0)


def piece(spot: Vec, pitch: float, colour: str, kind: str, *, letters: bool) -> Iterator[Element]:
    """A man or king of draughts, or a piece of chess."""
    if not letters:
        yield disc(spot, pitch * 0.4, colour)
        if kind == "king":
            yield disc(spot.plus(0, -pitch * 0.14), pitch * 0.4, colour)
        return
    shape = DATA["chess"]["pieces"][kind]
    fill, line = ("#fbf3df", "#3a2a18") if colour == "white" else ("#221b17", "#0d0a08")
    scale = pitch / DATA["chess"]["unit"]
    parts = [
        *(element("path", d=outline) for outline in shape["outlines"]),
        *(circle(Vec(ball["x"], ball["y"]), ball["radius"]) for ball in shape["balls"]),
    ]
    yield group(
        parts,
        transform=f"translate({number(spot.x)} {number(spot.y)}) scale({number(scale)})",
        fill=fill,
        stroke=line,
        stroke_width=3.4,
        stroke_linejoin="round",
    )


def dominoes(board: DominoBoard) -> Iterator[Element]:
    """The line of tiles on the cloth, row after row and back again, with the hands on its edges."""
    yield from wood()
    yield box(
        Vec(36, 36), WIDTH - 72, HEIGHT - 72, fill="url(#p-field)", stroke=COLOURS["line"], stroke_width=4
    )
    across = TILE["across"]
    rows = [board.line[first : first + across] for first in range(0, len(board.line), across)]
    for nth, row in enumerate(rows):
        y = HEIGHT / 2 + (nth - (len(rows) - 1) / 2) * TILE["row"]
        yield from laid([*reversed(row)] if nth % 2 else row, y, turned=bool(nth % 2))
    for seat, hand in enumerate(board.hands[:2]):
        count = len(hand.tiles) + hand.hidden
        for nth in range(count):
            x = WIDTH / 2 + (nth - (count - 1) / 2) * (TILE["height"] + 16)
            yield back(Vec(x, HEIGHT - 130 if seat == 0 else 130))


def laid(row: Sequence[Sequence[int]], y: float, *, turned: bool) -> Iterator[Element]:
    """A row of tiles, doubles across it, in the middle of the cloth."""
    breadths = [TILE["height"] if one == two else TILE["width"] for one, two in row]
    x = (WIDTH - sum(breadths) - TILE["gap"] * (len(row) - 1)) / 2
    for (one, two), breadth in zip(row, breadths, strict=True):
        left, right = (two, one) if turned else (one, two)
        yield tile(Vec(x + breadth / 2, y), left, right, upright=one == two)
        x += breadth + TILE["gap"]


def tile(spot: Vec, one: int, two: int, *, upright: bool) -> Element:
    """A tile with its two numbers."""
    width, height = TILE["width"], TILE["height"]
    pips = [
        circle(Vec(side * width / 4 + x * TILE["step"], y * TILE["step"]), TILE["pip"], fill=COLOURS["pip"])
        for side, face in ((-1, one), (1, two))
        for x, y in PIPS[face]
    ]
    return group(
        (
            box(
                Vec(-width / 2, -height / 2),
                width,
                height,
                rx=TILE["round"],
                fill=COLOURS["bone"],
                stroke="#0d0a08",
            ),
            element("path", d=f"M0 {number(6 - height / 2)}V{number(height / 2 - 6)}", stroke=COLOURS["pip"]),
            *pips,
        ),
        transform=f"translate({number(spot.x)} {number(spot.y)})" + (" rotate(90)" if upright else ""),
    )


def back(spot: Vec) -> Element:
    """A tile that stands face down."""
    width, height = TILE["height"], TILE["width"]
    corner = Vec(spot.x - width / 2, spot.y - height / 2)
    return box(
        corner, width, height, rx=TILE["round"], fill="url(#p-black)", stroke="#060504", stroke_width=2
    )
