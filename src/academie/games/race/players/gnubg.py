"""GNU Backgammon at toute-table, in a process of its own, connected by a socket on this machine.

It plays today's backgammon, whose plays are those of toute-table. A *backgammon* counts three to it and two
to us, and it takes for a double every game in which the loser has borne off none, be all his men home or
not; `Chances.value` counts as we do but for the latter.
"""

from __future__ import annotations

import os
import socket
import subprocess
import time
import weakref
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

from academie.engine.pipe import EngineError, find_program
from academie.games.race.law import Phase, RaceState
from academie.games.race.law.acts import Play
from academie.games.race.law.rules import PILES
from academie.games.race.text.gnubg import gnubg_board, read_gnubg_move
from academie.games.tables.law.play import Bearoff
from academie.games.tables.law.track import OFF
from academie.kernel import Action, NotationError, State
from academie.words import Message

READY: Final = 30.0
"""How many seconds it has to load its nets."""
PATIENCE: Final = 60.0
"""How many it has for an answer."""
PAUSE: Final = 0.02
PARTING: Final = 2.0

SETTING: Final = """\
set jacoby off
set cube use off
set evaluation chequerplay evaluation plies {plies}
set evaluation chequerplay evaluation cubeful off
external {socket}
"""


def gnubg_program() -> str | None:
    """Where the program is, if it is installed."""
    return find_program("gnubg")


class Chances(NamedTuple):
    """How likely the player to throw wins, wins double or triple, and loses double or triple."""

    win: float
    win_double: float
    win_triple: float
    lose_double: float
    lose_triple: float

    def value(self, *, double: bool) -> float:
        """The holes to expect, one for a partie and two for a double where it is agreed."""
        return 2 * self.win - 1 + (self.win_double - self.lose_double if double else 0.0)

    def turned(self) -> Chances:
        """The chances of the adversary."""
        return Chances(1 - self.win, self.lose_double, self.lose_triple, self.win_double, self.win_triple)


class Gnubg:
    """The program looking so many plies ahead; use it in a `with` block, or `close` it.

    Use it from one thread only. Raises `EngineError` where it is missing, silent or disagrees with our law.
    """

    def __init__(self, plies: int = 0) -> None:
        program = gnubg_program()
        if program is None:
            raise EngineError(Message("race-gnubg-missing"))
        self.plies = plies
        self._folder = TemporaryDirectory(prefix="gnubg-")
        place = Path(self._folder.name)
        commands, door = place / "commands", place / "socket"
        commands.write_text(SETTING.format(plies=plies, socket=door), encoding="ascii")
        self._process = subprocess.Popen(
            [program, "-t", "-q", "-r", "-c", str(commands)],
            env={"HOME": str(place), "PATH": os.defpath, "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._end = weakref.finalize(self, _end, self._process, self._folder)
        self._socket = self._connected(door)
        self._answers = self._socket.makefile("r", encoding="ascii", newline="\n")

    def _connected(self, door: Path) -> socket.socket:
        """Connect to the program once it listens."""
        until = time.monotonic() + READY
        while time.monotonic() < until and self._process.poll() is None:
            line = socket.socket(socket.AF_UNIX)
            line.settimeout(PATIENCE)
            try:
                line.connect(str(door))
            except OSError:
                line.close()
                time.sleep(PAUSE)
            else:
                return line
        self._end()
        raise EngineError(Message("race-gnubg-socket"))

    def choose(self, state: RaceState) -> Play:
        """The play it chooses for the dice on the table, of those the law allows."""
        plays = tuple(state.plays())
        if len(plays) == 1:
            return plays[0]
        lifts = any(move.end == OFF for play in plays for move in play.moves)
        if lifts and state.rules.bearoff.value is not Bearoff.FREE:
            return next(iter(self.plays(state)))
        answer = self.answer(state)
        try:
            return read_gnubg_move(state, answer)
        except NotationError as wrong:
            raise EngineError(Message("race-gnubg-answer", answer=wrong.text)) from wrong

    def answer(self, state: RaceState) -> str:
        """The play it chooses for the dice on the table, in its own words."""
        return self._ask(gnubg_board(state))

    def chances(self, state: RaceState) -> Chances:
        """Its chances in a state before the throw, for the player to throw."""
        return self.evaluation(gnubg_board(state))

    def evaluation(self, board: str) -> Chances:
        """Its chances on a board without dice."""
        answer = self._ask(f"evaluation fibsboard {board} PLIES {self.plies}")
        try:
            *chances, _equity = map(float, answer.split())
            return Chances(*chances)
        except (TypeError, ValueError):
            raise EngineError(Message("race-gnubg-chances", answer=answer)) from None

    def plays(self, state: RaceState) -> dict[Play, Chances]:
        """Its chances after each play of the dice on the table, for the player, the best first."""
        found = {play: self._after(state, play) for play in state.plays()}
        best_first = sorted(found, key=lambda play: found[play].value(double=state.double), reverse=True)
        return {play: found[play] for play in best_first}

    def _after(self, state: RaceState, play: Play) -> Chances:
        """The chances after a play; certain if it ends the partie."""
        then = state.apply(play)
        won = then.holes[state.thrower] - state.holes[state.thrower]
        if won:
            return Chances(1.0, float(won > 1), 0.0, 0.0, 0.0)
        return self.chances(then).turned()

    def _ask(self, line: str) -> str:
        try:
            self._socket.sendall(f"{line}\n".encode("ascii"))
            answer = self._answers.readline()
        except OSError as wrong:
            raise EngineError(Message("race-gnubg-silent", wrong=str(wrong))) from wrong
        if not answer or answer.startswith("Error"):
            raise EngineError(Message("race-gnubg-refuses", answer=answer.strip(), line=line))
        return answer.strip()

    def close(self) -> None:
        """End the program; closing it again does nothing."""
        self._answers.close()
        self._socket.close()
        self._end()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _end(process: subprocess.Popen[bytes], folder: TemporaryDirectory[str]) -> None:
    """Ask the program to end, kill it if it does not, and remove its files."""
    process.terminate()
    with suppress(subprocess.TimeoutExpired):
        process.wait(PARTING)
    process.kill()
    process.wait()
    folder.cleanup()


class GnubgPlayer:
    """GNU Backgammon at the board of toute-table."""

    def __init__(self, engine: Gnubg) -> None:
        self._engine = engine

    def choose(self, state: State[Any]) -> Action:
        """The program's play. Raises `EngineError`, also for another game."""
        if not (
            isinstance(state, RaceState) and state.rules.start.value == PILES and state.phase is Phase.PLAY
        ):
            raise EngineError(Message("race-gnubg-game"))
        return self._engine.choose(state)
