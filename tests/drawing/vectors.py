"""Where things lie on boards of every kind, and how it looks; `python -m tests.drawing.vectors` keeps it.

`test_vectors.py` draws it again; `web/board/test/vectors.test.ts` draws it with the boards of the browser.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

from academie.drawing import draw
from academie.drawing.grid import arrows as squared
from academie.drawing.grid import pieces as men_of_squares
from academie.drawing.grid.board import CornerColour, board, great_line, labels
from academie.drawing.grid.geometry import Grid
from academie.drawing.svg import Element, Vec
from academie.games.chess import picture as chess
from academie.games.chess.law.position import Kind
from academie.games.chess.picture.pieces import Piece, piece
from academie.games.dominoes.law.line import Laid
from academie.games.dominoes.picture.snake import Rows, snake
from academie.games.dominoes.picture.svg import back, face
from academie.games.draughts.law.board import HUNDRED, SIXTY_FOUR, Damier
from academie.games.draughts.picture import cells, names
from academie.games.tables.picture import board as tables
from academie.games.tables.picture.arrows import Arrow, Style, arrows
from academie.games.tables.picture.counters import MARKS, Cast, fichet, jeton, lying
from academie.games.tables.picture.geometry import DATA, View
from academie.games.tables.picture.men import man
from academie.kernel import BLACK, WHITE
from academie.notation.codec import notation_of
from academie.notation.seats import NAMES
from tests.drawing.positions_drawn import LINES, ON_SQUARES, ON_TABLES, PATHS, Pieces, pieces_of, ways_of
from tests.drawing.shapes import shapes

FOLDER: Final = Path(__file__).parents[2] / "conformance" / "drawing"
VIEWS: Final = ((False, "white"), (True, "black"))
ORIGIN: Final = Vec(0, 0)


def looks() -> Iterator[tuple[str, list[str]]]:
    """Every kind of thing, by a name, as the shapes it is drawn with."""
    yield from _tables_looks()
    yield from _grid_looks()
    yield from _chess_looks()
    for tile, turn in product(((6, 3), (0, 0), (5, 5), (1, 4), (2, 0)), (0, 90, 180)):
        yield f"tile {tile[0]}-{tile[1]} turned {turn}", [*shapes([face(Laid(*tile), ORIGIN, 32, turn)])]
    yield "tile face down", [*shapes([back(ORIGIN, 32)])]


def _tables_looks() -> Iterator[tuple[str, list[str]]]:
    for flip, side in VIEWS:
        drawn = tables.board(View(flip), tables.all_names(tables.Labels.NUMBERS))
        yield f"tables from {side}", [*shapes([drawn])]
    for seat in (WHITE, BLACK):
        yield f"man {NAMES[seat]}", [*shapes([man(ORIGIN, seat)])]
        for holes, (flip, side) in product((0, 3), VIEWS):
            drawn = fichet(View(flip), seat, holes)
            yield f"fichet {NAMES[seat]} after {holes} from {side}", [*shapes([drawn])]
    yield "jeton", [*shapes([jeton(ORIGIN, "none")])]
    for style in Style:
        told = [Arrow(2, 16, "6+5", style, 4), Arrow(0, 5, "5", style, -2), Arrow(9, 16, "4", style, 2)]
        yield f"arrows {style.value}", [*shapes([arrows(View(), told, {2: 4, 3: 7, 16: 1})])]


def _grid_looks() -> Iterator[tuple[str, list[str]]]:
    for damier, (flip, side) in product((HUNDRED, SIXTY_FOUR), VIEWS):
        grid = Grid(damier.side, flip)
        numbers = labels(grid, CornerColour.DARK, names(damier), ())
        drawn = (board(grid, CornerColour.DARK), great_line(grid), numbers)
        yield f"squares {damier.side} from {side}", [*shapes(drawn)]
    grid = Grid(10)
    for seat, king in product((WHITE, BLACK), (False, True)):
        shown = men_of_squares.Piece(seat, (4, 5), king)
        yield (
            f"{'king' if king else 'man'} on squares {NAMES[seat]}",
            [*shapes([men_of_squares.piece(grid, shown)])],
        )
    for mark in men_of_squares.Mark:
        for bare in (True, False):
            sign = men_of_squares.marks(grid, {(4, 5): mark}, () if bare else [(4, 5)])
            yield f"{mark.value} {'bare' if bare else 'occupied'}", [*shapes([sign])]


def _chess_looks() -> Iterator[tuple[str, list[str]]]:
    for flip, side in VIEWS:
        grid = Grid(8, flip)
        drawn = (board(grid, CornerColour.DARK), chess.names(grid))
        yield f"chessboard from {side}", [*shapes(drawn)]
    for kind, seat in product(Kind, (WHITE, BLACK)):
        shown = Piece(seat, kind, (4, 5))
        yield f"{kind.name.lower()} {NAMES[seat]}", [*shapes([piece(Grid(8), shown)])]


def positions() -> dict[str, list[dict[str, Any]]]:
    """Positions of every board from both sides, with what is drawn of them."""
    flips = (False, True)
    return {
        "tables": [_on_tables(*each, flip=flip) for each, flip in product(ON_TABLES, flips)],
        "squares": [_on_squares(*each, flip=flip) for each, flip in product(ON_SQUARES, flips)],
        "paths": [_path(*each, flip=flip) for each, flip in product(PATHS, flips)],
        "lines": [
            {"line": line, "first": first, **rows._asdict(), "spots": _spots(line, first, rows)}
            for line, first, rows in LINES
        ],
    }


def _drawing(key: str, position: str, *, flip: bool) -> Element:
    return ElementTree.fromstring(
        draw(notation_of(key).read_state(position), flip=flip).drawing.replace(' xmlns="', ' data-ns="')
    )


def _on_tables(key: str, position: str, *, flip: bool) -> dict[str, Any]:
    state = notation_of(key).read_state(position)
    root = _drawing(key, position, flip=flip)
    ways = ways_of(state)
    pieces = pieces_of(state)
    heights = {int(place): count for _, _, place, count in pieces if place.isdigit()}
    return {
        "game": key,
        "position": position,
        "flip": flip,
        "pieces": pieces,
        "arrows": [[*way[:3], way.style.value] for way in ways],
        "bodies": [*_with(root, "data-man", "data-jeton", "data-fichet")],
        "tallies": [*_with(root, "data-tally")],
        "drawn": [*shapes([arrows(View(flip), ways, heights)])],
        "dice": _dice(state, heights, pieces),
    }


def _dice(state: Any, men: dict[int, int], pieces: Pieces) -> dict[str, Any]:  # noqa: ANN401 - any game
    """The throw where it lies on the board, in White's view."""
    faces = state.dice.numbers if state.dice else ()
    jetons = [
        Vec(DATA["jeton"]["reserve"] if place == "jetons" else MARKS[int(place.split("-")[2])], 0)
        for kind, _, place, _ in pieces
        if kind == "jeton"
    ]
    lain = lying(Cast(faces, state.thrower), men, jetons)
    return {
        "faces": [*faces],
        "seat": state.thrower,
        "lying": [[round(die.at.x, 2), round(die.at.y, 2), die.turn] for die in lain],
    }


def _with(root: Element, *names: str) -> Iterator[str]:
    """The shapes of parts that have such a name."""
    for part in root.iter():
        if any(name in part.attrib for name in names):
            yield from shapes([part])


def _on_squares(key: str, position: str, *, flip: bool) -> dict[str, Any]:
    state = notation_of(key).read_state(position)
    root = _drawing(key, position, flip=flip)
    groups = (part for part in root.iter("g") if "data-piece" in part.attrib)
    return {
        "game": key,
        "position": position,
        "flip": flip,
        "pieces": pieces_of(state),
        "drawn": [next(shapes([part])) for part in groups],
    }


def _path(damier: Damier, path: tuple[int, ...], *, flip: bool) -> dict[str, Any]:
    grid, way = Grid(damier.side, flip), cells(damier, path)
    drawn = squared.arrow(grid, way, {way[-1]})
    written = labels(grid, CornerColour.DARK, names(damier), [way])
    return {
        "side": damier.side,
        "flip": flip,
        "path": [*map(str, path)],
        "drawn": [*shapes([drawn, written])],
    }


def _spots(line: Iterable[tuple[int, int]], first: int, rows: Rows) -> list[tuple[float, float, int]]:
    spots = snake([Laid(*tile) for tile in line], first, rows)
    return [(round(spot.middle.x, 2), round(spot.middle.y, 2), spot.turn) for spot in spots]


def main() -> None:
    """Write both files."""
    FOLDER.mkdir(exist_ok=True)
    kept = ",\n".join(f"{json.dumps(name)}: {json.dumps(drawn, indent=1)}" for name, drawn in looks())
    (FOLDER / "looks.json").write_text(f"{{\n{kept}\n}}\n", encoding="utf-8")
    cases = ",\n".join(f"{json.dumps(board)}: [\n{_lines(cases)}\n]" for board, cases in positions().items())
    (FOLDER / "positions.json").write_text(f"{{\n{cases}\n}}\n", encoding="utf-8")


def _lines(cases: Iterable[dict[str, Any]]) -> str:
    return ",\n".join(map(json.dumps, cases))


if __name__ == "__main__":
    main()
