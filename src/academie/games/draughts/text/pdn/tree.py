"""A game of draughts with its variations, as a PDN file holds it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from academie.games.draughts.law import Position
from academie.games.draughts.law.acts import DraughtsAction
from academie.words import Text

Tags = tuple[tuple[str, str], ...]
Comments = tuple[str, ...]

UNKNOWN: Final = "*"
MOST_DEPTH: Final = 32
"""How deep variations may nest; deeper ones are read no further."""


@dataclass(frozen=True, slots=True)
class Node:
    """An act with its comments, and what might have been played instead."""

    act: DraughtsAction
    nags: tuple[int, ...] = ()
    before: Comments = ()
    """Comments before it, after its number or after the variations of the act before."""
    comments: Comments = ()
    variations: tuple[Variation, ...] = ()
    """Lines that begin with another act in its place."""
    setup: Position | None = None
    """The position set up before it, if the line does not simply go on."""


@dataclass(frozen=True, slots=True)
class Variation:
    """A line of acts."""

    nodes: tuple[Node, ...] = ()
    closing: Comments = ()
    """Comments at the end that are not on the last act; all comments, if there is no act."""

    @property
    def acts(self) -> tuple[DraughtsAction, ...]:
        """The acts of the line itself."""
        return tuple(node.act for node in self.nodes)

    def lines(self) -> Iterator[Variation]:
        """The line itself, then every variation, each before its own."""
        yield self
        for node in self.nodes:
            for variation in node.variations:
                yield from variation.lines()


@dataclass(frozen=True, slots=True)
class PdnGame:
    """A game as far as it could be read; `problems` says what stopped the reader, and on which line."""

    tags: Tags = ()
    """In order, without the result."""
    line: Variation = Variation()
    result: str = UNKNOWN
    """As today's draughts writes it: `2-0`, `1-1`, `0-2`, or `*`; anything else stands as it was found."""
    problems: tuple[Text, ...] = ()

    def tag(self, name: str) -> str | None:
        """What the first tag of that name says, if there is one."""
        return next((value for key, value in self.tags if key == name), None)
