"""What people are notified of by moderators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from uuid import UUID

from academie.server.base.declared.notices import NoticeKind
from academie.server.notify.notices import About, Notice, tell
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

if TYPE_CHECKING:
    Connection = PoolConnectionProxy[Record]

REPORT: Final = NoticeKind(name="report")


async def tell_decision(connection: Connection, account: UUID, sanction: int) -> None:
    """Tell somebody that something was decided about them."""
    notice = Notice(
        Message("community-notice-decision"), Message("community-notice-to-decision"), "/decisions"
    )
    await tell(connection, account, About(REPORT, f"decision {sanction}"), notice)


async def tell_appeal(connection: Connection, account: UUID, appeal: int) -> None:
    """Tell somebody that their appeal is answered."""
    notice = Notice(Message("community-notice-appeal"), Message("community-notice-to-decision"), "/decisions")
    await tell(connection, account, About(REPORT, f"appeal {appeal}"), notice)


async def tell_reporter(connection: Connection, account: UUID, case: int, *, upheld: bool) -> None:
    """Tell somebody what became of what they have reported."""
    title = Message("community-notice-upheld" if upheld else "community-notice-dismissed")
    notice = Notice(title, Message("community-notice-thanks"))
    await tell(connection, account, About(REPORT, f"case {case}"), notice)
