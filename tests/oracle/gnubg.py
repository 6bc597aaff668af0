"""GNU Backgammon as an oracle: which positions a throw can lead to, asked of the program itself."""

from __future__ import annotations

import base64
import os
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from academie.kernel import other
from academie.rules.tables.course import Course
from academie.rules.tables.course.acts import HAND, Play
from academie.rules.tables.track import OFF, Point

Change = tuple[frozenset[tuple[Point, int]], frozenset[Point]]
"""How many men each flèche gains or loses, and where men are hit."""

PROGRAM = shutil.which("gnubg", path=f"{os.environ.get('PATH', '')}:/usr/games")
SETTING = """\
set automatic game off
set automatic roll off
set automatic move off
set player 0 human
set player 1 human
set evaluation chequerplay evaluation plies 0
set evaluation chequerplay evaluation cubeful off
set cube use off
set jacoby off
new game
set turn 0
"""
MOST = 10_000
_ASKED = re.compile(r"^The dice have been set to .*$", re.M)
_MOVE = re.compile(r"^ +\d+\. Cubeless 0-ply +(\S.*?) +Eq\.:", re.M)
_WORD = re.compile(r"(?P<way>[^()]+)(?:\((?P<times>\d)\))?")


def answers(states: list[Course], folder: Path) -> list[set[Change]]:
    """For each state with dice on the table, every change that is legal by GNU Backgammon."""
    assert PROGRAM is not None
    commands = folder / "commands"
    commands.write_text(SETTING + "".join(map(question, states)), encoding="ascii")
    done = subprocess.run(
        [PROGRAM, "-t", "-q", "-r", "-c", str(commands)],
        env={"HOME": str(folder), "PATH": os.defpath, "LC_ALL": "C"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    )
    _, *parts = _ASKED.split(done.stdout)
    return [{read_change(move) for move in _MOVE.findall(part)} or {NOTHING} for part in parts]


def question(state: Course) -> str:
    """The commands that put the position and its dice, and ask for every move."""
    assert state.dice is not None
    high, low = state.dice.numbers[:2]
    return f"set board {position_id(state)}\nset dice {high} {low}\nhint {MOST}\n"


def position_id(state: Course) -> str:
    """The position as GNU Backgammon names it: unary stacks from each player's last flèche to his hand."""
    stands = (state.stand(other(state.thrower)), state.stand(state.thrower))
    bits = "".join("1" * count + "0" for stand in stands for count in (*reversed(stand.men), stand.hand))
    padded = bits.ljust(80, "0")
    octets = bytes(int(padded[start : start + 8][::-1], 2) for start in range(0, 80, 8))
    return base64.b64encode(octets).decode().rstrip("=")


def change_of(play: Play) -> Change:
    """What a play of ours changes."""
    return changed(((start, end) for start, end in play.moves), play.hits)


def changed(moves: Iterable[tuple[Point, Point]], hits: Iterable[Point]) -> Change:
    """The change made by those moves, however many make one man's way."""
    gains: Counter[Point] = Counter()
    for start, end in moves:
        gains[start] -= 1
        gains[end] += 1
    return frozenset((point, gain) for point, gain in gains.items() if gain), frozenset(hits)


NOTHING = changed((), ())


def read_change(text: str) -> Change:
    """What a move written like `24/18*/16 13/11(2)` changes, told on the mover's own way."""
    moves: list[tuple[Point, Point]] = []
    hits: set[Point] = set()
    for word in text.split():
        found = _WORD.fullmatch(word)
        assert found is not None, text
        parts = found["way"].split("/")
        points = [read_point(part) for part in parts]
        moves += [(points[0], points[-1])] * int(found["times"] or 1)
        hits |= {point for point, part in zip(points, parts, strict=True) if part.endswith("*")}
    return changed(moves, hits)


def read_point(text: str) -> Point:
    """A point counted from the end of the way, the bar or the place of men borne off."""
    word = text.rstrip("*")
    return {"bar": HAND, "off": OFF}.get(word, OFF - int(word) if word.isdecimal() else HAND)
