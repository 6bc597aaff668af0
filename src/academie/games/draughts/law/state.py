"""A game of draughts without faults: its states.

Source: MAN ch. III; METZ, the 22 rules; FMJD art. 3-7.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from typing import NamedTuple

from academie.games.draughts.law.acts import (
    DraughtsAction,
    LaisserDamer,
    Move,
    OffrirDeDamer,
    QuitterRemise,
    RefuserDeDamer,
)
from academie.games.draughts.law.board import Square, squares
from academie.games.draughts.law.events import (
    Crowned,
    Drawn,
    LimitBegun,
    OfferMade,
    OfferRefused,
    Taken,
    Why,
    Won,
)
from academie.games.draughts.law.limits import (
    COUP,
    Limit,
    drawn_by_main_line,
    keeps_extra,
    limited,
    may_offer,
)
from academie.games.draughts.law.moves import after, crowns, moves
from academie.games.draughts.law.options import (
    GIVING_THE_DRAW,
    NOTHING_AGREED,
    PREMIER_A_DAME,
    QUI_PERD_GAGNE,
    Agreement,
)
from academie.games.draughts.law.position import Position, problems
from academie.games.draughts.law.rules import DraughtsRules, ManSteps
from academie.kernel import WHITE, Actor, Citation, Cited, Event, Outcome, Seat, SetupError, State, other
from academie.kernel.errors import refusal
from academie.words import Message, Text


class Phase(Enum):
    """What the table waits for."""

    PLAY = "play"
    OFFERED = "offered"
    """The lone king has offered to crown; the adversary answers."""
    REFUSED = "refused"
    """The offer was refused: the lone king may leave, or play."""
    LEFT = "left"


class Ending(NamedTuple):
    """Why the game is over, and who has won it; nobody in a draw."""

    why: Why
    winner: Seat | None


@dataclass(frozen=True, slots=True, repr=False)
class DraughtsState(State[DraughtsAction]):
    """A state of the game. Its legal moves, and whether it is over, are found once, when it is made."""

    rules: DraughtsRules
    position: Position
    agreement: Agreement = NOTHING_AGREED
    phase: Phase = Phase.PLAY
    limit: Limit | None = None
    """The moves that may still be played, while they are counted."""
    quiet: int = 0
    """How many single moves have brought no progress."""
    seen: tuple[Position, ...] = ()
    """The positions since the last progress, this one left out, sorted; where repeating them matters."""
    last_events: tuple[Event, ...] = field(default=(), compare=False)
    find: Callable[[Position, DraughtsRules], tuple[Move, ...]] = field(
        default=moves, compare=False, repr=False
    )
    """What finds the legal moves: the law, or the compiled core, which finds the same."""
    _legal: tuple[Move, ...] = field(init=False, compare=False, repr=False)
    ending: Ending | None = field(init=False, compare=False, repr=False)
    """Why the game is over and who has won it, or nothing while it goes on."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "_legal", self.find(self.position, self.rules))
        object.__setattr__(self, "ending", self._ending())

    @property
    def ruleset(self) -> DraughtsRules:
        return self.rules

    @property
    def actor(self) -> Actor:
        if self.ending is not None:
            return None
        return other(self.position.turn) if self.phase is Phase.OFFERED else self.position.turn

    @property
    def events(self) -> tuple[Event, ...]:
        ending = self.ending
        return self.last_events if ending is None else (*self.last_events, *self._ending_events(ending))

    @property
    def outcome(self) -> Outcome | None:
        ending = self.ending
        if ending is None:
            return None
        winner = self.agreement.remise if ending.winner is None else ending.winner
        if winner is None:
            return Outcome((Fraction(0), Fraction(0)), ending.why.value)
        lost = self.agreement.stakes[other(winner)]
        gain = Fraction(lost if winner == WHITE else -lost)
        return Outcome((gain, -gain), ending.why.value)

    def actions(self) -> Sequence[DraughtsAction]:
        if self.ending is not None:
            return ()
        match self.phase:
            case Phase.OFFERED:
                return LaisserDamer(), RefuserDeDamer()
            case Phase.REFUSED:
                return (*self._legal, QuitterRemise())
            case _:
                offer = may_offer(self.position, self.rules, self.agreement)
                return (*self._legal, OffrirDeDamer()) if offer else self._legal

    def apply(self, action: DraughtsAction) -> DraughtsState:
        if action not in self.actions():
            raise refusal(action, Message("draughts-illegal"))
        match action:
            case Move():
                return self.moved(action)
            case OffrirDeDamer():
                made = OfferMade(seat=self.position.turn, citation=self.rules.offer_to_crown.citation)
                return replace(self, phase=Phase.OFFERED, last_events=(made,))
            case LaisserDamer():
                return self._crowned_by_offer()
            case RefuserDeDamer():
                refuser = other(self.position.turn)
                refused = OfferRefused(seat=refuser, citation=self.rules.offer_to_crown.citation)
                return replace(self, phase=Phase.REFUSED, last_events=(refused,))
            case QuitterRemise():
                return replace(self, phase=Phase.LEFT, last_events=())

    def chance(self) -> Sequence[tuple[DraughtsAction, Fraction]]:
        return ()

    def mirrored(self) -> DraughtsState:
        damier = self.rules.damier.value
        limit = self.limit and self.limit._replace(lone=other(self.limit.lone))
        return replace(
            self,
            position=self.position.turned(damier),
            agreement=self.agreement.mirrored(),
            limit=limit,
            seen=tuple(sorted(position.turned(damier) for position in self.seen)),
            last_events=(),
        )

    def problems(self) -> tuple[Text, ...]:
        return problems(self.position, self.rules)

    def _ending(self) -> Ending | None:
        position, agreement = self.position, self.agreement
        if agreement.premier_a_dame and position.kings:
            mover = other(position.turn)
            return Ending(Why.FIRST_KING, mover if position.theirs & position.kings else position.turn)
        if not self._legal or not position.theirs:
            why = Why.NO_PIECES if not position.mine or not position.theirs else Why.BLOCKED
            loser = position.turn if not self._legal else other(position.turn)
            return Ending(why, loser if agreement.qui_perd_gagne else other(loser))
        drawn = self._drawn()
        return None if drawn is None else Ending(drawn, None)

    def _drawn(self) -> Why | None:
        rules = self.rules
        if self.phase is Phase.LEFT:
            return Why.LEFT
        if self.limit is not None and self.limit.left == 0:
            return Why.LIMITED
        if rules.quiet_moves and self.quiet >= rules.quiet_moves.value * COUP:
            return Why.QUIET
        if rules.repetition and self.seen.count(self.position) + 1 >= rules.repetition.value:
            return Why.REPETITION
        if drawn_by_main_line(self.position, self._legal, rules, self.agreement):
            return Why.MAIN_LINE
        return None

    def _ending_events(self, ending: Ending) -> tuple[Event, ...]:
        """The events of the end: a win, a draw, or a draw that was given and so is won."""
        why, receiver = ending.why, self.agreement.remise
        if ending.winner is not None:
            return (Won(seat=ending.winner, citation=self._authority(why), why=why),)
        turn = self.position.turn
        drawn = Drawn(seat=turn if why is Why.LEFT else other(turn), citation=self._authority(why), why=why)
        return (
            (drawn,) if receiver is None else (drawn, Won(seat=receiver, citation=GIVING_THE_DRAW, why=why))
        )

    def _authority(self, why: Why) -> Citation:
        """The article the end rests on."""
        rules = self.rules
        losing = QUI_PERD_GAGNE if self.agreement.qui_perd_gagne else rules.losing
        return {
            Why.NO_PIECES: losing,
            Why.BLOCKED: losing,
            Why.FIRST_KING: PREMIER_A_DAME,
            Why.MAIN_LINE: rules.main_line_draw.citation,
            Why.LIMITED: rules.three_to_one.citation,
            Why.QUIET: rules.quiet_moves.citation,
            Why.REPETITION: rules.repetition.citation,
            Why.LEFT: rules.offer_to_crown.citation,
        }[why]

    def moved(self, move: Move) -> DraughtsState:
        """The state once the move is made, whether or not it is legal; `apply` makes sure that it is."""
        rules, agreement = self.rules, self.agreement
        crowned = crowns(self.position, move, rules)
        position = after(self.position, move, crowned=crowned)
        progress = bool(move.taken) or crowned or self._cannot_be_undone(move)
        limit, started = limited(position, self._counted(position, move), rules, agreement)
        return DraughtsState(
            rules,
            position,
            agreement,
            limit=limit,
            quiet=0 if progress else self.quiet + 1,
            seen=() if progress or not rules.repetition else tuple(sorted((*self.seen, self.position))),
            last_events=(*self._brought(move, crowned=crowned), *_limit_events(limit, started)),
            find=self.find,
        )

    def without(self, square: Square) -> DraughtsState:
        """The state with a piece taken off the board by no move; it is the same player's turn."""
        position = self.position.without(square)
        limit, started = limited(position, self.limit, self.rules, self.agreement)
        return replace(
            self, position=position, limit=limit, quiet=0, seen=(), last_events=_limit_events(limit, started)
        )

    def _cannot_be_undone(self, move: Move) -> bool:
        """Whether a man has moved that can never go back."""
        man = not self.position.kings >> move.start & 1
        return man and self.rules.man_steps.value is ManSteps.FORWARD

    def _counted(self, position: Position, move: Move) -> Limit | None:
        """The running limit once the move is counted; all spent if the right to the rest is lost."""
        if self.limit is None:
            return None
        limit = self.limit._replace(left=self.limit.left - 1)
        forced = bool(move.taken) or len(self._legal) == 1
        kept = keeps_extra(position, limit, self.rules, self.agreement, forced=forced)
        return limit if kept else limit._replace(left=0)

    def _brought(self, move: Move, *, crowned: bool) -> tuple[Event, ...]:
        """What the move took, and the king it made."""
        seat, rules = self.position.turn, self.rules
        brought: list[Event] = []
        if move.taken:
            kings = sum(self.position.kings >> square & 1 for square in move.taken)
            brought.append(Taken(seat=seat, citation=rules.taking, squares=move.taken, kings=kings))
        if crowned:
            brought.append(Crowned(seat=seat, citation=rules.crowning, square=move.end))
        return tuple(brought)

    def _crowned_by_offer(self) -> DraughtsState:
        """The men crowned where they stand; the lone king is still to move."""
        taker = other(self.position.turn)
        position = self.position.crowned(taker)
        cite = self.rules.offer_to_crown.citation
        men = squares(self.position.of_seat(taker) & ~self.position.kings)
        kings = tuple(Crowned(seat=taker, citation=cite, square=square) for square in men)
        limit, started = limited(position, self.limit, self.rules, self.agreement)
        last_events = (*kings, *_limit_events(limit, started))
        return replace(
            self, position=position, phase=Phase.PLAY, limit=limit, quiet=0, last_events=last_events
        )


def _limit_events(limit: Limit | None, started: Cited[int] | None) -> tuple[Event, ...]:
    """The event of a limit that begins to count, if one does."""
    if limit is None or started is None:
        return ()
    return (LimitBegun(seat=limit.lone, citation=started.citation, coups=started.value),)


def set_up(rules: DraughtsRules, position: Position, agreement: Agreement = NOTHING_AGREED) -> DraughtsState:
    """The state in which the position has just been reached: limited moves begin to count at once.

    Raises `SetupError` for a position that cannot be.
    """
    if reasons := problems(position, rules):
        raise SetupError(reasons)
    limit, _ = limited(position, None, rules, agreement)
    return DraughtsState(rules, position, agreement, limit=limit)
