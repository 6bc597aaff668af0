"""A draughts engine that speaks the Hub protocol: it takes what leaves the other fewest moves.

    academie play dames --black "hub:python examples/hub_engine.py"

Any language will do: the protocol is lines of text on standard input and output. This one borrows the moves
from academie.
"""

from __future__ import annotations

import sys

from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.text.hub import HubLine, hub_move, read_hub_move, read_hub_position, read_line


def say(*lines: str) -> None:
    """Writes lines at once: the other side waits for them."""
    print(*lines, sep="\n", flush=True)


def set_up(line: HubLine) -> DraughtsState:
    """The position of `pos`, after its moves."""
    state = DraughtsState(DAMES.default, read_hub_position(line.arguments["pos"]))
    for word in line.arguments.get("moves", "").split():
        state = state.apply(read_hub_move(state, word))
    return state


def best(state: DraughtsState) -> Move:
    """The move after which the adversary has the least choice."""
    moves = [act for act in state.actions() if isinstance(act, Move)]
    return min(moves, key=lambda move: len(state.apply(move).actions()))


def main() -> None:
    """Answers line by line until `quit`."""
    state = DAMES.start()
    for text in sys.stdin:
        line = read_line(text)
        match line.command:
            case "hub":
                say("id name=Example version=1.0", "wait")
            case "init":
                say("ready")
            case "ping":
                say("pong")
            case "pos":
                state = set_up(line)
            case "go":
                say(f"done move={hub_move(best(state))}")
            case "quit":
                return
            case _:  # level, new-game, stop: nothing to do for an engine that answers at once
                pass


if __name__ == "__main__":
    main()
