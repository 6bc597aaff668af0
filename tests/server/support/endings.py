"""Settles games in tests as the parts of a server do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from academie.server.base.part import Heard, Process
from academie.server.fair_play.conduct import delay_leavers
from academie.server.game.endings import Endings, GameEnded
from academie.server.play.notices import tell_result
from academie.server.ratings.results import write_results
from academie.server.ratings.service import rate_players

if TYPE_CHECKING:
    from collections.abc import Sequence
    from uuid import UUID

    from academie.server.base.database import Database


async def _nobody(_accounts: Sequence[UUID]) -> bool:
    return False


ALL: Final = (tell_result, rate_players, write_results, delay_leavers)


def endings(database: Database, heard_by: Sequence[Heard[GameEnded]] = ALL) -> Endings:
    """What settles the games of a database; nobody has come from the network of another."""
    process = Process()
    for heard in heard_by:
        process.listen(GameEnded, heard)
    return Endings(database, process.background, _nobody, process.tell)
