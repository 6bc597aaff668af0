"""Work on notes that can wait."""

from __future__ import annotations

from typing import Final
from uuid import UUID

import msgspec

from academie.server.base.database import Database
from academie.server.base.declared.jobs import JobKind, Progress, Services
from tests.server.notes.service import Notes


class Writer(msgspec.Struct, forbid_unknown_fields=True):
    """Whose notes."""

    account: UUID


async def gather(services: Services, writer: Writer) -> int:
    return await Notes(services.get(Database)).count(writer.account)


def count(notes: int, progress: Progress) -> dict[str, int]:
    progress(1.0)
    return {"notes": notes}


COUNT: Final = JobKind("count-notes", Writer, gather, count)
