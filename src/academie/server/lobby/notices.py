"""What people are notified of by the lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING
from uuid import UUID

from academie.registry import registry
from academie.server.mail.kinds import Kind
from academie.server.notify.notices import About, Notice, player_named, tell
from academie.words import Message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy


async def tell_challenge(
    connection: PoolConnectionProxy[Record], table: Record, owner: str, invited: Iterable[UUID]
) -> None:
    """Tell those who are asked for a game, or for another, of a table that waits for them."""
    rematch = table["rematch_of"] is not None
    game = registry[str(table["game_key"])].title
    title = Message(
        f"server-notice-{'rematch' if rematch else 'challenge'}", player=player_named(owner), game=game
    )
    about = About(Kind.OFFER if rematch else Kind.CHALLENGE, table["id"])
    for account in invited:
        notice = Notice(title, Message("server-notice-to-answer"), f"/join/{table['id']}")
        await tell(connection, account, about, notice)
