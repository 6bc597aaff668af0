"""The short form of `make nemesis`: a few games, every kind of fault, nothing acknowledged is lost."""

from __future__ import annotations

import logging

import pytest

from bench.nemesis import Plan, faultless, table, trial
from tests.server.web import temporary_parts


@pytest.mark.asyncio
async def test_no_acknowledged_act_is_lost() -> None:
    logging.getLogger("asyncpg").setLevel(logging.CRITICAL)  # it tells of every fault we make
    with temporary_parts() as parts:
        report = await trial(parts, Plan(tables=4, acts=300, faults=4, pause=1.0, seconds=120))
    assert faultless(report), table(report)
    assert report.acked >= 300
    assert len(report.faults) == 3
