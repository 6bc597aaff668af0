"""Notes over the socket."""

from __future__ import annotations

from uuid import UUID

from academie.server.base.errors import SIGN_IN, NotSignedIn
from academie.server.edge.connection import Connection
from academie.server.edge.messages import ToClient, ToServer
from tests.server.notes.service import Notes


class ReadNote(ToServer, tag="read-note"):
    """Asks for one's note on a game."""

    game: UUID


class NoteRead(ToClient, tag="note-read"):
    """One's note on a game."""

    game: UUID
    text: str


async def read_note(connection: Connection, message: ReadNote) -> None:
    if connection.account is None:
        raise NotSignedIn(SIGN_IN)
    text = await connection.process.get(Notes).read(connection.account, message.game)
    connection.send(NoteRead(message.game, text))
