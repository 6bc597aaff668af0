"""The text of trictrac in company: that of trictrac, with the company behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from academie.games.company.law import Unit
from academie.games.company.law.events import (
    AtBoard,
    Exchanged,
    MarqueWritten,
    Owed,
    Paid,
    PouleEnded,
    Staked,
)
from academie.games.company.law.transfers import Why
from academie.games.company.table import CompanyState
from academie.games.company.text.position import company_line, read_company
from academie.games.company.text.score_sheet import score_sheet
from academie.games.company.text.score_words import amount
from academie.games.trictrac.text import TrictracNotation
from academie.kernel import Action, Event, Game, RuleSet, Seat, State, other
from academie.notation.codec import Notation, possible
from academie.notation.hand_acts import Attempt
from academie.notation.seats import PLAYER, person
from academie.notation.sheet import Sheet
from academie.words import Content, Language, Message, Text

BOARD: Final = TrictracNotation()

FOR: Final = {
    Why.MARQUE: Message("company-for-marque"),
    Why.IDLE: Message("company-for-idle"),
    Why.POSTILLON: Message("company-for-postillon"),
    Why.JETON_QUEUE: Message("company-for-jeton-queue"),
    Why.QUEUE: Message("company-for-queue"),
}
BREDOUILLE: Final = {
    2: Message("company-in-petite-bredouille-double"),
    4: Message("company-in-grande-bredouille-fourfold"),
}


class CompanyNotation(Notation[Any]):
    """Acts as in trictrac; states like `0x15/0x15 white form=marque | chouette at=0-1 marques=8`."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def player(self, seat: Seat) -> Text:
        return person(seat)

    def act(self, act: Action) -> str:
        return BOARD.act(act)

    def read_act(self, text: str) -> Action:
        return BOARD.read_act(text)

    def parse_in(self, state: State[Any], text: str) -> Action:
        return BOARD.parse_in(_company_state(state).board, text)

    def accepts(self, state: State[Any], act: Action) -> bool:
        return BOARD.accepts(_company_state(state).board, act)

    def state(self, state: State[Any]) -> str:
        company = _company_state(state)
        return f"{BOARD.state(company.board)} | {company_line(company)}"

    def read_state(self, text: str, ruleset: RuleSet | None = None) -> CompanyState:
        return possible(read_company(text, ruleset or self._game.default))

    def public_events(self, before: State[Any], after: State[Any]) -> Sequence[Event]:
        was, now = _company_state(before), _company_state(after)
        at_board = was.at_board(BOARD.public_events(was.board, now.left or now.board))
        return (*at_board, *(event for event in now.events if not isinstance(event, AtBoard)))

    def attempts(self, state: State[Any], seat: Seat) -> Sequence[Attempt]:
        colour = _company_state(state).colour(seat)
        return () if colour is None else BOARD.attempts(_company_state(state).board, colour)

    def at_board(self, state: State[Any]) -> tuple[Seat, ...]:
        return _company_state(state).at

    def sheet(self, state: State[Any], names: Sequence[str], language: Language) -> Sheet:
        return sheet_of(_company_state(state), names, language)

    def describe(self, event: Event, language: Language) -> str:
        if isinstance(event, AtBoard):
            return BOARD.describe(event.event, language)
        return describe_company(event, language)


def sheet_of(state: CompanyState, names: Sequence[str], language: Language) -> Sheet:
    """The score sheet; `names` are those of the seats."""
    return score_sheet(state.company, [names[seat] for seat in state.seat_order], language)


def _company_state(state: State[Any]) -> CompanyState:
    assert isinstance(state, CompanyState)
    return state


def describe_company(event: Event, language: Language) -> str:
    """The event as a sentence; people are numbered from one."""
    match event:
        case MarqueWritten():
            return _marque(event, language)
        case Owed():
            return _owed(event, language)
        case Exchanged():
            return _exchanged(event, language)
        case Staked():
            who, pot = person(event.seat).in_(language), amount(event.pot, Unit.STAKE, language)
            return Message("company-stakes-poule", who=who, pot=pot).in_(language)
        case PouleEnded():
            return _poule(event, language)
        case Paid():
            payer, payee = (person(seat).in_(language) for seat in (event.seat, event.payee))
            paid = amount(event.amount, event.unit, language)
            return Message("company-pays", payer=payer, paid=paid, payee=payee).in_(language)
        case _:
            raise TypeError(f"not an event of a company: {event!r}")


def _marque(event: MarqueWritten, language: Language) -> str:
    marque = event.marque
    winner, loser = (PLAYER[seat].in_(language) for seat in (marque.winner, other(marque.winner)))
    who = person(event.seat).in_(language)
    times = Message("company-times", multiplier=marque.multiplier)
    doubled = BREDOUILLE.get(marque.multiplier, times if marque.multiplier > 1 else Message("company-text"))
    several = "s" if marque.holes > 1 else ""
    return Message(
        "company-wins-marque-hole-points-on",
        who=who,
        winner=winner,
        holes=marque.holes,
        several=several,
        against=marque.against,
        doubled=doubled,
        points=marque.points,
        loser=loser,
    ).in_(language)


def _owed(event: Owed, language: Language) -> str:
    payers, payees = _all(event.payers, language), _all(event.payees, language)
    owed = amount(event.jetons, Unit.JETON, language)
    several = len(event.payers) > 1
    return Content(
        fr=f"{payers} {'doivent' if several else 'doit'} à {payees} {owed} {FOR[event.why].fr}",
        en=f"{payers} {'owe' if several else 'owes'} {payees} {owed} {FOR[event.why].en}",
    ).in_(language)


def _exchanged(event: Exchanged, language: Language) -> str:
    rises, enters = _all(event.rises, language), _all(event.enters, language)
    white, black = (person(seat).in_(language) for seat in event.at)
    return Message(
        "company-makes-way-for-white-black", rises=rises, enters=enters, white=white, black=black
    ).in_(language)


def _poule(event: PouleEnded, language: Language) -> str:
    pot = amount(event.pot, Unit.STAKE, language)
    if event.shared:
        return Message("company-poule-shared", pot=pot).in_(language)
    who = person(event.seat).in_(language)
    return Message("company-takes-poule", who=who, pot=pot).in_(language)


def _all(seats: Sequence[Seat], language: Language) -> str:
    return " & ".join(person(seat).in_(language) for seat in seats)
