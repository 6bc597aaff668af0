"""Which plural form a number takes, after the rules of Unicode CLDR."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final


def _english(number: float, digits: int) -> str:
    return "one" if number == 1 and not digits else "other"


def _french(number: float, digits: int) -> str:
    del digits
    return "one" if 0 <= number < 2 else "other"


def _east_slavic(number: float, digits: int) -> str:
    if digits:
        return "other"
    ten, hundred = number % 10, number % 100
    if ten == 1 and hundred != 11:
        return "one"
    return "few" if 2 <= ten <= 4 and not 12 <= hundred <= 14 else "many"


def _polish(number: float, digits: int) -> str:
    if digits:
        return "other"
    ten, hundred = number % 10, number % 100
    if number == 1:
        return "one"
    return "few" if 2 <= ten <= 4 and not 12 <= hundred <= 14 else "many"


def _czech(number: float, digits: int) -> str:
    if digits:
        return "many"
    if number == 1:
        return "one"
    return "few" if 2 <= number <= 4 else "other"


RULES: Final[Mapping[str, Callable[[float, int], str]]] = {
    "english": _english,
    "french": _french,
    "east-slavic": _east_slavic,
    "polish": _polish,
    "czech": _czech,
    "none": lambda _number, _digits: "other",
}
"""By the name that `language.toml` gives; each takes the size of a number and how many decimals are shown."""
