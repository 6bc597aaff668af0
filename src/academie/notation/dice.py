"""Dice as text: `w2b5` for one die each, `6-5` for a throw, the larger number first."""

from __future__ import annotations

import re
from typing import Final

from academie.rules.tables.primaute import FirstDice
from academie.rules.tables.throw import Throw, throw

_FIRST_DICE: Final = re.compile(r"w([1-6])b([1-6])")
_THROW: Final = re.compile(r"([1-6])-([1-6])")


def dice_text(dice: FirstDice | Throw) -> str:
    """The dice as they stand in a record."""
    return f"w{dice.white}b{dice.black}" if isinstance(dice, FirstDice) else f"{dice.high}-{dice.low}"


def read_dice(text: str) -> FirstDice | Throw | None:
    """The dice written so, or nothing if the text tells of something else."""
    if found := _FIRST_DICE.fullmatch(text):
        return FirstDice(int(found[1]), int(found[2]))
    if found := _THROW.fullmatch(text):
        return throw(int(found[1]), int(found[2]))
    return None
