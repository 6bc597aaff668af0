"""The positions whose drawings two renderers compare, and their pieces by the places a client knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from academie.games.chess.law import ChessState
from academie.games.chess.law.position import Kind, square_name
from academie.games.chess.picture import squares_of
from academie.games.dominoes.picture.snake import Rows
from academie.games.draughts.law import DraughtsState
from academie.games.draughts.law.board import HUNDRED, SIXTY_FOUR, Damier, squares
from academie.games.rabattues.law import RabattuesState
from academie.games.rabattues.picture import place as rabattues_place
from academie.games.race.law import RaceState
from academie.games.race.picture import stacks_of
from academie.games.tables.law.throw import FACES
from academie.games.tables.picture.arrows import Arrow, Style
from academie.games.tables.picture.counters import JETONS
from academie.games.tables.picture.men import Stack, head_on
from academie.games.tourne_case.law import TourneCaseState
from academie.games.tourne_case.law.movement import OUTSIDE
from academie.games.tourne_case.picture import standing
from academie.games.trictrac.law import TrictracState
from academie.games.trictrac.picture.svg import counter
from academie.kernel import BLACK, WHITE

Pieces = list[tuple[str, int | None, str, int]]
"""Kind, seat, place and number."""

ON_TABLES: Final = (
    ("trictrac", "18x3,20x2,22/0x15 white dice=6-4"),
    ("trictrac", "17,19x5,20x5,22x4/0x15 white dice=5-2 points=10-4 holes=3-11 bredouille=white"),
    ("trictrac", "5x2,6x2,7x2,8x2,9x2,10x2,11x3/0x15 white dice=3-3 points=6-8 holes=0-7 bredouille=black"),
    ("trictrac", "1x15/18x4,19x4,21x3,23x3 black dice=6-5 points=2-0 holes=5-1"),
    ("trictrac", "0x9,2,4,6,7,9,10/0x15 white dice=5-4"),
    (
        "trictrac",
        "0x2,1,3x2,4x2,5,6x2,7x2,8,10x2/1,2,3x2,4,5x2,6x2,7,8x2,10,11x2 black dice=6-5 points=4-0 holes=3-1",
    ),
    ("toc", "0x12,1,4,5/0x13,1,10 white dice=6-2"),
    ("toute-table", "0x2,11x4,13,16,18x4,20,21,23/1,11x5,17x2,18x5,21 black dice=4-3 hands=0-1"),
    ("toute-table", "18x2,19,21/18x5 white dice=6-4"),
    ("toute-table", "0,12x2/7,14x2 white dice=4-2"),
    ("revertier", "0x13,3/0x13,6,19 white dice=6-2 hands=1-0"),
    ("jacquet", "0x15/0x15 white dice=4-1"),
    ("jacquet", "0x14,17/0x14,18 white dice=5-2"),
    ("garanguet", "0x8,2,3,5,6x2,8x2/0x10,4,10,11,14,16 white dice=6-6-6 again=2"),
    ("plein", "0x11,1,5,6,8/0x9,1,2x3,6,9 white dice=4-4"),
    ("tourne-case", "0,2,4/5,7,12 white dice=5-1"),
    ("tourne-case", "0x3/0x2,8 black dice=6-3"),
    ("rabattues", "2,2,2,1+2,2+1,1+2/2,2,1+1,1+2,3,1+2 black dice=6-2"),
)

ON_SQUARES: Final = (
    ("dames", "W:W31-50:B1-20"),
    ("dames", "W:WK25:B16,20,21,22,24,28,29,31,39"),
    ("dames", "B:W32,33,K34,35,41:B28,K27,18,8,17,29"),
    ("echecs", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
    ("echecs", "r3k2r/8/2n2q2/8/3P4/5N2/1B4P1/R3K2R b KQkq - 0 12"),
)

PATHS: Final[tuple[tuple[Damier, tuple[int, ...]], ...]] = (
    (HUNDRED, (32, 28)),
    (HUNDRED, (47, 36, 18, 7)),
    (HUNDRED, (25, 14, 3, 26)),
    (SIXTY_FOUR, (1, 10, 19)),
)

LINES: Final = (
    ([(6, 6)], 0, Rows(15.0, 5.2)),
    ([(6, 6), (6, 3), (3, 3), (3, 1), (1, 5)], 2, Rows(15.0, 5.2)),
    (
        [(6, 6), (6, 3), (3, 3), (3, 1), (1, 5), (5, 5), (5, 2), (2, 2), (2, 0), (0, 0), (0, 4), (4, 4)],
        4,
        Rows(12.0, 5.2),
    ),
    (
        [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 6), (6, 0), (0, 0), (0, 2), (2, 2), (2, 4)],
        11,
        Rows(9.0, 2.6),
    ),
    ([(3, 4), (4, 4), (4, 6), (6, 6), (6, 1), (1, 1), (1, 0)], 0, Rows(8.0, 2.6)),
    ([(5, 5), (5, 0), (0, 0), (0, 3), (3, 3), (3, 2), (2, 2), (2, 6)], 3, Rows(9.0, 2.6)),
)
"""Lines of dominoes, the number of the tile in the middle, and how long the rows may be."""


def pieces_of(state: Any) -> Pieces:  # noqa: ANN401 - a state of any game
    """What stands on the board, by the names of the places."""
    match state:
        case TrictracState():
            return [*_stacks(head_on(state.men)), *_counters(state)]
        case RaceState():
            return [*_stacks(stacks_of(state)), *_hands(state.hands), *_fichets(state)]
        case TourneCaseState():
            return [*_stacks(standing(state)), *_hands(tuple(men[OUTSIDE] for men in state.men))]
        case RabattuesState():
            return [*_heaps(state)]
        case DraughtsState():
            return [*_draughtsmen(state)]
        case ChessState():
            return [*_chessmen(state)]
        case _:
            raise TypeError(state)


def _stacks(stacks: Iterator[Stack]) -> Iterator[tuple[str, int, str, int]]:
    for stack in stacks:
        yield "man", stack.seat, str(stack.place), stack.men


def _hands(hands: tuple[int, ...]) -> Iterator[tuple[str, int, str, int]]:
    for seat, count in enumerate(hands):
        if count:
            yield "man", seat, f"hand-{seat}", count


def _fichets(state: RaceState) -> Iterator[tuple[str, int, str, int]]:
    if state.goal > 1:
        for seat, holes in enumerate(state.holes):
            yield "fichet", seat, f"hole-{seat}-{holes}", 1


def _counters(state: TrictracState) -> Iterator[tuple[str, int | None, str, int]]:
    waiting = JETONS if state.tally.in_points else 0
    for seat in (WHITE, BLACK):
        shown = counter(state, seat)
        yield "fichet", seat, f"hole-{seat}-{(shown.holes - 1) % 12 + 1 if shown.holes else 0}", 1
        if shown.jetons:
            yield "jeton", None, f"points-{seat}-{shown.points}", shown.jetons
        waiting -= shown.jetons
    if waiting > 0:
        yield "jeton", None, "jetons", waiting


def _heaps(state: RabattuesState) -> Iterator[tuple[str, int, str, int]]:
    for seat in (WHITE, BLACK):
        side = state.sides[seat]
        for number, lying, stacked in zip(FACES, side.lying, side.stacked, strict=True):
            place = rabattues_place(seat, number)
            yield "man", seat, str(place), lying
            if stacked:
                yield "man", seat, f"pile-{seat}-{place}", stacked


def _draughtsmen(state: DraughtsState) -> Iterator[tuple[str, int, str, int]]:
    for seat in (WHITE, BLACK):
        for square in squares(state.position.of_seat(seat)):
            yield "man:king" if state.position.kings >> square & 1 else "man", seat, str(square), 1


def _chessmen(state: ChessState) -> Iterator[tuple[str, int, str, int]]:
    for seat in (WHITE, BLACK):
        for kind in Kind:
            for square in squares_of(state.position.of_seat(seat) & state.position.of_kind(kind)):
                yield kind.name.lower(), seat, square_name(square), 1


def ways_of(state: Any) -> list[Arrow]:  # noqa: ANN401 - a state of any game
    """Some arrows over the board: from its stacks, along one side and across, of every style."""
    places = sorted({int(place) for _, _, place, _ in pieces_of(state) if place.isdigit()})
    styles = [*Style]
    return [
        Arrow(start, (start + 3 + 5 * nth) % 24, str(3 + 5 * nth), styles[nth % 3])
        for nth, start in enumerate((*places[:3], places[-1]))
    ]
