"""A partie of trictrac: the order of a coup, and the states it goes through, points being marked for you.

Source: ACAD-B ch. VI, X; ACAD-A ch. I; LEP part 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from typing import ClassVar, Final, Self

from academie.games.tables.law.pair import Pair, put, swapped
from academie.games.tables.law.play import Play
from academie.games.tables.law.primaute import FIRST_CHANCES, FIRST_DICE, FirstDice, FirstThrow, Primaute
from academie.games.tables.law.throw import CHANCES, THROWS, Throw, throw
from academie.games.tables.law.track import MEN, Track, moved
from academie.games.tables.law.winning import won_by
from academie.games.trictrac.law.acts import Promise, SEnAller, Tenir, TrictracAction, Undertake
from academie.games.trictrac.law.coup import Coup, Past
from academie.games.trictrac.law.duties import dutiful, kept, may_break_for_coin
from academie.games.trictrac.law.events import Marked, MarqueEnded, NewReleve, PartieWon, Why
from academie.games.trictrac.law.geography import COIN, TALON
from academie.games.trictrac.law.jans import TARIF, Jan, JanScored, Scored, citation, jans, shared_out
from academie.games.trictrac.law.marking import Score, gain, gone_away
from academie.games.trictrac.law.plays import Plays, wood
from academie.games.trictrac.law.problems import problems
from academie.games.trictrac.law.rules import GrandeBredouille, TrictracRules
from academie.kernel import (
    BLACK,
    CHANCE,
    WHITE,
    Actor,
    Citation,
    Event,
    Outcome,
    Seat,
    State,
    other,
)
from academie.kernel.errors import refusal
from academie.sources import ACAD_A, ACAD_B, LEP

STACKED: Final[Track] = tuple(MEN if point == TALON else 0 for point in range(24))

ORDER_OF_COUP: Final = Citation(ACAD_B, "ch. VI")
GOING_AWAY: Final = Citation(ACAD_B, "ch. X")
HAVING_THE_DICE: Final = Citation(ACAD_A, "ch. I")
AFTER_SORTIE: Final = Citation(ACAD_B, "ch. XII")
END: Final = Citation(LEP, "part 3 no. 43")
MARQUE: Final = Citation(LEP, "part 1 ch. VI")

NOTHING_MARKED: Final = Score()


class Form(Enum):
    """What is played for."""

    PARTIE = "partie"
    """So many holes, twelve by custom; the one who has them has won."""
    MARQUE = "marque"
    """One marqué of trictrac à écrire: six holes or more, won by going away (LEP part 1 ch. VI)."""


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
    """A state of the partie. Men and pasts are by seat, each track its owner's own."""

    rules: TrictracRules
    men: Pair[Track] = (STACKED, STACKED)
    score: Score = NOTHING_MARKED
    thrower: Seat = WHITE
    phase: Phase = Phase.FIRST_DICE
    dice: Throw | None = None
    pasts: Pair[Past] = (Past(), Past())
    promise: Promise = Promise.PLEIN
    due: int = 0
    """What this throw gives the adversary, in points (at toc in holes), marked once it is played."""
    rencontre: Throw | None = None
    """The throw that began the relevé, while the next may meet it (where that scores)."""
    form: Form = Form.PARTIE
    goal: int = 12
    """How many holes win the partie, or allow to end the marqué."""
    keeps_dice: Seat | None = None
    """Who throws first at every relevé, where that is agreed."""
    last_events: tuple[Event, ...] = field(default=(), compare=False)
    find: Callable[[Coup], Plays] = field(default=wood, compare=False, repr=False)
    """What finds the plays of a throw: the law, or a quicker twin that finds the same."""
    _legal: tuple[Play, ...] | None = field(default=None, compare=False, repr=False)

    doubled: ClassVar[str] = "grande-bredouille"
    """The word for a partie won for two stakes."""

    @property
    def ruleset(self) -> TrictracRules:
        return self.rules

    @property
    def events(self) -> tuple[Event, ...]:
        return self.last_events

    @property
    def actor(self) -> Actor:
        if self.phase is Phase.OVER:
            return None
        return CHANCE if self.phase in {Phase.FIRST_DICE, Phase.THROW} else self.thrower

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

    def apply(self, action: TrictracAction) -> Self:
        if action not in self.actions():
            raise refusal(action, f"{action} is not legal now (phase: {self.phase.value})")
        match action:
            case FirstDice():
                return self._first_dice(action)
            case Throw():
                return self._thrown(action)
            case Undertake():
                return self._undertaken(action.promise)
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
        return won_by(winner, stakes, self.form.value if stakes == 1 else self.doubled)

    def mirrored(self) -> Self:
        return replace(
            self,
            men=swapped(self.men),
            score=self.score.mirrored(),
            thrower=other(self.thrower),
            pasts=swapped(self.pasts),
            keeps_dice=None if self.keeps_dice is None else other(self.keeps_dice),
            last_events=(),
        )

    def problems(self) -> tuple[str, ...]:
        return (*self.board_problems(), *self._problems_of_play())

    def board_problems(self) -> tuple[str, ...]:
        """What is wrong with men and marks, whatever the moment."""
        return problems(self.men, self.score, self.rules)

    def _problems_of_play(self) -> Iterator[str]:
        """What is wrong with the moment of the game."""
        lying = self.phase in {Phase.UNDERTAKE, Phase.HOLD, Phase.PLAY}
        if (self.dice is not None) != lying:
            yield f"in phase {self.phase.value} there are {'no ' if lying else ''}dice on the table"
        won = max(self.score.holes) >= self.goal
        if won != (self.phase is Phase.OVER) and (self.form is Form.PARTIE or not won):
            yield f"the holes are {'' if won else 'not '}made, and the game is {'not ' if won else ''}over"
        if self.goal < 1 or self.due < 0 or any(not 0 <= past.throws <= 3 for past in self.pasts):
            yield "goal, points due or throws made are out of range"
        if self.phase is Phase.HOLD and not self.score.runs[self.thrower]:
            yield "the thrower has made no hole to go away with"
        if not any(self.men[self.thrower]) and self.phase in {Phase.THROW, Phase.PLAY}:
            yield "the thrower has no man left to play"
        elif lying and self.dice is not None and self._undertakes() and not self._may_break():
            yield "there is no petit jan to be broken for the coin"

    def _undertakes(self) -> bool:
        return self.phase is Phase.UNDERTAKE or self.promise is Promise.COIN

    def _may_break(self) -> bool:
        coup, able, scored = self._on_the_table()
        return may_break_for_coin(coup, able.plays, scored)

    def coup(self, dice: Throw) -> Coup:
        """The throw as the law looks at it."""
        me, him = self.thrower, other(self.thrower)
        return Coup(
            self.men[me], self.men[him], dice, self.rules, self.pasts[me], self.pasts[him], self.rencontre
        )

    def plays(self) -> tuple[Play, ...]:
        """The legal plays of the throw on the table."""
        if self._legal is not None:
            return self._legal
        coup, able, scored = self._on_the_table()
        return dutiful(coup, able.plays, scored, self.promise)

    def _first_dice(self, dice: FirstDice) -> Self:
        thrower = dice.higher
        if thrower is None:
            return replace(self, last_events=())
        won = Primaute(seat=thrower, citation=self.rules.first_throw.citation)
        begun = replace(self, thrower=thrower, phase=Phase.THROW, last_events=(won,))
        if self.rules.first_throw.value is FirstThrow.RIGHT_ONLY:
            return begun
        return begun._thrown(throw(dice.white, dice.black), (won,))

    def _thrown(self, dice: Throw, before: tuple[Event, ...] = ()) -> Self:
        coup = self.coup(dice)
        able = self.find(coup)
        scored = jans(coup, able)
        thrown = replace(
            self,
            dice=dice,
            pasts=put(
                self.pasts, self.thrower, replace(coup.my_past, throws=min(3, coup.my_past.throws + 1))
            ),
            promise=Promise.PLEIN,
            rencontre=dice if self.rules.jan_de_rencontre and self._nothing_thrown() else None,
        )
        if may_break_for_coin(coup, able.plays, scored):
            return replace(thrown, phase=Phase.UNDERTAKE, last_events=before)
        return thrown._marked(coup, able, scored, before)

    def _nothing_thrown(self) -> bool:
        """Whether the relevé is yet to have its first throw."""
        return all(past.throws == 0 for past in self.pasts)

    def _undertaken(self, promise: Promise) -> Self:
        coup, able, scored = self._on_the_table()
        return replace(self, promise=promise)._marked(coup, able, kept(scored, promise), ())

    def _on_the_table(self) -> tuple[Coup, Plays, tuple[Scored, ...]]:
        """The throw that lies there, what can be played and what it scores, looked at again."""
        assert self.dice is not None
        coup = self.coup(self.dice)
        coup = replace(coup, my_past=replace(coup.my_past, throws=coup.my_past.throws - 1))
        able = self.find(coup)
        return coup, able, jans(coup, able)

    def _marked(self, coup: Coup, able: Plays, scored: tuple[Scored, ...], before: tuple[Event, ...]) -> Self:
        """The thrower's gains marked; what he gives is due once he has played."""
        told = tuple(self._tell(item) for item in scored)
        mine, given = shared_out(scored)
        legal = dutiful(coup, able.plays, scored, self.promise)
        marked = replace(
            self, phase=Phase.PLAY, due=self.worth(given), _legal=legal, last_events=(*before, *told)
        )
        return marked._gained(self.thrower, self.worth(mine), then=Phase.HOLD)

    def worth(self, items: tuple[Scored, ...]) -> int:
        """What one side has of a throw, in points."""
        return sum(item.points for item in items)

    def _tell(self, item: Scored) -> JanScored:
        gainer = other(self.thrower) if TARIF[item.jan].to_adversary else self.thrower
        cite = citation(item.jan, self.rules.authority)
        return JanScored(seat=gainer, citation=cite, thrower=self.thrower, scored=item)

    def _gained(self, seat: Seat, worth: int, then: Phase | None = None) -> Self:
        """A side's worth marked; the phase becomes `then` if it makes a hole, and the partie may be over."""
        if worth == 0:
            return self
        marked = self._mark(seat, worth)
        if self.form is Form.PARTIE and marked.score.holes[seat] >= self.goal:
            return marked._won(seat)
        holes = marked.score.holes != self.score.holes
        return replace(marked, phase=then) if holes and then else marked

    def _mark(self, seat: Seat, worth: int) -> Self:
        """The score with the points, and the event that tells of it."""
        before = self.score
        score, holes = gain(before, seat, worth, self.goal if self.form is Form.PARTIE else None)
        event = Marked(
            seat=seat,
            citation=ORDER_OF_COUP,
            points=worth,
            rest=score.points[seat],
            holes=holes,
            wiped=before.points[other(seat)] if holes else 0,
        )
        return replace(self, score=score, last_events=(*self.last_events, event))

    def _won(self, seat: Seat) -> Self:
        last_events = (*self.last_events, self._winning(seat))
        return replace(self, phase=Phase.OVER, dice=None, due=0, _legal=None, last_events=last_events)

    def _winning(self, seat: Seat) -> Event:
        """The event of the last hole."""
        return PartieWon(seat=seat, citation=END, stakes=self._stakes(seat))

    def _stakes(self, winner: Seat) -> int:
        """Two for a grande bredouille where it is agreed, else one.

        Source: ACAD-A ch. I; ACAD-B ch. XIII; LEP part 1 ch. VI.
        """
        if self.form is Form.MARQUE:
            return 1
        match self.rules.grande_bredouille.value:
            case GrandeBredouille.OFF:
                return 1
            case GrandeBredouille.NONE_TAKEN:
                return 2 if self.score.holes[other(winner)] == 0 else 1
            case GrandeBredouille.RUN:
                return 2 if self.score.runs[winner] >= self.goal else 1

    def _held(self) -> Self:
        held = replace(self, last_events=())
        return held._finished() if self._all_off() else replace(held, phase=Phase.PLAY)

    def _all_off(self) -> bool:
        return not any(self.men[self.thrower])

    def _gone_away(self) -> Self:
        gone = replace(self, score=gone_away(self.score), last_events=())
        if self.form is Form.MARQUE and max(self.score.holes) >= self.goal:
            ended = MarqueEnded(
                seat=self.thrower, citation=MARQUE, holes=self.score.holes, runs=self.score.runs
            )
            return replace(
                gone._new_releve(Why.WENT_AWAY, GOING_AWAY), phase=Phase.OVER, last_events=(ended,)
            )
        return gone._new_releve(Why.WENT_AWAY, GOING_AWAY)

    def _new_releve(self, why: Why, cite: Citation) -> Self:
        """The stacks set up again; the thrower keeps the dice, unless they were agreed to another."""
        thrower = self.thrower if self.keeps_dice is None else self.keeps_dice
        event = NewReleve(seat=self.thrower, citation=cite, why=why, first=thrower)
        return replace(
            self,
            thrower=thrower,
            men=(STACKED, STACKED),
            pasts=(Past(), Past()),
            phase=Phase.THROW,
            dice=None,
            promise=Promise.PLEIN,
            due=0,
            rencontre=None,
            last_events=(*self.last_events, event),
            _legal=None,
        )

    def _played(self, play: Play) -> Self:
        seat = self.thrower
        men = moved(self.men[seat], play.moves)
        past = replace(self.pasts[seat], coin_held=self.pasts[seat].coin_held or men[COIN] >= 2)
        played = replace(
            self,
            men=put(self.men, seat, men),
            pasts=put(self.pasts, seat, past),
            last_events=(),
            _legal=None,
        )
        return played._sortie() if played._all_off() else played._finished()

    def _sortie(self) -> Self:
        """The last man is off: it is marked now, and a hole by it may still be left with."""
        assert self.dice is not None
        scored = Scored(Jan.SORTIE, TARIF[Jan.SORTIE].price.of(self.dice))
        told = replace(self, last_events=(self._tell(scored),))
        after = told._gained(self.thrower, self.worth((scored,)), then=Phase.HOLD)
        return after._finished() if after.phase is Phase.PLAY else after

    def _finished(self) -> Self:
        """The adversary marks what the throw gave him; then it is his to throw, unless a relevé begins."""
        after = self._gained(other(self.thrower), self.due)
        if after.phase is Phase.OVER:
            return after
        if after._all_off():
            return after._new_releve(Why.SORTIE, AFTER_SORTIE)
        return replace(
            after, thrower=other(self.thrower), phase=Phase.THROW, dice=None, promise=Promise.PLEIN, due=0
        )
