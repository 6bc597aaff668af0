"""Signs the newest event of every game that has one, many games at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final
from uuid import UUID

from academie.dice.keys import Key, read_key
from academie.dice.receipts import Receipt, tick_of
from academie.server.base.dates import now_ms
from academie.server.base.settings import SIGNING, Settings
from academie.server.base.tasks import Supervised, wait_beating

TICK_SECONDS: Final = 0.05

Deliver = Callable[[int, Receipt], None]
"""Called with the number of the event and its receipt; must return at once."""


class Signer:
    """Signs at most once every tick. Only events that are stored may be given to it.

    Since of two events in one place the database stores one, no two of them are ever signed.
    """

    def __init__(self, settings: Settings) -> None:
        self.origin = settings.origin
        file = settings.key_file(SIGNING)
        self._key = read_key(file) if file else None
        self._waiting: dict[UUID, tuple[int, bytes, Deliver]] = {}
        self._ready = asyncio.Event()
        self.task: Supervised | None = None

    @property
    def key(self) -> Key | None:
        return self._key

    @property
    def public_key(self) -> bytes | None:
        return None if self._key is None else self._key.public

    def start(self) -> None:
        self.task = Supervised("signer", self._run)

    async def stop(self) -> None:
        if self.task is not None:
            await self.task.stop()

    def sign(self, game_id: UUID, seq: int, head: bytes, deliver: Deliver) -> None:
        """Have the newest event of a game signed with the next tick."""
        if self._key is not None:
            self._waiting[game_id] = seq, head, deliver
            self._ready.set()

    async def _run(self) -> None:
        while True:
            await wait_beating(self._ready)
            self._ready.clear()
            self._tick()
            await asyncio.sleep(TICK_SECONDS)

    def _tick(self) -> None:
        assert self._key is not None
        waiting, self._waiting = self._waiting, {}
        heads = {game.bytes: (seq, head) for game, (seq, head, _) in waiting.items()}
        tick = tick_of(self._key, self.origin, now_ms(), heads)
        for game, (seq, _, deliver) in waiting.items():
            deliver(seq, tick.receipt(game.bytes))
