"""One simulation: a seed, a few processes and games, what breaks, and whether all held."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import logging
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from contextvars import copy_context
from dataclasses import dataclass
from random import Random
from typing import Any
from uuid import UUID

from academie.dice import receipts
from academie.server.accounts.engine_accounts import engine_account
from academie.server.base import tasks
from academie.server.edge.identity import Identity
from academie.server.game.clock import ClockRule, Pace
from academie.server.game.terms import new_game, validate_terms
from tests.sim.bus import Hub
from tests.sim.database import StoreHost
from tests.sim.engines import SimEngines
from tests.sim.faults import Breaker, planned
from tests.sim.judge import Judge
from tests.sim.loop import OWNER, Owner, SimLoop, Stuck
from tests.sim.people import CHARACTERS, Character, Person
from tests.sim.people import World as PeoplesWorld
from tests.sim.process import SimProcess
from tests.sim.seams import Machine, replaced
from tests.sim.store import Store

ANSWER_SECONDS = 30.0
"""How long after the last fault every request must have been answered."""
STOP_SECONDS = 60.0
START_SECONDS = 6.0
"""How long a process that was just launched may take until it can be stopped."""
KEPT_LINES = 120
ENGINE = "simple"
CLOCKS = (
    ClockRule(Pace.INCREMENT, 30_000, 3_000),
    ClockRule(Pace.INCREMENT, 40_000, 4_000),
    ClockRule(Pace.SUDDEN, 120_000),
    ClockRule(Pace.NONE),
    ClockRule(Pace.DAYS, 0, 86_400_000),
)


@dataclass(slots=True)
class Outcome:
    """What a simulation came to."""

    seed: int
    violation: str | None
    digest: str
    """Of the whole trace: the same for the same seed."""
    lines: list[str]
    """The end of the trace, or all of it."""
    events: int
    seconds: float
    """How much time has passed in it."""


class Trace:
    """What happens, line by line; its digest says whether two runs are the same."""

    def __init__(self, clock: Callable[[], float], most: int | None) -> None:
        self._clock = clock
        self._digest = hashlib.blake2b(digest_size=16)
        self.lines: deque[str] = deque(maxlen=most)

    def __call__(self, *parts: object) -> None:
        line = f"{self._clock():10.4f} {' '.join(map(str, parts))}"
        self._digest.update(line.encode() + b"\n")
        self.lines.append(line)

    @property
    def digest(self) -> str:
        return self._digest.hexdigest()


class World(PeoplesWorld):
    """Everything of one simulation."""

    def __init__(self, seed: int, mutation: str = "", most_lines: int | None = KEPT_LINES) -> None:
        self.seed = seed
        self.mutation = mutation
        self.random = self._chance("world")
        self.loop = SimLoop(self._chance("loop"))
        self.clock = self.loop.time
        self.trace = Trace(self.clock, most_lines)  # type: ignore[method-assign]
        self.machine = Machine(self.loop, self._chance("machine"))
        self.judge = Judge(self.clock)
        self.loop.failed = lambda wrong: self.judge.check(False, wrong)
        self.store = Store(self.machine.true_ms)
        self.store.compares = mutation != "no compare-and-set"
        self.store.committed = self._committed
        self.host = StoreHost(self.store, self._chance("store"), self.trace)
        self.hub = Hub(self._chance("bus"))
        self.engines = SimEngines(self.judge, self._chance("engines"))
        self.names: dict[UUID, str] = {}
        self.context = copy_context()
        self.context.run(OWNER.set, Owner("world"))
        self.processes: list[SimProcess] = []
        self.people: list[Person] = []
        self._mine: list[asyncio.Task[Any]] = []
        self._launched = 0

    def _chance(self, what: str) -> Random:
        return Random(f"{self.seed}:{what}")

    def _committed(self, *stored: Any) -> None:  # noqa: ANN401 - passed on as it is
        game, entries, _ = stored
        for entry in entries:
            self.trace("stored", str(game.row.id)[:8], entry.seq, entry.kind, entry.digest.hex()[:12])
        self.judge.committed(*stored)

    # Processes

    @property
    def running(self) -> list[SimProcess]:
        return [process for process in self.processes if process.open]

    def launch(self, skew_ms: int) -> None:
        """Start a process."""
        self._launched += 1
        name = f"p{self._launched}"
        process = SimProcess(name, self.host, self.hub, self.engines, names=self.names, skew_ms=skew_ms)
        self.processes.append(process)
        self.trace("launch", name)
        process.begin()

    def kill(self, process: SimProcess) -> None:
        self.trace("kill", process.owner.name)
        process.kill()

    def retire(self, process: SimProcess) -> None:
        """Stop a process in order; it is gone when that is done."""
        process.ready = False
        process.run(self._retired(process))

    async def _retired(self, process: SimProcess) -> None:
        await process.stop()
        self.trace("stopped", process.owner.name)

    def read_quarantined(self) -> None:
        """An operator has games in quarantine read again."""
        for process in self.running:
            process.run(process.read_quarantined())

    def process_for(self, random: Random) -> SimProcess | None:
        running = self.running
        return random.choice(running) if running else None

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        self._mine.append(self.context.run(self.loop.create_task, work))

    def new_id(self) -> UUID:
        return self.machine.uuid4()

    # Games

    def seat(self, character: Character, number: int) -> Person:
        account = self.machine.uuid4()
        person = Person(self, account, character, self._chance(f"person {number}"))
        self.names[account] = f"guest-{number}"
        self.people.append(person)
        return person

    def _draw_game(self, number: int) -> None:
        """Begin a game of two people, or of one and an engine, by terms drawn from the seed."""
        random = self.random
        key = random.choice(["dames", "trictrac", "trictrac"])
        second = random.random() < 0.6
        clock = random.choice(CLOCKS)
        human = 1 if random.random() < 0.2 else 2
        characters = [random.choice(CHARACTERS) for _ in range(human)]
        self.open(
            key, clock, [self.seat(each, 2 * number + seat) for seat, each in enumerate(characters)], second
        )

    def open(self, key: str, clock: ClockRule, seated: list[Person], second: bool) -> None:
        """Begin a game of those people, and of an engine where somebody is missing."""
        dice = {each.account: each.dice(chained=key == "trictrac") for each in seated} if second else None
        people = [Identity(each.account, self.names[each.account]) for each in seated]
        engine = engine_account(ENGINE)
        people += [Identity(engine, f"engine:{ENGINE}")] * (2 - len(seated))
        terms = validate_terms(key, None, {}, clock, rated=False)
        game = new_game(terms, people, engines=[engine], dice=dice)
        for seat, person in enumerate(seated):
            person.game, person.seat = game.id, seat
            self.judge.people[game.id, seat] = person
        self.store.begin(game)
        for person in seated:
            self.start(person.live())

    # The run

    async def play(self) -> None:
        """Everything that happens."""
        random = self.random
        for _ in range(random.choice([1, 2, 2, 3])):
            self.launch(random.choice([0, 0, random.randrange(-200, 200)]))
        last = random.uniform(*random.choice([(6.0, 25.0), (6.0, 25.0), (6.0, 25.0), (25.0, 70.0)]))
        faults = planned(random, 2.0, last)
        for number in range(random.choice([1, 1, 2])):
            self._draw_game(number)
        breaker = Breaker(self)
        for fault in faults:
            await self.until(fault.at)
            breaker.strike(fault)
        await self.until(last)
        breaker.mend_all()
        healed, self.leisure = self.clock(), 4.0
        await self.until(healed + ANSWER_SECONDS + 1.0)
        self._check_answers(healed)
        await self.finish()

    async def until(self, moment: float) -> None:
        """Let time pass; ends early if something is wrong or everything is over."""
        while self.clock() < moment and not self.judge.ended.is_set() and not self._all_over():
            with suppress(TimeoutError):
                async with asyncio.timeout(min(1.0, moment - self.clock())):
                    await self.judge.ended.wait()

    def _all_over(self) -> bool:
        return all(person.finished for person in self.people)

    def _check_answers(self, healed: float) -> None:
        """Every request is answered, and every game of people who play on goes on."""
        now = self.clock()
        for person in self.people:
            since = person.waiting_since
            waited = 0.0 if since is None else now - max(since, healed)
            answered = waited < ANSWER_SECONDS or bool(person.character.mischief)
            self.judge.check(answered, f"seat {person.seat} has waited {waited:.1f} s for an answer")
        for game_id, game in self.judge.games.items():
            seated = [person for person in self.people if person.game == game_id]
            if all(person.diligent for person in seated) and now - healed > ANSWER_SECONDS:
                moved = game.fold.over or game.at[-1] > healed
                self.judge.check(
                    moved, f"nothing happens in game {str(game_id)[:8]} since {game.at[-1]:.1f} s"
                )

    async def finish(self) -> None:
        """Stop everything in order: no task may be left behind."""
        for task in self._mine:
            task.cancel()
        await asyncio.gather(*self._mine, return_exceptions=True)
        await asyncio.sleep(START_SECONDS)
        stopping = [process.run(process.stop()) for process in self.processes if process.open]
        _, late = await asyncio.wait(stopping, timeout=STOP_SECONDS) if stopping else ((), ())
        self.judge.check(not late, "a process does not stop")
        await asyncio.sleep(STOP_SECONDS)
        left = sorted(task.get_name() for task in self._left() if task is not asyncio.current_task())
        self.judge.check(not left, f"tasks are left: {left}")

    def _left(self) -> Iterator[asyncio.Task[Any]]:
        """Tasks that are not done, of those that have not died."""
        for task, owner in self.loop.owners.items():
            if not task.done() and (owner is None or owner.alive):
                yield task

    def run(self) -> Outcome:
        """Run it to its end."""
        handler = Errors(self)
        wrong: str | None = None
        gc.disable()
        with self.machine.installed(), replaced(self._seams()), handler.listening():
            main = self.context.run(self.loop.create_task, self.play())
            try:
                self.loop.run_until_complete(main)
            except Stuck as stuck:
                wrong = str(stuck)
            self.loop.ended = True
            self._clear_away()
        found = self.judge.violation or wrong
        events = sum(len(game.log) for game in self.judge.games.values())
        trace: Any = self.trace
        return Outcome(self.seed, found, trace.digest, [*trace.lines], events, self.clock())

    def _seams(self) -> list[tuple[object, object]]:
        """What the judge sees of the server."""
        signs = receipts.tick_of

        def watched(key: Any, origin: str, at_ms: int, heads: Any) -> Any:  # noqa: ANN401 - as the true one
            self.judge.signed(heads)
            return signs(key, origin, at_ms, heads)

        return [(signs, watched)]

    def _clear_away(self) -> None:
        """Close what the dead have left, while the loop is still there."""
        asyncio._set_running_loop(self.loop)
        try:
            for task in [task for task in self.loop.owners if not task.done()]:
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                tasks._kept.discard(task)
                with suppress(RuntimeError):
                    coroutine: Any = task.get_coro()
                    coroutine.close()
        finally:
            asyncio._set_running_loop(None)
            self.loop.close()


class Errors(logging.Handler):
    """What the server logs: errors are violations, unless a game was made unreadable."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.WARNING)
        self._world = world

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        self._world.trace("log", record.levelname, text)
        expected = "set aside" in text and self._world.judge.poisoned
        if record.levelno >= logging.ERROR and not expected and not self._world.loop.ended:
            wrong = "" if record.exc_info is None else f": {record.exc_info[1]!r}"
            self._world.judge.check(False, f"an error was logged: {text}{wrong}")

    @contextmanager
    def listening(self) -> Iterator[None]:
        log = logging.getLogger("academie.server")
        before = log.propagate
        log.addHandler(self)
        log.propagate = False
        try:
            yield
        finally:
            log.removeHandler(self)
            log.propagate = before
