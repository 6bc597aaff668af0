"""`academie hub`: our engine of draughts for programs that speak the Hub protocol."""

from __future__ import annotations

import sys
from importlib.metadata import version


def hub() -> None:
    """Answer a Hub client, such as a draughts board, on standard input and output."""
    from academie.games.draughts.players.hub_front import HubFront

    HubFront(write_line, version("academie")).serve(sys.stdin)


def write_line(line: str) -> None:
    """Write a line at once, unbuffered."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
