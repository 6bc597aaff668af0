"""What lessons can count at the running games."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from academie.engine.analysis.throw_counts import CountedThrow, ThrowCounts
from academie.games.race.law import RaceState
from academie.games.race.law.acts import Play
from academie.games.race.law.state import Phase
from academie.games.race.text.play import strung
from academie.games.tables.law.names import Names
from academie.games.tables.law.odds import casts
from academie.games.tables.law.throw import THROWS, Throw
from academie.games.tables.law.track import MEN, OFF
from academie.games.tables.study import FlecheMeasures
from academie.kernel import NotationError, Seat, State, other
from academie.library.lessons.measures import Measure, Played, whom
from academie.words import Message


class RaceMeasures(FlecheMeasures):
    """Measures of the running games."""

    def board(self, state: State[Any]) -> RaceState:
        """The state itself, which must be of a running game."""
        if not isinstance(state, RaceState):
            raise NotationError(Message("race-other-game", rules=state.ruleset.id))
        return state

    def names(self, state: State[Any]) -> Names:
        return self.board(state).rules.names

    def off(self, played: Played, whose: str = "mine") -> int:
        """How many men are borne off."""
        race, seat = self.board(played.after), whom(played, whose)
        return MEN - sum(race.men[seat]) - race.hands[seat]

    def in_hand(self, played: Played, whose: str = "his") -> int:
        """How many men were hit and have not come in again."""
        return self.board(played.after).hands[whom(played, whose)]

    def moved(self, played: Played) -> int:
        """How many men the act moves."""
        return sum(1 for _ in strung(played.act.moves)) if isinstance(played.act, Play) else 0

    def borne_off(self, played: Played) -> int:
        """How many men the act bears off."""
        return sum(move.end == OFF for move in played.act.moves) if isinstance(played.act, Play) else 0

    def hits(self, played: Played) -> int:
        """How many men the act hits."""
        return len(played.act.hits) if isinstance(played.act, Play) else 0

    def hit_by(self, played: Played) -> int:
        """In how many of the 36 casts the adversary would hit a man."""
        race, adversary = self.board(played.after), other(played.seat)
        return casts(cast for cast in THROWS if _hits(race, adversary, cast))

    def holes(self, played: Played, whose: str = "mine") -> int:
        """How many holes a player has."""
        return self.board(played.after).holes[whom(played, whose)]

    def measures(self) -> dict[str, Measure]:
        """The measures by the names that lessons use."""
        borne_off = Message("race-measure-borne-off")
        hit_by = Message("race-measure-hit-by")
        return {
            **super().measures(),
            "off": Measure(self.off, Message("race-measure-off"), result=True),
            "in_hand": Measure(self.in_hand, Message("race-measure-in-hand")),
            "moved": Measure(self.moved, Message("race-measure-moved"), result=True),
            "borne_off": Measure(self.borne_off, borne_off, result=True),
            "hits": Measure(self.hits, Message("race-measure-hits"), result=True),
            "hit_by": Measure(self.hit_by, hit_by),
            "holes": Measure(self.holes, Message("race-measure-holes"), result=True),
        }


def _hits(race: RaceState, seat: Seat, cast: Throw) -> bool:
    thrown = replace(race, thrower=seat, phase=Phase.THROW, dice=None).apply(cast)
    return any(isinstance(act, Play) and act.hits for act in thrown.actions())


MEASURES: Final = RaceMeasures().measures()


def count_throws(state: State[Any], seat: Seat) -> ThrowCounts | None:
    """Which throws of a seat could hit, and which could play nothing; nothing where two dice are not due."""
    if not isinstance(state, RaceState) or state.phase is not Phase.THROW or state.rules.dice.value != 2:
        return None
    due = replace(state, thrower=seat)
    return ThrowCounts(tuple(_counted(due, dice) for dice in THROWS), {"hit": state.rules.contact.citation})


def _counted(state: RaceState, dice: Throw) -> CountedThrow:
    plays = state.apply(dice).plays()
    hit = {"hit"} if any(stand.hits for stand in plays.values()) else set[str]()
    fail = {"fail"} if not any(play.moves for play in plays) else set[str]()
    return CountedThrow(f"{dice.high}-{dice.low}", dice.ways, kinds=frozenset(hit | fail))
