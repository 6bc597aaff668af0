"""Dames rabattues by hand: a wrong pile is put back, and a number forgotten is left to the other.

Source: ACAD Dames rabattues ch. IV-VI.
"""

from __future__ import annotations

from typing import Final

from academie.games.rabattues.law import RabattuesState
from academie.games.rabattues.law.side import left_of
from academie.games.rabattues.law.state import Jouer, Prendre
from academie.games.tables.arbiter import BoardHands, TableArbiter
from academie.games.tables.arbiter.faults import Places, Points, Topic
from academie.games.tables.law.throw import FACES
from academie.kernel import Action, Citation, Seat, other
from academie.kernel.action import refuse_unless
from academie.sources import ACAD
from academie.words import Message

PLACES: Final[Places] = {
    Topic.TOUCHING: Citation(ACAD, "Dames rabattues ch. VI § 4"),
    Topic.FALSE_PLAY: Citation(ACAD, "Dames rabattues ch. VI § 4"),
    Topic.ALL_NUMBERS: Citation(ACAD, "Dames rabattues ch. V § 8, 13"),
    Topic.BREAKING: Citation(ACAD, "Dames rabattues ch. IV § 4-5"),
}


class RabattuesHands(BoardHands):
    """The stacks of dames rabattues in hand."""

    touch = False
    forgets = True

    def places(self, game: RabattuesState) -> Places:
        del game
        return PLACES

    def men(self, game: RabattuesState, seat: Seat) -> Points:
        side = game.sides[seat]
        return tuple(face for face in FACES if side.lying[face - 1] + side.stacked[face - 1])

    def moved(self, play: Action) -> Points:
        assert isinstance(play, Jouer | Prendre)
        return tuple(dict.fromkeys(play.numbers))

    def lawful(self, game: RabattuesState, play: Action) -> Action | None:
        return next((legal for legal in game.plays() if _same(legal, play)), None)

    def left(self, game: RabattuesState, play: Action) -> RabattuesState | None:
        """The board with fewer numbers played than could be; a wrong pile cannot stay."""
        if not self.falls_short(game, play):
            seat = game.thrower if isinstance(play, Jouer) else other(game.thrower)
            there = {*self.moved(play)} <= {*self.men(game, seat)} and type(play) is type(game.plays()[0])
            refuse_unless(there, Message("rabattues-nothing-there"))
            return None
        assert isinstance(play, Jouer)
        return game.played_so(play)

    def falls_short(self, game: RabattuesState, play: Action) -> bool:
        whole = game.plays()[0]
        return isinstance(play, Jouer) and isinstance(whole, Jouer) and _part(play.numbers, whole.numbers)


def _part(some: tuple[int, ...], every: tuple[int, ...]) -> bool:
    """Whether the numbers are some of those, but not all."""
    try:
        return len(left_of(every, some)) > 0
    except ValueError:
        return False


def _same(one: Action, two: Action) -> bool:
    """Whether two acts play the same numbers, in whatever order."""
    if not isinstance(one, Jouer | Prendre) or not isinstance(two, Jouer | Prendre):
        return False
    return type(one) is type(two) and sorted(one.numbers) == sorted(two.numbers)


ARBITER: Final = TableArbiter(RabattuesHands())
