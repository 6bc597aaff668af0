"""What lessons can count at trictrac, and what they hide from a learner."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from academie.games.tables.law.names import NAMES
from academie.games.tables.law.odds import casts
from academie.games.tables.law.play import Play
from academie.games.tables.law.throw import THROWS, Throw
from academie.games.tables.law.track import MEN, OFF, full
from academie.games.tables.study import FlecheMeasures
from academie.games.trictrac.arbiter import ArbitratedState
from academie.games.trictrac.law import TrictracState
from academie.games.trictrac.law.coup import with_dice
from academie.games.trictrac.law.jans import Jan, JanScored, Scored
from academie.games.trictrac.law.odds import scored, scoring
from academie.games.trictrac.law.position import Table
from academie.games.trictrac.law.state import Phase
from academie.kernel import Action, Event, NotationError, Seat, State, other
from academie.library.lessons.measures import Measure, Played, whom
from academie.library.lessons.setting import LessonView
from academie.words import Message, Text

TABLES: Final = {
    "petit": Table.PETIT,
    "grand": Table.GRAND,
    "retour": Table.RETOUR,
}


class TrictracMeasures(FlecheMeasures):
    """Measures of trictrac, and of games played by its law."""

    def board(self, state: State[Any]) -> TrictracState:
        """The partie of a state, whether hands or the program mark."""
        if isinstance(state, ArbitratedState):
            return state.state.position
        if not isinstance(state, TrictracState):
            raise NotationError(Message("trictrac-not-a-partie", rules=state.ruleset.id))
        return state

    def events(self, state: State[Any]) -> tuple[Event, ...]:
        """What the last act brought at the board."""
        return state.events

    def off(self, played: Played, whose: str = "mine") -> int:
        """How many men are borne off."""
        return MEN - sum(self.board(played.after).men[whom(played, whose)])

    def moved(self, played: Played) -> int:
        """How many men the act moves."""
        return len(played.act.moves) if isinstance(played.act, Play) else 0

    def borne_off(self, played: Played) -> int:
        """How many men the act bears off."""
        return sum(move.end == OFF for move in played.act.moves) if isinstance(played.act, Play) else 0

    def cases(self, played: Played, table: str, whose: str = "mine") -> int:
        """How many flèches of a table are held by two men or more."""
        base = TABLES[table].base
        men = self.board(played.after).men[whom(played, whose)]
        return sum(count > 1 for count in men[base : base + 6])

    def plein(self, played: Played, table: str, whose: str = "mine") -> int:
        """Whether a table is full."""
        return int(full(self.board(played.after).men[whom(played, whose)], TABLES[table].base))

    def hit_by(self, played: Played) -> int:
        """In how many of the 36 casts the adversary would hit a man truly."""
        thrown = to_throw(self.board(played.after), other(played.seat))
        return casts(scoring(thrown, Jan.BATTRE_A_VRAI))

    def chances(self, played: Played, jan: str, whose: str = "mine", ways: int = 1) -> int:
        """In how many of the 36 casts a jan would be made at the next throw, in at least that many ways."""
        thrown = to_throw(self.board(played.after), whom(played, whose))
        return casts(cast for cast in THROWS if _makes(thrown, cast, Jan(jan), ways))

    def points(
        self, played: Played, jan: str | None = None, whose: str = "mine", target: int | None = None
    ) -> int:
        """How many points the throw gives, by one jan or on one flèche of the thrower if they are named."""
        return self._sum(played, jan, whose, target, lambda item: item.points)

    def facons(
        self, played: Played, jan: str | None = None, whose: str = "mine", target: int | None = None
    ) -> int:
        """In how many ways the throw makes a jan."""
        return self._sum(played, jan, whose, target, lambda item: len(item.facons))

    def _sum(
        self,
        played: Played,
        jan: str | None,
        whose: str,
        target: int | None,
        amount: Callable[[Scored], int],
    ) -> int:
        seat = whom(played, whose)
        wanted = None if jan is None else Jan(jan)
        return sum(
            amount(found.scored)
            for found in self.events(played.after)
            if isinstance(found, JanScored)
            and found.seat == seat
            and wanted in {None, found.scored.jan}
            and target in {None, found.scored.target}
        )

    def marked(self, played: Played, whose: str = "mine") -> int:
        """How many points the jeton shows."""
        return self.board(played.after).score.points[whom(played, whose)]

    def holes(self, played: Played, whose: str = "mine") -> int:
        """How many holes a player has."""
        return self.board(played.after).score.holes[whom(played, whose)]

    def in_bredouille(self, played: Played, whose: str = "mine") -> int:
        """Whether the points of a player run unbroken."""
        return int(self.board(played.after).score.bredouille == whom(played, whose))

    def measures(self) -> dict[str, Measure]:
        """The measures by the names that lessons use."""
        borne_off = Message("trictrac-measure-borne-off")
        hit_by = Message("trictrac-measure-hit-by")
        chances = Message("trictrac-measure-chances")
        return {
            **super().measures(),
            "off": Measure(self.off, Message("trictrac-measure-off"), result=True),
            "moved": Measure(self.moved, Message("trictrac-measure-moved"), result=True),
            "borne_off": Measure(self.borne_off, borne_off, result=True),
            "cases": Measure(self.cases, Message("trictrac-measure-cases")),
            "plein": Measure(self.plein, Message("trictrac-measure-plein")),
            "hit_by": Measure(self.hit_by, hit_by),
            "chances": Measure(self.chances, chances),
            "points": Measure(self.points, Message("trictrac-measure-points"), result=True),
            "facons": Measure(self.facons, Message("trictrac-measure-ways"), result=True),
            "marked": Measure(self.marked, Message("trictrac-measure-marked"), result=True),
            "holes": Measure(self.holes, Message("trictrac-holes"), result=True),
            "in_bredouille": Measure(self.in_bredouille, Message("trictrac-measure-bredouille"), result=True),
        }


def to_throw(partie: TrictracState, seat: Seat) -> TrictracState:
    """The position with the dice in the hands of `seat`."""
    board = replace(partie.board, thrower=seat, cast=None)
    return replace(partie, board=board, phase=Phase.THROW, due=0)


def _makes(partie: TrictracState, cast: Throw, jan: Jan, ways: int) -> bool:
    return any(item.jan is jan and len(item.facons) >= ways for item in scored(partie, cast))


def unmarked(before: State[Any], act: Action, after: State[Any]) -> State[Any]:
    """The state before an act, with nothing marked or owed that comes of it; a throw lies on the board."""
    if not (isinstance(before, TrictracState) and isinstance(after, TrictracState)):
        return before
    if isinstance(act, Throw):
        board = with_dice(replace(before.board, pasts=after.pasts), act)
        return replace(before, board=board, phase=Phase.PLAY, due=0, last_events=())
    return replace(before, due=0, last_events=())


def fleche_told(place: str) -> str:
    """A flèche by its name on the rim."""
    return str(NAMES.at(int(place)))


MEASURES: Final = TrictracMeasures().measures()
ACT_WORDS: Final[Mapping[str, Text]] = {
    "tenir": Message("trictrac-act-tenir"),
    "s-en-aller": Message("trictrac-act-s-en-aller"),
}
"""Acts that are words, as people say them."""
VIEW: Final = LessonView(unmarked=unmarked, place=fleche_told)
