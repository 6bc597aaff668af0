"""Stockfish in a process of its own, spoken to over UCI by python-chess.

One thread, little memory, a forgotten past and a count of positions instead of a clock: so it answers alike
on any machine.
"""

from __future__ import annotations

import os
import signal
import threading
import weakref
from collections.abc import Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import suppress
from functools import cache
from typing import Final, NamedTuple

from academie.engine.pipe import EngineError, find_program
from academie.games.chess.law.acts import Move
from academie.games.chess.law.moves import board_of, from_python_chess, to_python_chess
from academie.games.chess.law.python_chess import chess, uci
from academie.games.chess.law.state import ChessState
from academie.words import Message

PLACE: Final = "ACADEMIE_STOCKFISH"
"""The variable that says where the program is."""
MEGABYTES: Final = 16
SECONDS: Final = 60.0
"""How long it may be silent."""
MATE: Final = 100_000
"""What mate at once is worth in hundredths of a pawn; each move till then costs one."""
FAR: Final = 1_000
"""No mate is further away than this number of moves."""
MISSING: Final = Message("chess-no-stockfish", place=PLACE)


def stockfish_program() -> str | None:
    """Where the program is, if it is installed."""
    return find_program(os.environ.get(PLACE) or "stockfish")


def is_mate(score: int) -> bool:
    """Whether a score means a forced mate, for either side."""
    return abs(score) >= MATE - FAR


def score_text(score: int) -> str:
    """A score as players say it: pawns ahead, or in how many moves there is mate."""
    if is_mate(score):
        return f"{'+' if score > 0 else '-'}#{MATE - abs(score)}"
    return f"{score / 100:+.2f}"


class Scored(NamedTuple):
    """A move, its worth to its player in hundredths of a pawn, and what is likely to follow."""

    move: Move
    score: int
    line: tuple[Move, ...]


class Stockfish:
    """The program, until `close` or the end of Python. Raises `EngineError` where it is missing or fails."""

    def __init__(self) -> None:
        program = stockfish_program()
        if program is None:
            raise EngineError(MISSING)
        self._engine = _started(program)
        self.pid = self._engine.transport.get_pid()
        self._end = weakref.finalize(self, _end, self._engine, self.pid)
        self._engine.configure({"Threads": 1, "Hash": MEGABYTES})

    def scores(
        self, state: ChessState, moves: Sequence[Move], nodes: int, lines: int = 1
    ) -> tuple[Scored, ...]:
        """Return the best of some legal moves, the best first, after a search of `nodes` positions.

        Castling that pushes a pawn along is unknown to it and left out; nothing if nothing is left, or if the
        position cannot be in the chess it knows. Moves without progress are not counted for it: what they
        bring, our law says.
        """
        board = board_of(state.position)
        known = {to_python_chess(move): move for move in moves if move.pawn is None}
        if not known or not board.is_valid():
            return ()
        try:
            found = self._engine.analyse(
                board, uci.Limit(nodes=nodes), multipv=min(lines, len(known)), game=object(), root_moves=known
            )
        except (uci.EngineError, CancelledError, TimeoutError) as wrong:
            raise EngineError(Message("chess-stockfish-fails", wrong=str(wrong))) from wrong
        return tuple(_scored(found, known, board.turn))

    def close(self) -> None:
        """Ends the process; asking again does nothing."""
        self._end()


def _started(program: str) -> uci.SimpleEngine:
    """The engine, its thread a daemon's like the one that starts it: Python need not wait for it to end."""
    found: list[uci.SimpleEngine] = []
    wrong: list[Exception] = []

    def start() -> None:
        try:
            found.append(uci.SimpleEngine.popen_uci(program, timeout=SECONDS, setpgrp=True))
        except (OSError, uci.EngineError, TimeoutError) as error:
            wrong.append(error)

    starter = threading.Thread(target=start, daemon=True)
    starter.start()
    starter.join()
    if not found:
        raise EngineError(Message("chess-stockfish-start", program=program, wrong=str(wrong[0]))) from wrong[
            0
        ]
    return found[0]


def _end(engine: uci.SimpleEngine, pid: int) -> None:
    """Asks the engine to leave, and makes it if it does not."""
    engine.timeout = 2.0
    with suppress(uci.EngineError, CancelledError, TimeoutError):
        engine.quit()
        return
    with suppress(ProcessLookupError):
        # Windows has no such signal, and ends a process at once by any.
        os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))


def _scored(
    found: Sequence[uci.InfoDict], known: dict[chess.Move, Move], turn: chess.Color
) -> Iterator[Scored]:
    for info in found:
        if "score" in info and (line := info.get("pv")):
            score = info["score"].pov(turn).score(mate_score=MATE)
            yield Scored(known[line[0]], score, tuple(map(from_python_chess, line)))


@cache
def shared_stockfish() -> Stockfish:
    """The Stockfish of this process, started on first use; `shared_stockfish.cache_clear()` forgets it."""
    return Stockfish()
