"""Logs of whole games made from seeds without a server, as a room would write them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple
from uuid import UUID

from academie.dice.first_format import commitment, pick_chance
from academie.dice.fold import Fold, Kind
from academie.dice.log import GENESIS, Entry
from academie.kernel import CHANCE
from academie.registry import registry
from academie.testing import choose


class Played(NamedTuple):
    """A finished game."""

    game_id: UUID
    seed: bytes
    log: list[Entry]


def opened(key: str, seed: bytes) -> Entry:
    """The first event of a log."""
    game = registry[key]
    body = {"game": key, "ruleset": game.default.id, "options": {}, "seats": game.start().seats}
    return Entry(0, Kind.OPEN, None, {**body, "commitment": commitment(seed).hex()}, 1_000, GENESIS)


def following(log: list[Entry], kind: Kind, seat: int | None, body: Mapping[str, Any]) -> Entry:
    """The next event of a log."""
    last = log[-1]
    return Entry(last.seq + 1, kind, seat, body, last.at_ms + 10, last.digest)


def played(key: str, number: int) -> Played:
    """A random game to its end; the same number gives the same game."""
    chooser = random.Random(f"{key}:{number}")
    game_id, seed = UUID(bytes=chooser.randbytes(16)), chooser.randbytes(32)
    log = [opened(key, seed)]
    fold = Fold.of(game_id, log)
    while fold.state.actor is not None:
        if fold.state.actor is CHANCE:
            fell = pick_chance(fold.state.chance(), seed, fold.roll())
            log.append(following(log, Kind.ROLL, None, {"act": fold.notation.act(fell)}))
        else:
            act = fold.notation.act(choose(fold.state, chooser))
            body = {"act": act, "nonce": chooser.randbytes(16).hex(), "spent": 10}
            log.append(following(log, Kind.ACT, fold.state.actor, body))
        fold.push(log[-1])
    log.append(following(log, Kind.REVEAL, None, {"seed": seed.hex()}))
    return Played(game_id, seed, log)


def rechained(log: list[Entry]) -> list[Entry]:
    """The same events numbered and hashed again, as a forger would."""
    done: list[Entry] = []
    for number, entry in enumerate(log):
        done.append(replace(entry, seq=number, prev=done[-1].digest if done else GENESIS))
    return done
