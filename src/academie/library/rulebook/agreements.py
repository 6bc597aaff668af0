"""What players may agree on under a rule set, as plain data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from academie.kernel import Citation, Option, OptionValue
from academie.kernel.kinds import Sort
from academie.words import Text

FEW: Final = 12
"""Up to how many values are listed one by one; of more, the least and the most are told."""


Words = Callable[[Text], dict[str, Any]]
"""How a text is written as data."""


def agreement(option: Option, words: Words = Text.both) -> dict[str, Any]:
    """Its name and words, its values, what the rule set holds, and what each work says of it."""
    values = choices(option)
    least, most = bounds(option)
    return {
        "name": option.name,
        "title": words(option.title),
        "short": words(option.short or option.title),
        "about": None if option.about is None else words(option.about),
        "sort": option.sort.value,
        "values": [{"value": value, "title": words(option.in_words(value))} for value in values],
        "least": least,
        "most": most,
        "usual": option.default,
        "citation": None if option.citation is None else words(option.citation.said),
        "passage": None if option.citation is None else option.citation.to_json(),
        "readings": [reading(option, value, citation, words) for value, citation in option.readings],
        "by_hand": option.by_hand,
    }


def choices(option: Option) -> tuple[OptionValue, ...]:
    """The values to choose from, where they are few."""
    if option.sort is Sort.FLAG:
        return False, True
    return option.values if len(option.values) <= FEW else ()


def bounds(option: Option) -> tuple[int | None, int | None]:
    """The least and the most of a number that may be chosen freely."""
    if option.sort is not Sort.NUMBER or choices(option):
        return None, None
    return option.kind.bounds


def reading(option: Option, value: OptionValue, citation: Citation, words: Words) -> dict[str, Any]:
    """What a work says of a point."""
    return {
        "value": value,
        "title": words(option.in_words(value)),
        "citation": words(citation.said),
        "passage": citation.to_json(),
        "work": words(citation.source.called),
    }
