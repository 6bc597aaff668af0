"""The games by key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from academie.kernel.errors import UnknownName
from academie.kernel.game import Game

AnyGame = Game[Any, Any]


class Registry:
    """Holds each game once, in the order they were added."""

    def __init__(self, *games: AnyGame) -> None:
        self._games: dict[str, AnyGame] = {}
        for game in games:
            self.add(game)

    def add(self, game: AnyGame) -> None:
        """Adds a game. Raises `ValueError` for a key already taken."""
        if game.key in self._games:
            raise ValueError(f"a game {game.key!r} is already registered")
        self._games[game.key] = game

    def __getitem__(self, key: str) -> AnyGame:
        try:
            return self._games[key]
        except KeyError:
            raise UnknownName(f"no game {key!r}; there are: {', '.join(self._games)}") from None

    def __iter__(self) -> Iterator[AnyGame]:
        return iter(self._games.values())

    def __len__(self) -> int:
        return len(self._games)
