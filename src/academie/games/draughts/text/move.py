"""Moves of draughts as text: `32-28`, `32x21`, `47x38x24x36`, and `32x21(27)` as a record keeps them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from academie.games.draughts.law import DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import Square
from academie.games.draughts.law.routes import passes, stations
from academie.kernel import NotationError

_STEP: Final = re.compile(r"(\d{1,2})-(\d{1,2})", re.A)
_CAPTURE: Final = re.compile(r"(\d{1,2})x(\d{1,2})\((\d{1,2}(?:,\d{1,2})*)\)", re.A)
_SHORT: Final = re.compile(r"\d{1,2}(?:\s*[-x:×]\s*\d{1,2})+", re.A)
_HOW: Final = "write 32-28, 32x21, or 32x21(27) with what is taken"


def move_text(move: Move) -> str:
    """The move from where to where, with what it takes: it needs no position to be understood."""
    if not move.taken:
        return f"{move.start}-{move.end}"
    return f"{move.start}x{move.end}({','.join(map(str, move.taken))})"


def read_move(text: str) -> Move:
    """The move written so. Raises `NotationError`, also for a capture that does not say what it takes."""
    word = text.strip().lower()
    if found := _STEP.fullmatch(word):
        start, end = (Square(int(number)) for number in found.groups())
        return Move(start, end, (), (start, end))
    if found := _CAPTURE.fullmatch(word):
        taken = sorted({Square(int(number)) for number in found[3].split(",")})
        return Move(Square(int(found[1])), Square(int(found[2])), tuple(taken))
    raise NotationError(f"{text.strip()!r} is no move: {_HOW}")


def short(move: Move, legal: Sequence[object]) -> str:
    """The move as PDN writes it: its ends, or the whole route where the ends do not tell it from another."""
    if not move.taken:
        return move_text(move)
    if len(_between(legal, move.start, move.end)) < 2:
        return f"{move.start}x{move.end}"
    return "x".join(map(str, stations(move)))


def is_short(text: str) -> bool:
    """Whether the text is squares joined by `-`, `x` or `:`."""
    return _SHORT.fullmatch(text.strip().lower()) is not None


def meant_move(state: DraughtsState, text: str) -> Move:
    """The legal move meant by squares it starts from, stands on and ends at.

    What is between the ends may be told in part or left out, as long as one move only is left. Raises
    `NotationError` where none is or several are.
    """
    start, *via, end = (Square(int(number)) for number in re.findall(r"\d+", text))
    found = _between(state.actions(), start, end)
    if via:
        found = [move for move in found if passes(state.position, move, state.rules, tuple(via))]
    if not found:
        raise NotationError(f"{text!r} is not legal here; try one of: {choices(state)}")
    if len(found) > 1:
        several = ", ".join("x".join(map(str, stations(move))) for move in found)
        raise NotationError(f"{text!r} may be any of: {several}")
    return found[0]


def choices(state: DraughtsState, most: int = 8) -> str:
    """Some legal moves as people write them."""
    legal = [act for act in state.actions() if isinstance(act, Move)]
    more = f", … ({len(legal)} in all)" if len(legal) > most else ""
    return (", ".join(short(move, legal) for move in legal[:most]) or "none, the game is over") + more


def _between(legal: Sequence[object], start: Square, end: Square) -> list[Move]:
    return [act for act in legal if isinstance(act, Move) and (act.start, act.end) == (start, end)]
