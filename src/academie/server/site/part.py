"""The pages: what goes on today, for the front page."""

from __future__ import annotations

from typing import Final

from academie.server.base.database import Database
from academie.server.base.part import Part, Process
from academie.server.lobby.service import Lobby
from academie.server.play.rooms import RoomRegistry
from academie.server.site.today import Today


def start(process: Process) -> None:
    process.add(Today(process.get(Database), process.get(RoomRegistry), process.get(Lobby)))


PART: Final = Part(name="site", start=start)
