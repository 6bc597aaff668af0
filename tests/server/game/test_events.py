"""Events of a part, told to those above it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

import pytest

from academie.server.base.part import Event, Process

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

NO_CONNECTION = cast("PoolConnectionProxy[Record]", None)


@dataclass(frozen=True)
class Rung(Event):
    """A bell has rung."""

    times: int


class Other(Event):
    """Something else has happened."""


async def test_those_who_listen_are_told_in_order_until_one_fails() -> None:
    process, heard = Process(), list[str]()

    async def first(_: object, rung: Rung) -> None:
        heard.append(f"first {rung.times}")

    async def second(_: object, rung: Rung) -> None:
        heard.append(f"second {rung.times}")
        if rung.times > 1:
            raise ValueError(rung.times)

    async def third(_: object, rung: Rung) -> None:
        heard.append(f"third {rung.times}")

    for listener in (first, second, third):
        process.listen(Rung, listener)
    await process.tell(NO_CONNECTION, Other())
    await process.tell(NO_CONNECTION, Rung(1))
    with pytest.raises(ValueError, match="2"):
        await process.tell(NO_CONNECTION, Rung(2))
    assert heard == ["first 1", "second 1", "third 1", "first 2", "second 2"]
