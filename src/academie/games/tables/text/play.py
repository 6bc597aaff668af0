"""The play of a throw as text: `0/6 0/5`, `8/20`, `18/off`, or `passe` when nothing moves."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from academie.games.tables.law.play import Play, net
from academie.games.tables.law.track import OFF, Move
from academie.games.tables.text.men import read_point
from academie.kernel import NotationError, Seat

NOTHING: Final = "passe"


def play_text(moves: tuple[Move, ...]) -> str:
    """The moves, each from where to where on the player's own track."""
    return " ".join(f"{start}/{'off' if end == OFF else end}" for start, end in moves) or NOTHING


def read_play(text: str, seat: Seat) -> Play:
    """The play written by numbers or letters, `8/14/20` for a man that pauses; a relay is one man's move."""
    if text.strip().lower() == NOTHING:
        return Play()
    steps = [step for word in text.replace("-", "/").split() for step in _steps(word, seat)]
    if not 1 <= len(steps) <= 2:
        raise NotationError(f"{text.strip()!r} is no play: write 0/6 0/5, 8/20 for one man, 18/off, or passe")
    return Play(net(*steps)) if len(steps) == 2 else Play(tuple(steps))


def _steps(word: str, seat: Seat) -> list[Move]:
    points = [read_point(part, seat) for part in word.split("/")]
    if len(points) < 2 or points[0] == OFF:
        raise NotationError(f"{word!r} is no move: write where the man starts and ends, as 0/6")
    return [Move(start, end) for start, end in pairwise(points)]
