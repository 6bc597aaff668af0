"""The parts of a game, loaded when they are first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pkgutil import resolve_name
from typing import Any, Generic, Protocol, TypeVar, cast

from academie.kernel.errors import NoFacet
from academie.words import Message

T = TypeVar("T")


class HasParts(Protocol):
    """A game as far as its parts go: its key, and where each part is."""

    @property
    def key(self) -> str: ...
    @property
    def facets(self) -> Mapping[str, str]: ...
    def __hash__(self) -> int: ...


class Facet(Generic[T]):
    """A kind of part a game may have.

    The package that needs it declares it, with its type: `NOTATION: Facet[Notation] = Facet("notation")`.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def of(self, game: HasParts) -> T:
        """Return that part of the game. Raises `NoFacet` if the game has none."""
        part = self.get(game)
        if part is None:
            raise NoFacet(Message("options-no-part", key=game.key, name=self.name))
        return part

    def get(self, game: HasParts) -> T | None:
        """Return that part of the game, or `None` if the game has none."""
        return cast("T", _load(game, self.name)) if self.name in game.facets else None


@cache
def _load(game: HasParts, name: str) -> object:
    """Import the part. `module:name` names a value; `module:name()` a function that makes it for the game."""
    place = game.facets[name]
    found: Any = resolve_name(place.removesuffix("()"))
    return found(game) if place.endswith("()") else found
