"""A list that is asked for again only after a while, however many want it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Final

from academie.server.base.tasks import spawn

FRESH_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 0.3
"""How long an answer is waited for, before who asks goes on without it."""


class ListCache:
    """A list as it was a moment ago: asked for at most once in `FRESH_SECONDS`."""

    def __init__(self) -> None:
        self._found: list[Any] = []
        self._until = 0.0
        self._asking: asyncio.Task[None] | None = None

    async def get(self, ask: Callable[[], Awaitable[list[Any]]]) -> list[Any]:
        """The list; who comes while it is asked for gets the last one, or nothing if that is too old."""
        late = monotonic() - self._until
        if late >= 0 and self._asking is None:
            self._asking = spawn(self._ask(ask))
        if self._asking is not None and late > FRESH_SECONDS:
            answered, _ = await asyncio.wait([self._asking], timeout=ANSWER_SECONDS)
            if not answered:
                return []
        return self._found

    async def _ask(self, ask: Callable[[], Awaitable[list[Any]]]) -> None:
        found = list[Any]()
        try:
            found = await ask()
        finally:
            self._found = found
            self._until, self._asking = monotonic() + FRESH_SECONDS, None
