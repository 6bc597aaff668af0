"""Sessions and guests: how long they last, who may end them, and what a guest's account becomes."""

from __future__ import annotations

import asyncio
import os
import sys
from functools import partial
from pathlib import Path
from subprocess import run
from typing import TYPE_CHECKING
from uuid import UUID

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from academie.server.accounts.erasure import Leaving
from academie.server.accounts.personal_data import PersonalData
from academie.server.accounts.sessions import Sessions, browser_and_system, gone_sessions
from academie.server.base.changes import SESSION, Changes, session_topic
from academie.server.edge.identity import COOKIE, DEV_COOKIE, token_digest
from academie.server.parts import PARTS
from tests.server.support.people import sign_in
from tests.server.support.visitors import PASSWORD, Visitor, greeted, guest, member, new_name, resigned
from tests.server.support.web import Parts, Web, started

if TYPE_CHECKING:
    from academie.server.base.database import Database

FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, ("Firefox", "Windows")),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) "
            "Version/17.5 Safari/605.1.15",
            ("Safari", "macOS"),
        ),
        (
            "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/126.0.0.0 Mobile Safari/537.36",
            ("Chrome", "Android"),
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
            "Version/17.5 Mobile/15E148 Safari/604.1",
            ("Safari", "iPhone"),
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0",
            ("Edge", "Windows"),
        ),
        ("curl/8.0", (None, None)),
    ],
)
def test_devices_have_plain_names(agent: str, device: tuple[str | None, str | None]) -> None:
    assert browser_and_system(agent) == device


def test_sessions_are_listed_and_ended(cafe: Web) -> None:
    owner = member(cafe)
    other = Visitor(cafe)
    other.http.headers["User-Agent"] = FIREFOX
    sign_in(other, owner.name)
    mine, theirs = owner.get("/sessions"), other.get("/sessions")
    assert {each["id"] for each in mine} == {each["id"] for each in theirs}
    assert [each["current"] for each in theirs].count(True) == 1
    found = next(each for each in mine if not each["current"])
    assert (found["browser"], found["system"]) == ("Firefox", "Windows")
    assert (found["address"], found["network"]) == ("127.0.0.1", False)
    assert member(cafe).status("DELETE", f"/sessions/{found['id']}") == 404
    with connect(cafe.ws_url, additional_headers={"Cookie": f"{DEV_COOKIE}={other.session}"}) as socket:
        greeted(socket)
        assert owner.http.delete(f"/api/sessions/{found['id']}").status_code == 204
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=10)
    assert other.status("GET", "/me") == 401


def test_all_others_end_and_tokens_stay(cafe: Web) -> None:
    owner = member(cafe)
    others = [Visitor(cafe), Visitor(cafe)]
    for other in others:
        sign_in(other, owner.name)
    token = owner.post("/tokens", label="my bot")["secret"]
    assert owner.http.delete("/api/sessions/others").status_code == 204
    assert [other.status("GET", "/me") for other in others] == [401, 401]
    assert len(owner.get("/sessions")) == 1
    bot = httpx.get(f"{cafe.base_url}/api/me", headers={"Authorization": f"Bearer {token}"})
    assert bot.status_code == 200


def test_an_operator_ends_the_sessions_of_somebody(cafe: Web, parts: Parts) -> None:
    owner, other = member(cafe), member(cafe)
    owner.post("/tokens", label="my bot")
    environment = {**os.environ, "ACADEMIE_DATABASE": parts.postgres.address}
    command = [str(Path(sys.executable).with_name("academie")), "sign-out"]
    done = run([*command, owner.name.upper()], env=environment, capture_output=True, text=True, check=True)
    assert "2 sessions and tokens" in done.stdout
    assert owner.status("GET", "/me") == 401
    assert other.get("/me")["name"] == other.name
    nobody = run([*command, "nobody-here"], env=environment, capture_output=True, text=True, check=False)
    assert nobody.returncode != 0
    assert "no player with that name" in nobody.stdout + nobody.stderr


def test_there_are_at_most_twenty(cafe: Web) -> None:
    owner = member(cafe)
    for _ in range(20):
        sign_in(Visitor(cafe), owner.name)
    assert owner.status("GET", "/me") == 401, "the longest unused one has gone"


async def test_a_session_lasts_30_days_unused_and_180_in_all(cafe: Web, database: Database) -> None:
    owner = member(cafe)
    account = UUID(owner.get("/me")["id"])
    lasts = "SELECT extract(epoch FROM expires_at - now()) / 86400 FROM session WHERE account = $1"
    await database.execute(
        """UPDATE session SET seen_at = now() - interval '20 days', created_at = now() - interval '20 days',
               expires_at = now() + interval '10 days' WHERE account = $1""",
        account,
    )
    owner.get("/me")
    assert 29.9 < await database.fetchval(lasts, account) <= 30
    await database.execute(
        """UPDATE session SET seen_at = now() - interval '1 day', created_at = now() - interval '179 days'
           WHERE account = $1""",
        account,
    )
    owner.get("/me")
    assert 0.9 < await database.fetchval(lasts, account) <= 1
    seen = await database.fetchval("SELECT seen_at FROM session WHERE account = $1", account)
    owner.get("/me")
    assert await database.fetchval("SELECT seen_at FROM session WHERE account = $1", account) == seen
    await database.execute("UPDATE session SET expires_at = now() WHERE account = $1", account)
    assert owner.status("GET", "/me") == 401


async def test_addresses_are_shortened_after_30_days(cafe: Web, database: Database) -> None:
    owner = member(cafe)
    account = UUID(owner.get("/me")["id"])
    sign_in(Visitor(cafe), owner.name)
    for address, days, network in (
        ("192.0.2.77", 31, "192.0.2.0"),
        ("2001:db8:1:2:3::4", 31, "2001:db8:1::"),
        ("192.0.2.77", 29, None),
    ):
        await database.execute(
            """UPDATE session SET address = $2, created_at = now() - make_interval(days => $3)
               WHERE account = $1""",
            account,
            address,
            days,
        )
        await Sessions(database).clear()
        await Sessions(database).clear()
        shown = owner.get("/sessions")[0]
        assert (shown["address"], shown["network"]) == (network or address, network is not None)


def test_the_cookie_of_a_secure_server_is_of_this_host_alone(parts: Parts) -> None:
    with started(parts.web(ACADEMIE_SECURE_COOKIES="true")) as web:
        entered = httpx.post(f"{web.base_url}/api/guests")
        name, _, rest = entered.headers["set-cookie"].partition("=")
        token, *more = rest.split(";")
        attributes = [part.strip().lower() for part in more]
        assert name == COOKIE == "__Host-academie"
        assert {"secure", "httponly", "samesite=lax", "path=/"} <= set(attributes)
        assert not [part for part in attributes if part.startswith("domain")]
        mine = httpx.get(f"{web.base_url}/api/me", headers={"Cookie": f"{COOKIE}={token}"})
        planted = httpx.get(f"{web.base_url}/api/me", headers={"Cookie": f"{DEV_COOKIE}={token}"})
        assert (mine.status_code, planted.status_code) == (200, 401)
        left = httpx.delete(f"{web.base_url}/api/sessions/current", headers={"Cookie": f"{COOKIE}={token}"})
        gone = left.headers["set-cookie"].lower()
        assert gone.startswith("__host-academie=")
        assert "secure" in gone
        assert "max-age=0" in gone


def test_a_guest_becomes_an_account_with_id_and_games(cafe: Web) -> None:
    visitor, other, name = guest(cafe), guest(cafe), new_name()
    game = resigned(visitor, other, game="dames")
    before, session = visitor.get("/me"), visitor.session
    visitor.post("/accounts", name=name, password=PASSWORD)
    assert visitor.get("/me") == {"id": before["id"], "name": name, "guest": False, "kept": False}
    stale = httpx.get(f"{cafe.base_url}/api/me", headers={"Cookie": f"{DEV_COOKIE}={session}"})
    assert stale.status_code == 401
    found = visitor.get("/archive", player=name)["games"]
    assert [each["id"] for each in found] == [game]
    assert visitor.get(f"/games/{game}/record")["tags"]["White"] == name
    again = Visitor(cafe)
    assert sign_in(again, name)["id"] == before["id"]
    again.post("/accounts", name=new_name(), password=PASSWORD)
    assert again.get("/me")["id"] != before["id"], "an account makes another, and stays as it is"
    assert sign_in(Visitor(cafe), name)["id"] == before["id"]


async def test_guests_who_cannot_come_back_are_forgotten(cafe: Web, database: Database) -> None:
    idle, player, playing, fresh = guest(cafe), guest(cafe), guest(cafe), guest(cafe)
    resigned(player, fresh, game="dames")
    table = playing.post("/tables", seat=0, private=True, game="dames")
    fresh.post(f"/tables/{table['id']}/join")
    ids = [UUID(each.get("/me")["id"]) for each in (idle, player, playing, fresh)]
    await database.execute("INSERT INTO practice_day (account, day) SELECT unnest($1::uuid[]), now()", ids)
    await database.execute(
        "UPDATE account SET created_at = now() - interval '31 days' WHERE id = ANY($1)", ids
    )
    await Leaving(database, PersonalData(PARTS)).sweep()
    assert await database.fetchval("SELECT count(*) FROM account WHERE id = ANY($1)", ids) == 4
    await database.execute("DELETE FROM session WHERE account = ANY($1)", ids[:3])
    await Leaving(database, PersonalData(PARTS)).sweep()
    left = await database.fetch("SELECT id, name FROM account WHERE id = ANY($1)", ids)
    assert {row["id"]: row["name"] for row in left} == {
        ids[1]: player.name,
        ids[2]: playing.name,
        ids[3]: fresh.name,
    }
    days = await database.fetch("SELECT account FROM practice_day WHERE account = ANY($1)", ids)
    assert {row["account"] for row in days} == {ids[2], ids[3]}


async def test_sessions_that_ended_unheard_are_found_when_changes_are_heard_again(
    parts: Parts, cafe: Web, database: Database
) -> None:
    account, sessions = UUID(guest(cafe).get("/me")["id"]), Sessions(database)
    kept, ended = [token_digest(await sessions.open(account)) for _ in range(2)]
    await database.execute("DELETE FROM session WHERE token = $1", ended)
    changes, called, heard = Changes(parts.postgres.address), list[bytes](), asyncio.Event()
    changes.missed(SESSION, gone_sessions)
    for digest in (kept, ended):
        changes.subscribe(session_topic(digest), partial(called.append, digest))
    changes.subscribe(session_topic(ended), heard.set)
    changes.start()
    try:
        await asyncio.wait_for(heard.wait(), 30)
    finally:
        await changes.stop()
    assert called == [ended]
