"""Garbage collection in small steps: no table waits for a full collection."""

from __future__ import annotations

import gc
from collections.abc import Generator

import pytest

from academie.server.base.garbage import collect_all_garbage, collect_garbage_rarely


@pytest.fixture(autouse=True)
def _as_before() -> Generator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def test_old_objects_are_not_looked_at_unasked() -> None:
    collect_garbage_rarely()
    looks = gc.get_stats()[2]["collections"]
    kept = [[number] for number in range(200_000)]
    assert gc.get_stats()[2]["collections"] == looks
    assert len(kept) == 200_000


async def test_circles_are_found_when_asked() -> None:
    collect_garbage_rarely()
    circle: list[object] = []
    circle.append(circle)
    looks = gc.get_stats()[2]
    del circle
    await collect_all_garbage()
    assert gc.get_stats()[2]["collections"] == looks["collections"] + 1
