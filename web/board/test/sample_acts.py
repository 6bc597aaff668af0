"""Prints positions with all their legal acts as the law tells them: `python sample_acts.py > acts.json`.

The boards know no law; their tests play these lists out by gestures.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from academie.games import registry
from academie.kernel import CHANCE, State
from academie.notation.codec import notation_of

GAMES = 6
EVERY = 9
"""One state in so many is kept, so that the sample is various."""

KNOWN = {
    "dames": (
        "W:WK25:B16,20,21,22,24,28,29,31,39",
        "W:WK49:B7,13,19,20,24,26,38",
        "W:W32,33,34,35,41:B28,27,18,8,17,29,19,9",
        "W:WK47:B41,42,31,22,33,23,24,14,43,34",
        "W:WK23:B11,16,17,18,22,24,29,31,32,34,43,44",
    ),
    "trictrac": (
        "18x3,20x2,22/0x15 white dice=6-4",
        "17,19x5,20x5,22x4/0x15 white dice=5-2",
        "20/0x15 white dice=3-1",
        "5x2,6x2,7x2,8x2,9x2,10x2,11x3/0x15 white dice=3-3",
        "1x15/18x4,19x4,21x3,23x3 black dice=6-5",
        "0x9,2,4,6,7,9,10/0x15 white dice=5-4",
    ),
    "toute-table": (
        "0x2,11x4,13,16,18x4,20,21,23/1,11x5,17x2,18x5,21 black dice=4-3 hands=0-1",
        "0,12x2/7,14x2 white dice=4-2",
        "18x2,19,21/18x5 white dice=6-4",
        "17,18x2,21x2/18x3,22 white dice=5-1",
    ),
    "revertier": ("0x13,3,22/0x13,6,7 black dice=3-3", "0x13,3/0x13,6,19 white dice=6-2 hands=1-0"),
    "jacquet": ("0x15/0x15 white dice=4-1", "0x14,17/0x14,18 white dice=5-2"),
    "garanguet": (
        "0x15/0x15 black dice=4-4-3",
        "0x8,2,3,5,6x2,8x2/0x10,4,10,11,14,16 white dice=6-6-6 again=2",
    ),
    "plein": ("0x11,1,5,6,8/0x9,1,2x3,6,9 white dice=4-4",),
    "tourne-case": ("0,2,4/5,7,12 white dice=5-1",),
    "rabattues": ("2,2,2,1+2,2+1,1+2/2,2,1+1,1+2,3,1+2 black dice=6-2",),
    "toc": ("0x12,1,4,5/0x13,1,10 white dice=6-2",),
}
"""Captures that go round, share their ends or take very many; men borne off, relayed, hit, in hand, alone."""

RUNNING = {"toute-table", "revertier", "jacquet", "garanguet", "plein"}
MOST = 60
"""Longer lists of the running games are left out: what they add is only length."""


def thrown(state: State[Any], chance: Random) -> State[Any]:
    while state.actor is CHANCE:
        acts, odds = zip(*state.chance(), strict=True)
        state = state.apply(chance.choices(acts, [float(part) for part in odds])[0])
    return state


def visited(key: str, seed: int) -> Iterator[State[Any]]:
    """The states of a game played at random, bounded in length."""
    chance = Random(seed)
    state = thrown(registry[key].start(), chance)
    for _ in range(400):
        if state.outcome is not None:
            return
        yield state
        state = thrown(state.apply(chance.choice(state.actions())), chance)


def described(key: str, state: State[Any]) -> dict[str, Any]:
    notation = notation_of(key)
    return {"position": notation.state(state), "acts": [notation.act(act) for act in state.actions()]}


def sample(key: str) -> Iterator[dict[str, Any]]:
    for seed in range(GAMES):
        for nth, state in enumerate(visited(key, seed)):
            if nth % EVERY == seed and 1 < len(state.actions()) <= (MOST if key in RUNNING else sys.maxsize):
                yield described(key, state)


def main() -> None:
    games = {}
    for key, positions in KNOWN.items():
        known = [described(key, notation_of(key).read_state(position)) for position in positions]
        games[key] = ",\n  ".join(json.dumps(case) for case in (*known, *sample(key)))
    print("{\n" + ",\n".join(f'"{key}": [\n  {cases}\n]' for key, cases in games.items()) + "\n}")


main()
