"""The players there are, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from academie.engine.player import Player, RandomPlayer
from academie.engine.simple_dames import SimpleDames
from academie.engine.simple_trictrac import SimpleTrictrac
from academie.kernel import UnknownName

_SIMPLE: Final[Mapping[str, Callable[[], Player]]] = {"trictrac": SimpleTrictrac, "dames": SimpleDames}


def player(name: str, game: str, seed: int | None = None) -> Player:
    """The player of that name for a game. Raises `UnknownName`."""
    if name == "random":
        return RandomPlayer(seed)
    if name == "simple" and game in _SIMPLE:
        return _SIMPLE[game]()
    known = ["random", *(["simple"] if game in _SIMPLE else [])]
    raise UnknownName(f"no player {name!r} for {game}; there are: {', '.join(known)}")
