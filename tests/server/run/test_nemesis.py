"""The short form of `make nemesis`: a few games, a few faults; and with all of them in `make night`."""

from __future__ import annotations

import logging
import subprocess
import sys
from typing import Any, cast

import pytest

from academie.server.operations import private_services
from academie.server.operations.private_services import LOOPBACK, await_port, free_port
from bench.cpu import process
from bench.nemesis.faults import FAULTS, Fault
from bench.nemesis.report import Report, code, faultless, table
from bench.nemesis.stage import Stage, staged
from bench.nemesis.trial import Nemesis, Plan, trial

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


@pytest.mark.parametrize(("playing", "found"), [(True, 3), (False, 1)])
async def test_a_machine_that_is_too_slow_is_not_a_fault(*, playing: bool, found: int) -> None:
    """Where acts still come when the time is up, nothing is judged; where none do, something is wrong."""
    nemesis = Nemesis(cast("Stage", NoStage()), Plan(seconds=0.01), 1, lambda _: None)
    if playing:
        nemesis.watch.note_act()
    await nemesis._limit()
    assert nemesis.enough.is_set()
    assert code(nemesis.report) == found


async def test_what_went_wrong_counts_on_a_slow_machine_too() -> None:
    assert code(Report()) == 0
    assert code(Report(too_slow=True)) == 3
    assert code(Report(too_slow=True, lost=1)) == 1


class NoStage:
    """Nothing to break."""

    webs: tuple[Any, ...] = ()


LATE = """
import socket, sys, time
until = time.process_time() + float(sys.argv[2])
while time.process_time() < until:
    pass
server = socket.create_server(("127.0.0.1", int(sys.argv[1])))
time.sleep(600)
"""


async def test_who_starts_slowly_is_waited_for_and_who_does_not_go_on_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(private_services, "START_SECONDS", 1)
    port = free_port()
    slow = subprocess.Popen([sys.executable, "-c", LATE, str(port), "2.5"])
    try:
        await_port(port, LOOPBACK, lambda: process(slow.pid).seconds)
        with pytest.raises(TimeoutError):
            await_port(free_port(), LOOPBACK, lambda: process(slow.pid).seconds)
    finally:
        slow.kill()
        slow.wait()


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
