"""The digest of what a law says of a fixed set of games, held against the one kept with its edition.

The games are random ones from seeds, cut after some acts, of every rule set in every version, and the golden
logs. Positions, legal acts, chances and outcomes count; words, events and drawings do not.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from academie.dice.fold import Fold
from academie.dice.proof import read_proof
from academie.kernel import Game, Record
from academie.notation.record import replay_digest
from academie.testing.random_games import random_game
from tests.golden.played import SHORT
from tests.rings import count

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "conformance" / "editions"
LOGS = ROOT / "tests" / "golden" / "logs"
SIZES = (10, 200)
"""Random games of each game, over all of its rule sets: by day and at night."""
ACTS = 20
"""Acts of each, so that the check stays short; whole games follow their rules to the end."""
WHOLE = 2
"""Of each game, so many random games go on to their end, short ones where a game may be."""


def corpus(game: Game, size: int) -> Iterator[Record[Any]]:
    """The fixed set of games, with so many random ones."""
    rules = [*game.rulesets, *game.law.former]
    for seed in range(size):
        ruleset, whole = rules[seed % len(rules)], seed < WHOLE
        options = SHORT.get(game.key, {}) if whole else {}
        steps = random_game(game, ruleset, seed, options)
        acts = tuple(step.act for step in (steps if whole else islice(steps, ACTS)))
        yield Record(game, ruleset.id, tuple(options.items()), acts)
    yield from golden(game)


def golden(game: Game) -> Iterator[Record[Any]]:
    """The games of the golden logs."""
    for path in sorted(LOGS.glob("*.json")):
        game_id, log = read_proof(path.read_text(encoding="utf-8"))
        if log[0].body["game"] == game.key:
            yield Fold.of(game_id, log).record()


def digest(game: Game, size: int) -> str:
    """What the present law says of all of them."""
    whole = hashlib.sha256()
    for record in corpus(game, size):
        whole.update(replay_digest(record).encode())
    return whole.hexdigest()


def path_of(game: Game) -> Path:
    return KEPT / f"{game.key}.json"


def kept(game: Game) -> dict[str, dict[str, str]]:
    """The digests of every edition so far, by its number and the size of the set."""
    path = path_of(game)
    found: dict[str, dict[str, str]] = (
        json.loads(path.read_text(encoding="utf-8"))["editions"] if path.exists() else {}
    )
    return found


def wrong(game: Game) -> str | None:
    """What is wrong with the edition that a game claims; nothing if all is well."""
    editions, size, number = kept(game), count(*SIZES), str(game.edition)
    if number not in editions:
        return f"{game.key}: edition {number} has no digest; run python -m tests.editions --write"
    if editions[number][str(size)] != digest(game, size):
        return (
            f"{game.key}: the law does not say what edition {number} said. If that is meant, raise `edition` "
            "of the game, keep the former edition readable, and run python -m tests.editions --write"
        )
    return None


def write(game: Game) -> None:
    """Keep the digest of the present edition. Raises `ValueError` if it would replace another."""
    editions, number = kept(game), str(game.edition)
    found = {str(size): digest(game, size) for size in SIZES}
    if editions.get(number, found) != found:
        raise ValueError(wrong(game))
    told = {"game": game.key, "acts": ACTS, "editions": {**editions, number: found}}
    KEPT.mkdir(exist_ok=True)
    path_of(game).write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
