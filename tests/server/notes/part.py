"""All that the notes add to the server."""

from __future__ import annotations

from typing import Final

from academie.server.base.database import Database
from academie.server.base.declared.personal_data import Held
from academie.server.base.part import Part, Process
from tests.server.notes import jobs, routes, service, socket


def start(process: Process) -> None:
    process.add(service.Notes(process.get(Database)))


PART: Final = Part(
    name="notes",
    start=start,
    routes=routes.HANDLERS,
    answers={socket.ReadNote: socket.read_note},
    sends=(socket.NoteRead,),
    jobs=(jobs.COUNT,),
    notices=(service.KEPT,),
    holds=(Held("note", "account"),),
    ids=("note.game_id",),
)
