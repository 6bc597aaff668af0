"""Positions and plays of dames rabattues as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from academie.games.rabattues.law import RabattuesState
from academie.games.rabattues.law.state import Jouer, Laid, Lifted, Prendre
from academie.games.rabattues.text import NOTATION
from academie.games.tables.law.track import FLECHES, Point
from academie.games.tables.wire import TablesForm
from academie.kernel import BLACK, WHITE, Action, Event, Seat, other
from academie.notation.wire import Gesture, Said, Step, TablesBoard

SEATS: Final = (WHITE, BLACK)
HALF: Final = FLECHES // 2


class RabattuesForm(TablesForm):
    """Men are laid from their stack onto the flèche, then lifted from it."""

    def position(self, game: RabattuesState) -> TablesBoard:
        whole = sum(game.rules.piles.value)
        off = [whole - side.men for side in game.sides]
        stacked = any(any(side.stacked) for side in game.sides)
        return TablesBoard(
            men=[_by_place(seat, game.sides[seat].lying) for seat in SEATS],
            thrower=game.thrower,
            piles=[_by_place(seat, game.sides[seat].stacked) for seat in SEATS] if stacked else [],
            off=off if any(off) else [],
            dice=[] if game.dice is None else [*game.dice.numbers],
        )

    def place(self, game: RabattuesState, seat: Seat, point: Point) -> str:
        del game
        return str(_fleche(seat, point))

    def play(self, game: RabattuesState, act: Action) -> Gesture | None:
        """The men the act lays and lifts, then those of the other who plays what is left."""
        if not isinstance(act, Jouer | Prendre):
            return None
        seat = game.thrower if isinstance(act, Jouer) else other(game.thrower)
        brought = (game.played_so(act) if isinstance(act, Jouer) else game.apply(act)).events
        steps, after = _steps(brought, seat), _steps(brought, other(seat))
        if not steps:
            return Gesture(after=after, say=Said("passe" if isinstance(act, Jouer) else "laisser"))
        return Gesture([steps], any_order=True, after=after)


def _steps(events: Sequence[Event], seat: Seat) -> list[Step]:
    """A man laid from his stack, or lifted, for each number of the seat."""
    return [_step(event) for event in events if isinstance(event, Laid | Lifted) and event.seat == seat]


def _step(event: Laid | Lifted) -> Step:
    number = _fleche(event.seat, event.number)
    if isinstance(event, Laid):
        return Step(f"pile-{event.seat}-{number}", str(number), die=event.number)
    return Step(str(number), f"off-{event.seat}", die=event.number)


def _fleche(seat: Seat, number: int) -> int:
    """A flèche counted from the light, as everybody numbers it."""
    return HALF - number if seat == WHITE else HALF - 1 + number


def _by_place(seat: Seat, men: Sequence[int]) -> list[int]:
    found = [0] * FLECHES
    for number, count in enumerate(men, 1):
        found[_fleche(seat, number)] = count
    return found


FORM: Final = RabattuesForm(NOTATION)
