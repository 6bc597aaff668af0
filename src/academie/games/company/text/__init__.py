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
from academie.games.company.text.score_words import amount, together
from academie.games.trictrac.text import TrictracNotation
from academie.kernel import Action, Event, Game, RuleSet, Seat, State, other
from academie.notation.codec import Notation, Players, possible
from academie.notation.hand_acts import Attempt
from academie.notation.seats import PLAYER, person
from academie.notation.sheet import Sheet
from academie.words import Message, Text, verbatim

BOARD: Final = TrictracNotation()

FOR: Final = {
    Why.MARQUE: Message("company-for-marque"),
    Why.IDLE: Message("company-for-idle"),
    Why.POSTILLON: Message("company-for-postillon"),
    Why.JETON_QUEUE: Message("company-for-jeton-queue"),
    Why.QUEUE: Message("company-for-queue"),
}
POULE_TAKEN: Final = Message("company-poule-taken")
POULE_SHARED: Final = Message("company-poule-shared")


class CompanyNotation(Notation[Any]):
    """Acts as in trictrac; states like `0x15/0x15 white form=marque | chouette at=0-1 marques=8`."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def player(self, seat: Seat) -> Text:
        return person(seat)

    def act(self, act: Action) -> str:
        return BOARD.act(act)

    def describe_act(self, state: State[Any], act: Action) -> Text:
        return BOARD.describe_act(_company_state(state).board, act)

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

    def sheet(self, state: State[Any], names: Sequence[str]) -> Sheet[Text]:
        return sheet_of(_company_state(state), tuple(map(verbatim, names)))

    def message(self, event: Event, players: Players) -> Text:
        if isinstance(event, AtBoard):
            at = event.at
            return BOARD.message(event.event, lambda colour: players(at[colour]))
        return company_message(event, players)


def sheet_of(state: CompanyState, names: Sequence[Text]) -> Sheet[Text]:
    """The score sheet; `names` are those of the seats."""
    return score_sheet(state.company, [names[seat] for seat in state.seat_order])


def _company_state(state: State[Any]) -> CompanyState:
    assert isinstance(state, CompanyState)
    return state


def company_message(event: Event, players: Players) -> Text:
    """What happens on the sheet and round the table, as a sentence."""
    player = players(event.seat)
    match event:
        case MarqueWritten():
            return _marque(event, player)
        case Owed():
            return _owed(event, players)
        case Exchanged():
            return _exchanged(event, players)
        case Staked():
            return Message("company-seat-staked", player=player, pot=amount(event.pot, Unit.STAKE))
        case PouleEnded():
            ended = POULE_SHARED if event.shared else POULE_TAKEN
            return ended.given(player=player, pot=amount(event.pot, Unit.STAKE))
        case Paid():
            paid = amount(event.amount, event.unit)
            return Message("company-paid", payer=player, payee=players(event.payee), paid=paid)
        case _:
            raise TypeError(f"not an event of a company: {event!r}")


def _marque(event: MarqueWritten, player: Text) -> Text:
    marque = event.marque
    return Message(
        "company-marque-written",
        player=player,
        winner=PLAYER[marque.winner],
        loser=PLAYER[other(marque.winner)],
        holes=marque.holes,
        against=marque.against,
        times=marque.multiplier,
        points=marque.points,
    )


def _owed(event: Owed, players: Players) -> Text:
    return Message(
        "company-owed",
        payers=together([*map(players, event.payers)]),
        count=len(event.payers),
        payees=together([*map(players, event.payees)]),
        jetons=amount(event.jetons, Unit.JETON),
        why=FOR[event.why],
    )


def _exchanged(event: Exchanged, players: Players) -> Text:
    white, black = map(players, event.at)
    return Message(
        "company-exchanged",
        rises=together([*map(players, event.rises)]),
        count=len(event.rises),
        enters=together([*map(players, event.enters)]),
        white=white,
        black=black,
    )
