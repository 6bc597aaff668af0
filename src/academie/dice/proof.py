"""The proof of a finished game's dice, which anyone can check.

The check needs no server: only the log, the seed it reveals, and the rules.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple
from uuid import UUID

from academie.dice.canonical import MALFORMED, parse
from academie.dice.first_format import blinding, commitment, pick_chance
from academie.dice.fold import Fold, Kind
from academie.dice.log import Entry, chained, first_broken_entry
from academie.kernel import AcademieError, NotationError, unreadable
from academie.words import Message


class Verdict(NamedTuple):
    """How many rolls were recomputed, and every problem found."""

    rolls: int
    problems: tuple[str, ...]


def proof(game_id: UUID, log: list[Entry]) -> str:
    """The proof as JSON: the game and its whole log."""
    entries = [
        {"seq": e.seq, "kind": e.kind, "seat": e.seat, "body": dict(e.body), "at_ms": e.at_ms} for e in log
    ]
    head = log[-1].digest.hex() if log else ""
    data = {"format": "academie-dice/1", "game": str(game_id), "head": head, "log": entries}
    return json.dumps(data, indent=1, ensure_ascii=False)


def read_proof(text: str) -> tuple[UUID, list[Entry]]:
    """The game and log of a proof, hashed again. Raises `NotationError`, also for a log changed since."""
    try:
        data: dict[str, Any] = parse(text)
        if data["format"] != "academie-dice/1":
            raise NotationError(Message("server-proof-format", format=str(data["format"])))
        log = chained(data["log"])
        if log and log[-1].digest.hex() != data["head"]:
            raise NotationError(Message("server-proof-hash"))
        return UUID(data["game"]), log
    except MALFORMED as wrong:
        raise NotationError(Message("server-proof-unreadable", why=unreadable(wrong))) from wrong


def verify(game_id: UUID, log: list[Entry]) -> Verdict:
    """Recompute every roll of the log and replay every act; even a nonsensical log gives a verdict."""
    if (broken := first_broken_entry(log)) is not None:
        return Verdict(0, (f"event {broken} does not follow from those before it",))
    if not log or log[0].kind != Kind.OPEN or log[-1].kind != Kind.REVEAL:
        return Verdict(0, ("the seed has not been revealed: the game is not over",))
    problems: list[str] = []
    fold = Fold(game_id)
    entry = log[-1]
    try:
        seed = bytes.fromhex(entry.body["seed"])
        if commitment(seed).hex() != log[0].body["commitment"]:
            problems.append("the seed revealed is not the one committed to")
        for entry in log:
            problems += _problems(fold, entry, seed)
            fold.push(entry)
    except (AcademieError, *MALFORMED) as wrong:
        problems.append(f"event {entry.seq}: {wrong}")
    return Verdict(fold.rolls, tuple(problems))


def _problems(fold: Fold, entry: Entry, seed: bytes) -> Iterator[str]:
    """The problems of one event: a roll that the seed does not give, or an act of another seat."""
    if entry.kind == Kind.ROLL:
        drawn = fold.notation.act(pick_chance(fold.state.chance(), seed, fold.roll()))
        if drawn != entry.body["act"]:
            yield f"event {entry.seq}: the roll is {entry.body['act']}, the seed gives {drawn}"
        if "salt" in entry.body and entry.body["salt"] != blinding(seed, fold.roll()).hex():
            yield f"event {entry.seq}: the seed gives another salt"
    elif entry.kind == Kind.ACT and fold.author(fold.notation.read_act(entry.body["act"])) != entry.seat:
        yield f"event {entry.seq}: the act is not one of seat {entry.seat}"
