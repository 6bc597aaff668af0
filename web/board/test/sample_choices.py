"""Prints positions with their legal acts as the server sends them: `python sample_choices.py > choices.json`.

The boards know no law; their tests play these lists out by gestures.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec

from academie.kernel import CHANCE, Seat, State
from academie.notation.codec import notation_of
from academie.notation.wire import choices_of, form_of
from academie.registry import registry

GAMES = 6
EVERY = 17
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
    "echecs": (
        "r7/1P6/8/8/8/8/8/K6k w - - 0 1",
        "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 2",
    ),
    "dominos": (),
}
"""Captures that go round, share their ends or take very many; men borne off, relayed, hit, in hand, alone."""

BY_HAND = {"trictrac": None, "toc": None, "revertier": None, "dames": "dames/manoury-1787", "dominos": None}
"""Games played with hands on the table, each by a rule set that knows it: none is the usual one."""
MOST_BY_HAND = 6
MOST_STATES = 60

SCENES = {
    "start": ("trictrac", "0x15/0x15 white dice=6-5"),
    "middle": (
        "trictrac",
        "0x2,1,3x2,4x2,5,6x2,7x2,8,10x2/1,2,3x2,4,5x2,6x2,7,8x2,10,11x2 black dice=6-5 points=4-8 holes=3-11"
        " bredouille=black",
    ),
    "alone": (
        "trictrac",
        "0x9,2,4,6,7,9,10/0x15 white dice=5-4 points=6-10 holes=1-11 bredouille=white",
    ),
    "arrows": (
        "trictrac",
        "0x8,2,4,6x2,7,9,10/0x7,3,5,6,7x2,8,10x2 white dice=6-4 points=2-6 holes=5-7",
    ),
    "off": ("trictrac", "18x3,20x2,22/6x10,7x3,8x2 white dice=6-4 points=10-8 holes=11-9"),
    "dames": ("dames", "W:W26,31-40,42-50:B1-14,16,19-20,23"),
    "captures": ("dames", "W:WK49:B7,13,19,20,24,26,38"),
    "path": ("dames", "W:W32,33,34,35,41:B28,27,18,8,17,29,19,9"),
    "small": ("dames", "W:W21-31,K18:B1-10,12,K15", "dames/francaises-64"),
    "rafle": ("dames", "W:W28,33,35-39,43,44,47-49,K45:B3,4,K5,6,9,10,12,13,15,16,20,22,25"),
    "philidor": ("echecs", "rnbqnrk1/pp4pp/1bp5/3pp3/3P4/2NBB3/PP1QNPPP/R3K2R w KQ - 0 12"),
    "check": ("echecs", "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4"),
    "line": ("dominos", "0-6,6-6,6-4,4-4,4-2,2-3 ?3/3-1,5-5,3-0 leader=j1 turn=j2 scores=22-31"),
    "long-line": (
        "dominos",
        "1-4,4-4,4-0,0-0,0-3,3-3,3-2,2-2,2-6,6-6 ?1/6-1 leader=j1 turn=j2 scores=22-31",
    ),
}
"""Positions of the demonstration page."""

RUNNING = {"toute-table", "revertier", "jacquet", "garanguet", "plein"}
MOST = 60
"""Longer lists of the running games are left out: what they add is only length."""


def thrown(state: State[Any], chance: Random) -> State[Any]:
    while state.actor is CHANCE:
        acts, odds = zip(*state.chance(), strict=True)
        state = state.apply(chance.choices(acts, [float(part) for part in odds])[0])
    return state


def visited(key: str, seed: int, start: State[Any] | None = None) -> Iterator[State[Any]]:
    """The states of a game played at random, bounded in length."""
    chance = Random(seed)
    state = thrown(start or registry[key].start(), chance)
    for _ in range(400):
        if state.outcome is not None:
            return
        yield state
        state = thrown(state.apply(chance.choice(state.actions())), chance)


def described(key: str, state: State[Any], attempts_of: Seat | None = None) -> dict[str, Any]:
    game = registry[key]
    return {
        "line": notation_of(key).state(state),
        "board": form_of(game).board(state),
        "choices": choices_of(game, state, state.actions(), attempts_of),
    }


def sample(key: str) -> Iterator[dict[str, Any]]:
    for seed in range(GAMES):
        for nth, state in enumerate(visited(key, seed)):
            if nth % EVERY == seed and 1 < len(state.actions()) <= (MOST if key in RUNNING else sys.maxsize):
                yield described(key, seen(key, state))


def seen(key: str, state: State[Any]) -> State[Any]:
    """The state as whoever is to act sees it."""
    return state.view(state.actor) if registry[key].hides and isinstance(state.actor, int) else state


def sample_by_hand(key: str) -> Iterator[dict[str, Any]]:
    """States with all that whoever is to act may try, right or wrong."""
    game, ruleset = registry[key], BY_HAND[key]
    rules = game.default if ruleset is None else game.law.ruleset(ruleset)
    start = game.start(rules, {"marking": "rigueur"})
    for state in islice(visited(key, 1, start), 0, MOST_BY_HAND * 4, 4):
        if isinstance(state.actor, int):
            yield {"game": key, **described(key, seen(key, state), Seat(state.actor))}


def scenes() -> Iterator[dict[str, Any]]:
    for name, (key, line, *ruleset) in SCENES.items():
        state = notation_of(key).read_state(line, *(registry[key].law.ruleset(each) for each in ruleset))
        yield {"scene": name, "game": key, **described(key, state)}


def main() -> None:
    games: dict[str, str] = {}
    for key, positions in KNOWN.items():
        known = [described(key, notation_of(key).read_state(position)) for position in positions]
        games[key] = ",\n  ".join(
            msgspec.json.encode(case).decode() for case in (*known, *islice(sample(key), MOST_STATES))
        )
    by_hand = (case for key in BY_HAND for case in sample_by_hand(key))
    games["by hand"] = ",\n  ".join(msgspec.json.encode(case).decode() for case in by_hand)
    games["scenes"] = ",\n  ".join(msgspec.json.encode(case).decode() for case in scenes())
    print("{\n" + ",\n".join(f'"{key}": [\n  {cases}\n]' for key, cases in games.items()) + "\n}")


main()
