"""What the server asks of the machine, answered by the simulation: the date, the clock and chance."""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from types import SimpleNamespace
from typing import Any
from uuid import UUID, uuid4

from academie.server.base.dates import now_ms
from academie.server.play.socket import SeatConnection
from tests.sim.loop import OWNER, SimLoop

EPOCH_MS = 1_800_000_000_000
"""The date at which every simulation begins."""
PACKAGES = ("academie.server", "academie.dice")


class Machine:
    """Date, clock and chance for everything that runs on a loop."""

    def __init__(self, loop: SimLoop, random: Random) -> None:
        self._loop = loop
        self._random = random

    def monotonic(self) -> float:
        return self._loop.time()

    def true_ms(self) -> int:
        """The date, as nobody knows it exactly."""
        return EPOCH_MS + round(self._loop.time() * 1000)

    def now_ms(self) -> int:
        """The date by the clock of whoever asks."""
        owner = OWNER.get()
        return self.true_ms() + (0 if owner is None else owner.skew_ms)

    def uuid4(self) -> UUID:
        return UUID(int=self._random.getrandbits(128), version=4)

    def token_bytes(self, count: int = 32) -> bytes:
        return self._random.randbytes(count)

    def token_hex(self, count: int = 32) -> str:
        return self.token_bytes(count).hex()

    @contextmanager
    def installed(self) -> Iterator[None]:
        """Answer whatever modules of the server ask, until the end of the context."""
        clock = SimpleNamespace(
            monotonic=self.monotonic,
            time=lambda: self.now_ms() / 1000,
            time_ns=lambda: self.now_ms() * 1_000_000,
            perf_counter=self.monotonic,
        )
        chance = SimpleNamespace(token_bytes=self.token_bytes, token_hex=self.token_hex)
        numbers = iter(range(1, 1 << 60))

        class Numbered(SeatConnection):
            """Sets of connections are gone through in the order of their hashes: no addresses of memory."""

            __slots__ = ("_number",)

            def __init__(self, *parts: Any) -> None:  # noqa: ANN401 - as the true one
                self._number = next(numbers)
                super().__init__(*parts)

            def __hash__(self) -> int:
                return self._number

            def __eq__(self, other: object) -> bool:
                return self is other

        given: list[tuple[object, object]] = [
            (time, clock),
            (secrets, chance),
            (time.monotonic, self.monotonic),
            (uuid4, self.uuid4),
            (now_ms, self.now_ms),
            (SeatConnection, Numbered),
        ]
        with replaced(given):
            yield


@contextmanager
def replaced(given: list[tuple[object, object]]) -> Iterator[None]:
    """Put something else in the place of values, in every module of the server that names them."""
    by_id = {id(old): new for old, new in given}
    undo: list[tuple[dict[str, Any], str, object]] = []
    try:
        for name, module in [*sys.modules.items()]:
            if name.startswith(PACKAGES) and module is not None:
                names = vars(module)
                for each, value in [*names.items()]:
                    if id(value) in by_id:
                        undo.append((names, each, value))
                        names[each] = by_id[id(value)]
        yield
    finally:
        for names, each, value in undo:
            names[each] = value


Check = Callable[[bool, str], None]
"""Fails with a message unless something holds."""
