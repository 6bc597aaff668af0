"""Engines that answer after a moment, or never."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

from academie.server.engines.requests import ChooseAct, Done, Request
from academie.server.engines.service import PATIENCE

if TYPE_CHECKING:
    from tests.sim.judge import Judge


class SimEngines:
    """The engines that processes ask, in the place of the queue to the true ones."""

    def __init__(self, judge: Judge, random: Random) -> None:
        self._judge = judge
        self._random = random
        self.silent = False

    async def done(self, request: Request) -> Done:
        """What an engine answers. Raises `TimeoutError` if none does."""
        if self.silent:
            await asyncio.sleep(PATIENCE * request.deadline)
            raise TimeoutError
        await asyncio.sleep(self._random.uniform(0.05, 0.5))
        assert isinstance(request.task, ChooseAct)
        assert request.game is not None
        fold = self._judge.games[request.game].fold
        state = fold.state if len(fold.acts) == len(request.task.line.acts) else request.task.state()
        acts = state.actions()
        return Done(fold.notation.act(self._random.choice(acts)) if acts else "", 1)
