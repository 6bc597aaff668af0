"""A company at trictrac as a game: the board they play on, and the account they keep.

Source: LEP part 1 ch. VI; ACAD-B ch. II.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from academie.games.company.law import Company, Person, Seating, ended
from academie.games.company.law.events import AtBoard, Exchanged
from academie.games.company.table.announcing import recorded
from academie.games.company.table.laying import Board, Laying, partie_of
from academie.games.tables.law.pair import Pair, swapped
from academie.games.trictrac.arbiter import ArbitratedState
from academie.games.trictrac.law.state import TrictracState
from academie.kernel import BLACK, WHITE, Action, Actor, Event, Outcome, RuleSet, Seat, State


@dataclass(frozen=True, slots=True, repr=False)
class CompanyState(State[Any]):
    """Two play, the others look on, and what is won goes on the sheet; the next board is laid at once.

    Seats are people: `chairs` says where each of the company sits, `at` who has White and Black. Acts are
    those of trictrac.
    """

    company: Company
    laying: Laying
    board: Board
    chairs: tuple[Seat, ...]
    at: Pair[Seat]
    left: Board | None = field(default=None, compare=False, repr=False)
    """The board the last act ended, if it did."""
    last_events: tuple[Event, ...] = field(default=(), compare=False)

    @property
    def ruleset(self) -> RuleSet:
        return self.company.rules

    @property
    def seats(self) -> int:
        return len(self.chairs)

    @property
    def events(self) -> tuple[Event, ...]:
        return self.last_events

    @property
    def actor(self) -> Actor:
        return self._person(self.board.actor)

    def author(self, action: Action) -> Actor:
        return self._person(self._play.author(action))

    @property
    def _play(self) -> State[Any]:
        """The board, which takes whatever act it is given or refuses it."""
        return self.board

    def _person(self, colour: Actor) -> Actor:
        """Who plays the men of that colour; chance and nobody are the same at any table."""
        return self.at[colour] if isinstance(colour, int) else colour

    def colour(self, seat: Seat) -> Seat | None:
        """The men he plays; none, while he looks on."""
        return Seat(self.at.index(seat)) if seat in self.at else None

    def advised(self, seat: Seat) -> Seat | None:
        """Whom he may advise and keep from écoles, looking on; after the last throw, nobody."""
        if self.company.over:
            return None
        table = self.company.table()
        for player, advisers in zip(table.persons, table.advisers, strict=True):
            if seat in {self.chairs[person] for person in advisers}:
                return self.chairs[player]
        return None

    def actions(self) -> Sequence[Any]:
        return self.board.actions()

    def chance(self) -> Sequence[tuple[Any, Fraction]]:
        return self.board.chance()

    def apply(self, action: Action) -> CompanyState:
        board = self._play.apply(action)
        assert isinstance(board, TrictracState | ArbitratedState)
        told = self.at_board(board.events)
        played = replace(self, board=board, left=None, last_events=told)
        return played if board.outcome is None else played._recorded()

    def at_board(self, events: Iterable[Event]) -> tuple[AtBoard, ...]:
        """What happened to White and Black as happening to who plays them."""
        return tuple(
            AtBoard(seat=self.at[event.seat], citation=event.citation, event=event) for event in events
        )

    def _recorded(self) -> CompanyState:
        """What was played is written down; the board is laid for the next two, if there is more to play."""
        crossed = self._crossed
        board = self.board.mirrored() if crossed else self.board
        company = self.company.after(ended(partie_of(board)))
        told = (*self.last_events, *self._told(company, crossed=crossed))
        written = replace(self, company=company, last_events=told)
        return written if company.over else written._laid(company.table(), crossed=crossed)

    def _laid(self, table: Seating, *, crossed: bool) -> CompanyState:
        board, at = self.laying.board(table), seated(table, self.chairs)
        if crossed:
            board, at = board.mirrored(), swapped(at)
        return replace(self, board=board, at=at, left=self.board)

    def _told(self, company: Company, *, crossed: bool) -> Iterator[Event]:
        for event in recorded(self.company, company, self.chairs):
            if crossed and isinstance(event, Exchanged):
                yield replace(event, at=swapped(event.at))
            else:
                yield event

    @property
    def _crossed(self) -> bool:
        """Whether the company's White has Black: only ever in a state that was mirrored."""
        return self.at != seated(self.company.table(), self.chairs)

    @property
    def outcome(self) -> Outcome | None:
        if not self.company.over:
            return None
        settled = self.company.settle()
        gains = {chair: settled.gain(Person(person)) for person, chair in enumerate(self.chairs)}
        return Outcome(tuple(gains[Seat(seat)] for seat in range(self.seats)), "settled")

    def mirrored(self) -> CompanyState:
        """Everybody moved on by one seat, and White and Black exchanged, as acts are when mirrored."""
        white, black = self.at
        return replace(
            self,
            board=self.board.mirrored(),
            chairs=tuple(self._next(chair) for chair in self.chairs),
            at=(self._next(black), self._next(white)),
            left=None,
            last_events=(),
        )

    def _next(self, seat: Seat) -> Seat:
        return Seat((seat + 1) % self.seats)

    def problems(self) -> tuple[str, ...]:
        return (*self.board.problems(), *self._problems_of_company())

    def _problems_of_company(self) -> Iterator[str]:
        """What is wrong with who sits where and what is played."""
        if sorted(self.chairs) != [*range(self.company.people)]:
            yield f"{self.company.people} people do not sit on the seats {self.chairs}"
        elif self.company.over:
            if self.board.outcome is None:
                yield "all is settled, and the board is still played on"
        else:
            table = self.company.table()
            if {*self.at} != {*seated(table, self.chairs)}:
                yield "others are at the board than are to play"
            partie = partie_of(self.board)
            if partie.form is not table.form or partie.goal != self.laying.goal:
                yield "another thing is played than was agreed on"


def seated(table: Seating, chairs: Sequence[Seat]) -> Pair[Seat]:
    """Where White and Black sit."""
    return chairs[table.persons[WHITE]], chairs[table.persons[BLACK]]


def seance(company: Company, laying: Laying) -> CompanyState:
    """The company sat down in its order, the board laid for the first two."""
    table = company.table()
    chairs = tuple(Seat(person) for person in range(company.people))
    return CompanyState(company, laying, laying.board(table), chairs, seated(table, chairs))
