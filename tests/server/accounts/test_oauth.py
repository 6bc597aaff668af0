"""OAuth over HTTP with Authlib's client as the program, and the attacks of RFC 9700."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, parse_qsl, urlsplit

import httpx
import pytest
from authlib.common.security import generate_token
from authlib.integrations.httpx_client import OAuth2Client
from authlib.oauth2.rfc7636 import create_s256_code_challenge
from authlib.oauth2.rfc8414 import AuthorizationServerMetadata

from academie.server.accounts.programs.oauth import BadClient, redirect_place
from tests.server.support.fleet import engine_running
from tests.server.support.people import set_back
from tests.server.support.visitors import PASSWORD, Visitor, guest, member
from tests.server.support.web import Parts, Web, started

if TYPE_CHECKING:
    from academie.server.base.database import Database

REDIRECT = "https://board.example/done?from=academie"
CLIENT = "board.example"
EXAMPLE = Path(__file__).parents[3] / "examples" / "oauth_bot.py"
SCOPES = "play challenge:read"


@pytest.fixture(scope="module")
def issuer(parts: Parts) -> Generator[Web]:
    """A server that knows its own address."""
    web = parts.web()
    web.settings["ACADEMIE_ORIGINS"] = web.base_url
    with started(web):
        yield web


class Program:
    """A program that somebody is to let in, by Authlib."""

    def __init__(self, web: Web, client: str = CLIENT, redirect: str = REDIRECT, scope: str = SCOPES) -> None:
        self.about = AuthorizationServerMetadata(
            httpx.get(f"{web.base_url}/.well-known/oauth-authorization-server").json()
        )
        self.http = OAuth2Client(
            client_id=client,
            redirect_uri=redirect,
            scope=scope,
            token_endpoint_auth_method="none",
            code_challenge_method="S256",
            limits=httpx.Limits(max_keepalive_connections=0),
        )
        self.verifier = generate_token(48)
        self.asked = self.address()

    def address(self, **more: str) -> dict[str, str]:
        """What the page that the program opens is asked."""
        url, self.state = self.http.create_authorization_url(
            self.about["authorization_endpoint"], code_verifier=self.verifier, **more
        )
        return dict(parse_qsl(urlsplit(url).query))

    def token(self, answer: str, **more: str) -> dict[str, Any]:
        """The token for the answer that the browser brings."""
        verifier = more.pop("code_verifier", self.verifier)
        told: dict[str, Any] = self.http.fetch_token(
            self.about["token_endpoint"],
            authorization_response=answer,
            code_verifier=verifier,
            state=self.state,
            **more,
        )
        return told


def approve(owner: Visitor, asked: dict[str, str]) -> str:
    """The address that the browser is sent to."""
    address: str = owner.post("/oauth/decision", **asked, approve=True)["address"]
    return address


def code_in(address: str) -> str:
    return parse_qs(urlsplit(address).query)["code"][0]


def exchange(web: Web, **form: str) -> httpx.Response:
    return httpx.post(f"{web.base_url}/oauth/token", data={"grant_type": "authorization_code", **form})


def named(web: Web, secret: str, path: str = "/me") -> httpx.Response:
    return httpx.get(f"{web.base_url}/api{path}", headers={"Authorization": f"Bearer {secret}"})


def test_the_server_describes_itself(issuer: Web) -> None:
    about = Program(issuer).about
    about.validate()
    assert about["issuer"] == issuer.base_url
    assert about["code_challenge_methods_supported"] == ["S256"]
    assert about["token_endpoint_auth_methods_supported"] == ["none"]
    assert about["authorization_response_iss_parameter_supported"] is True
    assert "refresh_token" not in about["grant_types_supported"]


def test_a_program_is_let_in_and_out(issuer: Web) -> None:
    owner, program = member(issuer), Program(issuer)
    shown = owner.post("/oauth/consent", **program.asked)
    assert shown == {
        "client": CLIENT,
        "redirect": "board.example",
        "scopes": ["play", "challenge:read"],
        "refused": None,
        "back": None,
    }
    answer = approve(owner, program.asked)
    assert answer.startswith(REDIRECT + "&code=")
    assert parse_qs(urlsplit(answer).query)["iss"] == [issuer.base_url]
    token = program.token(answer)
    assert (token["token_type"], token["scope"]) == ("Bearer", SCOPES)
    assert token["access_token"].startswith("aca_")
    assert "refresh_token" not in token
    assert program.http.get(f"{issuer.base_url}/api/me").json()["name"] == owner.name
    assert named(issuer, token["access_token"], "/tables/mine").status_code == 200
    (app,) = owner.get("/apps")
    assert (app["client"], app["redirect"], app["scopes"]) == (
        CLIENT,
        "board.example",
        ["challenge:read", "play"],
    )
    assert app["used_at"] is not None
    assert owner.get("/tokens") == []
    revoked = program.http.revoke_token(program.about["revocation_endpoint"], token["access_token"])
    assert revoked.status_code == 200
    assert named(issuer, token["access_token"]).status_code == 401
    assert owner.get("/apps") == []


def test_its_owner_revokes_an_app(issuer: Web) -> None:
    owner, other = member(issuer), member(issuer)
    programs = [Program(issuer), Program(issuer), Program(issuer, client="another")]
    secrets = [program.token(approve(owner, program.asked))["access_token"] for program in programs]
    assert len(owner.get("/apps")) == 2
    query = {"client": CLIENT, "redirect": "board.example"}
    assert other.http.delete("/api/apps", params=query).status_code == 404
    assert owner.http.delete("/api/apps", params=query).status_code == 204
    assert [named(issuer, secret).status_code for secret in secrets] == [401, 401, 200]
    assert [app["client"] for app in owner.get("/apps")] == ["another"]


def test_somebody_who_declines_is_sent_back(issuer: Web) -> None:
    owner, program = member(issuer), Program(issuer)
    answer = owner.post("/oauth/decision", **program.asked, approve=False)["address"]
    told = parse_qs(urlsplit(answer).query)
    assert told["error"] == ["access_denied"]
    assert told["state"] == [program.state]
    assert "code" not in told
    assert owner.get("/apps") == []


def test_who_is_asked(issuer: Web) -> None:
    program = Program(issuer)
    assert guest(issuer).status("POST", "/oauth/decision", **program.asked, approve=True) == 403
    assert Visitor(issuer).status("POST", "/oauth/decision", **program.asked, approve=True) == 401


async def test_who_lets_a_program_in_has_lately_shown_who_they_are(issuer: Web, database: Database) -> None:
    owner, program = member(issuer), Program(issuer)
    await set_back(database, owner)
    refused = owner.refusal("POST", "/oauth/decision", **program.asked, approve=True)
    assert (refused["status_code"], refused["code"]) == (403, "identity-prove-again")
    owner.post("/oauth/decision", **program.asked, approve=False)
    owner.post("/reauthenticate", password=PASSWORD)
    assert code_in(approve(owner, program.asked))


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://board.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}],
)
def test_a_page_of_others_cannot_approve(issuer: Web, headers: dict[str, str]) -> None:
    owner, program = member(issuer), Program(issuer)
    body = {**program.asked, "approve": True}
    assert owner.http.post("/api/oauth/decision", json=body, headers=headers).status_code == 403
    form = owner.http.post("/api/oauth/decision", data={**program.asked, "approve": "true"})
    assert form.status_code == 400


def test_the_page_is_in_no_frame(issuer: Web) -> None:
    page = httpx.get(f"{issuer.base_url}/oauth/authorize")
    policy = page.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy


class Code:
    """A code that somebody has approved, and what belongs with it."""

    def __init__(self, web: Web, **asked: str) -> None:
        self.web, self.owner, program = web, member(web), Program(web)
        self.asked = {**program.asked, **asked}
        self.right = {
            "code": code_in(approve(self.owner, self.asked)),
            "client_id": self.asked["client_id"],
            "redirect_uri": self.asked["redirect_uri"],
            "code_verifier": program.verifier,
        }

    def refusal(self, **wrong: str) -> str:
        answer = exchange(self.web, **{**self.right, **wrong})
        assert answer.status_code == 400
        assert answer.headers["cache-control"] == "no-store"
        error: str = answer.json()["error"]
        return error


@pytest.mark.parametrize(
    "wrong",
    [
        {"code_verifier": generate_token(48)},
        {"code_verifier": "short"},
        {"redirect_uri": "https://board.example/done"},
        {"redirect_uri": REDIRECT + "/"},
        {"redirect_uri": REDIRECT.replace("board", "BOARD")},
        {"client_id": "evil.example"},
        {"code": "nonsense"},
    ],
)
def test_a_code_is_for_who_asked_for_it(issuer: Web, wrong: dict[str, str]) -> None:
    code = Code(issuer)
    assert code.refusal(**wrong) == "invalid_grant"
    assert code.owner.get("/apps") == []
    if "code" not in wrong:
        # Who shows a code has spent it.
        assert code.refusal() == "invalid_grant"


def test_the_challenge_is_no_verifier(issuer: Web) -> None:
    code = Code(issuer)
    assert code.refusal(code_verifier=code.asked["code_challenge"]) == "invalid_grant"


@pytest.mark.parametrize("name", ["code", "client_id", "redirect_uri", "code_verifier"])
def test_nothing_may_be_left_out(issuer: Web, name: str) -> None:
    code = Code(issuer)
    assert code.refusal(**{name: ""}) == "invalid_request"


def test_a_code_shown_again_ends_its_token(issuer: Web) -> None:
    code = Code(issuer)
    secret = exchange(issuer, **code.right).json()["access_token"]
    assert named(issuer, secret).status_code == 200
    assert code.refusal(client_id="evil.example") == "invalid_grant"
    assert named(issuer, secret).status_code == 401


def test_a_code_shown_many_times_at_once_leaves_no_token(issuer: Web) -> None:
    code = Code(issuer)
    with ThreadPoolExecutor(6) as threads:
        answers = [*threads.map(lambda _: exchange(issuer, **code.right), range(6))]
    given = [answer.json()["access_token"] for answer in answers if answer.status_code == 200]
    assert len(given) == 1
    assert named(issuer, given[0]).status_code == 401


async def test_a_code_lives_for_a_minute(issuer: Web, database: Database) -> None:
    code = await asyncio.to_thread(Code, issuer)
    life = await database.fetchval("SELECT max(expires_at) - now() FROM oauth_code")
    assert 50 < life.total_seconds() <= 60
    await database.execute("UPDATE oauth_code SET expires_at = now() - interval '1 second'")
    assert code.refusal() == "invalid_grant"


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"code_challenge_method": "plain"}, "invalid_request"),
        ({"code_challenge_method": ""}, "invalid_request"),
        ({"code_challenge": ""}, "invalid_request"),
        ({"code_challenge": create_s256_code_challenge("x") + "="}, "invalid_request"),
        ({"state": ""}, "invalid_request"),
        ({"response_type": "token"}, "unsupported_response_type"),
        ({"response_type": ""}, "unsupported_response_type"),
        ({"scope": "play everything"}, "invalid_scope"),
        ({"scope": ""}, "invalid_scope"),
        ({"resource": "https://other.example"}, "invalid_target"),
    ],
)
def test_what_a_program_may_not_ask(issuer: Web, changed: dict[str, str], error: str) -> None:
    owner, asked = member(issuer), {**Program(issuer).asked, **changed}
    told = owner.post("/oauth/consent", **asked)
    assert told["refused"]["key"].startswith("server-oauth-")
    assert parse_qs(urlsplit(told["back"]).query)["error"] == [error]
    assert owner.status("POST", "/oauth/decision", **asked, approve=True) == 403


@pytest.mark.parametrize(
    "redirect",
    [
        "",
        "http://board.example/done",
        "http://localhost/done",
        "http://127.0.0.1.evil.example/done",
        "http://127.0.0.1@evil.example/done",
        "https://board.example@evil.example/done",
        "https://board.example\\@evil.example/done",
        "https://board.example/done#fragment",
        "https:///done",
        "//board.example/done",
        "/done",
        "javascript:alert(1)",
        "data:text/html,hello",
        "file:///etc/passwd",
        "blob:https://board.example/x",
        "intent://scan",
        "app:/done",
        "com.example.app://host/done",
        "https://board.example:99999/done",
        "https://bo ard.example/done",
        "https://board.exàmple/done",
    ],
)
def test_where_no_code_is_sent(issuer: Web, redirect: str) -> None:
    owner, asked = member(issuer), {**Program(issuer).asked, "redirect_uri": redirect}
    for path, more in (
        ("/oauth/consent", {}),
        ("/oauth/decision", {"approve": True}),
        ("/oauth/decision", {}),
    ):
        refused = owner.refusal("POST", path, **asked, **more)
        assert (refused["status_code"], refused["code"]) == (400, "server-oauth-redirect")


@pytest.mark.parametrize(
    ("redirect", "place"),
    [
        ("https://board.example/done", "board.example"),
        ("https://board.example:8443/done", "board.example:8443"),
        ("http://127.0.0.1:53122/done", "127.0.0.1"),
        ("http://127.0.0.1/done", "127.0.0.1"),
        ("http://[::1]:53122/done", "::1"),
        ("com.example.app:/done", "com.example.app"),
    ],
)
def test_where_codes_are_sent(redirect: str, place: str) -> None:
    assert redirect_place(redirect) == place


def test_a_client_says_what_it_is_called(issuer: Web) -> None:
    owner, asked = member(issuer), Program(issuer).asked
    for name in ("", "x" * 101, "evil\u202eapp", " board", "two\nlines"):
        refused = owner.refusal("POST", "/oauth/consent", **{**asked, "client_id": name})
        assert refused["code"] == "server-oauth-client"
    with pytest.raises(BadClient):
        redirect_place("javascript:alert(1)")


def test_a_token_does_not_go_beyond_its_scopes(issuer: Web) -> None:
    owner, program = member(issuer), Program(issuer, scope="challenge:read")
    secret = program.token(approve(owner, program.asked))["access_token"]
    codes = [
        named(issuer, secret, path).status_code for path in ("/me", "/tables/mine", "/me/games", "/tokens")
    ]
    assert codes == [200, 200, 403, 403]


def test_a_token_is_for_one_server(issuer: Web, parts: Parts) -> None:
    """Whoever mixes servers up is told by `iss`, by `resource`, and by codes and tokens that mean nothing."""
    code = Code(issuer)
    assert code.refusal(resource="https://other.example") == "invalid_target"
    secret = exchange(issuer, **code.right, resource=issuer.base_url).json()["access_token"]
    assert named(issuer, secret).status_code == 200
    assert exchange(issuer, **{**code.right, "code": generate_token(43)}).json()["error"] == "invalid_grant"
    forged = "aca_" + generate_token(43)
    assert named(issuer, forged).status_code == 401
    session = code.owner.session
    answer = httpx.post(f"{issuer.base_url}/oauth/revoke", data={"token": session})
    assert answer.status_code == 200
    assert code.owner.get("/me")["name"] == code.owner.name


def test_forms_are_read_strictly(issuer: Web) -> None:
    address, right = f"{issuer.base_url}/oauth/token", Code(issuer).right
    assert httpx.post(address, json=right).json()["error"] == "invalid_request"
    twice = "grant_type=authorization_code&code=a&code=b&client_id=c&redirect_uri=d&code_verifier=e"
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    assert httpx.post(address, content=twice, headers=form).json()["error"] == "invalid_request"
    assert httpx.post(address, content=b"\xff=%ff", headers=form).json()["error"] == "invalid_request"
    for grant in ("password", "refresh_token", "client_credentials", ""):
        asked = {**right, "grant_type": grant, "username": "x", "password": PASSWORD}
        assert httpx.post(address, data=asked).json()["error"] == "unsupported_grant_type"
    assert httpx.get(address).status_code == 405


async def test_neither_code_nor_token_is_kept(issuer: Web, database: Database) -> None:
    code = await asyncio.to_thread(Code, issuer)
    secret = exchange(issuer, **code.right).json()["access_token"]
    kept = await database.fetch("SELECT row_to_json(session)::text AS row FROM session WHERE kind = 'app'")
    kept += await database.fetch("SELECT row_to_json(oauth_code)::text AS row FROM oauth_code")
    text = "\n".join(row["row"] for row in kept)
    assert secret not in text
    assert code.right["code"] not in text
    assert secret.encode().hex() not in text


def test_the_example_is_let_in_and_plays_a_game(issuer: Web, parts: Parts) -> None:
    owner = member(issuer)
    command = [sys.executable, str(EXAMPLE), issuer.base_url]
    told = {**os.environ, "BROWSER": "true"}
    with (
        engine_running(parts),
        subprocess.Popen(command, env=told, stdout=subprocess.PIPE, text=True) as example,
    ):
        assert example.stdout is not None
        address = example.stdout.readline().split()[-1]
        assert address.startswith(f"{issuer.base_url}/oauth/authorize?")
        asked = dict(parse_qsl(urlsplit(address).query))
        assert owner.post("/oauth/consent", **asked)["redirect"] == "127.0.0.1"
        assert "close this page" in httpx.get(approve(owner, asked)).text
        said, _ = example.communicate(timeout=120)
    assert example.returncode == 0, said
    assert f"playing for {owner.name}" in said
    assert "over:" in said
    assert owner.get("/apps") == []
