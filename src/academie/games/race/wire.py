"""Positions and plays of the running games as data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from academie.games.race.law import RaceState
from academie.games.race.law.acts import HAND, Play
from academie.games.race.text.play import strung
from academie.games.tables.law.track import MEN, OFF, Move, Point
from academie.games.tables.wire import (
    RUNS,
    Stops,
    TablesForm,
    by_place,
    combined,
    dice_used,
    place,
    reordered,
    step,
)
from academie.kernel import BLACK, WHITE, Action, Game, Seat, other
from academie.notation.codec import NOTATION
from academie.notation.wire import Counter, Gesture, Said, Sent, Step, TablesBoard

SEATS = (WHITE, BLACK)


class RaceForm(TablesForm):
    """Men are counted on their flèches; those hit wait in hand."""

    def position(self, game: RaceState) -> TablesBoard:
        ways = game.rules.ways.value
        holes = game.goal > 1
        return TablesBoard(
            men=[by_place(ways.of(seat), game.men[seat]) for seat in SEATS],
            thrower=game.thrower,
            held=[*game.hands] if any(game.hands) else [],
            off=off if any(off := [MEN - sum(game.men[seat]) - game.hands[seat] for seat in SEATS]) else [],
            dice=[] if game.dice is None else [*game.dice.numbers],
            again=game.again,
            counters=[Counter(holes=won) for won in game.holes] if holes else [],
            goal=game.goal if holes else 0,
            run=RUNS[ways],
        )

    def place(self, game: RaceState, seat: Seat, point: Point) -> str:
        return place(game.rules.ways.value, seat, point)

    def play(self, game: RaceState, act: Action) -> Gesture | None:
        """The men number by number, in any order but for those in hand, each by its numbers in any order."""
        if not isinstance(act, Play):
            return None
        if not act.moves:
            return Gesture(say=Said("passe"))
        his = game.occupancy(game.thrower).his
        men = [
            [stops] if _fixed(stops, act) else reordered(stops, lambda point: not his[point])
            for stops in map(tuple, strung(act.moves))
        ]
        ways = [[*_steps(game, act, chosen)] for chosen in combined(men)]
        return Gesture(ways, any_order=True, first=sum(move.start == HAND for move in act.moves))


def _fixed(stops: Stops, act: Play) -> bool:
    """Whether a man must go his numbers in that order: he hits on his way, or is borne off."""
    return len(stops) < 3 or stops[-1] == OFF or any(stop in act.hits for stop in stops[1:-1])


def _steps(game: RaceState, act: Play, men: Sequence[Stops]) -> Iterator[Step]:
    """One step a number, the rearmost man first; who comes first to a man that is hit sends him away."""
    ways, seat = game.rules.ways.value, game.thrower
    moves = sorted(Move(start, end) for stops in men for start, end in pairwise(stops))
    unhit = {*act.hits}
    numbers = () if game.dice is None else _numbers(game)
    used = dice_used(moves, numbers)
    for move in moves:
        hit = move.end in unhit
        unhit.discard(move.end)
        sends = [Sent(place(ways, seat, move.end), place(ways, other(seat), HAND))] if hit else []
        yield step(ways, seat, move, used[move], sends)


def _numbers(game: RaceState) -> Sequence[int]:
    """The numbers of the throw as often as they are played."""
    assert game.dice is not None
    return [number for number in game.dice.numbers for _ in range(4)]


def form_of(game: Game) -> RaceForm:
    """The form of a running game."""
    return RaceForm(NOTATION.of(game))
