"""Tourne-case by hand: nothing is to be gained by touching, and a false play is put right.

Source: ACAD Tourne-case ch. IV-VI; Revertier ch. V, to which ch. IV refers.
"""

from __future__ import annotations

from typing import Final

from academie.games.tables.arbiter import BoardHands, TableArbiter
from academie.games.tables.arbiter.faults import Places, Points, Topic
from academie.games.tables.law.play import Play
from academie.games.tourne_case.law import TourneCaseState
from academie.games.tourne_case.law.movement import COIN
from academie.kernel import Action, Citation, Seat
from academie.kernel.action import refuse_unless
from academie.sources import ACAD, ACADEMIE
from academie.words import Message

PLACES: Final[Places] = {
    Topic.TOUCHING: Citation(ACADEMIE, remark=Message("citations-silent-chance-plays")),
    Topic.FALSE_PLAY: Citation(ACAD, "Tourne-case ch. V § 1-2; Tourne-case ch. VI § 2-3"),
    Topic.ALL_NUMBERS: Citation(ACAD, "Tourne-case ch. V § 1-2; Tourne-case ch. VI § 2-3"),
    Topic.BREAKING: Citation(ACAD, "Revertier ch. V § 5-7, to which it refers: Tourne-case ch. IV § 3"),
}


class TourneCaseHands(BoardHands):
    """The men of tourne-case in hand."""

    touch = False

    def places(self, game: TourneCaseState) -> Places:
        del game
        return PLACES

    def men(self, game: TourneCaseState, seat: Seat) -> Points:
        return tuple(point for point, count in enumerate(game.men[seat]) if count)

    def moved(self, play: Action) -> Points:
        assert isinstance(play, Play)
        return tuple(move.start for move in play.moves)

    def lawful(self, game: TourneCaseState, play: Action) -> Action | None:
        return play if play in game.plays() else None

    def left(self, game: TourneCaseState, play: Action) -> None:
        """Nothing: the lower number being forced, a false play cannot stay."""
        assert isinstance(play, Play)
        men = game.men[game.thrower]
        there = all(0 <= start < COIN and men[start] for start, _ in play.moves)
        refuse_unless(there, Message("tourne-case-nothing-there"))

    def falls_short(self, game: TourneCaseState, play: Action) -> bool:
        del game
        return play == Play()


ARBITER: Final = TableArbiter(TourneCaseHands())
