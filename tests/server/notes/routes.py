"""Notes over HTTP."""

from __future__ import annotations

from typing import Final
from uuid import UUID

import msgspec
from litestar import get, put
from litestar.params import FromPath, JSONBody

from academie.server.edge.access import Player, Uses
from academie.server.edge.problems import problems
from tests.server.notes.service import Notes


class Note(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody has written down about a game."""

    text: str


@put("/notes/{game_id:uuid}", responses=problems(401), status_code=204)
async def write_note(
    game_id: FromPath[UUID], data: JSONBody[Note], note_store: Uses[Notes], owner: Player
) -> None:
    """Keeps a note on a game."""
    await note_store.write(owner.account, game_id, data.text)


@get("/notes/{game_id:uuid}", responses=problems(401))
async def read_note(game_id: FromPath[UUID], note_store: Uses[Notes], owner: Player) -> Note:
    """One's note on a game."""
    return Note(await note_store.read(owner.account, game_id))


HANDLERS: Final = (write_note, read_note)
