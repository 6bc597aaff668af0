"""Chains of links: what a seat gives to the dice, fixed before the game begins.

Each link is the hash of the one after it. The first, the anchor, is published when the game begins; roll n
takes link n and no other. Nobody can foresee a link from those before it, and nobody can give another than
the one fixed, since it would not hash into the link before.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

LINKS: Final = 1024
"""The links of a chain, besides its anchor."""
LINK_BYTES: Final = 32
NONCE_BYTES: Final = 16
KEPT_EVERY: Final = 32
"""A chain in memory keeps every 32nd link and hashes to those between."""


def seed_of(secret: bytes, nonce: bytes) -> bytes:
    """The last link of a person's chain: all devices that share the secret can make it from the nonce."""
    return hmac.digest(secret, b"academie/seed/2\n" + nonce, "sha256")


def previous(link: bytes) -> bytes:
    """The link before a link."""
    return hashlib.sha256(b"academie/link/2\n" + link).digest()


class Chain:
    """A whole chain, held by whoever made it."""

    __slots__ = ("_kept", "seed")

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self._kept = {LINKS: seed}
        link = seed
        for number in range(LINKS - 1, -1, -1):
            link = previous(link)
            if number % KEPT_EVERY == 0:
                self._kept[number] = link

    @property
    def anchor(self) -> bytes:
        return self._kept[0]

    def link(self, number: int) -> bytes:
        """The link of that number, from 1. Raises `IndexError` beyond the last."""
        if not 0 < number <= LINKS:
            raise IndexError(f"a chain has links 1 to {LINKS}")
        kept = -(-number // KEPT_EVERY) * KEPT_EVERY
        link = self._kept[kept]
        for _ in range(kept - number):
            link = previous(link)
        return link


class ChainTip:
    """A chain as the others see it: its last link known so far, at first its anchor."""

    __slots__ = ("_first", "_given", "_last")

    def __init__(self, anchor: bytes, first_roll: int = 1) -> None:
        self._last = anchor
        self._first = first_roll
        self._given = 0

    @property
    def next_roll(self) -> int:
        """The roll that takes the next link."""
        return self._first + self._given

    @property
    def left(self) -> int:
        """How many links it still has."""
        return LINKS - self._given

    def follows(self, link: bytes) -> bool:
        """Whether it is the next link: hashed once, it gives the one before."""
        return self.left > 0 and len(link) == LINK_BYTES and previous(link) == self._last

    def give(self, link: bytes) -> None:
        """Take the next link. Raises `ValueError` if it does not follow."""
        if not self.follows(link):
            raise ValueError("the link does not follow")
        self._last = link
        self._given += 1
