"""Coming back and going: recovering an account, taking one's data along, and having the account erased."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Final
from uuid import UUID

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from academie.server.accounts.erasure import Leaving
from academie.server.accounts.export import KIND
from academie.server.accounts.routes.sessions import session_cookie
from academie.server.base.database import Database
from academie.server.base.errors import NoSuch
from academie.server.base.settings import Settings
from academie.server.edge.access import Player, Uses
from academie.server.edge.problems import problems
from academie.server.jobs.queue import Job, Jobs
from academie.words import Message

EXPORTS: Final = """
    SELECT id, octet_length(file) AS bytes, made_at, expires_at FROM data_export
    WHERE account = $1 AND expires_at > now() ORDER BY made_at DESC
"""
FILE: Final = "SELECT file FROM data_export WHERE id = $1 AND account = $2 AND expires_at > now()"
MOST_EXPORTS: Final = 1


class ErasureAsked(msgspec.Struct, forbid_unknown_fields=True):
    """One's own name, typed."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]


class Erasure(msgspec.Struct):
    """When the account is erased, unless its owner signs in before."""

    erase_at: datetime


class Export(msgspec.Struct):
    """A file with all that the server holds about one, until when it can be fetched."""

    id: UUID
    bytes: int
    made_at: datetime
    expires_at: datetime


@post("/me/erasure", status_code=HTTP_200_OK, responses=problems(401, 403), tags=["leaving"])
async def ask_erasure(
    data: JSONBody[ErasureAsked], leaving: Uses[Leaving], settings: Uses[Settings], proved: Player
) -> Response[Erasure]:
    """Has one's account erased in 14 days, and signs out everywhere; signing in before keeps it."""
    when = await leaving.ask(proved, data.name)
    return Response(Erasure(when), cookies=[session_cookie(settings, None)])


@post("/exports", responses=problems(401, 403), tags=["leaving"])
async def ask_export(jobs: Uses[Jobs], proved: Player) -> Job:
    """Has a file made with all that the server holds about one; the job says when it is there."""
    arguments = {"account": str(proved.account)}
    return await jobs.add(proved.account, KIND, arguments, jobs.most(proved) + MOST_EXPORTS)


@get("/exports", responses=problems(401, 403), tags=["leaving"])
async def my_exports(database: Uses[Database], member: Player) -> list[Export]:
    """One's files that can be fetched."""
    rows = await database.fetch(EXPORTS, member.account)
    return [Export(**row) for row in rows]


@get(
    "/exports/{export_id:uuid}",
    responses=problems(401, 403, 404),
    tags=["leaving"],
    media_type="application/zip",
)
async def fetch_export(
    export_id: FromPath[UUID], database: Uses[Database], member: Player
) -> Response[bytes]:
    """One's file, for seven days."""
    file: bytes | None = await database.fetchval(FILE, export_id, member.account)
    if file is None:
        raise NoSuch(Message("identity-no-export"))
    headers = {"Content-Disposition": 'attachment; filename="academie.zip"', "Cache-Control": "no-store"}
    return Response(file, media_type="application/zip", headers=headers)


HANDLERS: Final = (ask_erasure, ask_export, my_exports, fetch_export)
