"""Accounts of engines: one for each player that `academie.engine` offers, the same on every server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final
from uuid import UUID, uuid5

from academie.engine.players import names
from academie.kernel import Game
from academie.registry import registry

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

_SPACE: Final = UUID("5f0c3f0e-8d0e-5a53-9d7e-6a3a2d7a1c11")


def engine_account(name: str) -> UUID:
    """The account of an engine."""
    return uuid5(_SPACE, name)


def _engines(game: Game) -> tuple[str, ...]:
    """The engines of a game; none if those of another package do not load."""
    try:
        return names(game.key)
    except Exception:
        if registry.ours(game.key):
            raise
        return ()


ENGINES: Final[Mapping[UUID, str]] = {
    engine_account(name): name
    for name in sorted({name for game in registry.everything() for name in _engines(game)})
}
"""Every engine by its account."""


OFFERED: Final = frozenset((name, game.key) for game in registry.everything() for name in _engines(game))
"""Every engine that is there, with each game it plays."""


async def get_engine_account(connection: PoolConnectionProxy[Record], name: str) -> UUID:
    """The account of an engine, created if need be, with a name that nobody can register."""
    account = engine_account(name)
    await connection.execute(
        "INSERT INTO account (id, name, engine) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        account,
        f"engine:{name}",
        name,
    )
    return account
