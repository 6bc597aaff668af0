"""Dice of the first format: a seed committed to beforehand, mixed with nonces of the players.

The server draws a secret seed for each game and publishes its hash as the first event. Every act carries a
fresh nonce of the player. A roll is an HMAC under the seed of the game, the number of the roll, the
last nonce of every seat and the hash of the acts so far: the server cannot choose it, since nonces come after
the commitment; players cannot foresee it, since the seed is secret until the end, when it is revealed.

The hash covers acts and nonces alone. That of the whole log would not do: it contains dates, which the server
sets, and could vary until it liked the roll.

Standard library and the law only; docs/dice.md has the format and conformance/dice the vectors.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import count
from typing import Final, NamedTuple, TypeVar

from academie.dice.rolls import pick

NONCE_BYTES: Final = 16
SEED_BYTES: Final = 32
NO_NONCE: Final = bytes(NONCE_BYTES)

T = TypeVar("T")


class Roll(NamedTuple):
    """The input of a roll, besides the seed."""

    game: bytes
    number: int
    nonces: tuple[bytes, ...]
    """The last nonce of each seat, zeros for a seat that has sent none."""
    acts: bytes
    """The hash of every act and roll before it, see `bound`."""

    @property
    def message(self) -> bytes:
        return self.game + self.number.to_bytes(8, "big") + b"".join(self.nonces) + self.acts

    def next(self, rolled: str) -> Roll:
        """The input of the next roll, if nobody acts in between."""
        return self._replace(number=self.number + 1, acts=bound(self.acts, None, rolled, NO_NONCE))


def commitment(seed: bytes) -> bytes:
    """The hash of the seed, published before the first act."""
    return hashlib.sha256(seed).digest()


def bound(before: bytes, seat: int | None, act: str, nonce: bytes) -> bytes:
    """The hash of the acts with one more act; chance has no seat and no nonce."""
    by = 255 if seat is None else seat
    return hashlib.sha256(before + bytes([by]) + nonce + act.encode()).digest()


def stream(seed: bytes, roll: Roll) -> Iterator[int]:
    """An endless stream of bytes for a roll."""
    for block in count():
        yield from hmac.digest(seed, roll.message + block.to_bytes(4, "big"), "sha256")


def blinding(seed: bytes, roll: Roll) -> bytes:
    """The salt that keeps a hidden roll from being found by hashing every possible one."""
    return hmac.digest(seed, b"salt" + roll.message, "sha256")[:NONCE_BYTES]


def pick_chance(chances: Sequence[tuple[T, Fraction]], seed: bytes, roll: Roll) -> T:
    """Pick one of the chances: in order, they share the numbers below their common denominator."""
    return pick(chances, stream(seed, roll))
