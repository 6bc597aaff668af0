"""Ratings, results of finished games and ladders."""

from __future__ import annotations

from typing import Final

from academie.server.base.declared.personal_data import KEPT, Held
from academie.server.base.part import Part, Process
from academie.server.game.endings import GameEnded
from academie.server.ratings import archive_routes, routes
from academie.server.ratings.results import write_results
from academie.server.ratings.service import rate_players


def start(process: Process) -> None:
    process.listen(GameEnded, rate_players)
    process.listen(GameEnded, write_results)


PART: Final = Part(
    name="ratings",
    start=start,
    routes=(*archive_routes.HANDLERS, *routes.HANDLERS),
    holds=(
        Held("game_result", "account", KEPT),
        Held("rating", "account"),
        Held("rating_change", "account", KEPT),
    ),
    ids=("game_result.game_id", "rating_change.game_id"),
)
