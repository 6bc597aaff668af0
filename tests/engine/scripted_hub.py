"""An engine that speaks Hub over its pipes and plays by our law, or misbehaves as its argument says.

It is started as a process of its own; it never looks ahead and always plays the last of the legal moves.
"""

from __future__ import annotations

import re
import signal
import sys
import time
from typing import Final

from academie.games.draughts.law import DAMES, DraughtsState, Position
from academie.games.draughts.law.acts import Move
from academie.games.draughts.text.hub import hub_move, read_hub_move
from academie.kernel import BLACK, WHITE, NotationError

NEVER: Final = 600.0
OLD_GREETING: Final = (
    "Scripted 1 by nobody",
    "name Scripted 1",
    "author The Académie authors",
    "country France",
    "wait",
)
GREETING: Final = (
    'id name=Scripted version=1.0 author="The Académie authors" country=France',
    'param name=variant value=normal type=enum values="normal losing"',
    "param name=book value=false type=bool",
    "wait",
)


def say(*lines: str) -> None:
    for line in lines:
        sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def position(text: str) -> Position:
    """A position as Hub writes it."""
    turn, board = text[0], text[1:]
    pieces = {letter: [n for n, found in enumerate(board, 1) if found == letter] for letter in "wbWB"}
    return Position.of(pieces["w"], pieces["b"], pieces["W"], pieces["B"], WHITE if turn == "W" else BLACK)


def read_state(line: str) -> DraughtsState:
    found = re.fullmatch(r'pos pos=([WB][wbWBe]{50})(?: moves=(?:"([^"]*)"|(\S+)))?', line)
    assert found is not None, line
    state = DraughtsState(DAMES.default, position(found[1]))
    for word in (found[2] or found[3] or "").split():
        state = state.apply(read_hub_move(state, word))
    return state


def answer(state: DraughtsState) -> None:
    *_, move = state.actions()
    assert isinstance(move, Move)
    say(f'info depth=1 mean-depth=1.0 score=-0.25 nodes=12 time=0.001 nps=0.1 pv="{hub_move(move)} 1-6"')
    say("info message=thinking")
    say(f'info depth=2 score=0.5 nodes=345 time=0.002 pv="{hub_move(move)}"')
    say(f"done move={hub_move(move)} ponder=1-6")


class Engine:
    """Answers line by line."""

    def __init__(self, manner: str) -> None:
        self.manner = manner
        self.state = DAMES.start()

    def hear(self, line: str) -> None:
        match line.split(maxsplit=1)[0], self.manner:
            case "hub", _:
                say(*GREETING)
            case "init", "never-ready":
                time.sleep(NEVER)
            case "init", _:
                say("loading the weights = a lot", "ready")
            case (("set-param" | "level"), "echo"):
                say(f'error message="{line}"')
            case "pos", _:
                self.state = read_state(line)
            case "ping", _:
                say("pong")
            case "stop", "late":
                answer(self.state)
            case "go", _:
                think(self.manner, self.state)
            case _:
                pass


class OldEngine:
    """The same in version 1, of which no engine can be had here: it tells what it was told."""

    def __init__(self) -> None:
        self.state = DAMES.start()
        self.told: list[str] = []

    def hear(self, line: str) -> None:
        command, *words = line.split()
        match command:
            case "hub":
                say(*OLD_GREETING)
            case "init":
                say("init eval", "ready")
            case "ping":
                say("pong")
            case "pos":
                assert words[0][0] in "wb", line
                self.state = DraughtsState(DAMES.default, position(words[0][0].upper() + words[0][1:]))
            case "move":
                try:
                    self.state = self.state.apply(read_hub_move(self.state, words[0]))
                except NotationError:
                    say("error illegal move")
            case "go":
                self.go()
            case _:
                self.told.append(line)

    def go(self) -> None:
        *_, move = self.state.actions()
        assert isinstance(move, Move)
        say(f"info 7 7.5 -25 345 0.20 1.2 {hub_move(move)} {' '.join(self.told).replace(' ', '_')}")
        say(f"move {hub_move(move)} 1-6")


def main(manner: str) -> None:
    engine = OldEngine() if manner == "old" else Engine(manner)
    if manner == "stubborn":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    for line in sys.stdin:
        if line.strip() == "quit" and manner != "stubborn":
            return
        engine.hear(line.strip())
    if manner == "stubborn":
        time.sleep(NEVER)


def think(manner: str, state: DraughtsState) -> None:
    match manner:
        case "illegal":
            say("done move=1-50")
        case "wordless":
            say("done")
        case "crash":
            sys.exit(3)
        case "error":
            say('error message="out of memory"')
        case "flood":
            for depth in range(1_000_000):
                say(f"info depth={depth}")
        case "late" | "silent":
            return
        case _:
            answer(state)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "normal")
