"""Games whose log cannot be read: each is set aside alone, kept in `quarantine`, and the others go on."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID

from asyncpg import PostgresError

from academie import __version__
from academie.kernel import UnknownEdition
from academie.server.base import metrics
from academie.server.base.database import DATABASE_AWAY
from academie.server.base.encryption import SealedByAnotherKey
from academie.server.base.errors import RETRY, NotNow, Refusal
from academie.server.base.tasks import spawn
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record

    from academie.server.base.database import Database

LOG: Final = logging.getLogger(__name__)
SET_ASIDE: Final = Message("server-set-aside")
MOVED: Final = Message("server-moved")
NOT_AT_FAULT: Final = (PostgresError, *DATABASE_AWAY)
"""Errors of the database: no log is at fault."""
TOPIC: Final = "quarantine"
"""The notice that games in quarantine should be read again."""
MOST_LETTERS: Final = 8000
KEEP: Final = """
    INSERT INTO quarantine (game_id, seq, release, error) VALUES ($1, $2, $3, $4)
    ON CONFLICT (game_id) DO UPDATE SET seq = excluded.seq, release = excluded.release, error = excluded.error
"""
RESTART_COUNT: Final = """
    UPDATE quarantine SET at = now() FROM (SELECT at FROM quarantine WHERE game_id = $1 FOR UPDATE) AS before
    WHERE game_id = $1 RETURNING before.at
"""
TAKE_OUT: Final = "DELETE FROM quarantine WHERE game_id = $1"
LISTED: Final = """
    SELECT quarantine.*, game_key, status, players FROM quarantine JOIN game ON game.id = game_id
    WHERE $1::uuid IS NULL OR game_id = $1 ORDER BY at
"""


class SetAside(NotNow):
    """The log of the game cannot be read."""

    def __init__(self, why: Message = SET_ASIDE) -> None:
        super().__init__(why)


class Elsewhere(SetAside):
    """This process lacks the edition of the law of the game, or the key to its seed; another may have it."""

    status = 503
    headers = RETRY

    def __init__(self) -> None:
        super().__init__(MOVED)


class UnreadableEvent(Exception):
    """An event of a log cannot be read; the reason is the cause of this error."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"event {seq} cannot be read")
        self.seq = seq


@dataclass(frozen=True, slots=True)
class Quarantined:
    """A game that cannot go on, the event that cannot be read, by which release, why, and since when."""

    game_id: UUID
    game_key: str
    status: str
    players: tuple[str, ...]
    seq: int
    release: str
    error: str
    at: datetime


class Quarantine:
    """The games that cannot go on, in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def put(self, game_id: UUID, seq: int, wrong: BaseException) -> None:
        """Log, count and keep that a game cannot be read from event `seq` on."""
        LOG.error("game %s is set aside: event %d of its log cannot be read", game_id, seq, exc_info=wrong)
        metrics.set_aside()
        error = "".join(traceback.format_exception(wrong))[-MOST_LETTERS:]
        spawn(self._keep(game_id, seq, error))

    async def _keep(self, game_id: UUID, seq: int, error: str) -> None:
        # A game that could not be kept is set aside again when it is read next.
        with suppress(*NOT_AT_FAULT):
            await self._database.execute(KEEP, game_id, seq, __version__, error)

    async def time_lost(self, game_id: UUID) -> datetime | None:
        """Since when the game has been in quarantine; a later call counts from this one.

        It stays there until `take_out`: no other process flags anybody before the time is given back.
        """
        since: datetime | None = await self._database.fetchval(RESTART_COUNT, game_id)
        return since

    async def take_out(self, game_id: UUID) -> None:
        """Take the game out of quarantine."""
        await self._database.execute(TAKE_OUT, game_id)

    async def games(self, game_id: UUID | None = None) -> list[Quarantined]:
        """The games in quarantine, the longest there first; or that game alone."""
        return [_quarantined(row) for row in await self._database.fetch(LISTED, game_id)]

    @contextmanager
    def watching(self, game_id: UUID, seq: int) -> Generator[None]:
        """Do as `refusal` says for any error in reading the game from `seq` on."""
        try:
            yield
        except Exception as wrong:
            refused = self.refusal(game_id, seq, wrong)
            if refused is wrong:
                raise
            raise refused from wrong

    def refusal(self, game_id: UUID, seq: int, wrong: Exception) -> Exception:
        """Put the game into quarantine for an error in reading it from `seq` on, and return `SetAside`.

        Refusals, and errors that mean the database is away, are returned as they are: no log is at fault.
        Returns `Elsewhere`, without quarantine, for an edition of the law or a key of seeds that this process
        does not have.
        """
        if isinstance(wrong, (Refusal, *NOT_AT_FAULT)):
            return wrong
        if isinstance(wrong, SealedByAnotherKey):
            LOG.error("game %s cannot be read by this process: %s", game_id, wrong)
            return Elsewhere()
        if any(isinstance(each, UnknownEdition) for each in _causes(wrong)):
            return Elsewhere()
        self.put(game_id, wrong.seq if isinstance(wrong, UnreadableEvent) else seq, wrong)
        return SetAside()


def _causes(wrong: BaseException | None) -> Iterator[BaseException]:
    """An error and what caused it."""
    while wrong is not None:
        yield wrong
        wrong = wrong.__cause__


def _quarantined(row: Record) -> Quarantined:
    fields: dict[str, Any] = {name: row[name] for name in Quarantined.__slots__}
    fields["players"] = tuple(row["players"])
    return Quarantined(**fields)
