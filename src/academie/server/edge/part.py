"""What stands before all parts: who asks, and how many sockets are open."""

from __future__ import annotations

from typing import Final

from academie.server.base.part import Part, Process
from academie.server.edge.open_sockets import OpenSockets, OpenStreams


def start(process: Process) -> None:
    process.add(OpenSockets())
    process.add(OpenStreams())


PART: Final = Part(
    name="edge",
    start=start,
)
