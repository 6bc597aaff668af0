"""Dice and plays as text.

Dice are `w2b5` for one die each, `6-5` or `6-5-4` for a throw, the larger number first. A play is `0/6 0/5`,
`8/20`, `18/off`, or `passe` when nothing moves.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from academie.games.tables.law.play import Play, net
from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.throw import ThreeDice, Throw, three_dice, throw
from academie.games.tables.law.track import OFF, Move
from academie.games.tables.text.position import read_point
from academie.kernel import NotationError, Seat
from academie.words import Message

NOTHING: Final = "passe"
_FIRST_DICE: Final = re.compile(r"w([1-6])b([1-6])")
_THROW: Final = re.compile(r"([1-6])-([1-6])(?:-([1-6]))?")


def dice_text(dice: FirstDice | Throw | ThreeDice) -> str:
    """The dice as they stand in a record."""
    return f"w{dice.white}b{dice.black}" if isinstance(dice, FirstDice) else "-".join(map(str, dice.numbers))


def read_dice(text: str) -> FirstDice | Throw | ThreeDice | None:
    """The dice written so, or `None` if the text is something else."""
    if found := _FIRST_DICE.fullmatch(text):
        return FirstDice(int(found[1]), int(found[2]))
    return read_cast(text)


def read_cast(text: str) -> Throw | ThreeDice | None:
    """The throw of two dice or three written so, or `None`."""
    found = _THROW.fullmatch(text)
    if found is None:
        return None
    first, second, third = found.groups()
    return three_dice(int(first), int(second), int(third)) if third else throw(int(first), int(second))


def play_text(moves: tuple[Move, ...]) -> str:
    """The moves, each from where to where on the player's own track."""
    return " ".join(f"{start}/{'off' if end == OFF else end}" for start, end in moves) or NOTHING


def read_play(text: str, seat: Seat) -> Play:
    """The play written by numbers or letters, `8/14/20` for a man that pauses; a relay is one man's move."""
    if text.strip().lower() == NOTHING:
        return Play()
    steps = [step for word in text.replace("-", "/").split() for step in _steps(word, seat)]
    if not 1 <= len(steps) <= 2:
        raise NotationError(Message("tables-no-play", text=repr(text.strip())))
    return Play(net(*steps)) if len(steps) == 2 else Play(tuple(steps))


def _steps(word: str, seat: Seat) -> list[Move]:
    points = [read_point(part, seat) for part in word.split("/")]
    if len(points) < 2 or points[0] == OFF:
        raise NotationError(Message("tables-no-move", text=repr(word)))
    return [Move(start, end) for start, end in pairwise(points)]
