"""The file of a solved game: what every state before a throw is worth to the player who throws.

The first line is JSON: the game, how many states are numbered, the names of the rules, how many bytes a worth
has, and the SHA-256 of the content, which follows, compressed. First come, for each state, two bytes with a
bound on the throws that are still to be expected, however both play; then, for each of the rules, the worths
as signed integers. The lowest bytes of all numbers stand together, then the next, so that they
compress well.
"""

from __future__ import annotations

import json
import lzma
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from academie.kernel import AcademieError
from academie.words import Message

BOUND_BYTES: Final = 2
SHIFT: Final = 1
"""Worths are below two stakes: a number of n bytes counts in parts of 2 ** -(8 n - 1 - SHIFT)."""


class TableError(AcademieError):
    """A file that holds no solved game, or a damaged one."""


@dataclass(frozen=True, slots=True)
class SolvedTable:
    """Worths and bounds by the numbers of states, as integers; a stake is `stake` of the worths."""

    game: str
    width: int
    """The bytes of a worth."""
    bounds: Sequence[int]
    """At most so many throws are still to be expected, whatever the players do; 0 for numbers not used."""
    worths: Mapping[str, Sequence[int]]
    """By the name of the rules."""

    @property
    def stake(self) -> int:
        """How many units a stake is."""
        return stake_of(self.width)

    def packed(self) -> bytes:
        """The file."""
        content = _planes(self.bounds, BOUND_BYTES) + b"".join(
            _planes(each, self.width) for each in self.worths.values()
        )
        head = {
            "game": self.game,
            "states": len(self.bounds),
            "width": self.width,
            "rules": [*self.worths],
            "sha256": sha256(content).hexdigest(),
        }
        return json.dumps(head).encode() + b"\n" + lzma.compress(content)


def stake_of(width: int) -> int:
    """How many units a stake is where worths have so many bytes."""
    return 1 << (8 * width - 1 - SHIFT)


def read_table(file: bytes) -> SolvedTable:
    """The table of a file. Raises `TableError` for one that is damaged."""
    line, _, packed = file.partition(b"\n")
    try:
        head: dict[str, Any] = json.loads(line)
        content = lzma.decompress(packed)
        states, width, rules = head["states"], head["width"], head["rules"]
        game, digest = head["game"], head["sha256"]
    except (ValueError, KeyError, lzma.LZMAError):
        raise TableError(Message("engine-solved-damaged")) from None
    if sha256(content).hexdigest() != digest or len(content) != states * (BOUND_BYTES + width * len(rules)):
        raise TableError(Message("engine-solved-damaged"))
    first = BOUND_BYTES * states
    worths = {
        name: _numbers(content[first + width * states * place :][: width * states], width)
        for place, name in enumerate(rules)
    }
    return SolvedTable(game, width, _numbers(content[:first], BOUND_BYTES), worths)


def _planes(numbers: Sequence[int], width: int) -> bytes:
    """The numbers as bytes, all the lowest first."""
    whole = b"".join(int(number).to_bytes(width, "little", signed=True) for number in numbers)
    return b"".join(whole[place::width] for place in range(width))


def _numbers(planes: bytes, width: int) -> array[int]:
    """The numbers of such bytes: each is widened to eight, by its sign."""
    states = len(planes) // width
    whole = bytearray(8 * states)
    for place in range(8):
        top = planes[min(place, width - 1) * states :][:states]
        whole[place::8] = top if place < width else top.translate(_SIGNS)
    return array("q", bytes(whole))


_SIGNS: Final = bytes(0xFF if byte >= 0x80 else 0 for byte in range(256))
"""What continues a number upwards, by its highest byte."""
