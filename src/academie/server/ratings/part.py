"""Ratings, results of finished games and ladders."""

from __future__ import annotations

from typing import Final

from academie.server.accounts.networks import Networks
from academie.server.base.database import Database
from academie.server.base.declared.personal_data import KEPT, Held
from academie.server.base.part import Part, Process
from academie.server.play.fanout import EventBus
from academie.server.play.outages import Outages
from academie.server.ratings import routes
from academie.server.ratings.endings import Endings
from academie.server.ratings.results import Tally

SETTLE_SECONDS: Final = 30.0


def start(process: Process) -> None:
    database, background = process.get(Database), process.background
    endings = Endings(database, background)
    tally = Tally(database, background, process.get(Outages), process.get(Networks))
    process.get(EventBus).followers += [endings.follow, tally.follow]
    process.every(SETTLE_SECONDS, endings.sweep)
    process.every(SETTLE_SECONDS, tally.sweep)


PART: Final = Part(
    name="ratings",
    start=start,
    routes=routes.HANDLERS,
    holds=(
        Held("game_result", "account", KEPT),
        Held("rating", "account"),
        Held("rating_change", "account", KEPT),
    ),
    ids=("game_result.game_id", "rating_change.game_id"),
)
