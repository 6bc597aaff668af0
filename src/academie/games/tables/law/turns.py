"""What games share in which the players throw two dice and play in turn until one has won."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from typing import Final, Generic, Self, TypeVar

from academie.games.tables.law.primaute import (
    FIRST_CHANCES,
    FIRST_DICE,
    FIRST_THROW,
    FIRST_THROW_WORDS,
    FirstDice,
    FirstThrow,
    Primaute,
)
from academie.games.tables.law.throw import CHANCES, THROWS, Throw, throw
from academie.games.tables.law.track import put
from academie.kernel import (
    CHANCE,
    WHITE,
    Action,
    Actor,
    Cited,
    Event,
    Outcome,
    RuleSet,
    Seat,
    State,
    cited,
    other,
    switch,
)
from academie.kernel.errors import refusal
from academie.kernel.kinds import Choice
from academie.sources import ACADEMIE
from academie.words import Message, Text


@dataclass(frozen=True, slots=True, kw_only=True)
class GameWon(Event):
    """`seat` has won; `stakes` is two for the double."""

    stakes: int


def won_by(winner: Seat, stakes: int, reason: str) -> Outcome:
    """The outcome in which the winner takes the stakes from the other."""
    return Outcome(put((Fraction(-stakes), Fraction(-stakes)), winner, Fraction(stakes)), reason)


P = TypeVar("P", bound=Action)

ONLY_THE_RIGHT: Final = cited(FirstThrow.RIGHT_ONLY, ACADEMIE, remark=Message("citations-silent-dice-drawn"))


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnsRules(RuleSet):
    """The switches that every such game has."""

    first_throw: Cited[FirstThrow] = switch(
        Choice(FirstThrow, FIRST_THROW_WORDS), FIRST_THROW, academie=ONLY_THE_RIGHT
    )


class Phase(Enum):
    """What the table waits for."""

    FIRST_DICE = "first-dice"
    THROW = "throw"
    PLAY = "play"
    ANSWER = "answer"
    """The thrower has played, and the other player may act on what is left."""
    OVER = "over"


@dataclass(frozen=True, slots=True, repr=False)
class Turns(State[FirstDice | Throw | P], Generic[P]):
    """A state of such a game; each game adds its law and where its men stand."""

    thrower: Seat = field(default=WHITE, kw_only=True)
    phase: Phase = field(default=Phase.FIRST_DICE, kw_only=True)
    dice: Throw | None = field(default=None, kw_only=True)
    last_events: tuple[Event, ...] = field(default=(), compare=False, kw_only=True)

    @property
    @abstractmethod
    def ruleset(self) -> TurnsRules:
        """The law this state is played by."""

    @abstractmethod
    def plays(self) -> tuple[P, ...]:
        """What the actor may do with the throw on the table."""

    @abstractmethod
    def _played(self, play: P) -> Self:
        """The state after one of `plays`."""

    @property
    @abstractmethod
    def winner(self) -> Seat | None:
        """Who has won, as the men stand."""

    @property
    def stakes(self) -> int:
        """What the winner has won: one stake, or two."""
        return 1

    @property
    def events(self) -> tuple[Event, ...]:
        return self.last_events

    @property
    def actor(self) -> Actor:
        match self.phase:
            case Phase.FIRST_DICE | Phase.THROW:
                return CHANCE
            case Phase.PLAY:
                return self.thrower
            case Phase.ANSWER:
                return other(self.thrower)
            case Phase.OVER:
                return None

    def actions(self) -> Sequence[FirstDice | Throw | P]:
        match self.phase:
            case Phase.FIRST_DICE:
                return FIRST_DICE
            case Phase.THROW:
                return THROWS
            case Phase.PLAY | Phase.ANSWER:
                return self.plays()
            case Phase.OVER:
                return ()

    def chance(self) -> Sequence[tuple[FirstDice | Throw | P, Fraction]]:
        if self.phase is Phase.FIRST_DICE:
            return FIRST_CHANCES
        return CHANCES if self.phase is Phase.THROW else ()

    def apply(self, action: FirstDice | Throw | P) -> Self:
        if action not in self.actions():
            raise refusal(action, Message("tables-not-legal"))
        match action:
            case FirstDice():
                return self._first_dice(action)
            case Throw():
                return replace(self, phase=Phase.PLAY, dice=action, last_events=())
            case _:
                return self._played(action)

    @property
    def outcome(self) -> Outcome | None:
        if self.winner is None:
            return None
        return won_by(self.winner, self.stakes, "partie" if self.stakes == 1 else "double")

    def _first_dice(self, dice: FirstDice) -> Self:
        first = dice.higher
        if first is None:
            return replace(self, last_events=())
        won = Primaute(seat=first, citation=self.ruleset.first_throw.citation)
        started = replace(self, thrower=first, phase=Phase.THROW, last_events=(won,))
        if self.ruleset.first_throw.value is FirstThrow.RIGHT_ONLY:
            return started
        return replace(started, phase=Phase.PLAY, dice=throw(dice.white, dice.black))

    def problems_of_turn(self) -> Iterator[Text]:
        """What is wrong with the moment of the game."""
        lying = self.phase in {Phase.PLAY, Phase.ANSWER}
        if (self.dice is not None) != lying:
            yield Message("tables-dice-wanted") if lying else Message("tables-dice-unwanted")
        if (self.winner is not None) != (self.phase is Phase.OVER):
            over = self.phase is Phase.OVER
            yield Message("tables-winner-wanted") if over else Message("tables-winner-unwanted")
