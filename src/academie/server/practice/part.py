"""Puzzles, throws to count, and play on from studies."""

from __future__ import annotations

from typing import Final

from academie.server.base.database import Database
from academie.server.base.declared.personal_data import Held
from academie.server.base.part import Part, Process
from academie.server.practice import games, routes
from academie.server.practice.queries import PracticeStore


def start(process: Process) -> None:
    process.add(PracticeStore(process.get(Database)))


PART: Final = Part(
    name="practice",
    start=start,
    routes=(*games.HANDLERS, *routes.HANDLERS),
    holds=(
        Held("practice_card", "account"),
        Held("practice_level", "account"),
        Held("practice_day", "account"),
    ),
)
