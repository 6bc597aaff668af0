"""Open tables as clients see them."""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

import msgspec

from academie.server.edge.messages import ToClient, ToServer
from academie.server.game.messages import TermsTold, terms_view
from academie.server.lobby.queries import Audience, OpenTable


class TableTold(msgspec.Struct):
    """A table: who has opened it and for whom, who sits where, and its game once that has begun."""

    id: UUID
    owner: str
    audience: Audience
    invited: str | None
    terms: TermsTold
    seats: list[str | None]
    shuffled: bool
    rematch_of: UUID | None
    game: UUID | None
    created_at: datetime
    expires_at: datetime


def open_table_view(table: OpenTable) -> TableTold:
    return TableTold(
        id=table.id,
        owner=table.owner,
        audience=table.audience,
        invited=table.invited,
        terms=terms_view(table.terms),
        seats=[*table.seats],
        shuffled=table.shuffled,
        rematch_of=table.rematch_of,
        game=table.game_id,
        created_at=table.created_at,
        expires_at=table.expires_at,
    )


class WatchTables(ToServer, tag="watch-tables"):
    """Asks for the open tables and for what changes in them, where `watch` only says that they changed."""


class TablesTold(ToClient, tag="tables"):
    """All open tables, each as `GET /api/tables` has it, the oldest first."""

    v: int
    tables: list[msgspec.Raw]


class TablesChanged(ToClient, tag="tables-changed"):
    """What has changed in the open tables since the message before; after a gap in `v`, watch again."""

    v: int
    add: list[msgspec.Raw]
    """Tables that are new, or in place of those of the same id."""
    remove: list[UUID]
