"""The short form of `make bench-log`: every batch is stored, and what it costs is told."""

from __future__ import annotations

import asyncio

import pytest

from bench.log import costs


@pytest.mark.night
def test_what_batches_cost_is_told() -> None:
    told = asyncio.run(costs((1, 4), 5))
    assert [cost.appends for cost in told] == [1, 4]
    assert all(min(cost) > 0 for cost in told)
