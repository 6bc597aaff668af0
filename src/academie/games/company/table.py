"""A company at trictrac as a game: the board they play on, and the account they keep.

Source: LEP part 1 ch. VI; ACAD-B ch. II.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, Final

from academie.games.company.law import Company, Ecrire, Person, Poule, Seating, TourATour, ended
from academie.games.company.law.events import (
    AtBoard,
    Exchanged,
    MarqueWritten,
    Owed,
    Paid,
    PouleEnded,
    Staked,
)
from academie.games.tables.law.track import Pair, swapped
from academie.games.trictrac import GAME as TRICTRAC
from academie.games.trictrac.arbiter import ArbitratedState
from academie.games.trictrac.law.plays import Plays, find_plays
from academie.games.trictrac.law.position import Coup
from academie.games.trictrac.law.rules import TrictracRules
from academie.games.trictrac.law.state import TrictracState
from academie.kernel import (
    BLACK,
    WHITE,
    Action,
    Actor,
    Citation,
    Event,
    OptionValue,
    Outcome,
    RuleSet,
    Seat,
    State,
)
from academie.kernel.marking import Marking
from academie.sources import ACAD_B, LEP
from academie.words import Message, Text

Board = TrictracState | ArbitratedState
SeatOrder = Sequence[Seat]
"""The seat of each person of the company, in the company's order."""

WRITING: Final = Citation(LEP, "part 1 ch. VI § 8")
OWING: Final = Citation(LEP, "part 1 ch. VI § 8-11, 18")
PAYING: Final = Citation(LEP, "part 1 ch. VI § 10-11")
FORMS: Final = Citation(LEP, "part 1 ch. VI § 14-18")
POULE: Final = Citation(LEP, "part 1 ch. VI § 3")
TURNS: Final = Citation(ACAD_B, "ch. II § 11")


@dataclass(frozen=True, slots=True)
class BoardSetup:
    """What holds of every board: the law of trictrac, who marks, and how many holes are played for."""

    law: TrictracRules
    marking: Marking
    goal: int
    hands: tuple[tuple[str, OptionValue], ...] = ()
    """What was agreed on about faults, where hands mark."""
    find: Callable[[Coup], Plays] = field(default=find_plays, compare=False, repr=False)
    """What finds the plays of a throw, where the program marks: the law, or the compiled core."""

    def board(self, seating: Seating) -> Board:
        """The board set up for those who play next."""
        by_hand = dict(self.hands) if self.marking is not Marking.AUTO else {}
        options = {**seating.options, **by_hand, "marking": self.marking.value, "holes": self.goal}
        board = TRICTRAC.start(self.law, options)
        assert isinstance(board, TrictracState | ArbitratedState)
        if self.find is find_plays or isinstance(board, ArbitratedState):
            return board
        return replace(board, board=replace(board.board, find=self.find))


def partie_of(board: Board) -> TrictracState:
    """The partie on the board, whoever marks it."""
    return board.state.position if isinstance(board, ArbitratedState) else board


@dataclass(frozen=True, slots=True, repr=False)
class CompanyState(State[Any]):
    """Two play, the others look on, and what is won goes on the sheet; the next board is set up at once.

    Seats are people: `seat_order` says where each of the company sits, `at` who has White and Black. Acts are
    those of trictrac.
    """

    company: Company
    setup: BoardSetup
    board: Board
    seat_order: tuple[Seat, ...]
    at: Pair[Seat]
    left: Board | None = field(default=None, compare=False, repr=False)
    """The board the last act ended, if it did."""
    last_events: tuple[Event, ...] = field(default=(), compare=False)

    @property
    def ruleset(self) -> RuleSet:
        return self.company.rules

    @property
    def seats(self) -> int:
        return len(self.seat_order)

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
        """The board, typed so that it takes any act."""
        return self.board

    def _person(self, colour: Actor) -> Actor:
        """The person who plays that colour; chance and nobody stay as they are."""
        return self.at[colour] if isinstance(colour, int) else colour

    def colour(self, seat: Seat) -> Seat | None:
        """The colour the person plays; `None` while looking on."""
        return Seat(self.at.index(seat)) if seat in self.at else None

    def advised(self, seat: Seat) -> Seat | None:
        """The player whom an onlooker may advise and keep from écoles; nobody after the last throw."""
        if self.company.over:
            return None
        table = self.company.table()
        for player, advisers in zip(table.persons, table.advisers, strict=True):
            if seat in {self.seat_order[person] for person in advisers}:
                return self.seat_order[player]
        return None

    def actions(self) -> Sequence[Any]:
        return self.board.actions()

    def chance(self) -> Sequence[tuple[Any, Fraction]]:
        return self.board.chance()

    def apply(self, action: Action) -> CompanyState:
        board = self._play.apply(action)
        assert isinstance(board, TrictracState | ArbitratedState)
        events = self.at_board(board.events)
        played = replace(self, board=board, left=None, last_events=events)
        return played if board.outcome is None else played._recorded()

    def at_board(self, events: Iterable[Event]) -> tuple[AtBoard, ...]:
        """The events of White and Black, as events of the people who play them."""
        return tuple(
            AtBoard(seat=self.at[event.seat], citation=event.citation, event=event, at=self.at)
            for event in events
        )

    def _recorded(self) -> CompanyState:
        """Record the result, and set up the board for the next two if there is more to play."""
        crossed = self._crossed
        board = self.board.mirrored() if crossed else self.board
        company = self.company.after(ended(partie_of(board)))
        events = (*self.last_events, *self._events_of(company, crossed=crossed))
        written = replace(self, company=company, last_events=events)
        return written if company.over else written._next_board(company.table(), crossed=crossed)

    def _next_board(self, table: Seating, *, crossed: bool) -> CompanyState:
        board, at = self.setup.board(table), seated(table, self.seat_order)
        if crossed:
            board, at = board.mirrored(), swapped(at)
        return replace(self, board=board, at=at, left=self.board)

    def _events_of(self, company: Company, *, crossed: bool) -> Iterator[Event]:
        for event in recorded(self.company, company, self.seat_order):
            if crossed and isinstance(event, Exchanged):
                yield replace(event, at=swapped(event.at))
            else:
                yield event

    @property
    def _crossed(self) -> bool:
        """Whether the company's White has Black: only ever in a state that was mirrored."""
        return self.at != seated(self.company.table(), self.seat_order)

    @property
    def outcome(self) -> Outcome | None:
        if not self.company.over:
            return None
        settled = self.company.settle()
        gains = {seat: settled.gain(Person(person)) for person, seat in enumerate(self.seat_order)}
        return Outcome(tuple(gains[Seat(seat)] for seat in range(self.seats)), "settled")

    def mirrored(self) -> CompanyState:
        """Everybody moved on by one seat, and White and Black exchanged, as acts are when mirrored."""
        white, black = self.at
        return replace(
            self,
            board=self.board.mirrored(),
            seat_order=tuple(self._next(seat) for seat in self.seat_order),
            at=(self._next(black), self._next(white)),
            left=None,
            last_events=(),
        )

    def _next(self, seat: Seat) -> Seat:
        return Seat((seat + 1) % self.seats)

    def problems(self) -> tuple[Text, ...]:
        return (*self.board.problems(), *self._problems_of_company())

    def _problems_of_company(self) -> Iterator[Text]:
        """What is wrong with who sits where and what is played."""
        if sorted(self.seat_order) != [*range(self.company.people)]:
            people, seats = self.company.people, self.seat_order
            yield Message("company-seats-wrong", people=people, seats=seats)
        elif self.company.over:
            if self.board.outcome is None:
                yield Message("company-settled-but-played")
        else:
            table = self.company.table()
            if {*self.at} != {*seated(table, self.seat_order)}:
                yield Message("company-wrong-people")
            partie = partie_of(self.board)
            if partie.form is not table.form or partie.goal != self.setup.goal:
                yield Message("company-wrong-board")


def seated(table: Seating, seat_order: SeatOrder) -> Pair[Seat]:
    """Where White and Black sit."""
    return seat_order[table.persons[WHITE]], seat_order[table.persons[BLACK]]


def begin_company(company: Company, setup: BoardSetup) -> CompanyState:
    """The first state: the company seated in its order, the board set up for the first two."""
    table = company.table()
    seat_order = tuple(Seat(person) for person in range(company.people))
    return CompanyState(company, setup, setup.board(table), seat_order, seated(table, seat_order))


def recorded(before: Company, after: Company, seat_order: SeatOrder) -> Iterator[Event]:
    """The events of recording a result: what is written, staked, paid, and who changes places."""
    match before, after:
        case Ecrire(), Ecrire():
            yield from _written(before, after, seat_order)
        case Poule(), Poule():
            yield from _pooled(before, after, seat_order)
        case _:
            pass
    yield from _paid(after, seat_order) if after.over else _exchanged(before, after, seat_order)


def _written(before: Ecrire, after: Ecrire, seat_order: SeatOrder) -> Iterator[Event]:
    """The marqué on the sheet, and whatever else is owed now; nothing for a refait."""
    if len(after.written) == len(before.written):
        return
    last = after.written[-1]
    yield MarqueWritten(seat=seat_order[last.winner], citation=WRITING, marque=last.marque)
    # The first of what is new is the marqué itself.
    for item in after.transfers()[len(before.transfers()) + 1 :]:
        payers, payees = (
            tuple(seat_order[person] for person in after.sides[side]) for side in (item.payer, item.payee)
        )
        yield Owed(
            seat=payers[0],
            citation=OWING,
            payers=payers,
            payees=payees,
            jetons=item.jetons,
            why=item.why,
        )


def _pooled(before: Poule, after: Poule, seat_order: SeatOrder) -> Iterator[Event]:
    """The stake of the person who enters, or what becomes of the poule."""
    if not after.over:
        for person, (was, now) in enumerate(zip(before.staked, after.staked, strict=True)):
            if now > was:
                yield Staked(seat=seat_order[person], citation=POULE, pot=after.pot)
        return
    taker = after.taker
    last = after.played_parties[-1].winner if taker is None else taker
    yield PouleEnded(seat=seat_order[last], citation=POULE, pot=after.pot, shared=taker is None)


def _exchanged(before: Company, after: Company, seat_order: SeatOrder) -> Iterator[Event]:
    """Who rises and who sits down before the next can begin."""
    then = after.table()
    exchange = before.table().exchange(then)
    if exchange.enters:
        yield Exchanged(
            seat=seat_order[exchange.enters[0]],
            citation=citation(after),
            rises=_seats(exchange.rises, seat_order),
            enters=_seats(exchange.enters, seat_order),
            at=(seat_order[then.white], seat_order[then.black]),
        )


def _paid(after: Company, seat_order: SeatOrder) -> Iterator[Event]:
    """Who pays whom what."""
    settled = after.settle()
    for item in settled.payments:
        yield Paid(
            seat=seat_order[item.payer],
            citation=PAYING if isinstance(after, Ecrire) else citation(after),
            payee=seat_order[item.payee],
            amount=item.amount,
            unit=settled.unit,
        )


def citation(company: Company) -> Citation:
    """The passage that describes the form of company."""
    match company:
        case TourATour():
            return TURNS
        case Poule():
            return POULE
        case _:
            return FORMS


def _seats(persons: Sequence[Person], seat_order: SeatOrder) -> tuple[Seat, ...]:
    return tuple(seat_order[person] for person in persons)
