"""Dice as text: `w2b5` for one die each, `6-5` or `6-5-4` for a throw, the larger number first."""

from __future__ import annotations

import re
from typing import Final

from academie.games.tables.law.primaute import FirstDice
from academie.games.tables.law.three_dice import ThreeDice, three_dice
from academie.games.tables.law.throw import Throw, throw

_FIRST_DICE: Final = re.compile(r"w([1-6])b([1-6])")
_THROW: Final = re.compile(r"([1-6])-([1-6])(?:-([1-6]))?")


def dice_text(dice: FirstDice | Throw | ThreeDice) -> str:
    """The dice as they stand in a record."""
    return f"w{dice.white}b{dice.black}" if isinstance(dice, FirstDice) else "-".join(map(str, dice.numbers))


def read_dice(text: str) -> FirstDice | Throw | ThreeDice | None:
    """The dice written so, or nothing if the text tells of something else."""
    if found := _FIRST_DICE.fullmatch(text):
        return FirstDice(int(found[1]), int(found[2]))
    return read_cast(text)


def read_cast(text: str) -> Throw | ThreeDice | None:
    """The throw of two dice or three written so, or nothing."""
    found = _THROW.fullmatch(text)
    if found is None:
        return None
    first, second, third = found.groups()
    return three_dice(int(first), int(second), int(third)) if third else throw(int(first), int(second))
