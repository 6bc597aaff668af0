"""When something is due in the games that a process has in memory: a heap, and one task that looks at it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from heapq import heappop, heappush
from typing import Final
from uuid import UUID

AGAIN_MS: Final = 1_000
"""When to look again at a game in which what was due could not be done yet."""


class Deadlines:
    """The next deadline of each game; one that was put off is left in the heap and skipped."""

    def __init__(self) -> None:
        self._heap: list[tuple[int, UUID]] = []
        self._due: dict[UUID, int] = {}

    def __len__(self) -> int:
        """How many games have a deadline."""
        return len(self._due)

    def set(self, game_id: UUID, due_ms: int | None) -> None:
        """Set the deadline of a game, in place of the one it had."""
        if due_ms is None:
            self._due.pop(game_id, None)
        elif self._due.get(game_id) != due_ms:
            self._due[game_id] = due_ms
            heappush(self._heap, (due_ms, game_id))

    def take(self, now_ms: int) -> list[UUID]:
        """The games in which something is due."""
        found: list[UUID] = []
        while self._heap and self._heap[0][0] <= now_ms:
            due_ms, game_id = heappop(self._heap)
            if self._due.get(game_id) == due_ms:
                del self._due[game_id]
                found.append(game_id)
        return found

    async def do(self, now_ms: int, work: Callable[[UUID], Awaitable[None]]) -> None:
        """Do what is due; a game whose deadline `work` leaves as it is is looked at again later."""
        found = self.take(now_ms)
        for game_id in found:
            self.set(game_id, now_ms + AGAIN_MS)
        for game_id in found:
            await work(game_id)
