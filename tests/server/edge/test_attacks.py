"""Attacks on accounts, each told as its attacker would try it, against a live server."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import TYPE_CHECKING, Any
from uuid import UUID

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from academie.server.base.limits import REGISTER, SIGN_IN, SIGN_IN_PAIR
from academie.server.edge.identity import DEV_COOKIE
from tests.server.accounts.test_recovery import link_for
from tests.server.support.authenticator import Authenticator
from tests.server.support.people import (
    code_of,
    letters,
    put,
    secret_in,
    sign_in,
    with_app,
    with_email,
    with_passkey,
)
from tests.server.support.visitors import PASSWORD, Visitor, greeted, guest, member
from tests.server.support.web import Parts, Web, started

if TYPE_CHECKING:
    from academie.server.base.database import Database

Json = dict[str, Any]
NEW = "a new password of some length"
TIMES = 9
MOST_TIMES = 40


def pending_of(visitor: Visitor, name: str) -> str:
    """Give the right password of an account with a second factor."""
    told = visitor.refusal("POST", "/sessions", name=name, password=PASSWORD)
    pending: str = told["extra"]["pending"]
    return pending


def status(visitor: Visitor, path: str, body: Json) -> int:
    return visitor.http.post(f"/api{path}", json=body).status_code


def alike(web: Web, path: str, bodies: list[Json], slack: float = 0) -> bool:
    """Whether these requests take about as long: the quickest of some of each, asked in turn.

    A busy machine makes any of them longer and none shorter, so that more are asked before it is denied.
    """
    quickest = [float("inf")] * len(bodies)
    with httpx.Client(base_url=web.base_url) as client:
        for tried in range(MOST_TIMES):
            for place, body in enumerate(bodies):
                begun = perf_counter()
                client.post(f"/api{path}", json=body)
                quickest[place] = min(quickest[place], perf_counter() - begun)
            if tried >= TIMES and max(quickest) < 2 * min(quickest) + slack:
                return True
    return False


async def test_who_has_an_account_is_not_told_by_answers(cafe: Web, database: Database) -> None:
    known, without = member(cafe), member(cafe)
    address = await with_email(known, database)
    nobody = ["nobody-here", "nobody@example.org"]
    for path, more in (("/sessions", {"password": "not the password"}), ("/recovery", {})):
        field = "who" if path == "/recovery" else "name"
        answers = [
            httpx.post(f"{cafe.base_url}/api{path}", json={field: who, **more})
            for who in (known.name, address, without.name, *nobody)
        ]
        assert len({answer.status_code for answer in answers}) == 1
        assert len({answer.text for answer in answers}) == 1
        assert len({frozenset(answer.headers.keys()) for answer in answers}) == 1
    asker = member(cafe)
    assert put(asker, "/email", email=address) == put(asker, "/email", email=f"{asker.name}@example.org")


async def test_who_has_an_account_is_not_told_by_the_time_of_answers(costly: Web, database: Database) -> None:
    known, keyed = member(costly), member(costly)
    address = await with_email(known, database)
    with_passkey(keyed)
    keyed.http.delete("/api/password")
    wrong = {"password": "not the password"}
    names = (known.name, keyed.name, "nobody-here")
    attempts = [{"name": name, **wrong} for name in names]
    assert alike(costly, "/sessions", attempts), "a password is compared whether there is one or not"
    assert alike(costly, "/recovery", [{"who": address}, {"who": "nobody@example.org"}], 0.01)


def test_passwords_and_codes_cannot_be_tried_by_the_thousand(parts: Parts) -> None:
    """Every way in counts against one limit of an address, so that none is a way round."""
    body: dict[str, Json] = {
        "/sessions": {"name": "somebody", "password": "a guess of a password"},
        "/sessions/second-step": {"pending": "x", "code": "123456"},
        "/sessions/passkey/options": {},
        "/sessions/passkey": {"credential": {}},
        "/accounts": {"name": "somebody", "password": "12345678"},
        "/accounts/passkey/options": {"pending": "x"},
        "/accounts/passkey": {"credential": {}, "label": "x"},
        "/recovery": {"who": "somebody"},
        "/recovery/finish": {"secret": "x", "password": NEW},
        "/email/confirm": {"secret": "x"},
    }
    strict = {"ACADEMIE_LIMIT_SCALE": "1", "ACADEMIE_TRUSTED_PROXIES": "127.0.0.1"}
    with started(parts.web(**strict)) as web:
        visitor = Visitor(web)
        visitor.http.headers["X-Forwarded-For"] = "198.51.100.90"
        pair, address = SIGN_IN_PAIR.at_once, SIGN_IN.at_once
        found = [status(visitor, "/sessions", body["/sessions"]) for _ in range(pair + 2)]
        assert found == [401] * pair + [429] * 2
        more = [
            status(visitor, "/sessions", {"name": f"somebody{number}", "password": "a guess of a password"})
            for number in range(address)
        ]
        assert more == [401] * (address - pair) + [429] * pair
        making = {"/accounts", "/accounts/passkey"}
        others = {path: status(visitor, path, asked) for path, asked in body.items() if path not in making}
        assert others == dict.fromkeys(body.keys() - making, 429)
        for path in making:
            tried = [status(visitor, path, body[path]) for _ in range(REGISTER.at_once + 1)]
            assert tried[-1] == 429


def test_codes_cannot_be_guessed(cafe: Web) -> None:
    """Who has the password has five tries a sign-in, and ten an hour however often he begins."""
    owner, thief = member(cafe), Visitor(cafe)
    secret, codes = with_app(owner)
    pending = pending_of(thief, owner.name)
    wrong = {"pending": pending, "code": "000000"}
    assert [status(thief, "/sessions/second-step", wrong) for _ in range(5)] == [401] * 5
    late = thief.refusal("POST", "/sessions/second-step", pending=pending, code=code_of(secret))
    assert late["code"] == "identity-sign-in-over"
    pending = pending_of(thief, owner.name)
    for _ in range(5):
        status(thief, "/sessions/second-step", {"pending": pending, "code": "000000"})
    pending = pending_of(thief, owner.name)
    assert status(thief, "/sessions/second-step", {"pending": pending, "code": code_of(secret)}) == 429
    theirs = Visitor(cafe)
    pending = pending_of(theirs, owner.name)
    theirs.post("/sessions/second-step", pending=pending, code=codes[0])
    assert theirs.get("/me")["name"] == owner.name, "the owner still gets in by a recovery code"


def test_a_planted_session_is_not_taken_over(cafe: Web) -> None:
    """A stranger who knows or sets the cookie before the sign-in has nothing after it."""
    owner, attacker = member(cafe), guest(cafe)
    victim = Visitor(cafe)
    victim.http.cookies.set(DEV_COOKIE, attacker.session, domain="127.0.0.1")
    victim.http.headers["Cookie"] = f"{DEV_COOKIE}={attacker.session}"
    answer = victim.http.post("/api/sessions", json={"name": owner.name, "password": PASSWORD})
    assert answer.cookies[DEV_COOKIE] != attacker.session
    assert attacker.status("GET", "/me") == 401, "what was planted has ended"
    made_up = Visitor(cafe)
    made_up.http.headers["Cookie"] = f"{DEV_COOKIE}=chosen-by-the-attacker"
    answer = made_up.http.post("/api/sessions", json={"name": owner.name, "password": PASSWORD})
    assert answer.cookies[DEV_COOKIE] != "chosen-by-the-attacker"
    planted = httpx.get(f"{cafe.base_url}/api/me", headers={"Cookie": f"{DEV_COOKIE}=chosen-by-the-attacker"})
    assert planted.status_code == 401


async def test_a_link_to_confirm_an_address_is_no_sign_in(cafe: Web, database: Database) -> None:
    owner = member(cafe)
    address = f"{owner.name}@example.org"
    _, codes = with_app(owner)
    put(owner, "/email", email=address)
    link = secret_in((await letters(database, address))[-1])
    told = Visitor(cafe).refusal("POST", "/sessions/second-step", pending=link, code=codes[0])
    assert told["code"] == "identity-sign-in-over"


def test_the_step_between_password_and_code_opens_nothing(cafe: Web) -> None:
    owner, thief = member(cafe), Visitor(cafe)
    with_app(owner)
    pending = pending_of(thief, owner.name)
    for headers in ({"Authorization": f"Bearer {pending}"}, {"Cookie": f"{DEV_COOKIE}={pending}"}):
        assert httpx.get(f"{cafe.base_url}/api/me", headers=headers).status_code == 401
    assert thief.status("POST", "/email/confirm", secret=pending) == 404
    assert thief.status("POST", "/recovery/finish", secret=pending, password=NEW) == 404
    assert thief.status("POST", "/accounts/passkey/options", pending=pending) == 401, "no factor is added"


def test_a_code_seen_over_the_shoulder_is_spent(cafe: Web) -> None:
    owner = member(cafe)
    secret, codes = with_app(owner)
    for code in (code_of(secret), codes[0]):
        thieves = [Visitor(cafe) for _ in range(4)]
        asked = [{"pending": pending_of(thief, owner.name), "code": code} for thief in thieves]
        with ThreadPoolExecutor(4) as threads:
            found = [*threads.map(status, thieves, ["/sessions/second-step"] * 4, asked)]
        assert sorted(found) == [201, 401, 401, 401], "at the same moment too, it opens one session"
        late = {"pending": pending_of(thieves[0], owner.name), "code": code}
        assert status(Visitor(cafe), "/sessions/second-step", late) == 401


def test_a_code_of_long_ago_or_of_the_future_is_wrong(cafe: Web) -> None:
    owner, thief = member(cafe), Visitor(cafe)
    secret, _ = with_app(owner)
    for steps in (-3, 3):
        asked = {"pending": pending_of(thief, owner.name), "code": code_of(secret, steps)}
        assert status(thief, "/sessions/second-step", asked) == 401


async def test_a_passkey_answer_is_good_once_in_one_browser_for_five_minutes(
    cafe: Web, database: Database
) -> None:
    owner, victim, thief = member(cafe), Visitor(cafe), Visitor(cafe)
    device, _ = with_passkey(owner)
    thief.post("/sessions/passkey/options")
    seen = {"credential": device.use(victim.post("/sessions/passkey/options"))}
    assert status(thief, "/sessions/passkey", seen) == 401, "in another browser"
    assert status(victim, "/sessions/passkey", seen) == 201
    assert status(victim, "/sessions/passkey", seen) == 401, "again"
    late = {"credential": device.use(victim.post("/sessions/passkey/options"))}
    await database.execute("UPDATE one_time SET expires_at = now() WHERE kind = 'passkey'")
    assert status(victim, "/sessions/passkey", late) == 401, "too late"
    other, _ = with_passkey(member(cafe))
    confused = Authenticator(id=device.id, key=device.key, user=other.user, count=device.count)
    asked = {"credential": confused.use(victim.post("/sessions/passkey/options"))}
    assert status(victim, "/sessions/passkey", asked) == 401, "in another's name"
    stranger = Authenticator(id=device.id)
    forged = {"credential": stranger.use(victim.post("/sessions/passkey/options"))}
    assert status(victim, "/sessions/passkey", forged) == 401, "by another key"


def test_a_passkey_challenge_serves_its_own_purpose_alone(cafe: Web) -> None:
    owner, other = member(cafe), member(cafe)
    device, _ = with_passkey(owner)
    options = owner.post("/passkeys/options")
    made = {"credential": Authenticator().make(options), "label": "x"}
    assert status(other, "/passkeys", made) == 401, "in another session"
    as_use = device.use({"rpId": options["rp"]["id"], "challenge": options["challenge"]})
    assert status(owner, "/sessions/passkey", {"credential": as_use}) == 401, "to sign in"
    assert status(owner, "/passkeys", made) == 201
    assert status(owner, "/passkeys", made) == 401, "again"
    theirs, _ = with_passkey(other)
    proof = theirs.use(owner.post("/reauthenticate/options"))
    assert status(owner, "/reauthenticate", {"credential": proof}) == 401, "by somebody else's passkey"


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": 1, "response": {}},
        {"id": "!", "response": {"clientDataJSON": "!"}},
        {"id": "AAAA", "response": {"clientDataJSON": "bm8ganNvbg"}},
        {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {"clientDataJSON": "e30"}},
        {"id": "AAAA", "response": {"clientDataJSON": "WyJjaGFsbGVuZ2UiXQ"}},
        {"id": "AAAA", "response": []},
    ],
)
def test_nonsense_for_a_passkey_is_refused(cafe: Web, credential: Json) -> None:
    visitor = Visitor(cafe)
    assert status(visitor, "/sessions/passkey", {"credential": credential}) == 401
    body = {"credential": credential, "label": "x"}
    assert status(visitor, "/accounts/passkey", body) == 401


async def test_a_recovery_link_is_good_once_for_ten_minutes(cafe: Web, database: Database) -> None:
    owner = member(cafe)
    address = await with_email(owner, database)
    lost = Visitor(cafe)
    secret = await link_for(lost, database, owner.name, address)
    body = {"secret": secret, "password": NEW}
    with ThreadPoolExecutor(4) as threads:
        found = [*threads.map(lambda _: status(lost, "/recovery/finish", body), range(4))]
    assert sorted(found) == [204, 404, 404, 404]
    assert status(lost, "/recovery/finish", {"secret": secret, "password": PASSWORD}) == 404
    late = await link_for(lost, database, owner.name, address)
    await database.execute("UPDATE one_time SET expires_at = now() WHERE kind = 'recovery'")
    assert status(lost, "/recovery/finish", {"secret": late, "password": PASSWORD}) == 404
    sign_in(lost, owner.name, NEW)


async def test_a_recovery_link_opens_nothing_in_another_browser(cafe: Web, database: Database) -> None:
    """Who reads the mail of another, or has them follow a link he asked for himself, gets nowhere."""
    owner, lost, thief = member(cafe), Visitor(cafe), Visitor(cafe)
    address = await with_email(owner, database)
    secret = await link_for(lost, database, owner.name, address)
    thief.post("/recovery", who="nobody-at-all")
    body = {"secret": secret, "password": NEW}
    assert status(thief, "/recovery/finish", body) == 404
    assert status(Visitor(cafe), "/recovery/finish", body) == 404
    assert status(lost, "/recovery/finish", body) == 204, "it still serves where it was asked for"


async def test_nobody_is_flooded_with_links(cafe: Web, database: Database) -> None:
    owner = member(cafe)
    address = await with_email(owner, database)
    before = len(await letters(database, address))
    for _ in range(3):
        await link_for(Visitor(cafe), database, owner.name, address)
    Visitor(cafe).post("/recovery", who=address)
    await asyncio.sleep(0.3)
    assert len(await letters(database, address)) == before + 3


def test_pages_of_other_sites_ask_for_nothing(cafe: Web) -> None:
    """A page elsewhere has the browser send its cookie: every request that changes something is refused."""
    owner = member(cafe)
    paths = owner.http.get("/api/openapi.json").json()["paths"]
    tried = 0
    for path, operations in paths.items():
        for method in operations.keys() - {"get", "parameters"}:
            address = path.replace("{", "").replace("}", "")
            for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}):
                answer = owner.http.request(method.upper(), address, headers=headers, json={})
                assert answer.status_code in {403, 404}, (method, path, answer.status_code)
                tried += answer.status_code == 403
    assert tried > 60
    assert owner.get("/me")["name"] == owner.name


@pytest.mark.parametrize("how", ["sign out", "end it", "change the password", "recover"])
async def test_a_stolen_cookie_is_worth_nothing_afterwards(cafe: Web, database: Database, how: str) -> None:
    owner = member(cafe)
    address, stolen = await with_email(owner, database), owner.session
    with connect(cafe.ws_url, additional_headers={"Cookie": f"{DEV_COOKIE}={stolen}"}) as socket:
        greeted(socket)
        other = Visitor(cafe)
        sign_in(other, owner.name)
        if how == "sign out":
            owner.http.delete("/api/sessions/current")
        elif how == "end it":
            theirs = next(each["id"] for each in other.get("/sessions") if not each["current"])
            other.http.delete(f"/api/sessions/{theirs}")
        elif how == "change the password":
            put(other, "/password", password=NEW)
        else:
            secret = await link_for(other, database, address, address)
            other.post("/recovery/finish", secret=secret, password=NEW)
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=10)
    stale = httpx.get(f"{cafe.base_url}/api/me", headers={"Cookie": f"{DEV_COOKIE}={stolen}"})
    assert stale.status_code == 401


async def test_a_copy_of_the_database_opens_nothing(cafe: Web, database: Database) -> None:
    """Neither tokens, nor links, nor codes, nor the secrets of apps stand in it as they are."""
    owner, lost = member(cafe), Visitor(cafe)
    address = await with_email(owner, database)
    secret, codes = with_app(owner)
    link = await link_for(lost, database, owner.name, address)
    pending = pending_of(lost, owner.name)
    account = UUID(owner.get("/me")["id"])
    await database.execute("UPDATE outbox SET body = '{}' WHERE account = $1", account)
    copied = ""
    for table in ("account", "session", "one_time", "totp", "recovery_code", "passkey", "outbox"):
        copied += repr([tuple(row) for row in await database.fetch(f"SELECT * FROM {table}")])
    for known in (PASSWORD, owner.session, secret, *codes, link, pending):
        assert known not in copied
