"""What people are told of messages, reports and decisions: notices, as they have chosen to get them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final
from urllib.parse import quote
from uuid import UUID

from academie.server.base.declared.notices import NoticeKind
from academie.server.edge.identity import Identity
from academie.server.notify.notices import About, Notice, player_named, tell
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

if TYPE_CHECKING:
    Connection = PoolConnectionProxy[Record]

MESSAGE: Final = NoticeKind(name="message")


async def tell_message(connection: Connection, account: UUID, author: Identity) -> None:
    """Tell somebody, once an hour, that there are messages of an author."""
    hour = f"{datetime.now(UTC):%Y-%m-%dT%H}"
    title = Message("community-notice-message", player=player_named(author.name))
    link = f"/messages/{quote(author.name, safe='')}"
    notice = Notice(title, Message("community-notice-to-message"), link)
    await tell(connection, account, About(MESSAGE, author.account, hour), notice)
