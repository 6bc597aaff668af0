"""Dice anyone can check: a seed committed to beforehand, mixed with what the players say.

The server draws a secret seed for each game and publishes its hash as the first event. Every act carries a
fresh nonce of the player's own. A roll is an HMAC under the seed of the game, the number of the roll, the
last nonce of every seat and the hash of the acts so far: the server cannot choose it, since nonces come after
the commitment; players cannot foresee it, since the seed is secret until the end, when it is revealed.

The hash is of acts and nonces alone. That of the whole log would not do: it has dates in it, which the server
sets, and could have set until a roll pleased it.

Standard library and the law only; docs/dice.md has the format and conformance/dice the vectors.
"""

from __future__ import annotations

import hashlib
import hmac
import math
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import count
from typing import Final, NamedTuple, TypeVar

NONCE_BYTES: Final = 16
SEED_BYTES: Final = 32
NO_NONCE: Final = bytes(NONCE_BYTES)

T = TypeVar("T")


class Roll(NamedTuple):
    """What a roll is made of, besides the seed."""

    game: bytes
    number: int
    nonces: tuple[bytes, ...]
    """The last nonce of each seat, zeros for a seat that has said none."""
    acts: bytes
    """The hash of every act and roll before it, see `bound`."""

    @property
    def message(self) -> bytes:
        return self.game + self.number.to_bytes(8, "big") + b"".join(self.nonces) + self.acts

    def next(self, fell: str) -> Roll:
        """What the roll after this one is made of, if nobody acts between them."""
        return self._replace(number=self.number + 1, acts=bound(self.acts, None, fell, NO_NONCE))


def commitment(seed: bytes) -> bytes:
    """What is published before the first act."""
    return hashlib.sha256(seed).digest()


def bound(before: bytes, seat: int | None, act: str, nonce: bytes) -> bytes:
    """The hash of the acts once one more is made; chance has no seat and no nonce."""
    by = 255 if seat is None else seat
    return hashlib.sha256(before + bytes([by]) + nonce + act.encode()).digest()


def stream(seed: bytes, roll: Roll) -> Iterator[int]:
    """The bytes of a roll, as many as are asked for."""
    for block in count():
        yield from hmac.digest(seed, roll.message + block.to_bytes(4, "big"), "sha256")


def uniform(source: Iterator[int], below: int) -> int:
    """A number from 0 up to `below`, each as likely: too large draws are thrown away, never folded."""
    width = max(1, math.ceil((below - 1).bit_length() / 8))
    limit = 256**width // below * below
    while True:
        drawn = 0
        for _ in range(width):
            drawn = drawn << 8 | next(source)
        if drawn < limit:
            return drawn % below


def blinding(seed: bytes, roll: Roll) -> bytes:
    """What keeps a hidden roll from being found by hashing all that may have fallen."""
    return hmac.digest(seed, b"salt" + roll.message, "sha256")[:NONCE_BYTES]


def fallen(chances: Sequence[tuple[T, Fraction]], seed: bytes, roll: Roll) -> T:
    """Which of the chances has fallen: they divide the numbers below their common denominator in order."""
    whole = math.lcm(*(weight.denominator for _, weight in chances))
    drawn = uniform(stream(seed, roll), whole)
    for act, weight in chances:
        drawn -= weight.numerator * (whole // weight.denominator)
        if drawn < 0:
            return act
    raise ValueError("the chances do not sum to one")
