"""Odds over the agreed number of games: a half, a third or a quarter of a man or of the draw.

Source: MAN rules I, XXXVIII, ch. V § 5-6; METZ rules I, XIX with its note.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from academie.games.draughts.law import DAMES
from academie.games.draughts.law.rules import DraughtsRules
from academie.games.draughts.law.state import DraughtsState
from academie.kernel import WHITE, OptionError, Options, OptionValue, Outcome, Seat, other
from academie.kernel.kinds import SEATS
from academie.words import Message

NAMES = {seat: name for name, seat in SEATS.items()}


@dataclass(frozen=True, slots=True)
class Odds:
    """What `giver` gives: men, the draw, or both, in one game out of `games`.

    `games` is 1 for whole odds, 2, 3 or 4 for the half, the third and the quarter. `multiple` is what the
    giver stakes against one.
    """

    giver: Seat
    men: int = 0
    remise: bool = False
    games: int = 1
    multiple: int = 1

    def __post_init__(self) -> None:
        if not 1 <= self.games <= 4:
            raise OptionError(Message("draughts-odds-spread", games=self.games))
        if self.men < 0 or self.multiple < 1:
            raise OptionError(Message("draughts-odds-kind"))

    def options(self) -> dict[str, OptionValue]:
        """The options of the game in which they are given."""
        given: dict[str, OptionValue] = {}
        if self.men:
            given[f"{NAMES[self.giver]}_men_less"] = self.men
        if self.remise:
            given["remise"] = NAMES[other(self.giver)]
        return given


@dataclass(frozen=True, slots=True)
class Match:
    """As many games as make one set, which both must play to the end.

    Odds are given in the first of them (METZ rule XIX note), and their receiver begins every game;
    between equals each begins in turn, `first` the first game.
    """

    rules: DraughtsRules
    odds: Odds | None = None
    games: int = 1
    """How many games are played where no odds say so."""
    first: Seat = WHITE
    others: tuple[tuple[str, OptionValue], ...] = ()
    """Whatever else is agreed on for every game."""
    results: tuple[Outcome, ...] = ()

    @property
    def length(self) -> int:
        """How many games the set has."""
        return self.games if self.odds is None else self.odds.games

    @property
    def over(self) -> bool:
        """Whether every game of the set has been played."""
        return len(self.results) >= self.length

    def options(self) -> Options:
        """The options of the next game."""
        played = len(self.results)
        if self.odds is None:
            first = self.first if played % 2 == 0 else other(self.first)
            return {**dict(self.others), "first": NAMES[first]}
        given = self.odds.options() if played == 0 else {}
        return {**dict(self.others), "first": NAMES[other(self.odds.giver)], **given}

    def start(self) -> DraughtsState:
        """The first state of the next game. Raises `OptionError` when all have been played."""
        if self.over:
            raise OptionError(Message("draughts-set-played", games=self.length))
        return DAMES.start(self.rules, self.options())

    def with_result(self, outcome: Outcome) -> Match:
        """The match one game further."""
        return replace(self, results=(*self.results, self._staked(outcome)))

    @property
    def outcome(self) -> Outcome | None:
        """What each has won over the whole set, or nothing before it is complete."""
        if not self.over:
            return None
        white = sum((result.returns[WHITE] for result in self.results), Fraction(0))
        return Outcome((white, -white), "match")

    def _staked(self, outcome: Outcome) -> Outcome:
        """The outcome of a game with what the giver of odds stakes."""
        if self.odds is None or outcome.returns[self.odds.giver] >= 0:
            return outcome
        white, black = (gain * self.odds.multiple for gain in outcome.returns)
        return Outcome((white, black), outcome.reason)
