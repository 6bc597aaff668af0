"""Numbers that fall by seed and lane: the same in the compiled core, which plays the same games."""

from __future__ import annotations

from typing import Final

GOLDEN: Final = 0x9E37_79B9_7F4A_7C15
WORD: Final = (1 << 64) - 1
HALF: Final = 32


class Chance:
    """A counter put through a mixer: a seed and a lane give the same numbers, whatever other lanes do."""

    __slots__ = ("_key", "lane", "seed", "taken")

    def __init__(self, seed: int, lane: int = 0) -> None:
        self.seed, self.lane = seed & WORD, lane
        self.taken = 0
        """How many numbers were taken."""
        self._key = mixed((mixed(self.seed) + lane) & WORD)

    def below(self, ways: int) -> int:
        """Return one of so many equally likely numbers, from 0."""
        self.taken += 1
        word = mixed((self._key + self.taken * GOLDEN) & WORD)
        return (word >> HALF) * ways >> HALF


def mixed(word: int) -> int:
    """Return the finaliser of SplitMix64 (Steele, Lea and Flood 2014) of a word of 64 bits."""
    word = (word + GOLDEN) & WORD
    word = ((word ^ word >> 30) * 0xBF58_476D_1CE4_E5B9) & WORD
    word = ((word ^ word >> 27) * 0x94D0_49BB_1331_11EB) & WORD
    return word ^ word >> 31


def sampler(seed: int, lane: int = 0) -> Chance:
    """Return the stream by which acts are chosen at random: not that of the dice, whoever plays."""
    return Chance(~seed, lane)
