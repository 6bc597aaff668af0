"""An empty database gets the tables of all parts at once."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from academie.server.game.partitions import make_ahead
from academie.server.parts import PARTS

if TYPE_CHECKING:
    from asyncpg import Connection, Record

SERVER: Final = Path(__file__).parents[1]


def schemas() -> Sequence[Path]:
    """The schema of each part that has tables, the lowest first."""
    paths = [SERVER / name / "schema.sql" for name in ("base", *(part.name for part in PARTS))]
    return [path for path in paths if path.exists()]


async def create(connection: Connection[Record]) -> None:
    """Make every table, and the parts of the log that are needed first."""
    for path in schemas():
        await connection.execute(path.read_text(encoding="utf-8"))
    await make_ahead(connection)
