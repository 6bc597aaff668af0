"""The web processes that run side by side: which laws each can read, and when it last served."""

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
STORES: Final = "UPDATE process SET beat_at = now() WHERE id = ANY({0}::uuid[])"
"""Run by the writer: a process in which it does not come through takes no games."""
SERVES: Final = """
    WITH beat AS (
        INSERT INTO process (id, beat_ms, release, laws, address) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (id) DO UPDATE SET beat_ms = excluded.beat_ms, gone = false)
    SELECT max(beat_ms) AS newest FROM process WHERE id <> $1
"""
"""Also the first that is heard of a process, and what is heard again of one that was held dead."""
STOPS: Final = "UPDATE process SET gone = true, beat_ms = $2 WHERE id = $1"
BURIED: Final = "DELETE FROM process WHERE beat_ms < $1 RETURNING id"
ABLE: Final = """
    SELECT address FROM process
    WHERE NOT gone AND beat_at > now() - make_interval(secs => $3)
      AND (laws -> $1 ->> 0)::int <= $2 AND (laws -> $1 ->> 1)::int >= $2
    ORDER BY started_at DESC
"""


@dataclass(frozen=True, slots=True)
class WebProcess:
    """A web process: its release, the editions of each law that it reads, and where it is reached."""

    release: str = RELEASE
    laws: dict[str, tuple[int, int]] = field(default_factory=dict[str, tuple[int, int]])
    address: str = ""
    id: UUID = field(default_factory=uuid4)

    @classmethod
    def of(cls, settings: Settings) -> WebProcess:
        """This process."""
        laws = {game.key: (game.oldest_edition, game.edition) for game in offered_games(settings)}
        return cls(RELEASE, laws, settings.address)

    async def serves(self, database: Database, now: int) -> int | None:
        """Note that this process serves, and return when another last did."""
        laws = {key: [*editions] for key, editions in self.laws.items()}
        row = await database.fetchrow(SERVES, self.id, now, self.release, laws, self.address)
        assert row is not None
        newest: int | None = row["newest"]
        return newest

    async def stops(self, database: Database, now: int) -> None:
        """Note that this process ends."""
        await database.execute(STOPS, self.id, now)


async def processes_for(database: Database, game_key: str, law: str) -> list[str]:
    """Where the processes are that can play by an edition of a law, the newest first."""
    rows = await database.fetch(ABLE, game_key, edition_of(law), GONE_SECONDS)
    return [row["address"] for row in rows]
