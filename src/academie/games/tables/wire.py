"""What the boards of 24 flèches share as data: places, men, and the ways a man may go by his numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import pairwise, permutations, product
from typing import Any, Final

from academie.games.tables.arbiter import HandTable, acts, game_of
from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import ThreeDice, Throw
from academie.games.tables.law.track import (
    FLECHES,
    GAMMON,
    JACQUET,
    OFF,
    TRICTRAC,
    Move,
    Point,
    Track,
    Way,
    Ways,
)
from academie.kernel import Action, Seat, State, other
from academie.notation.codec import AnyNotation
from academie.notation.wire import Board, Gesture, Run, Said, Sent, Step, TablesBoard
from academie.notation.wire import said as said_of

HAND: Final[Point] = -1
RUNS: Final[dict[Ways, Run]] = {TRICTRAC: "head-on", GAMMON: "half-lap", JACQUET: "alike"}
Numbers = Sequence[int]
Stops = tuple[Point, ...]
"""Where a man begins, stops and ends."""


def place(ways: Ways, seat: Seat, point: Point) -> str:
    """The place of a point of a player's way, in hand and off the board included."""
    if point == OFF:
        return f"off-{seat}"
    return f"hand-{seat}" if point == HAND else str(ways.of(seat).place(point))


def by_place(way: Way, track: Track) -> list[int]:
    """The men of a player on each flèche, as everybody numbers them."""
    return [*map(track.__getitem__, _points(way))]


@cache
def _points(way: Way) -> tuple[Point, ...]:
    """Where each place lies on a way; kept, since every board shown asks for all of them."""
    return tuple(way.point(place) for place in range(FLECHES))


def dice_of(act: Action) -> Gesture | None:
    """What is thrown, if the act is a throw."""
    match act:
        case FirstDice():
            said = Said("first-dice", {"white": act.white, "black": act.black})
            return Gesture(dice=(act.white, act.black), say=said)
        case Throw() | ThreeDice():
            return Gesture(dice=act.numbers)
        case _:
            return None


def step(ways: Ways, seat: Seat, move: Move, die: int, sends: Iterable[Sent] = ()) -> Step:
    """A man moved along a player's way."""
    return Step(place(ways, seat, move.start), place(ways, seat, move.end), sends=(*sends,), die=die)


def dice_used(moves: Iterable[Move], numbers: Numbers) -> dict[Move, int]:
    """The number of the dice that each move uses; 0 for a move of several numbers.

    A man borne off may use a number larger than his way: he takes the least of those left that will do.
    """
    left, used = [*numbers], dict[Move, int]()
    for move in sorted(moves, key=lambda each: (each.end == OFF, each.start)):
        way = move.end - move.start
        fitting = [number for number in left if number == way or (move.end == OFF and number > way)]
        used[move] = min(fitting, default=0)
        if fitting:
            left.remove(used[move])
    return used


def paused(move: Move, numbers: Numbers, free: Callable[[Point], bool]) -> list[Stops]:
    """The ways of a man who goes there by several of the numbers, stopping where nobody else stands.

    The shortest stretches first; a man who cannot stop goes straight.
    """
    found: dict[Stops, None] = {}
    for count in range(len(numbers), 1, -1):
        for order in permutations(numbers, count):
            stops = _stops(move, order)
            if stops is not None and all(map(free, stops[1:-1])):
                found[stops] = None
    return [*found] or [(move.start, move.end)]


def _stops(move: Move, order: Numbers) -> Stops | None:
    """Where a man stops who plays these numbers in that order, if they bring him to his end."""
    points = [move.start]
    for number in order:
        points.append(points[-1] + number)
    arrives = points[-1] >= OFF if move.end == OFF else points[-1] == move.end
    return (*points[:-1], move.end) if arrives and all(stop < move.end for stop in points[:-1]) else None


def reordered(stops: Stops, free: Callable[[Point], bool]) -> list[Stops]:
    """The ways of a man who goes the same numbers in any order, the order given first."""
    numbers = [end - start for start, end in pairwise(stops)]
    found: dict[Stops, None] = {stops: None}
    for order in permutations(numbers):
        way = _stops(Move(stops[0], stops[-1]), order)
        if way is not None and all(map(free, way[1:-1])):
            found[way] = None
    return [*found]


def combined(ways: Iterable[Sequence[Stops]]) -> list[tuple[Stops, ...]]:
    """Every choice of a way for each man, the first choice of each first."""
    return [*product(*ways)]


class TablesForm(ABC):
    """The form of a small game of the tables board, with hands at it or not."""

    def __init__(self, notation: AnyNotation) -> None:
        self._notation = notation

    @abstractmethod
    def position(self, game: Any) -> TablesBoard:  # noqa: ANN401 - of the game's own class
        """The men, the dice and what is marked."""

    @abstractmethod
    def play(self, game: Any, act: Action) -> Gesture | None:  # noqa: ANN401
        """A play of men; nothing for another act."""

    @abstractmethod
    def place(self, game: Any, seat: Seat, point: Point) -> str:  # noqa: ANN401
        """The place of a point as a player counts."""

    def board(self, state: State[Any]) -> Board:
        """The position, with the men touched at a table with hands."""
        found = self.position(game_of(state))
        if isinstance(state, HandTable):
            table = state.state
            found.touched = [self.place(table.game, table.player, point) for point in table.touched]
        return found

    def gesture(self, state: State[Any], act: Action) -> Gesture:
        """A play of men, a man touched or pointed at, a throw; all else is a word."""
        game = game_of(state)
        if isinstance(act, acts.Bois):
            played = self.play(game, act.play) or Gesture()
            return played._replace(say=self._said(act)) if played.ways else played
        if isinstance(act, acts.Toucher):
            return Gesture(touch=self.place(game, act.by, act.point), say=self._said(act))
        if isinstance(act, acts.FaireJouer):
            return Gesture(pick=self.place(game, other(act.by), act.point), say=self._said(act))
        thrown_or_played = dice_of(act) or self.play(game, act)
        return thrown_or_played or Gesture(say=self._said(act))

    def _said(self, act: Action) -> Said:
        return said_of(self._notation.act(act))
