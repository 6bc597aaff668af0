"""E-mail addresses and the recovery of accounts, with the mail that goes out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import httpx
import pytest

from academie.words import Language, from_json
from tests.server.mail.test_outbox import notifier
from tests.server.support.authenticator import Authenticator
from tests.server.support.mail_server import mailbox, parts_of
from tests.server.support.people import (
    letters,
    passkey_in,
    put,
    secret_in,
    sign_in,
    with_app,
    with_email,
    with_passkey,
)
from tests.server.support.visitors import PASSWORD, Visitor, member
from tests.server.support.web import Parts, Web

if TYPE_CHECKING:
    from academie.server.base.database import Database

NEW = "a new password of some length"


async def link_for(visitor: Visitor, database: Database, who: str, address: str) -> str:
    """Ask for a link to recover an account, and read it."""
    before = len(await letters(database, address))
    visitor.post("/recovery", who=who)
    for _ in range(200):
        if len(found := await letters(database, address)) > before:
            return secret_in(found[-1])
        await asyncio.sleep(0.05)
    raise AssertionError("no mail")


async def test_an_address_is_ones_own_when_its_link_is_followed(cafe: Web, database: Database) -> None:
    owner = member(cafe)
    address = f"{owner.name}@example.org"
    put(owner, "/email", email=f" {address} ")
    assert owner.get("/factors")["email"] is None
    secret = secret_in((await letters(database, address))[-1])
    elsewhere = Visitor(cafe)
    elsewhere.post("/email/confirm", secret=secret)
    assert owner.get("/factors")["email"] == address
    assert elsewhere.status("POST", "/email/confirm", secret=secret) == 404
    assert sign_in(Visitor(cafe), address.upper())["name"] == owner.name
    stored = await database.fetch("SELECT digest FROM one_time")
    assert secret not in repr(stored)


async def test_the_address_before_is_told_in_the_language_of_its_owner(cafe: Web, database: Database) -> None:
    owner = member(cafe)
    owner.http.headers["Accept-Language"] = "fr-CH,fr;q=0.9,en;q=0.5"
    sign_in(owner, owner.name)
    old, new = await with_email(owner, database), f"{owner.name}@example.net"
    other = Visitor(cafe)
    sign_in(other, owner.name)
    put(owner, "/email", email=new)
    other.http.cookies.clear()
    link = (await letters(database, new))[-1]
    assert (link["language"], link["kind"]) == ("fr", "account")
    assert "Confirmez votre adresse" in from_json(link["body"]["subject"]).in_(Language.FRENCH)
    Visitor(cafe).post("/email/confirm", secret=secret_in(link))
    told = (await letters(database, old))[-1]
    assert told["body"]["subject"]["key"] == "identity-changed-email-subject"
    assert [each["current"] for each in owner.get("/sessions")] == [True], "others ended with the change"
    assert owner.http.delete("/api/email").status_code == 204
    removed = (await letters(database, new))[-1]
    assert removed["body"]["subject"]["key"] == "identity-changed-email-removed-subject"
    assert owner.get("/factors")["email"] is None


async def test_an_address_of_another_account_is_told_to_its_holder_only(
    cafe: Web, database: Database
) -> None:
    first, second = member(cafe), member(cafe)
    address = await with_email(first, database)
    put(second, "/email", email=address)
    secret = secret_in((await letters(database, address))[-1])
    assert second.refusal("POST", "/email/confirm", secret=secret)["code"] == "identity-email-taken"


@pytest.mark.parametrize(
    "email",
    [
        "nobody",
        "a@b",
        "a b@example.org",
        "a@example.org\nBcc: b@example.org",
        "<a@example.org>",
        "@example.org",
    ],
)
def test_what_is_no_address(cafe: Web, email: str) -> None:
    assert member(cafe).refusal("PUT", "/email", email=email)["code"] == "identity-wrong-email"


async def test_only_a_few_links_are_sent(cafe: Web, database: Database) -> None:
    owner = member(cafe)
    for _ in range(3):
        put(owner, "/email", email=f"{owner.name}@example.org")
    assert owner.status("PUT", "/email", email=f"{owner.name}@example.org") == 429
    assert len(await letters(database, f"{owner.name}@example.org")) == 3


async def test_a_lost_password_is_replaced(cafe: Web, database: Database) -> None:
    owner = member(cafe)
    address = await with_email(owner, database)
    token = owner.post("/tokens", label="my bot")["secret"]
    lost = Visitor(cafe)
    secret = await link_for(lost, database, address, address)
    weak = lost.refusal("POST", "/recovery/finish", secret=secret, password="Corvette1")
    assert (weak["status_code"], weak["code"]) == (400, "server-too-common")
    lost.post("/recovery/finish", secret=secret, password=NEW)
    assert lost.status("GET", "/me") == 401, "one signs in as usual"
    assert owner.status("GET", "/me") == 401
    bot = httpx.get(f"{cafe.base_url}/api/me", headers={"Authorization": f"Bearer {token}"})
    assert bot.status_code == 401
    assert Visitor(cafe).status("POST", "/sessions", name=owner.name, password=PASSWORD) == 401
    assert sign_in(lost, owner.name, NEW)["name"] == owner.name
    assert (await letters(database, address))[-1]["body"]["subject"][
        "key"
    ] == "identity-changed-recovered-subject"


async def test_recovery_does_not_get_round_a_second_factor(cafe: Web, database: Database) -> None:
    for add in (with_app, with_passkey):
        owner = member(cafe)
        address = await with_email(owner, database)
        add(owner)
        lost = Visitor(cafe)
        secret = await link_for(lost, database, owner.name, address)
        lost.post("/recovery/finish", secret=secret, password=NEW)
        told = lost.refusal("POST", "/sessions", name=owner.name, password=NEW)
        assert told["code"] == "identity-second-step"
        assert lost.status("GET", "/me") == 401


async def test_an_account_with_passkeys_alone_gets_a_password_and_keeps_them(
    cafe: Web, database: Database
) -> None:
    owner, device = member(cafe), Authenticator()
    address = await with_email(owner, database)
    with_passkey(owner, device)
    assert owner.http.delete("/api/password").status_code == 204
    lost = Visitor(cafe)
    secret = await link_for(lost, database, owner.name, address)
    lost.post("/recovery/finish", secret=secret, password=NEW)
    assert lost.refusal("POST", "/sessions", name=owner.name, password=NEW)["code"] == "identity-second-step"
    assert passkey_in(Visitor(cafe), device)["name"] == owner.name


async def test_the_link_arrives_by_mail(cafe: Web, parts: Parts, database: Database) -> None:
    owner = member(cafe)
    address = f"{owner.name}@example.org"
    with mailbox() as mails, notifier(parts, mails):
        put(owner, "/email", email=address)
        mail = mails.wait_for(address)[0]
        # The link is forgotten once it is sent.
        kept = "SELECT body <> '{}' FROM outbox WHERE address = $1"
        async with asyncio.timeout(10):
            while await database.fetchval(kept, address):
                await asyncio.sleep(0.05)
    text, html = parts_of(mail)
    secret = text.partition("/confirm-email#")[2].split()[0]
    assert f"/confirm-email#{secret}" in html
    assert mail["Subject"] == "Confirm your e-mail address"
    Visitor(cafe).post("/email/confirm", secret=secret)
    assert owner.get("/factors")["email"] == address
