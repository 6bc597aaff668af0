"""What goes wrong, when and for how long, drawn from the seed."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.sim.process import SimProcess
    from tests.sim.world import World

Heal = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that breaks at a moment, and is mended some seconds later."""

    at: float
    kind: str
    seconds: float
    which: int
    """Of which process, counted among those there are."""


def planned(random: Random, first: float, last: float) -> list[Fault]:
    """The faults of a simulation, in order; now and then there are none."""
    count = random.choice([0, 1, 1, 2, 2, 3, 4, 6])
    found = [
        Fault(
            random.uniform(first, last),
            random.choice([*KINDS]),
            random.choice([0.1, 1.0, 3.0, 8.0, 20.0, 40.0]) * random.uniform(0.5, 1.0),
            random.randrange(8),
        )
        for _ in range(count)
    ]
    return sorted(found, key=lambda fault: fault.at)


class Breaker:
    """Breaks things and mends them."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._open: dict[int, tuple[list[float], Heal]] = {}
        self._number = 0

    def strike(self, fault: Fault) -> None:
        """Let a fault happen; it ends by itself, or with `mend_all`."""
        world = self._world
        processes = world.running
        if not processes:
            return
        process = processes[fault.which % len(processes)]
        world.trace("fault", fault.kind, process.owner.name, f"{fault.seconds:.3f}")
        window = [world.clock(), math.inf]
        world.judge.windows.append(window)
        heal = KINDS[fault.kind](world, process)
        self._number += 1
        number = self._number
        self._open[number] = window, heal
        world.loop.call_later(fault.seconds, self._mend, number, context=world.context)

    def _mend(self, number: int) -> None:
        if (found := self._open.pop(number, None)) is not None:
            window, heal = found
            heal()
            window[1] = self._world.clock()
            self._world.trace("mended", number)

    def mend_all(self) -> None:
        for number in sorted(self._open):
            self._mend(number)


def kill(world: World, process: SimProcess) -> Heal:
    """The process dies without a word, and another is started in its place."""
    world.kill(process)
    return lambda: world.launch(process.owner.skew_ms)


def restart(world: World, process: SimProcess) -> Heal:
    """The process is stopped in order, and another is started in its place."""
    world.retire(process)
    return lambda: world.launch(process.owner.skew_ms)


def pause(world: World, process: SimProcess) -> Heal:
    """The process is stopped as by SIGSTOP."""
    process.owner.paused = True

    def heal() -> None:
        if process.owner.alive:
            world.loop.resume(process.owner)

    return heal


def cut_store(world: World, process: SimProcess) -> Heal:
    """The process does not reach the store."""
    del world
    return _set(process.line, cut=True)


def cut_bus(world: World, process: SimProcess) -> Heal:
    """The process does not reach the others."""
    del world
    return _set(process.redis, cut=True)


def lose_answers(world: World, process: SimProcess) -> Heal:
    """What the store answers is lost, every other time."""
    del world
    return _set(process.line, losing=0.4)


def fail_requests(world: World, process: SimProcess) -> Heal:
    """The store fails before it commits, every other time."""
    del world
    return _set(process.line, failing=0.4)


def store_down(world: World, process: SimProcess) -> Heal:
    """The store is down for everybody."""
    del process
    return _set(world.host, down=True)


def disk_full(world: World, process: SimProcess) -> Heal:
    """The store refuses to write."""
    del process
    return _set(world.host, full=True)


def slow_store(world: World, process: SimProcess) -> Heal:
    """The store takes a hundred times as long."""
    del process
    return _set(world.host, slow=100.0)


def bad_bus(world: World, process: SimProcess) -> Heal:
    """Messages between processes are lost, doubled and late."""
    del process
    return _set(world.hub, losing=0.2, doubling=0.3, late=0.3)


def drop_sockets(world: World, process: SimProcess) -> Heal:
    """Every socket of the process is closed."""
    del world
    for socket in process.sockets:
        socket.drop()
    return lambda: None


def poison(world: World, process: SimProcess) -> Heal:
    """A game cannot be read any more in that process: it goes into quarantine, until it is read again."""
    for game_id in sorted(world.judge.games):
        room = process.rooms.in_memory(game_id) if process.ready else None
        if room is not None:
            world.judge.poisoned.add(game_id)

            def fail(*_: object) -> None:
                raise RuntimeError("poisoned")

            room._push = fail  # type: ignore[assignment,method-assign]
            break
    return world.read_quarantined


def silent_engines(world: World, process: SimProcess) -> Heal:
    """No engine answers."""
    del process
    return _set(world.engines, silent=True)


def _set(thing: Any, **values: object) -> Heal:  # noqa: ANN401 - any part of the simulation
    """Change something, until it is mended; of faults that overlap the first to end mends it."""
    for name, value in values.items():
        setattr(thing, name, value)

    def heal() -> None:
        for name in values:
            setattr(thing, name, HEALTHY[name])

    return heal


HEALTHY: dict[str, object] = {
    "cut": False,
    "down": False,
    "full": False,
    "silent": False,
    "losing": 0.0,
    "failing": 0.0,
    "doubling": 0.0,
    "late": 0.0,
    "slow": 1.0,
}
KINDS: dict[str, Callable[[World, SimProcess], Heal]] = {
    "kill": kill,
    "restart": restart,
    "pause": pause,
    "cut store": cut_store,
    "cut bus": cut_bus,
    "lose answers": lose_answers,
    "fail requests": fail_requests,
    "store down": store_down,
    "disk full": disk_full,
    "slow store": slow_store,
    "bad bus": bad_bus,
    "drop sockets": drop_sockets,
    "poison": poison,
    "silent engines": silent_engines,
}
