"""A process that sends what waits in the outbox; any number may run, on any number of machines."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog

from academie.server.base import logs
from academie.server.base.children import beating, end_with_parent
from academie.server.base.database import DATABASE_AWAY, connect
from academie.server.base.declared.notices import NoticeKinds
from academie.server.base.settings import Settings
from academie.server.base.tasks import Background, Supervised, beat
from academie.server.mail.outbox import Channel, Outbox, Outcome, State, Waiting, give_up
from academie.server.mail.smtp import Carrier, mail_carrier
from academie.server.notify.delivery import Router
from academie.server.notify.notices import NoticeStore, tell_undelivered
from academie.server.notify.push import PushCarrier
from academie.server.parts import PARTS
from academie.server.play.notices import Facts
from academie.server.run.worker import running_process

if TYPE_CHECKING:
    from academie.server.base.database import Database

LANES: Final = 4
"""How many messages of a channel are handed over at once."""
AT_ONCE: Final = 8
"""How many messages a lane leases together."""
LEASE_SECONDS: Final = 60.0
"""How long a lease lasts: longer than handing a message over may take."""
POLL_SECONDS: Final = 0.5
DOUBT_SECONDS: Final = 2.0
SWEEP_SECONDS: Final = 2.0
ROUTE_SECONDS: Final = 0.5
DIGEST_SECONDS: Final = 20.0
CLEAR_SECONDS: Final = 3600.0
AWAY_SECONDS: Final = 1.0
STOP_SECONDS: Final = 25.0
TOO_LATE: Final = Outcome(State.CANCELLED, "it could not be sent in time")
BOUNCING: Final = Outcome(State.FAILED, "mail to this address has come back")
KINDS: Final = NoticeKinds(kind for part in PARTS for kind in part.notices)

log: Final = structlog.stdlib.get_logger("academie.notifier")


class Lane:
    """Hands messages of one channel over, one after another."""

    def __init__(self, outbox: Outbox, channel: Channel, carrier: Carrier, lease_seconds: float) -> None:
        self._outbox = outbox
        self._channel = channel
        self._carrier = carrier
        self._lease = timedelta(seconds=lease_seconds)
        self.stopping = asyncio.Event()
        self.stopped = asyncio.Event()

    async def run(self) -> None:
        """Send until `stopping` is set, waiting for the database while it is away; then only beat."""
        while not self.stopping.is_set():
            beat()
            try:
                taken = await self._outbox.take(self._channel, AT_ONCE, self._lease)
            except DATABASE_AWAY:
                taken = []
            for message in taken:
                await self._send(message)
            if not taken:
                await self._pause(POLL_SECONDS)
        await self._carrier.close()
        self.stopped.set()
        while True:
            beat()
            await asyncio.sleep(POLL_SECONDS)

    async def _pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self.stopping.wait(), seconds)

    async def _send(self, message: Waiting) -> None:
        """Hand a message over, unless it is no longer ours, and store what became of it."""
        beat()
        if self.stopping.is_set():
            return
        if message.late or (message.bouncing and not KINDS[message.kind].essential):
            await self._settle(message, TOO_LATE if message.late else BOUNCING)
            return
        try:
            ours = await self._outbox.mark(message, self._lease)
        except DATABASE_AWAY:
            # Perhaps it is marked all the same; it was not sent, so that it can wait again.
            await self._settle(message, Outcome(State.WAITING, "the database was away"))
            return
        if ours:
            await self._settle(message, await self._handed_over(message))

    async def _handed_over(self, message: Waiting) -> Outcome:
        try:
            return await self._carrier.send(message)
        except Exception as wrong:
            log.exception("sending failed", message=message.id)
            return Outcome(State.UNSURE, f"an error of the notifier: {wrong!r}")

    async def _settle(self, message: Waiting, outcome: Outcome) -> None:
        """Store what became of a message, however long the database is away."""
        while True:
            beat()
            try:
                state = await self._outbox.settle(message, outcome)
            except DATABASE_AWAY:
                await asyncio.sleep(AWAY_SECONDS)
            else:
                break
        if state is not State.SENT:
            about = {"message": message.id, "kind": message.kind, "attempt": message.attempts + 1}
            log.warning(state.value, channel=message.channel, why=outcome.why, **about)


class Notifier:
    """Sends by all its lanes, and gives up what died with other notifiers."""

    def __init__(self, database: Database, settings: Settings, lease_seconds: float) -> None:
        self._database = database
        self._outbox = Outbox(database)
        carriers: dict[Channel, Callable[[], Carrier]] = {
            Channel.MAIL: partial(mail_carrier, settings),
            Channel.PUSH: partial(PushCarrier, settings, database, KINDS),
        }
        self._lanes = [
            Lane(self._outbox, channel, carrier(), lease_seconds)
            for channel, carrier in carriers.items()
            for _ in range(LANES)
        ]

    async def run(self, stopping: asyncio.Event) -> None:
        """Send until told to stop; what is being handed over then is waited for."""
        background = Background()
        background.repeat(DOUBT_SECONDS, self._doubt, "unsure messages")
        background.repeat(CLEAR_SECONDS, self._outbox.clear, "old messages")
        background.repeat(CLEAR_SECONDS, NoticeStore(self._database).clear, "old notices")
        background.repeat(SWEEP_SECONDS, Facts(self._database).sweep, "facts")
        router = Router(self._database, KINDS)
        background.repeat(SWEEP_SECONDS, router.settle, "settled notices")
        background.repeat(ROUTE_SECONDS, router.route_all, "notices")
        background.repeat(DIGEST_SECONDS, router.send_digests, "digests")
        lanes = [Supervised("lane", lane.run) for lane in self._lanes]
        log.info("sending", lanes=len(lanes))
        await stopping.wait()
        for lane in self._lanes:
            lane.stopping.set()
        with suppress(TimeoutError):
            async with asyncio.timeout(STOP_SECONDS):
                await asyncio.gather(*(lane.stopped.wait() for lane in self._lanes))
        for task in lanes:
            await task.stop()
        await background.stop()

    async def _doubt(self) -> None:
        """Give up what died with another notifier, and tell those whose mail it was, in one transaction."""
        async with self._database.acquire() as connection, connection.transaction():
            for each in await give_up(connection):
                log.warning(State.UNSURE.value, message=each.id, channel=each.channel, kind=each.kind)
                if each.account is not None and each.channel is Channel.MAIL:
                    await tell_undelivered(connection, each.account, each.id)


def run(settings: Settings, lease_seconds: float) -> None:
    """Send what waits until stopped."""
    logs.configure(pretty=settings.pretty_logs)
    asyncio.run(_run(settings, lease_seconds))


async def _run(settings: Settings, lease_seconds: float) -> None:
    stopping = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stopping.set)
    connecting = connect(
        settings.database,
        settings.pool_size,
        command_seconds=settings.database_seconds,
        acquire_seconds=settings.pool_seconds,
    )
    async with await connecting as database, beating(settings.beat_file):
        await Notifier(database, settings, lease_seconds).run(stopping)


@contextmanager
def notifier_process(settings: Settings, lease_seconds: float = LEASE_SECONDS) -> Generator[int]:
    """Run a notifier in its own process inside the context, and give its id."""
    with running_process(_notify, settings, lease_seconds) as pid:
        yield pid


def _notify(settings: Settings, lease_seconds: float) -> None:
    end_with_parent(partial(os.kill, os.getpid(), signal.SIGTERM))
    run(settings, lease_seconds)
