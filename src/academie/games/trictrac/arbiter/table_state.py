"""The state of a table by hand: the board, what is owed, what is marked, and the faults still open."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum

from academie.games.tables.law.track import Move, Pair, Point, put, swapped
from academie.games.trictrac.arbiter.faults import Decision, Fault, FaultMade, Kind, Ruling, article
from academie.games.trictrac.arbiter.marks import Marks, as_score
from academie.games.trictrac.arbiter.strictness import Strictness
from academie.games.trictrac.arbiter.throwing import AS_USUAL, NO_DICE, Customs, Throwing
from academie.games.trictrac.law.coup import Board
from academie.games.trictrac.law.jans import Scored
from academie.games.trictrac.law.marking import NOTHING_MARKED, Score
from academie.games.trictrac.law.state import Phase, TrictracState
from academie.games.trictrac.law.tally import POINTS, Tally
from academie.kernel import Citation, Event, Places, Seat, cite_by, other


class Moment(Enum):
    """What the table waits for."""

    FIRST_DICE = "first-dice"
    READY = "ready"
    """The thrower-to-be marks what he was given, claims, corrects; then he throws."""
    CAST = "cast"
    """The dice have left the cornet."""
    BROKEN = "broken"
    """They have been broken: what they were is drawn, and never shown."""
    NAMING = "naming"
    """The thrower names the throw he plays instead of the one that was broken."""
    ROLLING = "rolling"
    """At a complete table: how they lie is known, and not their numbers."""
    TESTING = "testing"
    """A die may be in the air: it is to be tested."""
    PULLED = "pulled"
    AT_WILL = "at-will"
    """They touched no bande: the other finds them good or has them thrown again."""
    EARLY = "early"
    """The adversary has thrown before the thrower played."""
    THROWN = "thrown"
    """The thrower marks, then plays or goes away."""
    LEAVING = "leaving"
    """The thrower goes away; the adversary lets him or objects."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class TableState:
    """Everything about the table. Truth is `board` and `owed`; what the players have marked is `marks`."""

    board: Board
    strictness: Strictness
    score: Score = NOTHING_MARKED
    """The marks as a score, with whose run of points and of holes it truly is."""
    moment: Moment = Moment.FIRST_DICE
    marks: Pair[Marks] = (Marks(), Marks())
    before: Pair[Marks] = (Marks(), Marks())
    """What each showed when his time to mark began."""
    owed: Pair[int] = (0, 0)
    """What the law gives each to mark, his time for it being open."""
    due: int = 0
    """What the throw on the table will give the adversary once it is played."""
    wiped: int = 0
    """Points of the adversary wiped in this window."""
    unwiped: Pair[int] = (0, 0)
    """Points of the adversary each has left standing though his hole wiped them."""
    ecoles_marked: Pair[int] = (0, 0)
    """What each has marked of écoles since he last threw."""
    overlooked: Pair[int] = (0, 0)
    """How many coups each has played beside a second jeton he should have had removed."""
    forfeited: Pair[bool] = (False, False)
    """Who did not take the pavillon in time, while his holes go on in a row."""
    marks_closed: bool = False
    """Whether the thrower may mark no more, having touched a man."""
    if_missed: Marks | None = None
    """What the thrower's side should show if he does not make the plein he has marked."""
    spared: int = 0
    """Points of a plein the thrower has not marked and may yet give up for his coin."""
    announced: int | None = None
    touched: tuple[Point, ...] = ()
    released: tuple[Move, ...] = ()
    """Men put down and let go, the play not being finished."""
    coin_barred: bool = False
    """Whether the thrower may not take his coin on this throw."""
    adoube: bool = False
    stays: bool = False
    """Whether the thrower has said, or has been made, to stay."""
    faults: tuple[Fault, ...] = ()
    partial: Pair[int] = (0, 0)
    """What each has left unmarked of an école he began to mark."""
    undo: Board | None = None
    """The board before the last play, while it can be taken back."""
    reopen: tuple[Marks, int] | None = None
    """At toc: what the last player showed when his time to mark began, and what he was owed."""
    sortie: bool = False
    """Whether the thrower-to-be has just borne off his last man."""
    missing: Pair[int] = (0, 0)
    """How many men each plays short of fifteen; fewer than none is too many."""
    start: TrictracState | None = None
    """The partie as it began, for one that must start again."""
    customs: Customs = AS_USUAL
    """What was agreed about dice."""
    throwing: Throwing = NO_DICE
    last_events: tuple[Event, ...] = field(default=(), compare=False)

    @property
    def thrower(self) -> Seat:
        return self.board.thrower

    @property
    def tally(self) -> Tally:
        """How what a throw scores is marked: in points, or in holes at toc."""
        return POINTS if self.start is None else self.start.tally

    @property
    def scored(self) -> tuple[Scored, ...]:
        """What the throw on the table scores, for either player."""
        return () if self.board.cast is None else self.board.cast.scored

    @property
    def position(self) -> TrictracState:
        """The position alone, as play with points marked for the players has it."""
        match self.moment:
            case Moment.FIRST_DICE:
                phase = Phase.FIRST_DICE
            case Moment.OVER:
                phase = Phase.OVER
            case _:
                phase = Phase.THROW if self.board.cast is None else Phase.PLAY
        return TrictracState(self.board, self.score, phase, tally=self.tally)

    def mirrored(self) -> TableState:
        """The same table with the seats exchanged."""
        return replace(
            self,
            board=self.board.mirrored(),
            score=self.score.mirrored(),
            marks=swapped(self.marks),
            before=swapped(self.before),
            owed=swapped(self.owed),
            unwiped=swapped(self.unwiped),
            ecoles_marked=swapped(self.ecoles_marked),
            overlooked=swapped(self.overlooked),
            forfeited=swapped(self.forfeited),
            faults=tuple(replace(fault, offender=other(fault.offender)) for fault in self.faults),
            partial=swapped(self.partial),
            undo=self.undo and self.undo.mirrored(),
            missing=swapped(self.missing),
            start=self.start and self.start.mirrored(),
            throwing=self.throwing.mirrored(),
            last_events=(),
        )

    def with_events(self, *events: Event) -> TableState:
        """The state with more events."""
        return replace(self, last_events=(*self.last_events, *events))

    def with_marks(self, marks: Pair[Marks]) -> TableState:
        """The state with jetons and fichets moved."""
        score = self.score
        seen = as_score(marks, score.bredouille, score.runs)
        return replace(self, marks=marks, score=seen)

    def side(self, seat: Seat, marks: Marks) -> TableState:
        """The state with one side's jetons and fichet moved."""
        return self.with_marks(put(self.marks, seat, marks))

    def with_fault(self, fault: Fault) -> TableState:
        """The state with one more fault and its event."""
        return replace(self, faults=(*self.faults, fault)).with_events(fault_made(self, fault))

    def with_ruling(
        self, seat: Seat, decision: Decision, where: Citation | Places, points: int = 0
    ) -> TableState:
        """The state with the event of a ruling, cited where the table's own authority speaks of it."""
        authority = self.board.rules.authority
        citation = where if isinstance(where, Citation) else cite_by(authority, where)
        return self.with_events(Ruling(seat=seat, citation=citation, decision=decision, points=points))

    def without_faults(self, offender: Seat, *kinds: Kind) -> TableState:
        """The state without the faults of those kinds."""
        kept = (fault for fault in self.faults if fault.offender != offender or fault.kind not in kinds)
        return replace(self, faults=tuple(kept))

    def hands_off(self) -> TableState:
        """The state with nothing touched, let go or said of the throw that was on the table."""
        return replace(
            self,
            touched=(),
            released=(),
            adoube=False,
            stays=False,
            coin_barred=False,
            announced=None,
            marks_closed=False,
            if_missed=None,
            spared=0,
        )

    def open_against(self, offender: Seat) -> tuple[Fault, ...]:
        """The faults of one player that the other may still claim."""
        return tuple(fault for fault in self.faults if fault.offender == offender)


def fault_made(state: TableState, fault: Fault) -> FaultMade:
    """The event of a fault."""
    return FaultMade(
        seat=fault.offender,
        citation=article(fault.kind, state.board.rules.authority),
        kind=fault.kind,
        points=fault.points,
    )
