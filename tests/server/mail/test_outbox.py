"""The outbox and its mail: sent once, retried, given up or told as unsure; read from a real mail server."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncGenerator
from contextlib import AbstractContextManager
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import pytest_asyncio

from academie.kernel import OptionError
from academie.server.accounts.mails import ACCOUNT
from academie.server.mail.outbox import Channel, Letter, Outbox, Recipient, queue_mail
from academie.server.mail.smtp import read_address
from academie.words import Language, Message, verbatim
from bench.notify_kill import run as run_kills
from tests.server.support.command import Process
from tests.server.support.mail_server import Mailbox, mailbox, parts_of
from tests.server.support.web import Parts, Web

if TYPE_CHECKING:
    from academie.server.base.database import Database

MINUTE = timedelta(minutes=1)
LETTER = Letter(
    subject=verbatim("Confirm your address"),
    paragraphs=[verbatim("Somebody, <b>perhaps you</b>, gave us this address.")],
    link="/confirm/1234",
    link_label=verbatim("Confirm it"),
)


@pytest_asyncio.fixture
async def outbox(database: Database) -> AsyncGenerator[Outbox]:
    """An outbox with nothing in it."""
    await database.execute("DELETE FROM outbox")
    await database.execute("DELETE FROM bounce")
    yield Outbox(database)
    await database.execute("DELETE FROM outbox")


async def queued(database: Database, address: str, key: str = "1", letter: Letter = LETTER) -> bool:
    async with database.acquire() as connection, connection.transaction():
        to = Recipient(None, address, Language.ENGLISH)
        return await queue_mail(connection, to, ACCOUNT.name, key, letter)


def notifier(parts: Parts, mails: Mailbox | None, *words: str) -> AbstractContextManager[Process]:
    """The command that sends, with that mail server."""
    return parts.academie(
        "notifier",
        *words,
        ACADEMIE_SMTP="" if mails is None else mails.address,
        ACADEMIE_MAIL_FROM="Le café <cafe@example.org>",
        ACADEMIE_ORIGINS="http://127.0.0.1:8000",
    )


async def state_of(database: Database, address: str) -> tuple[str, int, str]:
    row = await database.fetchrow("SELECT state, attempts, why FROM outbox WHERE address = $1", address)
    assert row is not None
    return row["state"], row["attempts"], row["why"]


async def reached(
    database: Database, address: str, state: str, seconds: float = 20.0
) -> tuple[str, int, str]:
    """The state of the mail to an address, once it is the one that is waited for."""
    async with asyncio.timeout(seconds):
        while (found := await state_of(database, address))[0] != state:
            await asyncio.sleep(0.05)
    return found


async def test_a_letter_is_queued_once_and_with_its_transaction(database: Database, outbox: Outbox) -> None:
    assert await queued(database, "ada@example.org")
    assert not await queued(database, "ada@example.org")
    assert await queued(database, "ada@example.org", "2")
    async with database.acquire() as connection:
        begun = connection.transaction()
        await begun.start()
        await queue_mail(
            connection, Recipient(None, "bob@example.org", Language.ENGLISH), ACCOUNT.name, "1", LETTER
        )
        await begun.rollback()
    taken = await outbox.take(Channel.MAIL, 9, MINUTE)
    assert [message.address for message in taken] == ["ada@example.org"] * 2


async def test_mail_arrives_as_text_and_html(parts: Parts, database: Database, outbox: Outbox) -> None:
    await queued(database, "ada@example.org")
    with mailbox() as mails, notifier(parts, mails):
        (mail,) = await asyncio.to_thread(mails.wait_for, "ada@example.org")
        await reached(database, "ada@example.org", "sent")
    assert mail["Subject"] == "Confirm your address"
    assert mail["From"] == "Le café <cafe@example.org>"
    assert mail["Message-ID"].endswith("@example.org>")
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["List-Unsubscribe"] is None, "essential mail cannot be ended"
    text, html = parts_of(mail)
    assert "Somebody, <b>perhaps you</b>, gave us this address." in text
    assert "http://127.0.0.1:8000/confirm/1234" in text
    assert "&lt;b&gt;perhaps you&lt;/b&gt;" in html
    assert 'href="http://127.0.0.1:8000/confirm/1234"' in html
    body: Any = await database.fetchval("SELECT body FROM outbox")
    assert body == {}, "what was sent is not kept: it may hold a link that proves who one is"


async def test_refusals_retry_or_end(parts: Parts, database: Database, outbox: Outbox) -> None:
    for name in ("full", "nobody", "late", "fine"):
        letter = LETTER
        if name == "late":
            letter = Letter(
                subject=LETTER.subject,
                paragraphs=LETTER.paragraphs,
                expires_at=datetime.now(UTC) - timedelta(seconds=1),
            )
        await queued(database, f"{name}@example.org", letter=letter)
    with mailbox() as mails, notifier(parts, mails):
        mails.refused = {
            "full@example.org": "452 4.2.2 mailbox full",
            "nobody@example.org": "550 5.1.1 nobody here",
        }
        assert (await reached(database, "nobody@example.org", "failed"))[1] == 1
        await reached(database, "late@example.org", "cancelled")
        await reached(database, "fine@example.org", "sent")
        async with asyncio.timeout(5):
            while (await state_of(database, "full@example.org"))[1] == 0:
                await asyncio.sleep(0.05)
        state, _, why = await reached(database, "full@example.org", "waiting")
        assert "452" in why
        mails.refused.clear()
        await database.execute("UPDATE outbox SET not_before = now() WHERE state = 'waiting'")
        await reached(database, "full@example.org", "sent")
    assert state == "waiting"
    assert sorted(mail["To"] for mail in mails.mails) == ["fine@example.org", "full@example.org"]
    assert await database.fetchval("SELECT why FROM bounce WHERE address = 'nobody@example.org'")


async def test_mail_waits_for_a_server_that_is_down(parts: Parts, database: Database, outbox: Outbox) -> None:
    await queued(database, "ada@example.org")
    with mailbox() as gone:
        pass
    with notifier(parts, gone):
        async with asyncio.timeout(20):
            while (await state_of(database, "ada@example.org"))[:2] != ("waiting", 1):
                await asyncio.sleep(0.05)
        with mailbox(gone.port) as back:
            await database.execute("UPDATE outbox SET not_before = now()")
            await reached(database, "ada@example.org", "sent")
            assert len(back.mails) == 1


async def test_nobody_knows_what_became_of_a_mail_cut_off(
    parts: Parts, database: Database, outbox: Outbox
) -> None:
    await queued(database, "ada@example.org")
    with mailbox() as mails, notifier(parts, mails):
        mails.hang_up = True
        await reached(database, "ada@example.org", "unsure")
        mails.hang_up = False
        await asyncio.sleep(2)
    assert len(mails.mails) == 1, "it is not sent again"


async def test_what_a_killed_notifier_held_is_not_sent_again(
    parts: Parts, database: Database, outbox: Outbox
) -> None:
    await queued(database, "ada@example.org")
    (message,) = await outbox.take(Channel.MAIL, 1, timedelta(seconds=1))
    assert await outbox.mark(message, timedelta(seconds=1))
    await queued(database, "bob@example.org")
    await outbox.take(Channel.MAIL, 1, timedelta(seconds=1))
    with mailbox() as mails, notifier(parts, mails) as process:
        await reached(database, "bob@example.org", "sent")
        await reached(database, "ada@example.org", "unsure")
        process.send_signal(signal.SIGTERM)
        assert process.wait(10) == 0
    assert [mail["To"] for mail in mails.mails] == ["bob@example.org"]
    assert (await outbox.figures()).unsure == 1


async def test_without_a_mail_server_mail_is_shown_on_this_machine(
    parts: Parts, database: Database, outbox: Outbox, server: Web
) -> None:
    letter = Letter(subject=Message("server-mail-settings"), paragraphs=[], link="/settings")
    await queued(database, "ada@example.org", letter=letter)
    with notifier(parts, None):
        await reached(database, "ada@example.org", "sent")
    async with httpx.AsyncClient(base_url=server.base_url) as browser:
        listed = (await browser.get("/dev/mail")).text
        assert "ada@example.org" in listed
        number = await database.fetchval("SELECT id FROM outbox")
        assert "Choose what you are told" in (await browser.get(f"/dev/mail/{number}")).text


@pytest.mark.parametrize("wrong", ["", "mail.example.org", "http://mail.example.org", "smtp://host:port"])
def test_a_mail_server_is_named_by_an_address(wrong: str) -> None:
    with pytest.raises(OptionError):
        read_address(wrong)
    assert read_address("smtps://ada:secret@mail.example.org").hostname == "mail.example.org"


async def test_killed_notifiers_send_nothing_twice_and_lose_nothing(parts: Parts) -> None:
    found = await run_kills(parts, messages=400, kills=3)
    assert found.sound, found
    assert sum(found.states.values()) == 400
