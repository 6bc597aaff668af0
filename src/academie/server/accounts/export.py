"""Everything the server holds about a person, as one file of JSON files for them to keep.

A worker makes it. It holds a file for each table that refers to the person, and the record of each game they
have finished; it can be fetched for a week.
"""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from io import BytesIO
from ipaddress import IPv4Address, IPv4Interface, IPv4Network, IPv6Address, IPv6Interface, IPv6Network
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID, uuid4

import msgspec

from academie.dice.fold import Fold
from academie.dice.log import Entry
from academie.kernel import AcademieError
from academie.notation import to_json
from academie.server.accounts.mails import send_change
from academie.server.accounts.personal_data import held_about
from academie.server.base.declared.jobs import JobKind
from academie.server.game.exports import record_of
from academie.server.game.queries import OVER, GameRow, Games
from academie.words import Message, languages

if TYPE_CHECKING:
    from academie.server.base.database import Database

LIFE: Final = timedelta(days=7)
KIND: Final = "export-account"
ADDRESSES: Final = (IPv4Address, IPv4Interface, IPv4Network, IPv6Address, IPv6Interface, IPv6Network)


class AccountId(msgspec.Struct, forbid_unknown_fields=True):
    """Whose data it is; only the server itself asks for it."""

    account: UUID


@dataclass(frozen=True, slots=True)
class Material:
    """What an export is made of."""

    account: UUID
    held: Mapping[str, list[dict[str, Any]]]
    games: list[tuple[GameRow, list[Entry]]]


@dataclass(frozen=True, slots=True)
class MadeExport:
    """The file of an export, and whose it is."""

    account: UUID
    file: bytes


async def gather(database: Database, asked: AccountId) -> Material:
    """Read all that is held about a person."""
    async with database.acquire() as connection, connection.transaction(isolation="repeatable_read"):
        held = await held_about(connection, asked.account)
    games, found = Games(database), list[tuple[GameRow, list[Entry]]]()
    for each in held["game"]:
        row = await games.row(each["id"]) if each["status"] == OVER else None
        if row is not None:
            found.append((row, await games.log(row.id)))
    return Material(asked.account, held, found)


def make(material: Material, progress: Callable[[float], None]) -> MadeExport:
    """The file with all of it."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for language in languages():
            archive.writestr(f"README.{language.value}.txt", Message("identity-export-readme").in_(language))
        for table, rows in material.held.items():
            archive.writestr(f"{table}.json", _json(rows))
        for done, (row, log) in enumerate(material.games):
            progress(done / len(material.games))
            archive.writestr(f"games/{row.id}.json", _record(row, log))
    return MadeExport(material.account, made.getvalue())


async def store(database: Database, made: MadeExport) -> dict[str, Any]:
    """Keep the file for a week in place of those before, tell the person, and return what the job says."""
    export, until = uuid4(), datetime.now(UTC) + LIFE
    async with database.acquire() as connection, connection.transaction():
        await connection.execute("DELETE FROM data_export WHERE account = $1", made.account)
        await connection.execute(
            "INSERT INTO data_export (id, account, file, expires_at) VALUES ($1, $2, $3, $4)",
            export,
            made.account,
            made.file,
            until,
        )
        await send_change(connection, made.account, "export-ready")
    return {"export": str(export), "bytes": len(made.file)}


def _record(row: GameRow, log: list[Entry]) -> str:
    """The record of a game; where it cannot be read, the events of its log."""
    try:
        return to_json(record_of(row, Fold.of(row.id, log)))
    except AcademieError:
        return _json([{"seq": entry.seq, "kind": entry.kind, "body": entry.body} for entry in log]).decode()


def _json(rows: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(rows, enc_hook=_plain), indent=2)


def _plain(value: object) -> object:
    if isinstance(value, ADDRESSES):
        return str(value)
    raise TypeError(f"{type(value)} has no JSON")


JOB: Final = JobKind(KIND, AccountId, gather, make, store, house=True)
