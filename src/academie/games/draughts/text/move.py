"""Moves of draughts as text: `32-28`, `32x21`, `47x38x24x36`, and `32x21(27)` in records."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from academie.games.draughts.law import DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import Bits, Line, Square, Way, bits
from academie.games.draughts.law.captures import jumps
from academie.games.draughts.law.movement import Movement, movement
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.rules import DraughtsRules
from academie.kernel import NotationError, Seat
from academie.words import Message

Reached = dict[tuple[Square, Bits], int]
"""Where a capture stands and what it has still to jump, with how many of the squares asked for it met."""


def passes(position: Position, move: Move, rules: DraughtsRules, via: Line) -> bool:
    """Whether some route of the legal capture `move` stands on the squares of `via`, in order, on its way."""
    how, free = movement(rules), ~(position.white | position.black) | 1 << move.start
    seat = None if position.kings >> move.start & 1 else position.turn
    reached: Reached = {(move.start, bits(move.taken)): 0}
    for asked in (*[via] * (len(move.taken) - 1), ()):
        reached = _onward(how, seat, free, reached, asked)
    return reached.get((move.end, 0), -1) == len(via)


def _onward(how: Movement, seat: Seat | None, free: Bits, reached: Reached, via: Line) -> Reached:
    """One jump further. Of two ways to the same place the one that met more squares serves for both."""
    onward: Reached = {}
    for (at, left), met in reached.items():
        for over, land in jumps(how, seat, at, left, free):
            place = land, left & ~over
            now = met + (met < len(via) and via[met] == land)
            onward[place] = max(now, onward.get(place, 0))
    return onward


def stations(move: Move) -> Line:
    """The squares a capture stands on, the same for everybody: where it turns, or right behind what it took.

    The last is its end. Source: PDN 3.0, on captures written in full.
    """
    path = list(move.path)
    for index in range(1, len(path) - 1):
        before, at, after = path[index - 1 : index + 2]
        line = _towards(move, before, at)
        if after in line:
            path[index] = line[next(n for n, met in enumerate(line) if met in move.taken) + 1]
    return tuple(path)


def _towards(move: Move, start: Square, end: Square) -> Line:
    """The whole line that leaves `start` through `end`."""
    lines = (move.damier.line(start, way) for way in Way)
    return next(line for line in lines if end in line)


_STEP: Final = re.compile(r"(\d{1,2})-(\d{1,2})", re.A)
_CAPTURE: Final = re.compile(r"(\d{1,2})x(\d{1,2})\((\d{1,2}(?:,\d{1,2})*)\)", re.A)
_SHORT: Final = re.compile(r"\d{1,2}(?:\s*[-x:×]\s*\d{1,2})+", re.A)


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
    raise NotationError(Message("draughts-no-move", text=text.strip()))


def short(move: Move, legal: Sequence[object]) -> str:
    """The move as PDN writes it: its ends, or the whole route where the ends are ambiguous."""
    if not move.taken:
        return move_text(move)
    if len(_between(legal, move.start, move.end)) < 2:
        return f"{move.start}x{move.end}"
    return "x".join(map(str, stations(move)))


def is_short(text: str) -> bool:
    """Whether the text is squares joined by `-`, `x` or `:`."""
    return _SHORT.fullmatch(text.strip().lower()) is not None


def find_move(state: DraughtsState, text: str) -> Move:
    """Find the legal move by squares it starts from, stands on and ends at.

    What is between the ends may be given in part or left out, as long as one move only is left. Raises
    `NotationError` where none is or several are.
    """
    start, *via, end = (Square(int(number)) for number in re.findall(r"\d+", text))
    found = _between(state.actions(), start, end)
    if via:
        found = [move for move in found if passes(state.position, move, state.rules, tuple(via))]
    if not found:
        if state.outcome is not None:
            raise NotationError(Message("draughts-over"))
        raise NotationError(Message("draughts-not-legal", text=text, choices=choices(state)))
    if len(found) > 1:
        several = tuple("x".join(map(str, stations(move))) for move in found)
        raise NotationError(Message("draughts-ambiguous", text=text, moves=several))
    return found[0]


def choices(state: DraughtsState, most: int = 8) -> str:
    """Some legal moves as people write them, and how many there are if not all are shown."""
    legal = [act for act in state.actions() if isinstance(act, Move)]
    more = f", … ({len(legal)})" if len(legal) > most else ""
    return (", ".join(short(move, legal) for move in legal[:most]) or "-") + more


def _between(legal: Sequence[object], start: Square, end: Square) -> list[Move]:
    return [act for act in legal if isinstance(act, Move) and (act.start, act.end) == (start, end)]
