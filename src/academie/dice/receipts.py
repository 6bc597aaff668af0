"""Receipts: the server signs the newest hash of every game that has changed, many games at once.

One signature, a tick, covers a Merkle tree (RFC 6962, section 2.1) with a leaf for each game; a receipt is
the tick and the path from the leaf to its root. Two receipts of one event with different hashes prove that
the server told two stories.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from academie.dice.keys import Key, verify
from academie.dice.merkle import inclusion_path, leaf_hash, path_root, tree_levels, within


def leaf(game: bytes, seq: int, head: bytes) -> bytes:
    """The leaf of a game whose log has come to that event."""
    return leaf_hash(b"academie/head/2\n" + game + seq.to_bytes(4, "big") + head)


def tick_message(origin: str, at_ms: int, size: int, root: bytes) -> bytes:
    """What a server signs at a tick."""
    head = b"academie/tick/2\n" + origin.encode() + b"\n"
    return head + at_ms.to_bytes(8, "big") + size.to_bytes(4, "big") + root


@dataclass(frozen=True, slots=True)
class Receipt:
    """The server's signature of a game's newest hash, with the path to it."""

    at_ms: int
    size: int
    index: int
    path: tuple[bytes, ...]
    signature: bytes
    key: bytes

    def proves(self, origin: str, game: bytes, seq: int, head: bytes) -> bool:
        """Whether the server has signed that hash as that of the event."""
        root = path_root(leaf(game, seq, head), self.index, self.size, self.path)
        if root is None or not 0 <= self.at_ms < 2**63 or self.size >= 2**32:
            return False
        return verify(self.key, self.signature, tick_message(origin, self.at_ms, self.size, root))

    def to_json(self) -> dict[str, Any]:
        return {
            "at_ms": self.at_ms,
            "size": self.size,
            "index": self.index,
            "path": [step.hex() for step in self.path],
            "sig": self.signature.hex(),
            "key": self.key.hex(),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Receipt:
        """Read a receipt. Raises `ValueError`, `KeyError` or `TypeError`."""
        path = tuple(bytes.fromhex(step) for step in data["path"])
        signature, key = bytes.fromhex(data["sig"]), bytes.fromhex(data["key"])
        return cls(int(data["at_ms"]), int(data["size"]), int(data["index"]), path, signature, key)


class Tick(NamedTuple):
    """One signature over the newest hashes of many games."""

    at_ms: int
    levels: list[list[bytes]]
    places: Mapping[bytes, int]
    """Which leaf is whose, by the id of the game."""
    signature: bytes
    key: bytes

    def receipt(self, game: bytes) -> Receipt:
        """The receipt of one of its games."""
        index = self.places[game]
        path = tuple(inclusion_path(within(self.levels), index, len(self.places)))
        return Receipt(self.at_ms, len(self.places), index, path, self.signature, self.key)


def tick_of(key: Key, origin: str, at_ms: int, heads: Mapping[bytes, tuple[int, bytes]]) -> Tick:
    """Sign the newest event of each game: its number and hash, by the id of the game."""
    games = sorted(heads)
    levels = tree_levels([leaf(game, *heads[game]) for game in games])
    signature = key.sign(tick_message(origin, at_ms, len(games), levels[-1][0]))
    places = {game: place for place, game in enumerate(games)}
    return Tick(at_ms, levels, places, signature, key.public)
