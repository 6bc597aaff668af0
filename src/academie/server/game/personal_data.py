"""What stored games hold about a person, and the records they take along."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final
from uuid import UUID

import msgspec

from academie.dice.fold import Fold
from academie.dice.log import Entry
from academie.kernel import AcademieError
from academie.notation import to_json
from academie.server.base.declared.personal_data import KEPT, By, ExportedFile, Held
from academie.server.game.exports import record_of
from academie.server.game.queries import OVER, GameRow, Games

if TYPE_CHECKING:
    from academie.server.base.database import Database

BLANK_PLAYER: Final = """
    UPDATE game SET players = ARRAY(
        SELECT CASE WHEN seat = person.id THEN person.blank ELSE player END
        FROM unnest(seats, players) WITH ORDINALITY AS at (seat, player, place) ORDER BY place)
    FROM person WHERE seats @> ARRAY[person.id]
"""
HOLDS: Final = (
    Held("game", "seats", KEPT, By.IDS, hidden=("seed", "nonces"), outlives=True),
    Held("live", "seats", KEPT, By.IDS, awaited=True),
    Held("game", "players", BLANK_PLAYER, By.NAMES, shown=False),
)
PLAYED: Final = "SELECT id FROM game WHERE seats @> ARRAY[$1::uuid] AND status = $2"


async def records_of(database: Database, account: UUID) -> list[ExportedFile]:
    """The records of the games that an account has finished."""
    games, found = Games(database), list[ExportedFile]()
    for played in await database.fetch(PLAYED, account, OVER):
        row, log = await games.row(played["id"]), await games.log(played["id"])
        if row is not None:
            found.append(ExportedFile(f"games/{row.id}.json", partial(_record, row, log)))
    return found


def _record(row: GameRow, log: list[Entry]) -> str:
    """The record of a game; where it cannot be read, the events of its log."""
    try:
        return to_json(record_of(row, Fold.of(row.id, log)))
    except AcademieError:
        events = [{"seq": entry.seq, "kind": entry.kind, "body": entry.body} for entry in log]
        return msgspec.json.format(msgspec.json.encode(events), indent=2).decode()
