"""The vectors of the wire, conformance/wire: `python -m tests.notation.wire_vectors` writes them anew.

The program writes them; they are checked in, and changes are reviewed as diffs. Positions are chosen from
games played at random from fixed seeds, and some by hand for what random play seldom brings.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from academie.kernel import CHANCE, Action, Game, State
from academie.kernel.data import data_root
from academie.notation.codec import NOTATION
from academie.notation.wire import choices_of, done, form_of
from academie.registry import registry

FOLDER: Final = Path(str(data_root("conformance"))) / "wire"
FORMAT: Final = "academie-wire-vectors/2"
ABOUT: Final = (
    "From the start by the rule set and options, or from the position, the acts are played; then `board`, "
    "`line`, `turn`, `choices` and `last` are what docs/wire.md says a client is sent. `told` is how plays "
    "of men on the trictrac board read in English, which clients make from the steps."
)
POSITIONS: Final = 3
MOST_ACTS: Final = 24
"""How many choices a position that was met at random may have, so that people can read it."""
BY_HAND: Final[dict[str, list[dict[str, Any]]]] = {
    "dames": [
        {"about": "A capture by two routes.", "position": "W:WK46:B37,28,27,38"},
        {"about": "A man taken and one crowned.", "position": "W:W12:B8,41"},
        {
            "about": "By hand.",
            "ruleset": "dames/manoury-1787",
            "options": {"marking": "rigueur"},
            "acts": ["white jouer 32-28"],
        },
    ],
    "echecs": [
        {"about": "Promotion, and taking by it.", "position": "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1"},
        {"about": "Castling on either side.", "position": "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"},
        {"about": "En passant.", "position": "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"},
    ],
    "toute-table": [
        {
            "about": "A man in hand enters first; one may hit.",
            "position": "0,11x5,16x3,18x5/0x2,11x5,16x3,17x4,18 white dice=6-1 hands=1-0",
        }
    ],
    "trictrac": [
        {
            "about": "One man by both numbers, stopping where nobody stands.",
            "position": "0x12,6x2,8/0x13,7,10 white dice=5-3",
        },
        {
            "about": "By hand: jetons and fichets are moved.",
            "options": {"marking": "rigueur"},
            "acts": ["w6b1"],
        },
    ],
    "rabattues": [
        {
            "about": "A number left is played by the other.",
            "position": "1,1,2,3,3,2/2,2,2,3,1+2,3 black dice=5-2",
        }
    ],
    "dominos": [{"about": "By hand.", "options": {"marking": "rigueur"}, "acts": ["poseur j1", "battre"]}],
}
"""Positions chosen for what they show."""


def state_of(game: Game, vector: dict[str, Any]) -> tuple[State[Any], State[Any] | None, Any]:
    """The state of a vector, with the state before its last act and that act."""
    rules, notation = game.ruleset(vector.get("ruleset")), NOTATION.of(game)
    if "position" in vector:
        state = notation.read_state(vector["position"], rules)
    else:
        state = game.start(rules, vector.get("options", {}))
    before, act = None, None
    for text in vector.get("acts", ()):
        act = notation.read_act(text)
        before, state = state, state.apply(act)
    return state, before, act


def as_json(value: object) -> Any:  # noqa: ANN401 - JSON
    """The value as whoever is sent it reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def told(game: Game, vector: dict[str, Any]) -> dict[str, Any]:
    """What a client is sent of the state: the seat to act, or an onlooker where chance acts."""
    state, before, act = state_of(game, vector)
    actor = state.actor if isinstance(state.actor, int) else None
    seen = state.view(None if actor is None else actor) if game.hides else state
    acts = [act for act in seen.actions() if seen.author(act) == actor] if actor is not None else []
    sent: dict[str, Any] = as_json(
        {
            "board": form_of(game).board(seen),
            "line": NOTATION.of(game).state(seen),
            "turn": actor,
            "choices": choices_of(game, seen, acts, actor),
            "last": None if before is None or act is None or game.hides else done(game, before, act),
        }
    )
    return {**sent, "told": _plays(game, seen, acts)} if game.key in PLAYED else sent


PLAYED: Final = {
    "trictrac",
    "toc",
    "toute-table",
    "revertier",
    "jacquet",
    "garanguet",
    "plein",
    "tourne-case",
}
"""Games whose acts are plays of men from flèche to flèche."""


def _plays(game: Game, state: State[Any], acts: Sequence[Action]) -> dict[str, str]:
    notation, form = NOTATION.of(game), form_of(game)
    plays = [act for act in acts if form.gesture(state, act).ways and not form.gesture(state, act).say]
    return {notation.act(act): notation.describe_act(state, act).en for act in plays}


def chosen(game: Game) -> Iterator[dict[str, Any]]:
    """Positions of a random game of every rule set, with not too many choices, and those chosen by hand."""
    yield from BY_HAND.get(game.key, ())
    for rules in game.rulesets[:2]:
        yield from _met(game, rules.id)


def _met(game: Game, ruleset: str) -> Iterator[dict[str, Any]]:
    notation, chance = NOTATION.of(game), random.Random(ruleset)
    state, acts, found = game.start(game.ruleset(ruleset), {}), list[str](), 0
    while state.actor is not None and found < POSITIONS:
        legal = state.actions()
        due = len(acts) >= 6 * found * found
        if state.actor is not CHANCE and due and 1 < len(legal) <= MOST_ACTS:
            found += 1
            yield {"ruleset": ruleset, "acts": [*acts]}
        act = chance.choice(legal)
        acts.append(notation.act(act))
        state = state.apply(act)


def written(game: Game) -> dict[str, Any]:
    """The vectors of a game."""
    vectors = [{**vector, **told(game, vector)} for vector in chosen(game)]
    return {"format": FORMAT, "game": game.key, "about": ABOUT, "vectors": vectors}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in registry:
        text = json.dumps(written(game), ensure_ascii=False, separators=(",", ":"))
        lines = text.replace('{"about":', '\n{"about":').replace('{"ruleset":', '\n{"ruleset":')
        (FOLDER / f"{game.key}.json").write_text(lines + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
