"""A partie of trictrac with points marked for the players: the states a coup goes through.

Source: ACAD-B ch. VI, X; ACAD-A ch. I; LEP part 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction

from academie.games.tables.law.play import Play
from academie.games.tables.law.primaute import FIRST_CHANCES, FIRST_DICE, FirstDice
from academie.games.tables.law.throw import CHANCES, THROWS, Throw
from academie.games.tables.law.track import Pair, Track
from academie.games.tables.law.turns import won_by
from academie.games.trictrac.law.acts import Promise, SEnAller, Tenir, TrictracAction, Undertake
from academie.games.trictrac.law.coup import (
    Board,
    Form,
    departed,
    dice_passed,
    marque_ended,
    opening_dice,
    played,
    refait_at_once,
    restacked,
    thrown,
    undertaken,
)
from academie.games.trictrac.law.events import MarqueEnded, Why
from academie.games.trictrac.law.jans import TARIF, JanScored, Scored, citation
from academie.games.trictrac.law.marking import NOTHING_MARKED, Score, gone_away
from academie.games.trictrac.law.position import Coup, Past
from academie.games.trictrac.law.problems import problems
from academie.games.trictrac.law.rules import TrictracRules
from academie.games.trictrac.law.tally import POINTS, Tally, told_by
from academie.kernel import BLACK, CHANCE, WHITE, Actor, Event, Outcome, Seat, State, other
from academie.kernel.errors import refusal
from academie.words import Message, Text


class Phase(Enum):
    """What the table waits for."""

    FIRST_DICE = "first-dice"
    THROW = "throw"
    UNDERTAKE = "undertake"
    """The thrower must say whether he keeps his petit jan or takes his coin."""
    HOLD = "hold"
    """The thrower has made a hole and may go away."""
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True, repr=False)
class TrictracState(State[TrictracAction]):
    """A state of a partie of trictrac, or of toc, which differs in the tally."""

    board: Board
    score: Score = NOTHING_MARKED
    phase: Phase = Phase.FIRST_DICE
    due: int = 0
    """What this throw gives the adversary, in points (at toc in holes), marked once it is played."""
    tally: Tally = POINTS
    last_events: tuple[Event, ...] = field(default=(), compare=False)

    @property
    def rules(self) -> TrictracRules:
        return self.board.rules

    @property
    def men(self) -> Pair[Track]:
        return self.board.men

    @property
    def thrower(self) -> Seat:
        return self.board.thrower

    @property
    def dice(self) -> Throw | None:
        return None if self.board.cast is None else self.board.cast.dice

    @property
    def pasts(self) -> Pair[Past]:
        return self.board.pasts

    @property
    def promise(self) -> Promise:
        return Promise.PLEIN if self.board.cast is None else self.board.cast.promise

    @property
    def form(self) -> Form:
        return self.board.form

    @property
    def goal(self) -> int:
        return self.board.goal

    @property
    def ruleset(self) -> TrictracRules:
        return self.board.rules

    @property
    def events(self) -> tuple[Event, ...]:
        return self.last_events

    @property
    def actor(self) -> Actor:
        phase = self.phase
        if phase is Phase.OVER:
            return None
        # Not `in {…}`: the hash of an enumeration is slow, and this is asked all the time.
        return CHANCE if phase is Phase.THROW or phase is Phase.FIRST_DICE else self.board.thrower

    def actions(self) -> Sequence[TrictracAction]:
        match self.phase:
            case Phase.FIRST_DICE:
                return FIRST_DICE
            case Phase.THROW:
                return THROWS
            case Phase.UNDERTAKE:
                return Undertake(Promise.PLEIN), Undertake(Promise.COIN)
            case Phase.HOLD:
                return Tenir(), SEnAller()
            case Phase.PLAY:
                return self.plays()
            case Phase.OVER:
                return ()

    def chance(self) -> Sequence[tuple[TrictracAction, Fraction]]:
        if self.phase is Phase.FIRST_DICE:
            return FIRST_CHANCES
        return CHANCES if self.phase is Phase.THROW else ()

    def apply(self, action: TrictracAction) -> TrictracState:
        if action not in self.actions():
            raise refusal(action, Message("tables-not-legal"))
        match action:
            case FirstDice():
                return self._first_dice(action)
            case Throw():
                return self._thrown(thrown(self.board, action))
            case Undertake():
                return self._scored(undertaken(self.board, action.promise))
            case Tenir():
                return self._held()
            case SEnAller():
                return self._gone_away()
            case Play():
                return self._played(action)

    @property
    def outcome(self) -> Outcome | None:
        if self.phase is not Phase.OVER:
            return None
        white, black = self.score.holes
        if white == black:
            return Outcome((Fraction(0), Fraction(0)), "refait")
        winner = WHITE if white > black else BLACK
        stakes = self._stakes(winner)
        return won_by(winner, stakes, self.form.value if stakes == 1 else self.tally.doubled)

    def mirrored(self) -> TrictracState:
        return replace(self, board=self.board.mirrored(), score=self.score.mirrored(), last_events=())

    def problems(self) -> tuple[Text, ...]:
        return (*problems(self.men, self.score, self.rules), *self._problems_of_play())

    def _problems_of_play(self) -> Iterator[Text]:
        """What is wrong with the moment of the game."""
        lying = self.phase in {Phase.UNDERTAKE, Phase.HOLD, Phase.PLAY}
        if (self.dice is not None) != lying:
            yield Message("tables-dice-wanted") if lying else Message("tables-dice-unwanted")
        won = max(self.score.holes) >= self.goal
        if won != (self.phase is Phase.OVER) and (self.form is Form.PARTIE or not won):
            yield Message("trictrac-won-not-over") if won else Message("trictrac-over-not-won")
        if self.goal < 1 or self.due < 0 or any(not 0 <= past.throws <= 3 for past in self.pasts):
            yield Message("trictrac-out-of-range")
        if self.phase is Phase.HOLD and not self.score.runs[self.thrower]:
            yield Message("trictrac-no-hole-to-leave")
        if not any(self.men[self.thrower]) and self.phase in {Phase.THROW, Phase.PLAY}:
            yield Message("trictrac-no-man-left")
        elif lying and self._undertakes() and not self._may_break():
            yield Message("trictrac-no-petit-jan")

    def _undertakes(self) -> bool:
        return self.phase is Phase.UNDERTAKE or self.promise is Promise.COIN

    def _may_break(self) -> bool:
        return self.board.cast is None or self.board.cast.may_break()

    def coup(self, dice: Throw) -> Coup:
        """The throw as the law looks at it."""
        return self.board.coup(dice)

    def plays(self) -> tuple[Play, ...]:
        """The legal plays of the throw on the table."""
        assert self.board.cast is not None
        return self.board.cast.legal

    def _first_dice(self, dice: FirstDice) -> TrictracState:
        board, events = opening_dice(self.board, dice)
        if board.cast is not None:
            return self._thrown(board, events)
        phase = Phase.FIRST_DICE if dice.higher is None else Phase.THROW
        return replace(self, board=board, phase=phase, last_events=events)

    def _thrown(self, board: Board, before: tuple[Event, ...] = ()) -> TrictracState:
        """The throw that lies on the board marked, unless the thrower must first say what he undertakes."""
        assert board.cast is not None
        if board.cast.may_break():
            return replace(self, board=board, phase=Phase.UNDERTAKE, last_events=before)
        return self._scored(board, before)

    def _scored(self, board: Board, before: tuple[Event, ...] = ()) -> TrictracState:
        """The thrower's gains marked; what he gives is due once he has played."""
        assert board.cast is not None
        events = (*before, *(jan_scored(board, item) for item in board.cast.counted()))
        gains, due = board.cast.shares(self.tally)
        lying = replace(self, board=board, phase=Phase.PLAY, due=due, last_events=events)
        return lying._credited(board.thrower, gains, then=Phase.HOLD)

    def _credited(self, seat: Seat, worth: int, then: Phase | None = None) -> TrictracState:
        """A side's share marked; the phase becomes `then` if it makes a hole, and the partie may be over."""
        if worth == 0:
            return self
        to_win = self.goal if self.form is Form.PARTIE else None
        score, marked = self.tally.mark(self.score, seat, worth, to_win)
        events = (*self.last_events, told_by(self.rules.authority, marked))
        if to_win is not None and score.holes[seat] >= to_win:
            return self._won(seat, score, events)
        if score.holes != self.score.holes and refait_at_once(self.board, score):
            return self._refait(seat, score, events)
        hole = then is not None and score.holes != self.score.holes
        return replace(self, score=score, phase=then if hole and then else self.phase, last_events=events)

    def _won(self, seat: Seat, score: Score, events: tuple[Event, ...]) -> TrictracState:
        over = replace(self, board=replace(self.board, cast=None), score=score, phase=Phase.OVER, due=0)
        won = told_by(self.rules.authority, self.tally.won(seat, over._stakes(seat)))
        return replace(over, last_events=(*events, won))

    def _refait(self, seat: Seat, score: Score, events: tuple[Event, ...]) -> TrictracState:
        """The marqué over, since nobody may go away with it any more."""
        board = replace(self.board, cast=None)
        ended = (*events, marque_ended(board, seat, score))
        return replace(self, board=board, score=score, phase=Phase.OVER, due=0, last_events=ended)

    def _stakes(self, winner: Seat) -> int:
        if self.form is Form.MARQUE:
            return 1
        return self.tally.stakes(self.score, winner, self.goal, self.rules)

    def _held(self) -> TrictracState:
        held = replace(self, phase=Phase.PLAY, last_events=())
        return held._finished() if self.board.all_off() else held

    def _gone_away(self) -> TrictracState:
        board, event = departed(self.board, self.score)
        phase = Phase.OVER if isinstance(event, MarqueEnded) else Phase.THROW
        return replace(
            self, board=board, score=gone_away(self.score), phase=phase, due=0, last_events=(event,)
        )

    def _played(self, play: Play) -> TrictracState:
        """The men moved. A sortie is marked at once, and a hole by it may still be left with."""
        board, sortie = played(self.board, play.moves)
        if sortie is None:
            return replace(self, board=board, last_events=())._finished()
        assert self.dice is not None
        lifted = replace(self, board=board, last_events=(jan_scored(board, sortie),))
        after = lifted._credited(self.thrower, self.tally.worth((sortie,), self.dice), then=Phase.HOLD)
        return after._finished() if after.phase is Phase.PLAY else after

    def _finished(self) -> TrictracState:
        """The adversary marks what the throw gave him; then it is his to throw, unless a relevé begins."""
        after = self._credited(other(self.thrower), self.due)
        if after.phase is Phase.OVER:
            return after
        if after.board.all_off():
            board, event = restacked(after.board, Why.SORTIE)
            events = (*after.last_events, event)
            return replace(after, board=board, phase=Phase.THROW, due=0, last_events=events)
        return replace(after, board=dice_passed(after.board), phase=Phase.THROW, due=0)


def jan_scored(board: Board, item: Scored) -> JanScored:
    """The event of a jan of the thrower's dice."""
    thrower = board.thrower
    gainer = other(thrower) if TARIF[item.jan].to_adversary else thrower
    cite = citation(item.jan, board.rules.authority)
    return JanScored(seat=gainer, citation=cite, thrower=thrower, scored=item)
