"""Games whose log cannot be read: each is set aside alone, and the others go on."""

from __future__ import annotations

import logging
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final
from uuid import UUID

from asyncpg import PostgresError

from academie.server import metrics
from academie.server.refusals import NotNow
from academie.server.store.pool import DATABASE_AWAY
from academie.words import Message

LOG: Final = logging.getLogger(__name__)
SET_ASIDE: Final = Message("server-set-aside")


class SetAside(NotNow):
    """The log of the game cannot be read."""

    def __init__(self) -> None:
        super().__init__(SET_ASIDE)


@contextmanager
def readable(game_id: UUID) -> Generator[None]:
    """Log and count any error in reading the log of a game, and raise `SetAside` for it.

    Errors that mean the database is away pass through: the log is not at fault.
    """
    try:
        yield
    except (SetAside, PostgresError, *DATABASE_AWAY):
        raise
    except Exception as wrong:
        LOG.exception("game %s is set aside: its log cannot be read", game_id)
        metrics.set_aside()
        raise SetAside from wrong
