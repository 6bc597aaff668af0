"""The options of dominoes, and what the players have agreed on before a party."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from academie.games.dominoes.law.acts import MOST, turned
from academie.games.dominoes.law.rules import Aim, DominoRules
from academie.kernel import Citation, OptionError, Scope, Seat, option
from academie.kernel.kinds import Choice, Flag, Number, check_number
from academie.sources import ACAD_D
from academie.words import Message, any_of


class Seating(Enum):
    """Who sits where."""

    TAKEN = "prises"
    """As the players came; chance names the leader."""
    DRAWN = "tirees"
    """Everyone draws a dé: the highest leads, the others sit to his right; the two highest are partners."""


SEATING_WORDS: Final = {
    Seating.TAKEN: Message("dominoes-seating-taken"),
    Seating.DRAWN: Message("dominoes-seating-drawn"),
}


@dataclass(frozen=True, kw_only=True)
class DominoOptions:
    """What a party can be begun with; each is made longer or shorter by what it is played for."""

    players: int | None = option(
        Number(1, MOST, offered=(2, MOST)),
        None,
        Message("dominoes-players"),
        Message("dominoes-players-about"),
        citation=Citation(ACAD_D, "ch. VII § 1"),
    )
    tiles: int | None = option(
        Number(1, 13, offered=(6, 13)),
        None,
        Message("dominoes-tiles"),
        Message("dominoes-tiles-about"),
        citation=Citation(ACAD_D, "ch. II § 1; ch. IV § 1; ch. V § 8"),
    )
    points: int | None = option(
        Number(1, 999),
        None,
        Message("dominoes-points"),
        Message("dominoes-points-about"),
        citation=Citation(ACAD_D, "ch. II § 1"),
        only_by=lambda rules: rules.aim.value in {Aim.POINTS, Aim.LAST},
    )
    rounds: int | None = option(
        Number(1, 99),
        None,
        Message("dominoes-rounds"),
        Message("dominoes-rounds-about"),
        citation=Citation(ACAD_D, "ch. III § 2"),
        only_by=lambda rules: rules.aim.value is Aim.ROUNDS,
    )
    pots: int | None = option(
        Number(1, 99),
        None,
        Message("dominoes-pots"),
        Message("dominoes-pots-about"),
        citation=Citation(ACAD_D, "ch. VI § 1"),
        only_by=lambda rules: rules.aim.value is Aim.STAKES,
    )
    first: int = option(
        Number(0, MOST, offered=(1, MOST)),
        0,
        Message("dominoes-first"),
        Message("dominoes-first-about"),
        citation=Citation(ACAD_D, "rule I"),
        scope=Scope.HANDICAP,
    )
    """Counted from 1; 0 is drawn."""
    seats: Seating = option(
        Choice(Seating, SEATING_WORDS),
        Seating.TAKEN,
        Message("dominoes-seats"),
        Message("dominoes-seats-about"),
        citation=Citation(ACAD_D, "rules I, II"),
        short=Message("dominoes-seats-short"),
    )
    partners_redraw: bool = option(
        Flag(),
        False,
        Message("dominoes-partners-redraw"),
        Message("dominoes-partners-redraw-about"),
        citation=Citation(ACAD_D, "rule II"),
        short=Message("dominoes-partners-redraw-short"),
        only_by=lambda rules: rules.partners.value,
    )
    memory: bool = option(
        Flag(),
        False,
        Message("dominoes-memory"),
        Message("dominoes-memory-about"),
        citation=Citation(ACAD_D, "rule XXIV"),
        scope=Scope.TABLE,
        short=Message("dominoes-memory-short"),
    )


class Agreement(NamedTuple):
    """How many play, how many dés each takes, how much there is to win, whether it is untold who led."""

    players: int
    tiles: int
    goal: int
    memory: bool = False
    redraw: bool = False
    """Whether partners who drew equal dés draw again for the lead."""
    order: tuple[Seat, ...] = ()
    """Who sits where, the first seat first, each to the right of the one before; empty is in order."""

    def place(self, seat: Seat) -> int:
        """Where a seat is in the order."""
        return self.order.index(seat) if self.order else seat

    def at(self, place: int) -> Seat:
        """Who is there."""
        return self.order[place % self.players] if self.order else Seat(place % self.players)

    def right_of(self, seat: Seat) -> Seat:
        """The seat at its right, to which play goes."""
        return self.at(self.place(seat) + 1)

    def round_from(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats in the order of play, and the seat itself last."""
        return tuple(self.at(self.place(seat) + step) for step in range(1, self.players + 1))

    def side(self, seat: Seat, rules: DominoRules) -> int:
        """Whose account a seat plays for: partners sit opposite."""
        return self.place(seat) % 2 if rules.partners else seat

    def together(self, one: Seat, two: Seat, rules: DominoRules) -> bool:
        """Whether two seats play for one account."""
        return self.side(one, rules) == self.side(two, rules)

    def seated(self, order: Sequence[Seat]) -> Agreement:
        """The same with the players so in a round, whoever is named first."""
        first = order.index(Seat(0))
        cycle = (*order[first:], *order[:first])
        return self._replace(order=() if cycle == (*range(self.players),) else cycle)

    def mirrored(self) -> Agreement:
        """The same with the seats moved on."""
        return self.seated([turned(seat, self.players) for seat in self.order]) if self.order else self


def usual(rules: DominoRules) -> Agreement:
    """What is agreed on where nobody says otherwise."""
    share = rules.shares.value[0]
    return Agreement(share.players, share.tiles[0], rules.goal.value)


def agreement(rules: DominoRules, said: DominoOptions) -> Agreement:
    """What holds in the party. Raises `OptionError` for what it does not allow."""
    shares = {share.players: share.tiles for share in rules.shares.value}
    players = usual(rules).players if said.players is None else said.players
    if players not in shares:
        allows = any_of(shares)
        raise OptionError(Message("dominoes-for-players", rules=rules.id, allowed=allows, players=players))
    allowed = shares[players]
    tiles = allowed[0] if said.tiles is None else said.tiles
    check_number("tiles", tiles, allowed[0], allowed[-1])
    goal = said.points or said.rounds or said.pots or rules.goal.value
    return Agreement(players, tiles, goal, said.memory, said.partners_redraw)
