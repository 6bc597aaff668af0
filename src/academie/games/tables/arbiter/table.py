"""A table with hands of the small games of the trictrac board: which acts are open, and how it goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from academie.games.tables.arbiter import acts
from academie.games.tables.arbiter.acts import TableAct
from academie.games.tables.arbiter.faults import (
    AnyGame,
    Kind,
)
from academie.games.tables.arbiter.hand_acts import PROCEDURES, may_break
from academie.games.tables.arbiter.table_state import Moment, TableState
from academie.games.tables.law.customs import JeRomps, JouerLeNombre, Laisser, Rompus
from academie.kernel import BLACK, CHANCE, WHITE, Actor, Event, Outcome, RuleSet, Seat, State, other
from academie.kernel.action import HandAct, refuse_unless
from academie.words import Message, Text


@dataclass(frozen=True, slots=True, repr=False)
class HandTable(State[TableAct]):
    """A table in `courtois` or `rigueur`.

    `actions()` are the acts of good play: throwing, playing lawfully, taking up the faults of the other.
    `apply` takes faults as well, from either seat, and refuses only what no rule foresees.
    """

    state: TableState

    @property
    def ruleset(self) -> RuleSet:
        rules: RuleSet = self.state.game.ruleset
        return rules

    @property
    def events(self) -> tuple[Event, ...]:
        return self.state.last_events

    @property
    def actor(self) -> Actor:
        state = self.state
        match state.moment:
            case Moment.OVER:
                return None
            case Moment.CONTESTED:
                return other(state.faults[0].offender)
            case Moment.CAST:
                return other(state.thrower) if state.agreed.waits and not state.let else CHANCE
            case Moment.FIRST_DICE | Moment.BROKEN:
                return CHANCE
            case _:
                return state.player

    def author(self, action: TableAct) -> Actor:
        return action.by if isinstance(action, HandAct) else CHANCE

    def actions(self) -> Sequence[TableAct]:
        return tuple(dict.fromkeys(self._regular()))

    def _regular(self) -> Iterator[TableAct]:
        state, seat = self.state, self.state.player
        match state.moment:
            case Moment.CAST if self.actor is not CHANCE:
                yield Laisser(other(seat))
                if may_break(state):
                    yield JeRomps(other(seat))
            case Moment.FIRST_DICE | Moment.CAST | Moment.BROKEN:
                yield from (dice for dice, _ in self.chance())
            case Moment.NAMING:
                yield from (JouerLeNombre(seat, dice) for dice in state.game.actions())
            case Moment.READY:
                yield acts.Jeter(seat)
                yield from self._claims()
            case Moment.THROWN | Moment.ANSWER:
                yield from (acts.Bois(seat, play) for play in state.plays())
                yield from self._claims()
            case Moment.CONTESTED:
                yield Laisser(other(state.faults[0].offender))
                yield from self._claims()
            case Moment.OVER:
                return

    def _claims(self) -> Iterator[TableAct]:
        """What may be done about the faults that are open."""
        state = self.state
        for fault in state.faults:
            by = other(fault.offender)
            yield from (acts.FaireJouer(by, point) for point in fault.men)
            if fault.kind is not Kind.TOUCHED:
                yield acts.FaireRejouer(by)

    def chance(self) -> Sequence[tuple[TableAct, Fraction]]:
        if self.actor is not CHANCE:
            return ()
        if self.state.moment is Moment.BROKEN:
            return ((Rompus(), Fraction(1)),)
        game = self.state.game
        if self.state.rolling:
            game = replace(game, dice=None, phase=type(game.phase)("throw"))
        chances: Sequence[tuple[TableAct, Fraction]] = game.chance()
        return chances

    def apply(self, action: TableAct) -> HandTable:
        state = replace(self.state, last_events=())
        refuse_unless(state.moment is not Moment.OVER, Message("tables-game-over"))
        if isinstance(action, HandAct):
            refuse_unless(action.by in {WHITE, BLACK}, Message("tables-nobody-sits-there"))
        else:
            refuse_unless(
                self.actor is CHANCE and action in self.actions(),
                Message("tables-cannot-fall"),
            )
        refuse_unless(
            type(action) in PROCEDURES,
            Message("tables-no-such-act"),
        )
        return HandTable(PROCEDURES[type(action)](state, action))

    @property
    def outcome(self) -> Outcome | None:
        """That of the game, with what was to be paid for breaking dice."""
        if self.state.moment is not Moment.OVER:
            return None
        outcome: Outcome = self.state.game.outcome
        white, black = self.state.paid
        returns = (outcome.returns[0] + white - black, outcome.returns[1] + black - white)
        return Outcome(returns, outcome.reason)

    def mirrored(self) -> HandTable:
        return HandTable(self.state.mirrored())

    def problems(self) -> tuple[Text, ...]:
        found: tuple[Text, ...] = self.state.game.problems()
        return found


def game_of(state: State[Any]) -> AnyGame:
    """The game itself, whether it is played at a table with hands or not."""
    return state.state.game if isinstance(state, HandTable) else state


def possible_acts(table: HandTable, seat: Seat) -> Iterator[TableAct]:
    """Every act that `seat` may try now; what else a slip of the hand can do may be written."""
    state = table.state
    yield from (act for act in table.actions() if isinstance(act, HandAct) and act.by == seat)
    match state.moment:
        case Moment.CAST if not state.rolling and not state.let and seat == other(state.thrower):
            yield JeRomps(seat)
        case Moment.THROWN | Moment.ANSWER if seat == state.player:
            yield from (acts.Bois(seat, play) for play in state.game.plays())
            yield from () if state.adoube else (acts.Adouber(seat),)
            yield from (acts.Toucher(seat, point) for point in state.hands.men(state.game, seat))
        case Moment.THROWN:
            yield from () if state.hasty or state.early else (acts.Jeter(seat),)
            yield from (acts.FaireJouer(seat, point) for point in state.touched)
        case Moment.READY | Moment.CONTESTED:
            yield acts.FaireRejouer(seat)
            yield from () if state.agreed.strict or state.before is None else (acts.Corriger(seat),)
        case _:
            return
