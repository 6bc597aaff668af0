"""Faults built into the server on purpose: a simulation that does not find them is worth nothing."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager, contextmanager

from academie.server.game.log_writer import Append, Writer
from academie.server.game.quarantine import SetAside
from academie.server.play.room import Room

ACKNOWLEDGE = "acknowledge before commit"
NO_LOCK = "no room lock"
NO_COMPARE = "no compare-and-set"
EAGER = "share before receipt"
MUTATIONS = (ACKNOWLEDGE, NO_LOCK, NO_COMPARE, EAGER)
"""The last two are built into the store and the people of a simulation."""


async def _append_at_once(writer: Writer, item: Append) -> bool:
    writer._put(item)
    return True


@asynccontextmanager
async def _shared(room: Room) -> AsyncGenerator[None]:
    if room.aside:
        raise SetAside
    yield


@contextmanager
def mutated(name: str) -> Iterator[None]:
    """The server with that fault, until the end of the context."""
    append, exclusive = Writer.append, Room._exclusive
    if name == ACKNOWLEDGE:
        Writer.append = _append_at_once  # type: ignore[assignment,method-assign]
    elif name == NO_LOCK:
        Room._exclusive = _shared  # type: ignore[assignment,method-assign]
    try:
        yield
    finally:
        Writer.append = append  # type: ignore[method-assign]
        Room._exclusive = exclusive  # type: ignore[method-assign]
