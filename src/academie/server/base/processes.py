"""The web processes that run side by side, perhaps of two releases, and which laws each can read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final
from uuid import UUID, uuid4

from academie import __version__
from academie.kernel import edition_of
from academie.server.base.settings import offered_games

if TYPE_CHECKING:
    from academie.server.base.database import Database
    from academie.server.base.settings import Settings

RELEASE: Final = __version__
BEAT_SECONDS: Final = 5.0
GONE_SECONDS: Final = 20.0
"""A process that has not been heard of for so long is gone."""
BEAT: Final = "UPDATE process SET beat_at = now() WHERE id = ANY({0}::uuid[])"
"""Run by the writer, so that a process that says it serves can store acts."""
REGISTER: Final = """
    WITH gone AS (DELETE FROM process WHERE beat_at < now() - make_interval(days => 1))
    INSERT INTO process (id, release, laws, address) VALUES ($1, $2, $3, $4)
"""
ABLE: Final = """
    SELECT address FROM process
    WHERE beat_at > now() - make_interval(secs => $3)
      AND (laws -> $1 ->> 0)::int <= $2 AND (laws -> $1 ->> 1)::int >= $2
    ORDER BY started_at DESC
"""


@dataclass(frozen=True, slots=True)
class WebProcess:
    """A web process: its release, the editions of each law that it reads, and where it is reached."""

    release: str
    laws: dict[str, tuple[int, int]]
    address: str
    id: UUID = field(default_factory=uuid4)

    @classmethod
    def of(cls, settings: Settings) -> WebProcess:
        """This process."""
        laws = {game.key: (game.oldest_edition, game.edition) for game in offered_games(settings)}
        return cls(RELEASE, laws, settings.address)

    async def register(self, database: Database) -> None:
        """Tell the others that this process has begun."""
        laws = {key: [*editions] for key, editions in self.laws.items()}
        await database.execute(REGISTER, self.id, self.release, laws, self.address)

    async def leave(self, database: Database) -> None:
        """Tell the others that this process ends."""
        await database.execute("DELETE FROM process WHERE id = $1", self.id)


async def processes_for(database: Database, game_key: str, law: str) -> list[str]:
    """Where the processes are that can play by an edition of a law, the newest first."""
    rows = await database.fetch(ABLE, game_key, edition_of(law), GONE_SECONDS)
    return [row["address"] for row in rows]
