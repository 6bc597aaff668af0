"""The simulation itself: a seed is always the same run, and faults that were built in are found."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from random import Random

import pytest

from tests.sim.__main__ import simulate
from tests.sim.loop import OWNER, Owner, SimLoop, Stuck
from tests.sim.mutations import MUTATIONS, NO_COMPARE

SMALL = range(1, 21)
"""The seeds of the ordinary tests; `make sim` runs as many as are asked for."""
WITHIN = range(1, 201)
"""Within how many seeds a fault that was built in must be found."""


def found(mutation: str, seeds: range) -> int | None:
    """The first seed by which a fault is found."""
    return next((seed for seed in seeds if simulate(seed, mutation).violation is not None), None)


def test_all_holds_by_some_seeds() -> None:
    failed = {seed: wrong for seed in SMALL if (wrong := simulate(seed).violation) is not None}
    assert not failed, [f"make sim SEED={seed}    {wrong}" for seed, wrong in failed.items()]


def test_a_fault_is_found() -> None:
    assert found(NO_COMPARE, SMALL) is not None


@pytest.mark.night
@pytest.mark.parametrize("mutation", MUTATIONS)
def test_every_fault_is_found(mutation: str) -> None:
    assert found(mutation, WITHIN) is not None


@pytest.mark.parametrize("hashes", ["1", "2"])
def test_a_seed_gives_the_same_trace_in_every_process(hashes: str) -> None:
    seed = 9
    told = subprocess.run(
        [sys.executable, "-m", "tests.sim", "--seed", str(seed)],
        env={**os.environ, "PYTHONHASHSEED": hashes},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    again = simulate(seed, whole=True)
    assert f"trace {again.digest}\n" in told.stdout
    assert "\n".join(again.lines) in told.stdout
    assert again.digest == simulate(seed).digest != simulate(seed + 1).digest


def test_many_seeds_end_at_ctrl_c() -> None:
    run = subprocess.Popen(
        [sys.executable, "-m", "tests.sim", "--seeds", "100000"], stdout=subprocess.PIPE, text=True
    )
    assert run.stdout is not None
    assert " seeds, 0 failed, " in run.stdout.readline()
    began = time.monotonic()
    run.send_signal(signal.SIGINT)
    assert run.wait(10) == 130
    assert time.monotonic() - began < 1.0
    run.stdout.close()


def test_time_passes_only_when_nothing_is_ready() -> None:
    loop, order = SimLoop(Random(1)), list[tuple[float, int]]()

    async def work(number: int) -> None:
        for _ in range(3):
            await asyncio.sleep(1000)
            order.append((loop.time(), number))

    async def all_of_it() -> None:
        await asyncio.gather(*(work(number) for number in range(20)))

    loop.run_until_complete(all_of_it())
    assert loop.time() == 3000
    assert [at for at, _ in order] == [1000.0] * 20 + [2000.0] * 20 + [3000.0] * 20
    assert [number for _, number in order[:20]] not in ([*range(20)], [number for _, number in order[20:40]])
    loop.close()


def test_a_deadlock_is_told() -> None:
    loop = SimLoop(Random(1))
    task = loop.create_task(asyncio.Event().wait())
    with pytest.raises(Stuck, match="deadlock"):
        loop.run_until_complete(task)
    loop.ended = True
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        loop.run_until_complete(task)
    loop.close()


def test_work_without_end_is_told() -> None:
    loop = SimLoop(Random(1))

    def again() -> None:
        loop.call_soon(again)

    again()
    with pytest.raises(Stuck, match="never ends"):
        loop.run_forever()
    loop.close()


def test_a_paused_owner_waits_and_a_dead_one_is_gone() -> None:
    loop, ran = SimLoop(Random(1)), list[str]()
    owners = [Owner("paused"), Owner("dead"), Owner("well")]

    async def work(owner: Owner) -> None:
        OWNER.set(owner)
        await asyncio.sleep(1)
        ran.append(owner.name)

    async def all_of_it() -> None:
        tasks = [asyncio.create_task(work(owner)) for owner in owners]
        await asyncio.sleep(0.5)
        owners[0].paused, owners[1].alive = True, False
        await asyncio.sleep(1)
        assert ran == ["well"]
        loop.resume(owners[0])
        await asyncio.sleep(0.1)
        assert ran == ["well", "paused"]
        owners[1].alive = True
        tasks[1].cancel()

    loop.run_until_complete(all_of_it())
    loop.close()
