"""The text of the marelle: `b2` lays a man, `b2-c3` moves one, `wb./.w./..b black` is a position."""

from __future__ import annotations

import re
from typing import Final

from academie.kernel import Event, NotationError, RuleSet, Seat, State
from academie.notation import Notation
from academie.notation.codec import possible
from academie.notation.fields import Fields
from academie.notation.seats import NAMES as SEAT_NAMES
from academie.notation.seats import PLAYER, SEATS
from academie.words import Content, Language
from academie_marelle.board import NAMES, Board
from academie_marelle.law import MARELLE, Drawn, Lay, MarelleAct, Move, PartieDeMarelle, Why, Won
from academie_marelle.rules import MarelleRules

LETTERS: Final = "wb"
"""Of the men, by seat; `.` is an empty point."""
_BOARD: Final = re.compile(r"[wb.]{3}/[wb.]{3}/[wb.]{3}")
_ACT: Final = re.compile(r"([abc][123])(?:-([abc][123]))?")
_WAYS: Final = {
    Why.ROW: Content(fr="trois pions alignés", en="three men in a row"),
    Why.BLOCKED: Content(fr="l'adversaire ne peut plus jouer", en="the adversary cannot move"),
}
_DRAWN: Final = Content(
    fr="partie nulle : trop de coups sans alignement", en="drawn: too many moves without a row"
)


class MarelleNotation(Notation[MarelleAct]):
    """Rows of a position are written from the first, White's; `moved=4` counts moves, if there are any."""

    def act(self, act: MarelleAct) -> str:
        return NAMES[act.point] if isinstance(act, Lay) else f"{NAMES[act.start]}-{NAMES[act.end]}"

    def read_act(self, text: str) -> MarelleAct:
        found = _ACT.fullmatch(text)
        if found is None:
            raise NotationError(
                Content(
                    fr=f"{text!r} n'est pas un coup : écrivez b2 pour poser un pion, b2-c3 pour en jouer un",
                    en=f"{text!r} is no act: write b2 to lay a man, b2-c3 to move one",
                )
            )
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
            raise NotationError(f"{text!r} is no position: write wb./.w./..b, then white or black to act")
        fields = Fields(words)
        moved = fields.take("moved", int) or 0
        fields.done()
        return possible(PartieDeMarelle(rules, _read_board(board), SEATS[turn], moved))

    def describe(self, event: Event, language: Language) -> str:
        match event:
            case Won(why=why):
                winner = PLAYER[event.seat]
                return Content(
                    fr=f"{winner.fr} gagne : {_WAYS[why].fr}", en=f"{winner.en} wins: {_WAYS[why].en}"
                ).in_(language)
            case Drawn():
                return _DRAWN.in_(language)
            case _:
                raise TypeError(f"{event.called} is no event of the marelle")


def _read_board(text: str) -> Board:
    return tuple(None if letter == "." else Seat(LETTERS.index(letter)) for letter in text.replace("/", ""))


NOTATION: Final = MarelleNotation()
