"""How games are left, how well they are played, and signals for moderators."""

from __future__ import annotations

from typing import Final

from academie.server.base.database import Database
from academie.server.base.declared.personal_data import Held
from academie.server.base.part import Part, Process
from academie.server.base.settings import Settings
from academie.server.fair_play import jobs, routes
from academie.server.fair_play.conduct import delay_leavers
from academie.server.game.endings import GameEnded

MEASURE_SECONDS: Final = 60.0


def start(process: Process) -> None:
    measuring = jobs.Measuring(process.get(Database), process.get(Settings))
    process.listen(GameEnded, delay_leavers)
    process.every(MEASURE_SECONDS, measuring.sweep)


PART: Final = Part(
    name="fair_play",
    start=start,
    routes=routes.HANDLERS,
    jobs=jobs.KINDS,
    holds=(Held("pairing_delay", "account"), Held("signal", "account"), Held("game_measure", "account")),
    ids=("game_measure.game_id", "pairing_delay.game_id", "signal.game_id"),
)
