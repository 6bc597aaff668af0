"""What stands before all parts: who asks, and how many sockets are open."""

from __future__ import annotations

from typing import Final

from academie.server.base.part import Part, Process
from academie.server.edge.messages import Changed, Hello, Ping, Pong, Refused, Watch
from academie.server.edge.open_sockets import OpenSockets, OpenStreams
from academie.server.edge.topics import ping, watch


def start(process: Process) -> None:
    process.add(OpenSockets())
    process.add(OpenStreams())


PART: Final = Part(
    name="edge",
    start=start,
    answers={Ping: ping, Watch: watch},
    sends=(Hello, Pong, Refused, Changed),
    ids=("leader.holder",),  # a table of `base`, which is no part
)
