"""The text of the Hub protocol: lines of a command with arguments, positions and moves.

Source: the Hub protocol, version 2, as Scan 3.1 describes it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from academie.games.draughts.law import DraughtsRules, DraughtsState, Position
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import HUNDRED
from academie.kernel import BLACK, WHITE, NotationError
from academie.words import Message

_WORD: Final = re.compile(r'([^\s="]+)(?:\s*=\s*("[^"]*"|[^\s"]*))?')
_PLAIN: Final = re.compile(r'[^\s="]+')


@dataclass(frozen=True, slots=True)
class HubLine:
    """A command with its arguments; a bare name is read as one with the empty value."""

    command: str
    arguments: Mapping[str, str] = field(default_factory=dict[str, str])

    def __str__(self) -> str:
        return " ".join((self.command, *map(_argument, self.arguments.items())))

    def number(self, name: str) -> float | None:
        """The argument as a number, if it is there and is one."""
        try:
            return float(self.arguments[name])
        except (KeyError, ValueError):
            return None


def _argument(item: tuple[str, str]) -> str:
    name, value = item
    return f"{name}={value}" if _PLAIN.fullmatch(value) else f'{name}="{value}"'


def read_line(text: str) -> HubLine:
    """Read a line leniently: what is not understood is skipped."""
    words = [(found[1], (found[2] or "").strip('"')) for found in _WORD.finditer(text)]
    if not words:
        return HubLine("")
    return HubLine(words[0][0], dict(words[1:]))


_POSITION: Final = re.compile(r"[WB][wbWBe]{50}")
_MOVE: Final = re.compile(r"\d{1,2}(?:-\d{1,2}|(?:x\d{1,2}){2,})", re.A)


def hub_position(position: Position, rules: DraughtsRules) -> str:
    """The player to move, then a letter a square. Raises `NotationError` for a board not ten by ten."""
    if rules.damier.value != HUNDRED:
        raise NotationError(Message("draughts-hub-board"))
    return "WB"[position.turn] + "".join(_letter(position, square) for square in HUNDRED.numbers())


def _letter(position: Position, square: int) -> str:
    for seat, letter in ((WHITE, "w"), (BLACK, "b")):
        if position.of_seat(seat) >> square & 1:
            return letter.upper() if position.kings >> square & 1 else letter
    return "e"


def read_hub_position(text: str) -> Position:
    """The position written so. Raises `NotationError`."""
    if not _POSITION.fullmatch(text):
        raise NotationError(Message("draughts-hub-position", text=text))
    board = {letter: [n for n, found in enumerate(text[1:], 1) if found == letter] for letter in "wbWB"}
    turn = WHITE if text[0] == "W" else BLACK
    return Position.of(board["w"], board["b"], board["W"], board["B"], turn)


def hub_move(move: Move) -> str:
    """The move from where to where, then every square it takes."""
    if not move.taken:
        return f"{move.start}-{move.end}"
    return "x".join(map(str, (move.start, move.end, *move.taken)))


def read_hub_move(state: DraughtsState, text: str) -> Move:
    """The legal move written so, what it takes in any order. Raises `NotationError`."""
    if _MOVE.fullmatch(text):
        start, end, *taken = map(int, re.findall(r"\d+", text))
        written = (start, end, tuple(sorted(taken)))
        for act in state.actions():
            if isinstance(act, Move) and (act.start, act.end, act.taken) == written:
                return act
    moves = tuple(hub_move(act) for act in state.actions() if isinstance(act, Move))
    raise NotationError(Message("draughts-hub-not-legal", text=text, moves=moves))
