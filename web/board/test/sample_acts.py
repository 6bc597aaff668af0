"""Prints positions with all their legal acts as the law tells them: `python sample_acts.py > acts.json`.

The boards know no law; their tests play these lists out by gestures.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from academie.games import registry
from academie.kernel import CHANCE, State
from academie.notation.games import notation_of

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
}
"""Captures that go round, share their ends or take very many; men borne off, relayed, going on alone."""


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


def told(key: str, state: State[Any]) -> dict[str, Any]:
    notation = notation_of(key)
    return {"position": notation.state(state), "acts": [notation.act(act) for act in state.actions()]}


def sample(key: str) -> Iterator[dict[str, Any]]:
    for seed in range(GAMES):
        for nth, state in enumerate(visited(key, seed)):
            if nth % EVERY == seed and len(state.actions()) > 1:
                yield told(key, state)


def main() -> None:
    games = {}
    for key, positions in KNOWN.items():
        known = [told(key, notation_of(key).read_state(position)) for position in positions]
        games[key] = ",\n  ".join(json.dumps(case) for case in (*known, *sample(key)))
    print("{\n" + ",\n".join(f'"{key}": [\n  {cases}\n]' for key, cases in games.items()) + "\n}")


main()
