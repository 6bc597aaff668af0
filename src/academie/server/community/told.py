"""What people are told of messages, reports and decisions: notices, as they have chosen to get them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING
from urllib.parse import quote
from uuid import UUID

from academie.server.identity import Identity
from academie.server.notify.facts import player_named
from academie.server.notify.kinds import Kind
from academie.server.notify.notice import About, Notice, tell
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    Connection = PoolConnectionProxy[Record]


async def tell_message(connection: Connection, account: UUID, author: Identity) -> None:
    """Tell somebody, once an hour, that there are messages of an author."""
    hour = f"{datetime.now(UTC):%Y-%m-%dT%H}"
    title = Message("community-notice-message", player=player_named(author.name))
    link = f"/messages/{quote(author.name, safe='')}"
    notice = Notice(title, Message("community-notice-to-message"), link)
    await tell(connection, account, About(Kind.MESSAGE, author.account, hour), notice)


async def tell_decision(connection: Connection, account: UUID, sanction: int) -> None:
    """Tell somebody that something was decided about them."""
    notice = Notice(
        Message("community-notice-decision"), Message("community-notice-to-decision"), "/decisions"
    )
    await tell(connection, account, About(Kind.REPORT, f"decision {sanction}"), notice)


async def tell_appeal(connection: Connection, account: UUID, appeal: int) -> None:
    """Tell somebody that their appeal is answered."""
    notice = Notice(Message("community-notice-appeal"), Message("community-notice-to-decision"), "/decisions")
    await tell(connection, account, About(Kind.REPORT, f"appeal {appeal}"), notice)


async def tell_reporter(connection: Connection, account: UUID, case: int, *, upheld: bool) -> None:
    """Tell somebody what became of what they have reported."""
    title = Message("community-notice-upheld" if upheld else "community-notice-dismissed")
    notice = Notice(title, Message("community-notice-thanks"))
    await tell(connection, account, About(Kind.REPORT, f"case {case}"), notice)
