"""A roll: drawn from one link of the server and one of every seat, after the act before it is bound."""

from __future__ import annotations

import hashlib
import hmac
import math
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import count
from typing import Final, NamedTuple, TypeVar

NO_SHARE: Final = bytes(32)
"""What stands for a seat without a chain, in every roll."""
NO_BEACON: Final = bytes(32)
SALT_BYTES: Final = 16

T = TypeVar("T")


class RollInput(NamedTuple):
    """What a roll is drawn from, besides the server's link."""

    game: bytes
    number: int
    """From 1, without a gap."""
    acts: bytes
    """The hash of all acts and chances before it, see `bind_act`."""
    shares: tuple[bytes, ...]
    """The link of each seat, `NO_SHARE` for a seat that has no chain."""
    beacon: bytes = NO_BEACON

    @property
    def message(self) -> bytes:
        head = b"academie/roll/2\n" + self.game + self.number.to_bytes(8, "big") + self.acts
        return head + bytes([len(self.shares)]) + b"".join(self.shares) + self.beacon

    def stream(self, link: bytes) -> Iterator[int]:
        """The endless bytes that the server's link and the input give."""
        for block in count():
            yield from hmac.digest(link, self.message + block.to_bytes(4, "big"), "sha256")


def uniform(source: Iterator[int], below: int) -> int:
    """A number from 0 up to `below`, all equally likely: draws that are too large are discarded."""
    width = max(1, math.ceil((below - 1).bit_length() / 8))
    limit = 256**width // below * below
    while True:
        drawn = 0
        for _ in range(width):
            drawn = drawn << 8 | next(source)
        if drawn < limit:
            return drawn % below


def pick(chances: Sequence[tuple[T, Fraction]], source: Iterator[int]) -> T:
    """Pick one of the chances: in order, they share the numbers below their common denominator.

    Chances that follow one another without an act between are one roll, and read on from one source.
    """
    whole = math.lcm(*(weight.denominator for _, weight in chances))
    drawn = uniform(source, whole)
    for act, weight in chances:
        drawn -= weight.numerator * (whole // weight.denominator)
        if drawn < 0:
            return act
    raise ValueError("the chances do not sum to one")


def salt(link: bytes, game: bytes, number: int, chance: int) -> bytes:
    """What keeps a sealed chance, the nth of its roll from 0, from being found by trying them all."""
    text = b"academie/salt/2\n" + game + number.to_bytes(8, "big") + chance.to_bytes(4, "big")
    return hmac.digest(link, text, "sha256")[:SALT_BYTES]


def seal(salted: bytes, text: str) -> str:
    """What stands in the log for a chance that not all may see."""
    return hashlib.sha256(b"academie/sealed/2\n" + salted + text.encode()).hexdigest()
