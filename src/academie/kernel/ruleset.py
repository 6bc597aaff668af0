"""A rule set: a frozen value whose every switch says which article it rests on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Generic, TypeVar

from academie.kernel.citation import Citation, Source
from academie.kernel.text import Text

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Cited(Generic[T]):
    """A value with its authority. Truth is the value's own, so `if rules.x:` cannot lie."""

    value: T
    citation: Citation

    def __bool__(self) -> bool:
        return bool(self.value)


def cited(value: T, source: Source, place: str) -> Cited[T]:
    """`value` by the authority of `place` in `source`."""
    return Cited(value, Citation(source, place))


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """The law of one game by one authority.

    `id` is `game/authority` and goes into every record; a correction of the law makes a new id. Games
    derive their own class and add their switches as `Cited` fields.
    """

    id: str
    title: Text

    def switches(self) -> Iterator[tuple[str, Cited[object]]]:
        """Each switch by name, in the order declared."""
        for item in fields(self):
            value = getattr(self, item.name)
            if isinstance(value, Cited):
                yield item.name, value
