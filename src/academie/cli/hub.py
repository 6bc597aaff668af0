"""`academie hub`: our engine of draughts for programs that speak the Hub protocol."""

# The compiled twin is loaded only by who plays with it.
# ruff: noqa: PLC0415

from __future__ import annotations

import sys
from importlib.metadata import version


def hub() -> None:
    """Answer a Hub client, such as a draughts board, on standard input and output."""
    from academie.games.draughts.players.hub_front import HubFront

    HubFront(say, version("academie")).serve(sys.stdin)


def say(line: str) -> None:
    """Writes a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
