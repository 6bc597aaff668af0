"""What the blocks of every game have in common: lists, comparisons, and questions about legal acts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final


def listed(value: str) -> list[str]:
    """The values of a line, parted by `|`."""
    return [word.strip() for word in value.split("|") if word.strip()]


def differ(word: str, expected: str, got: str) -> list[str]:
    return [] if expected == got else [f"{word}: expected {expected!r}, the law says {got!r}"]


def only(legal: set[str], value: str) -> list[str]:
    wrong = legal != {*listed(value)}
    return [f"only: expected {value!r}, the law says {' | '.join(sorted(legal))!r}"] if wrong else []


def among(legal: set[str], value: str) -> list[str]:
    return [f"legal: {text!r} is not" for text in listed(value) if text not in legal]


def none_of(legal: set[str], value: str) -> list[str]:
    return [f"illegal: {text!r} is legal" for text in listed(value) if text in legal]


ASKS: Final[dict[str, Callable[[set[str], str], list[str]]]] = {
    "only": only,
    "legal": among,
    "illegal": none_of,
}
"""What is asked of the legal acts: that they are these, that these are among them, that these are not."""
