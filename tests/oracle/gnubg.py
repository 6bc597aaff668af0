"""GNU Backgammon as an oracle: which positions a throw can lead to, asked of the program itself."""

from __future__ import annotations

import base64
import os
import re
import subprocess
from pathlib import Path

from academie.games.race.law import RaceState
from academie.games.race.law.acts import Play
from academie.games.race.players.gnubg import gnubg_program
from academie.games.race.text.gnubg import gnubg_change, read_gnubg_play
from academie.games.tables.law.track import Point
from academie.kernel import other

Change = tuple[frozenset[tuple[Point, int]], frozenset[Point]]
"""How many men each flèche gains or loses, and where men are hit."""

PROGRAM = gnubg_program()
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
NOTHING = gnubg_change(Play())
_ASKED = re.compile(r"^The dice have been set to .*$", re.M)
_MOVE = re.compile(r"^ +\d+\. Cubeless 0-ply +(\S.*?) +Eq\.:", re.M)


def answers(states: list[RaceState], folder: Path) -> list[set[Change]]:
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
    return [
        {gnubg_change(read_gnubg_play(move)) for move in _MOVE.findall(part)} or {NOTHING} for part in parts
    ]


def question(state: RaceState) -> str:
    """The commands that put the position and its dice, and ask for every move."""
    assert state.dice is not None
    high, low = state.dice.numbers[:2]
    return f"set board {position_id(state)}\nset dice {high} {low}\nhint {MOST}\n"


def position_id(state: RaceState) -> str:
    """The position as GNU Backgammon names it: unary stacks from each player's last flèche to his hand."""
    stands = (state.stand(other(state.thrower)), state.stand(state.thrower))
    bits = "".join("1" * count + "0" for stand in stands for count in (*reversed(stand.men), stand.hand))
    padded = bits.ljust(80, "0")
    octets = bytes(int(padded[start : start + 8][::-1], 2) for start in range(0, 80, 8))
    return base64.b64encode(octets).decode().rstrip("=")
