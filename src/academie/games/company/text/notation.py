"""The text of trictrac in company: that of trictrac, with the company behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from academie.games.company.law.events import AtBoard
from academie.games.company.table.seance import CompanyState
from academie.games.company.text.company_line import company_line, read_company
from academie.games.company.text.score_sheet import score_sheet
from academie.games.company.text.words import describe_company
from academie.games.trictrac.text import TrictracNotation
from academie.kernel import Action, Event, Game, Language, RuleSet, Seat, State, Text
from academie.notation.codec import Notation, possible
from academie.notation.hand_acts import Try
from academie.notation.seats import person
from academie.notation.sheet import Sheet

BOARD: Final = TrictracNotation()


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

    def meant(self, state: State[Any], text: str) -> Action:
        return BOARD.meant(_seance(state).board, text)

    def takes(self, state: State[Any], act: Action) -> bool:
        return BOARD.takes(_seance(state).board, act)

    def state(self, state: State[Any]) -> str:
        seance = _seance(state)
        return f"{BOARD.state(seance.board)} | {company_line(seance)}"

    def read_state(self, text: str, ruleset: RuleSet | None = None) -> CompanyState:
        return possible(read_company(text, ruleset or self._game.default))

    def heard(self, before: State[Any], after: State[Any]) -> Sequence[Event]:
        was, now = _seance(before), _seance(after)
        said = was.at_board(BOARD.heard(was.board, now.left or now.board))
        return (*said, *(event for event in now.events if not isinstance(event, AtBoard)))

    def tries(self, state: State[Any], seat: Seat) -> Sequence[Try]:
        colour = _seance(state).colour(seat)
        return () if colour is None else BOARD.tries(_seance(state).board, colour)

    def at_board(self, state: State[Any]) -> tuple[Seat, ...]:
        return _seance(state).at

    def sheet(self, state: State[Any], names: Sequence[str], language: Language) -> Sheet:
        return sheet_of(_seance(state), names, language)

    def describe(self, event: Event, language: Language) -> str:
        if isinstance(event, AtBoard):
            return BOARD.describe(event.event, language)
        return describe_company(event, language)


def sheet_of(state: CompanyState, names: Sequence[str], language: Language) -> Sheet:
    """The score sheet, people being named by their seats."""
    return score_sheet(state.company, [names[chair] for chair in state.chairs], language)


def _seance(state: State[Any]) -> CompanyState:
    assert isinstance(state, CompanyState)
    return state
