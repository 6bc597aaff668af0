"""A game of tourne-case: what happens, and the states it goes through."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from academie.games.tables.law.play import Play
from academie.games.tables.law.track import Move, Pair, Point, Track, moved, put, swapped
from academie.games.tables.law.turns import GameWon, Phase, Turns
from academie.games.tourne_case.law.movement import COIN, hits, number_of, plays, sent_back
from academie.games.tourne_case.law.rules import TourneCaseRules
from academie.kernel import BLACK, WHITE, Citation, Event, Seat, other
from academie.notation.seats import PLAYER
from academie.sources import ACAD
from academie.words import Message, Text


@dataclass(frozen=True, slots=True, kw_only=True)
class ManHit(Event):
    """`seat` has hit the man that stood across from flèche `point`."""

    point: Point


@dataclass(frozen=True, slots=True, kw_only=True)
class CoinEntered(Event):
    """`seat` has brought a man to his coin; `men` stand there now."""

    men: int


@dataclass(frozen=True, slots=True, kw_only=True)
class UselessThrow(Event):
    """No man of `seat` can play `number`."""

    number: int


HITTING: Final = Citation(ACAD, "Tourne-case ch. VI § 1")
RESTING: Final = Citation(ACAD, "Tourne-case ch. VII § 1")
USELESS: Final = Citation(ACAD, "Tourne-case ch. VI § 5")


@dataclass(frozen=True, slots=True, repr=False)
class TourneCaseState(Turns[Play]):
    """A state of tourne-case. Men are by seat, each on his own track."""

    rules: TourneCaseRules
    men: Pair[Track]
    double: bool = False
    """Whether it was agreed that the game may be won double."""

    @property
    def ruleset(self) -> TourneCaseRules:
        return self.rules

    @property
    def winner(self) -> Seat | None:
        return next((seat for seat in (WHITE, BLACK) if self.men[seat][COIN] == self.rules.men.value), None)

    @property
    def stakes(self) -> int:
        """Two if the double was agreed and the loser has no man on his coin (Tourne-case ch. VII § 2)."""
        winner = self.winner
        return 2 if self.double and winner is not None and not self.men[other(winner)][COIN] else 1

    def plays(self) -> tuple[Play, ...]:
        assert self.dice is not None
        return plays(self.men[self.thrower], number_of(self.dice), self.rules)

    def _played(self, play: Play) -> TourneCaseState:
        if not play.moves:
            return self._passed()
        (move,) = play.moves
        me, him = self.thrower, other(self.thrower)
        men = put(self.men, me, moved(self.men[me], play.moves))
        if hits(men[him], move.end):
            men = put(men, him, sent_back(men[him], move.end))
        return self._next(men, (*self._events_of(move, men),))

    def _events_of(self, move: Move, men: Pair[Track]) -> Iterator[Event]:
        """What the move brought, the men now standing so."""
        me = self.thrower
        if men[other(me)] != self.men[other(me)]:
            yield ManHit(seat=me, citation=HITTING, point=move.end)
        if move.end == COIN:
            yield CoinEntered(seat=me, citation=RESTING, men=men[me][COIN])

    def _passed(self) -> TourneCaseState:
        assert self.dice is not None
        lost = UselessThrow(seat=self.thrower, citation=USELESS, number=number_of(self.dice))
        return self._next(self.men, (lost,))

    def _next(self, men: Pair[Track], events: tuple[Event, ...]) -> TourneCaseState:
        """The other's throw, unless the game is won."""
        after = replace(self, men=men, dice=None, last_events=events)
        if after.winner is None:
            return replace(after, thrower=other(self.thrower), phase=Phase.THROW)
        won = GameWon(seat=after.winner, citation=RESTING, stakes=after.stakes)
        return replace(after, phase=Phase.OVER, last_events=(*events, won))

    def mirrored(self) -> TourneCaseState:
        return replace(self, men=swapped(self.men), thrower=other(self.thrower), last_events=())

    def problems(self) -> tuple[Text, ...]:
        return (*self._problems_of_men(), *self.problems_of_turn())

    def _problems_of_men(self) -> Iterator[Text]:
        for player, track in zip(PLAYER, self.men, strict=True):
            if (men := sum(track)) != self.rules.men.value:
                yield Message("tourne-case-setup-men", player=player, men=men, all=self.rules.men.value)
            if any(count > 1 for count in track[1:COIN]):
                yield Message("tourne-case-setup-two", player=player)
        for point in range(1, COIN):
            if self.men[WHITE][point] and self.men[BLACK][point]:
                yield Message("tourne-case-setup-both", number=point)
