"""The short form of `make nemesis`: a few games, a few faults; and with all of them in `make night`."""

from __future__ import annotations

import logging

import pytest

from bench.nemesis.faults import FAULTS, Fault
from bench.nemesis.report import Report, faultless, table
from bench.nemesis.stage import staged
from bench.nemesis.trial import Plan, trial

pytestmark = pytest.mark.asyncio
FEW = ("PostgreSQL crashed", "web process cut off from PostgreSQL", "disk full")


def kinds(*names: str) -> list[Fault]:
    return [kind for kind in FAULTS if kind.name in names]


async def played(plan: Plan) -> Report:
    logging.getLogger("asyncpg").setLevel(logging.CRITICAL)  # it tells of every fault we make
    with staged() as stage:
        report = await trial(stage, plan, say=lambda _: None)
    assert faultless(report), table(report)
    assert report.acked >= plan.acts
    assert len(report.recoveries) == plan.faults
    assert report.evidence > 0
    return report


@pytest.mark.night
async def test_no_acknowledged_act_is_lost() -> None:
    few = kinds(*FEW)
    report = await played(
        Plan(tables=8, acts=200, faults=len(few), pause=0.5, part=0.2, kinds=few, seconds=150)
    )
    struck = {recovery.fault for recovery in report.recoveries}
    assert struck | report.skipped.keys() == {*FEW}


@pytest.mark.night
async def test_no_fault_loses_an_act_or_flags_anyone() -> None:
    report = await played(Plan(tables=20, acts=5_000, faults=len(FAULTS)))
    assert report.engine_acts > 0
    assert len(report.laws) == 3, "draughts by two editions, and trictrac"
