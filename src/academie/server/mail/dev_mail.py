"""The page `/dev/mail`: the mail of a server that has no mail server, for those who develop or try it."""

# The types of Litestar's handlers are known only in part.
# pyright: reportUnknownVariableType=false

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from academie.server.base.database import Database
from academie.server.base.limits import client_address
from academie.server.base.settings import Settings
from academie.server.edge.access import AnyRequest, Uses
from academie.server.mail.mail_text import Written, is_local, is_loopback, site_of
from academie.server.mail.outbox import Waiting, message_of

MOST: Final = 100
KEPT: Final = """
    SELECT *, false AS late, false AS bouncing FROM outbox
    WHERE channel = 'mail' AND body <> '{}' AND ($1::bigint IS NULL OR id = $1) ORDER BY id DESC LIMIT $2
"""
LIST: Final = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mail</title></head><body>
<h1>Mail</h1><p>No mail server is set (<code>ACADEMIE_SMTP</code>): what would be sent is listed here.</p>
<table><thead><tr><th>Date</th><th>To</th><th>Subject</th></tr></thead><tbody>{}</tbody></table></body></html>
"""
ROW: Final = '<tr><td>{at}</td><td>{to}</td><td><a href="/dev/mail/{id}">{subject}</a></td></tr>\n'


async def _kept(
    request: AnyRequest, settings: Settings, database: Database, message: int | None = None
) -> tuple[Sequence[Waiting], str]:
    """The mail that is kept, and the address of the site.

    Raises `NotFoundException` unless this machine asks, and the server is for this machine alone: mail may
    hold links that prove who one is.
    """
    if not is_local(settings) or not is_loopback(client_address(request.scope)):
        raise NotFoundException
    rows = await database.fetch(KEPT, message, MOST)
    return [message_of(row) for row in rows], site_of(settings)


@get("/dev/mail", include_in_schema=False)
async def dev_mail(request: AnyRequest, settings: Uses[Settings], database: Uses[Database]) -> Response[str]:
    """The last mails, the newest first."""
    kept, site = await _kept(request, settings, database)
    rows = [
        ROW.format(
            at=message.created_at.isoformat(timespec="seconds"),
            to=escape(message.address),
            id=message.id,
            subject=escape(Written.of(message, site).subject),
        )
        for message in kept
    ]
    return Response(LIST.format("".join(rows)), media_type=MediaType.HTML)


@get("/dev/mail/{message:int}", include_in_schema=False)
async def dev_mail_page(
    request: AnyRequest, settings: Uses[Settings], database: Uses[Database], message: FromPath[int]
) -> Response[str]:
    """One mail, as a reader of mail would show it."""
    kept, site = await _kept(request, settings, database, message)
    if not kept:
        raise NotFoundException
    return Response(Written.of(kept[0], site).html(), media_type=MediaType.HTML)
