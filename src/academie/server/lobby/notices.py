"""What people are notified of by the lobby."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final
from uuid import UUID

from academie.registry import registry
from academie.server.base.declared.notices import By, NoticeKind
from academie.server.notify.notices import About, Notice, player_named, tell
from academie.words import Message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

ANSWERED: Final = """
    NOT EXISTS (SELECT FROM open_table
                WHERE id = notice.subject::uuid AND game_id IS NULL AND expires_at > now())
"""
CHALLENGE: Final = NoticeKind(
    name="challenge",
    by=frozenset({By.PAGE, By.PUSH}),
    delay=timedelta(seconds=5),
    urgent=True,
    push_seconds=3600,
    settled=ANSWERED,
)
OFFER: Final = NoticeKind(name="offer", settled=ANSWERED)
"""Another game, after one that has ended."""


async def tell_challenge(
    connection: PoolConnectionProxy[Record], table: Record, owner: str, invited: Iterable[UUID]
) -> None:
    """Tell those who are asked for a game, or for another, of a table that waits for them."""
    rematch = table["rematch_of"] is not None
    game = registry[str(table["game_key"])].title
    title = Message(
        f"server-notice-{'rematch' if rematch else 'challenge'}", player=player_named(owner), game=game
    )
    about = About(OFFER if rematch else CHALLENGE, table["id"])
    for account in invited:
        notice = Notice(title, Message("server-notice-to-answer"), f"/join/{table['id']}")
        await tell(connection, account, about, notice)
