"""Accounts, sessions and tokens over HTTP, against a live server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from academie.server.edge.identity import DEV_COOKIE
from tests.server.support.visitors import PASSWORD, Visitor, greeted, guest, member
from tests.server.support.web import Parts, Web, started

if TYPE_CHECKING:
    from academie.server.base.database import Database


def test_an_account_signs_in_and_is_known(cafe: Web) -> None:
    visitor = member(cafe)
    me = visitor.get("/me")
    assert me == {"id": me["id"], "name": visitor.name, "guest": False, "kept": False}
    again = Visitor(cafe)
    again.post("/sessions", name=visitor.name.upper(), password=PASSWORD)
    assert again.get("/me") == visitor.get("/me")


def test_the_cookie_is_kept_from_scripts_and_other_sites(cafe: Web) -> None:
    answer = httpx.post(f"{cafe.base_url}/api/guests")
    attributes = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= attributes
    assert "secure" not in attributes


def test_nobody_is_told_to_sign_in(cafe: Web) -> None:
    assert Visitor(cafe).status("GET", "/me") == 401
    forged = httpx.get(f"{cafe.base_url}/api/me", headers={"Authorization": "Bearer nonsense"})
    assert forged.status_code == 401


def test_a_guest_may_play_and_is_called_one(cafe: Web) -> None:
    assert guest(cafe).get("/me")["guest"] is True


def test_a_name_is_taken_once_in_whatever_letters(cafe: Web) -> None:
    first = member(cafe)
    body = {"name": first.name.upper(), "password": PASSWORD}
    assert Visitor(cafe).status("POST", "/accounts", **body) == 409


@pytest.mark.parametrize(
    ("name", "password"),
    [
        ("x", PASSWORD),
        ("a b", PASSWORD),
        ("engine:simple", PASSWORD),
        ("nul\0", PASSWORD),
        ("short", "1234567"),
    ],
)
def test_names_and_passwords_that_will_not_do(cafe: Web, name: str, password: str) -> None:
    assert Visitor(cafe).status("POST", "/accounts", name=name, password=password) == 400


def test_a_wrong_name_and_a_wrong_password_are_told_alike(cafe: Web) -> None:
    known = member(cafe)
    wrong = Visitor(cafe).refusal("POST", "/sessions", name=known.name, password="not the password")
    nobody = Visitor(cafe).refusal("POST", "/sessions", name="nobody-here", password=PASSWORD)
    assert wrong == nobody
    assert wrong["status_code"] == 401


def test_signing_in_makes_a_new_session_and_ends_the_old(cafe: Web) -> None:
    visitor = member(cafe)
    before = visitor.session
    visitor.post("/sessions", name=visitor.name, password=PASSWORD)
    assert visitor.session != before
    stale = httpx.get(f"{cafe.base_url}/api/me", headers={"Cookie": f"{DEV_COOKIE}={before}"})
    assert stale.status_code == 401


def test_signing_out_ends_the_session_and_its_sockets(cafe: Web) -> None:
    visitor = member(cafe)
    session = visitor.session
    with connect(cafe.ws_url, additional_headers={"Cookie": f"{DEV_COOKIE}={session}"}) as socket:
        greeted(socket)
        assert visitor.http.delete("/api/sessions/current").status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    assert DEV_COOKIE not in visitor.http.cookies
    stale = httpx.get(f"{cafe.base_url}/api/me", headers={"Cookie": f"{DEV_COOKIE}={session}"})
    assert stale.status_code == 401


def test_signing_out_reaches_sockets_of_other_processes(cafe: Web, parts: Parts) -> None:
    visitor = member(cafe)
    with started(parts.web()) as other:
        headers = {"Cookie": f"{DEV_COOKIE}={visitor.session}"}
        with connect(other.ws_url, additional_headers=headers) as socket:
            greeted(socket)
            visitor.http.delete("/api/sessions/current")
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=10)


def test_the_sockets_of_others_stay_open(cafe: Web) -> None:
    leaving, staying = member(cafe), member(cafe)
    with connect(cafe.ws_url, additional_headers={"Cookie": f"{DEV_COOKIE}={staying.session}"}) as socket:
        greeted(socket)
        leaving.http.delete("/api/sessions/current")
        socket.send('{"t": "ping", "sent": 1}')
        assert '"pong"' in str(socket.recv(timeout=10))


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "null"},
    ],
)
def test_pages_of_others_change_nothing(cafe: Web, headers: dict[str, str]) -> None:
    visitor = member(cafe)
    answer = visitor.http.delete("/api/sessions/current", headers=headers)
    assert answer.status_code == 403
    assert visitor.get("/me")["name"] == visitor.name


def test_our_own_pages_do(cafe: Web) -> None:
    headers = {"Origin": "http://localhost:8000", "Sec-Fetch-Site": "same-origin"}
    assert member(cafe).http.delete("/api/sessions/current", headers=headers).status_code == 204


def test_a_token_plays_but_makes_no_tokens(cafe: Web) -> None:
    owner = member(cafe)
    made = owner.post("/tokens", label="my bot")
    assert [made["token"]] == owner.get("/tokens")
    headers = {"Authorization": f"Bearer {made['secret']}"}
    with httpx.Client(base_url=cafe.base_url, headers=headers) as bot:
        assert bot.get("/api/me").json()["name"] == owner.name
        assert bot.post("/api/tokens", json={"label": "another"}).status_code == 403
        assert bot.get("/api/tokens").status_code == 403
        assert bot.delete("/api/sessions/current").status_code == 403


def test_a_token_revoked_is_worth_nothing(cafe: Web) -> None:
    owner, stranger = member(cafe), member(cafe)
    made = owner.post("/tokens", label="my bot")
    path = f"/tokens/{made['token']['id']}"
    assert stranger.status("DELETE", path) == 404
    assert owner.http.delete(f"/api{path}").status_code == 204
    headers = {"Authorization": f"Bearer {made['secret']}"}
    assert httpx.get(f"{cafe.base_url}/api/me", headers=headers).status_code == 401
    assert owner.get("/tokens") == []


async def test_neither_password_nor_token_is_kept(costly: Web, database: Database) -> None:
    visitor = member(costly)
    kept = await database.fetchval("SELECT password FROM account WHERE name = $1", visitor.name)
    assert kept.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    rows = await database.fetch("SELECT token FROM session")
    assert visitor.session.encode() not in {bytes(row["token"]) for row in rows}


def test_a_strict_house(parts: Parts) -> None:
    limits = {"ACADEMIE_REQUESTS_AT_ONCE": "12", "ACADEMIE_REQUESTS_A_SECOND": "1"}
    with started(parts.web(ACADEMIE_SECURE_COOKIES="true", ACADEMIE_LIMIT_SCALE="1", **limits)) as web:
        entered = httpx.post(f"{web.base_url}/api/guests")
        looked = [httpx.get(f"{web.base_url}/api/schema") for _ in range(18)]
    assert "secure" in entered.headers["set-cookie"].lower()
    assert "max-age=" in entered.headers["strict-transport-security"]
    assert [answer.status_code for answer in looked[:11]] == [200] * 11
    refused = next(answer for answer in looked if answer.status_code == 429)
    assert int(refused.headers["retry-after"]) > 0
