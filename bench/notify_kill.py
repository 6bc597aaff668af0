"""Mails and push messages through notifiers that are killed: each is sent once, or reported as unsure.

`make notify-kill`, or `python -m bench.notify_kill --messages 10000 --kills 8`.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING
from uuid import UUID, uuid4

from academie.server.base.database import connect
from academie.server.base.settings import PUSH, Settings
from academie.server.mail.outbox import Letter, Recipient, queue_mail, queue_push
from academie.server.notify.notices import Notice
from academie.server.notify.push import Subscriptions, make_vapid_key
from academie.words import Language, verbatim
from tests.server.support.command import Process
from tests.server.support.mail_server import Mailbox, mailbox
from tests.server.support.push_service import Browser, PushService, push_service
from tests.server.support.web import Parts, temporary_parts

if TYPE_CHECKING:
    from academie.server.base.database import Database

LEASE_SECONDS = 3.0
NOTIFIERS = 2
LEFT = "SELECT count(*) FROM outbox WHERE state IN ('waiting', 'sending')"
END_SECONDS = 240


@dataclass(frozen=True, slots=True)
class Found:
    """What became of the messages."""

    states: dict[str, int]
    """How many ended how, by what the outbox says."""
    arrived: int
    twice: int
    """Messages that arrived more than once."""
    silent: int
    """Messages that the outbox calls sent and that did not arrive."""
    untold: int
    """Messages that arrived and that the outbox says were not sent."""
    unsure_arrived: int
    unsure_mails: int
    unsure_told: int
    """Notices in the page about mail of which nobody knows."""
    kills: int
    seconds: float

    @property
    def sound(self) -> bool:
        """Whether each was sent once or reported as unsure."""
        wrong = self.twice or self.silent or self.untold or self.unsure_mails != self.unsure_told
        return not wrong and {*self.states} <= {"sent", "unsure"}


async def fill(database: Database, account: UUID, browser: Browser, messages: int) -> None:
    """Queue so many messages, half of them mail."""
    await Subscriptions(database, Settings(push_local=True)).subscribe(account, browser.subscription)
    async with database.acquire() as connection, connection.transaction():
        for number in range(messages):
            if number % 2:
                payload = {**Notice(verbatim(str(number)), link="/").to_json(), "tag": str(number)}
                to = Recipient(account, browser.endpoint, Language.ENGLISH)
                await queue_push(connection, to, "your-turn", f"push {number}", payload)
            else:
                letter = Letter(subject=verbatim(str(number)), paragraphs=[verbatim("A letter.")])
                to = Recipient(account, f"n{number}@example.org", Language.ENGLISH)
                await queue_mail(connection, to, "account", str(number), letter)


def notifier(parts: Parts, mails: Mailbox, key: Path, stack: ExitStack) -> Process:
    """Start a notifier; `stack` ends it."""
    settings = {
        "ACADEMIE_SMTP": mails.address,
        "ACADEMIE_KEYS": str(key.parent),
        "ACADEMIE_PUSH_LOCAL": "true",
    }
    return stack.enter_context(parts.academie("notifier", "--lease", str(LEASE_SECONDS), **settings))


async def kill_and_start(database: Database, parts: Parts, mails: Mailbox, key: Path, kills: int) -> None:
    """Run notifiers to the end of the outbox, and kill one after another while they send."""
    chance = random.Random(7)
    total: int = await database.fetchval(LEFT)
    marks = [total - (nth + 1) * total // (kills + 1) for nth in range(kills)]
    with ExitStack() as stack:
        running = [notifier(parts, mails, key, stack) for _ in range(NOTIFIERS)]
        async with asyncio.timeout(END_SECONDS):
            while (left := await database.fetchval(LEFT)) > 0:
                if marks and left <= marks[0]:
                    marks.pop(0)
                    victim = running.pop(chance.randrange(len(running)))
                    victim.send_signal(signal.SIGKILL)
                    running.append(notifier(parts, mails, key, stack))
                await asyncio.sleep(0.02)


async def judge(database: Database, mails: Mailbox, browser: Browser, kills: int, seconds: float) -> Found:
    """Compare what the outbox says with what arrived."""
    arrived = Counter(
        [*(str(mail["Subject"]) for mail in mails.mails), *(told["title"] for told in browser.told)]
    )
    rows = await database.fetch("SELECT key, state, channel FROM outbox")
    states = {str(row["key"]).rpartition(" ")[2]: str(row["state"]) for row in rows}
    sent = {number for number, state in states.items() if state == "sent"}
    unsure = {number for number, state in states.items() if state == "unsure"}
    return Found(
        states=dict(Counter(states.values())),
        arrived=len(arrived),
        twice=sum(many > 1 for many in arrived.values()),
        silent=len(sent - arrived.keys()),
        untold=len(arrived.keys() - sent - unsure),
        unsure_arrived=len(unsure & arrived.keys()),
        unsure_mails=sum(row["state"] == "unsure" and row["channel"] == "mail" for row in rows),
        unsure_told=await database.fetchval("SELECT count(*) FROM notice WHERE kind = 'undelivered'"),
        kills=kills,
        seconds=seconds,
    )


async def run(parts: Parts, messages: int, kills: int) -> Found:
    """Send so many messages through so many kills."""
    service: PushService
    with TemporaryDirectory() as folder, mailbox() as mails, push_service() as service:
        make_vapid_key(key := Path(folder) / PUSH)
        async with await connect(parts.postgres.address, 4, command_seconds=60) as database:
            for table in ("outbox", "notice", "push"):
                await database.execute(f"DELETE FROM {table}")
            account, browser = uuid4(), service.browser()
            await database.execute(
                "INSERT INTO account (id, name) VALUES ($1, $2)", account, f"kill-{account.hex[:8]}"
            )
            await fill(database, account, browser, messages)
            began = perf_counter()
            await kill_and_start(database, parts, mails, key, kills)
            assert service.wrong == [], service.wrong[:3]
            return await judge(database, mails, browser, kills, perf_counter() - began)


def main() -> None:
    """Print what became of the messages; fail unless each was sent once or told as unsure."""
    options = argparse.ArgumentParser()
    options.add_argument("--messages", type=int, default=10_000)
    options.add_argument("--kills", type=int, default=8)
    asked = options.parse_args()
    with temporary_parts() as parts:
        found = asyncio.run(run(parts, asked.messages, asked.kills))
    print(f"{asked.messages} messages, {found.kills} notifiers killed, {found.seconds:.1f} s")
    print("the outbox says: " + ", ".join(f"{many} {state}" for state, many in sorted(found.states.items())))
    print(f"arrived: {found.arrived}; twice: {found.twice}; said to be sent and lost: {found.silent}")
    told = f"{found.unsure_mails} mails among them, told in the page: {found.unsure_told}"
    print(f"of those unsure {found.unsure_arrived} arrived; {told}")
    if not found.sound:
        raise SystemExit("a message was sent twice, or lost without a word")


if __name__ == "__main__":
    main()
