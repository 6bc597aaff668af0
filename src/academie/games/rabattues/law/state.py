"""A game of dames rabattues: what players do, what happens, and the states it goes through."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from academie.games.rabattues.law.rules import RabattuesRules
from academie.games.rabattues.law.side import Numbers, Side, Used, left_of, most_used
from academie.games.tables.law.throw import FACES
from academie.games.tables.law.track import Pair, put, swapped
from academie.games.tables.law.turns import GameWon, Phase, Turns
from academie.kernel import BLACK, WHITE, Action, Citation, Event, Seat, other
from academie.notation.seats import PLAYER
from academie.sources import ACAD
from academie.words import Message, Text


@dataclass(frozen=True, slots=True)
class Jouer(Action):
    """The thrower plays those of his numbers that he can, each on its own flèche."""

    numbers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Prendre(Action):
    """The other plays for himself numbers that the thrower left; none if he leaves them too."""

    numbers: tuple[int, ...] = ()


RabattuesAct = Jouer | Prendre


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid(Event):
    """`seat` has laid a man on flèche `number`."""

    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Lifted(Event):
    """`seat` has lifted a man from flèche `number`; `rest` are left to him."""

    number: int
    rest: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AllLaid(Event):
    """`seat` has laid his last man: now he lifts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Unplayed(Event):
    """`number`, thrown by `seat`, is played by nobody."""

    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ThrowsAgain(Event):
    """`seat` has thrown a doublet and keeps the dé."""


LAYING: Final = Citation(ACAD, "Dames rabattues ch. V § 1, 4")
LIFTING: Final = Citation(ACAD, "Dames rabattues ch. VI § 1-2")


@dataclass(frozen=True, slots=True, repr=False)
class RabattuesState(Turns[RabattuesAct]):
    """A state of dames rabattues. Men are by seat."""

    rules: RabattuesRules
    sides: Pair[Side]
    left: Numbers = ()
    """The numbers the thrower had no use for, while the other may still take them."""

    @property
    def ruleset(self) -> RabattuesRules:
        return self.rules

    @property
    def winner(self) -> Seat | None:
        return next((seat for seat in (WHITE, BLACK) if not self.sides[seat].men), None)

    def plays(self) -> tuple[RabattuesAct, ...]:
        if self.phase is Phase.ANSWER:
            return self._takings()
        assert self.dice is not None
        return (Jouer(self._most(self.thrower, self.dice.numbers).numbers),)

    def _takings(self) -> tuple[Prendre, ...]:
        """Every choice of the other among the numbers left: all, some or none."""
        subsets = (some for size in range(len(self.left) + 1) for some in combinations(self.left, size))
        able = (self._transferred(some).numbers for some in subsets)
        return tuple(Prendre(numbers) for numbers in dict.fromkeys(able))

    def _most(self, seat: Seat, numbers: Numbers) -> Used:
        return most_used(self.sides[seat], numbers, lay_and_lift=self.rules.lay_and_lift.value)

    def _transferred(self, numbers: Numbers) -> Used:
        """What the other does with numbers that the thrower left."""
        him = self.sides[other(self.thrower)]
        denied = not self.rules.lay_by_transfer and self.sides[self.thrower].laid and not him.laid
        return Used() if denied else self._most(other(self.thrower), numbers)

    def played_so(self, play: Jouer) -> RabattuesState:
        """The state once the thrower has played only those of his numbers; the others are left."""
        return self._played(play)

    def _played(self, play: RabattuesAct) -> RabattuesState:
        if isinstance(play, Prendre):
            taken = replace(self, last_events=())._use(other(self.thrower), self._transferred(play.numbers))
            return taken._finished(left_of(self.left, play.numbers))
        assert self.dice is not None
        used = self._most(self.thrower, play.numbers)
        played = replace(self, last_events=())._use(self.thrower, used)
        left = left_of(self.dice.numbers, used.numbers)
        if played.winner is not None or not left:
            return played._finished(())
        if self.rules.claim_transfers:
            return replace(played, left=left, phase=Phase.ANSWER)
        given = played._transferred(left)
        return played._use(other(self.thrower), given)._finished(left_of(left, given.numbers))

    def _use(self, seat: Seat, used: Used) -> RabattuesState:
        """The side after the numbers, and what each of them did."""
        if not used.numbers:
            return self
        events = (*self.last_events, *self._events_of(seat, used))
        return replace(self, sides=put(self.sides, seat, used.sides[-1]), last_events=events)

    def _events_of(self, seat: Seat, used: Used) -> Iterator[Event]:
        before = self.sides[seat]
        for number, after in zip(used.numbers, used.sides, strict=True):
            if before.laid:
                yield Lifted(seat=seat, citation=LIFTING, number=number, rest=after.men)
            else:
                yield Laid(seat=seat, citation=LAYING, number=number)
                if after.laid:
                    yield AllLaid(seat=seat, citation=LIFTING)
            before = after

    def _finished(self, lost: Numbers) -> RabattuesState:
        """End the throw: the other player throws next, or the same after a doublet, unless somebody won."""
        events = (
            *self.last_events,
            *(Unplayed(seat=self.thrower, citation=LAYING, number=number) for number in lost),
        )
        after = replace(self, dice=None, left=(), phase=Phase.THROW, last_events=events)
        if after.winner is not None:
            won = GameWon(seat=after.winner, citation=LIFTING, stakes=after.stakes)
            return replace(after, phase=Phase.OVER, last_events=(*events, won))
        assert self.dice is not None
        if self.dice.doublet and self.rules.doublet_again:
            again = ThrowsAgain(seat=self.thrower, citation=self.rules.doublet_again.citation)
            return replace(after, last_events=(*events, again))
        return replace(after, thrower=other(self.thrower))

    def mirrored(self) -> RabattuesState:
        return replace(self, sides=swapped(self.sides), thrower=other(self.thrower), last_events=())

    def problems(self) -> tuple[Text, ...]:
        return (*problems_of_men(self.sides, self.rules), *self._problems_of_left(), *self.problems_of_turn())

    def _problems_of_left(self) -> Iterator[Text]:
        """What is wrong with the numbers left to the other."""
        if bool(self.left) != (self.phase is Phase.ANSWER):
            yield Message("rabattues-setup-no-numbers" if self.left else "rabattues-setup-numbers")
        if self.left and (self.dice is None or not {*self.left} <= {*self.dice.numbers}):
            yield Message("rabattues-setup-not-thrown")


def problems_of_men(sides: Pair[Side], rules: RabattuesRules) -> tuple[Text, ...]:
    """Why the men cannot stand so; empty for a possible position."""
    return tuple(
        problem
        for player, side in zip(PLAYER, sides, strict=True)
        for problem in _of_side(player, side, rules)
    )


def _of_side(player: Text, side: Side, rules: RabattuesRules) -> Iterator[Text]:
    for face, lying, stacked, pile in zip(FACES, side.lying, side.stacked, rules.piles.value, strict=True):
        men = lying + stacked
        if min(lying, stacked) < 0 or men > pile:
            yield Message("rabattues-setup-pile", player=player, men=men, number=face, pile=pile)
        elif stacked and not lying:
            yield Message("rabattues-setup-stacked", player=player, number=face)
    if not side.laid and side.men < sum(rules.piles.value):
        yield Message("rabattues-setup-lifted", player=player)
