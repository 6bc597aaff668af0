"""The text of the marelle: `b2` lays a man, `b2-c3` moves one, `wb./.w./..b black` is a position."""

from __future__ import annotations

import re
from typing import Final

from academie.kernel import Event, NotationError, RuleSet, Seat, State
from academie.notation import Notation
from academie.notation.codec import Players, possible
from academie.notation.fields import Fields
from academie.notation.seats import NAMES as SEAT_NAMES
from academie.notation.seats import SEATS
from academie.words import Message, Text
from academie_marelle.board import NAMES, Board
from academie_marelle.law import MARELLE, Drawn, Lay, MarelleAct, Move, PartieDeMarelle, Won
from academie_marelle.rules import MarelleRules

LETTERS: Final = "wb"
"""Of the men, by seat; `.` is an empty point."""
_BOARD: Final = re.compile(r"[wb.]{3}/[wb.]{3}/[wb.]{3}")
_ACT: Final = re.compile(r"([abc][123])(?:-([abc][123]))?")


class MarelleNotation(Notation[MarelleAct]):
    """Rows of a position are written from the first, White's; `moved=4` counts moves, if there are any."""

    def act(self, act: MarelleAct) -> str:
        return NAMES[act.point] if isinstance(act, Lay) else f"{NAMES[act.start]}-{NAMES[act.end]}"

    def read_act(self, text: str) -> MarelleAct:
        found = _ACT.fullmatch(text)
        if found is None:
            raise NotationError(Message("marelle-no-act", text=text))
        start = NAMES.index(found[1])
        return Lay(start) if found[2] is None else Move(start, NAMES.index(found[2]))

    def state(self, state: State[MarelleAct]) -> str:
        assert isinstance(state, PartieDeMarelle)
        letters = "".join("." if man is None else LETTERS[man] for man in state.board)
        moved = [f"moved={state.moved}"] if state.moved else []
        return " ".join((f"{letters[:3]}/{letters[3:6]}/{letters[6:]}", SEAT_NAMES[state.turn], *moved))

    def read_state(self, text: str, ruleset: RuleSet | None = None) -> PartieDeMarelle:
        rules = MARELLE.default if ruleset is None else ruleset
        assert isinstance(rules, MarelleRules)
        board, turn, *words = text.split() if len(text.split()) > 1 else ("", "")
        if not _BOARD.fullmatch(board) or turn not in SEATS:
            raise NotationError(Message("marelle-no-position", text=text))
        fields = Fields(words)
        moved = fields.take("moved", int) or 0
        fields.done()
        return possible(PartieDeMarelle(rules, _read_board(board), SEATS[turn], moved))

    def message(self, event: Event, players: Players) -> Text:
        match event:
            case Won(why=why):
                return Message("marelle-won", player=players(event.seat), why=why.value)
            case Drawn():
                return Message("marelle-drawn")
            case _:
                raise TypeError(f"{event.called} is no event of the marelle")


def _read_board(text: str) -> Board:
    return tuple(None if letter == "." else Seat(LETTERS.index(letter)) for letter in text.replace("/", ""))


NOTATION: Final = MarelleNotation()
