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
from academie.kernel import Action, Event, Game, Language, RuleSet, Seat, State, Text, other
from academie.notation.codec import Notation, possible
from academie.notation.hand_acts import Attempt
from academie.notation.seats import PLAYER, person
from academie.notation.sheet import Sheet

BOARD: Final = TrictracNotation()

FOR: Final = {
    Why.MARQUE: Text("pour le marqué", "for the marqué"),
    Why.IDLE: Text("de consolation", "as consolation"),
    Why.POSTILLON: Text("de postillon", "for the postillon"),
    Why.JETON_QUEUE: Text("pour la queue des jetons", "for the queue des jetons"),
    Why.QUEUE: Text("pour la queue", "for the queue"),
}
BREDOUILLE: Final = {
    2: Text(", en petite bredouille, double", ", in petite bredouille, double"),
    4: Text(", en grande bredouille, quadruple", ", in grande bredouille, fourfold"),
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
            return Text(
                f"{who} entre et met au jeu : poule de {pot}", f"{who} stakes: the poule is {pot}"
            ).in_(language)
        case PouleEnded():
            return _poule(event, language)
        case Paid():
            payer, payee = (person(seat).in_(language) for seat in (event.seat, event.payee))
            paid = amount(event.amount, event.unit, language)
            return Text(f"{payer} paie {paid} à {payee}", f"{payer} pays {payee} {paid}").in_(language)
        case _:
            raise TypeError(f"not an event of a company: {event!r}")


def _marque(event: MarqueWritten, language: Language) -> str:
    marque = event.marque
    winner, loser = (PLAYER[seat].in_(language) for seat in (marque.winner, other(marque.winner)))
    who = person(event.seat).in_(language)
    times = Text(f", {marque.multiplier} fois", f", {marque.multiplier} times")
    doubled = BREDOUILLE.get(marque.multiplier, times if marque.multiplier > 1 else Text("", ""))
    several = "s" if marque.holes > 1 else ""
    return Text(
        f"{who} ({winner}) gagne le marqué, {marque.holes} trou{several} à {marque.against}{doubled.fr} :"
        f" {marque.points} points sur {loser}",
        f"{who} ({winner}) wins the marqué, {marque.holes} hole{several} to {marque.against}{doubled.en}:"
        f" {marque.points} points on {loser}",
    ).in_(language)


def _owed(event: Owed, language: Language) -> str:
    payers, payees = _all(event.payers, language), _all(event.payees, language)
    owed = amount(event.jetons, Unit.JETON, language)
    several = len(event.payers) > 1
    return Text(
        f"{payers} {'doivent' if several else 'doit'} à {payees} {owed} {FOR[event.why].fr}",
        f"{payers} {'owe' if several else 'owes'} {payees} {owed} {FOR[event.why].en}",
    ).in_(language)


def _exchanged(event: Exchanged, language: Language) -> str:
    rises, enters = _all(event.rises, language), _all(event.enters, language)
    white, black = (person(seat).in_(language) for seat in event.at)
    return Text(
        f"{rises} cède la place à {enters} : {white} a les blanches, {black} les noires",
        f"{rises} makes way for {enters}: {white} is White, {black} Black",
    ).in_(language)


def _poule(event: PouleEnded, language: Language) -> str:
    pot = amount(event.pot, Unit.STAKE, language)
    if event.shared:
        return Text(f"La poule de {pot} se partage", f"The poule of {pot} is shared").in_(language)
    who = person(event.seat).in_(language)
    return Text(f"{who} emporte la poule : {pot}", f"{who} takes the poule: {pot}").in_(language)


def _all(seats: Sequence[Seat], language: Language) -> str:
    return " & ".join(person(seat).in_(language) for seat in seats)
