"""Drawing for the seats and the lead: who draws next, and who then sits where.

Source: ACAD-D rules I, II.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple

from academie.games.dominoes.law.acts import put
from academie.games.dominoes.law.options import Agreement
from academie.games.dominoes.law.rules import DominoRules
from academie.games.dominoes.law.tiles import SET, Tile, Tiles
from academie.kernel import Seat

Draws = tuple[Tiles, ...]
"""What each seat has drawn, time after time; nothing before the first."""
Seats = tuple[Seat, ...]
PARTNERS: Final = 2
"""How many of the highest play together."""


class Drawing(NamedTuple):
    """The draws of a party so far; `first` draws first, and then each to the right."""

    drawn: Draws
    first: Seat
    agreement: Agreement
    rules: DominoRules

    @classmethod
    def of(cls, drawn: Draws, first: Seat, agreement: Agreement, rules: DominoRules) -> Drawing:
        return cls(drawn or ((),) * agreement.players, first, agreement, rules)

    @property
    def to_draw(self) -> Seat | None:
        """Who draws next: everyone once, then those whose equal tiles leave something open; else nobody."""
        return self._to_draw(self._everyone, 0, 0)

    @property
    def _everyone(self) -> Seats:
        *others, first = self.agreement.round_from(self.first)
        return (first, *others)

    def _to_draw(self, group: Seats, time: int, rank: int) -> Seat | None:
        for seat in group:
            if len(self.drawn[seat]) <= time:
                return seat
        for equal, first in self._ranked(group, time, rank):
            if len(equal) > 1 and self._matters(first, len(equal)):
                again = self._to_draw(equal, time + 1, first)
                if again is not None:
                    return again
        return None

    def _ranked(self, group: Seats, time: int, rank: int = 0) -> Iterator[tuple[Seats, int]]:
        """Those who drew equal tiles that time, the highest first, with the rank of the first of them."""

        def weakness(seat: Seat) -> int:
            return -self.drawn[seat][time].pips

        for _, equal in groupby(sorted(group, key=weakness), weakness):
            seats = tuple(equal)
            yield seats, rank
            rank += len(seats)

    def _matters(self, first: int, count: int) -> bool:
        """Whether equals are told apart: partners for who plays with whom, and for the lead if asked."""
        if not self.rules.partners:
            return True
        return first < PARTNERS < first + count or (self.agreement.redraw and first == 0)

    @property
    def lying(self) -> Tiles:
        """The tiles that may be drawn next: all but those drawn the same time."""
        seat = self.to_draw
        if seat is None:
            return ()
        time = len(self.drawn[seat])
        gone = {tiles[time] for tiles in self.drawn if len(tiles) > time}
        return tuple(tile for tile in SET if tile not in gone)

    def after(self, tile: Tile) -> Drawing:
        """The same once the next player has drawn that tile."""
        seat = self.to_draw
        assert seat is not None
        return self._replace(drawn=put(self.drawn, seat, (*self.drawn[seat], tile)))

    @property
    def order(self) -> Seats:
        """Who sits where, the leader first, each to the right of the one before; partners sit opposite."""
        ranked = tuple(self._by_rank(self._everyone, 0))
        if not self.rules.partners:
            return ranked
        high, low = ranked[:PARTNERS], ranked[PARTNERS:]
        return high[0], low[0], high[1], low[1]

    def _by_rank(self, group: Seats, time: int) -> Iterator[Seat]:
        for equal, _ in self._ranked(group, time):
            apart = len(equal) > 1 and all(len(self.drawn[seat]) > time + 1 for seat in equal)
            yield from self._by_rank(equal, time + 1) if apart else equal
