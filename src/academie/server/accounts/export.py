"""Everything the server holds about a person, as one file of JSON files for them to keep.

A worker makes it. It holds a file for each table that refers to the person, and what parts add, such as the
records of games; it can be fetched for a week.
"""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from io import BytesIO
from ipaddress import IPv4Address, IPv4Interface, IPv4Network, IPv6Address, IPv6Interface, IPv6Network
from typing import Any, Final
from uuid import UUID, uuid4

import msgspec

from academie.server.accounts.mails import send_change
from academie.server.accounts.personal_data import PersonalData
from academie.server.base.database import Database
from academie.server.base.declared.jobs import JobKind, Services
from academie.server.base.declared.personal_data import ExportedFile
from academie.words import Message, languages

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
    files: list[ExportedFile]


@dataclass(frozen=True, slots=True)
class MadeExport:
    """The file of an export, and whose it is."""

    account: UUID
    file: bytes


async def gather(services: Services, asked: AccountId) -> Material:
    """Read all that is held about a person."""
    database, personal_data = services.get(Database), services.get(PersonalData)
    async with database.acquire() as connection, connection.transaction(isolation="repeatable_read"):
        held = await personal_data.held_about(connection, asked.account)
    return Material(asked.account, held, await personal_data.files(database, asked.account))


def make(material: Material, progress: Callable[[float], None]) -> MadeExport:
    """The file with all of it."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for language in languages():
            archive.writestr(f"README.{language.value}.txt", Message("identity-export-readme").in_(language))
        for table, rows in material.held.items():
            archive.writestr(f"{table}.json", _json(rows))
        for done, file in enumerate(material.files):
            progress(done / len(material.files))
            archive.writestr(file.name, file.make())
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


def _json(rows: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(rows, enc_hook=_plain), indent=2)


def _plain(value: object) -> object:
    if isinstance(value, ADDRESSES):
        return str(value)
    raise TypeError(f"{type(value)} has no JSON")


JOB: Final = JobKind(KIND, AccountId, gather, make, store, house=True)
