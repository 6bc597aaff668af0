"""Every handler of the API, and what a token must allow for it: a table that is kept by hand."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING
from uuid import UUID

import httpx
import pytest
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from academie.server.accounts.programs.tokens import Grant, Tokens
from academie.server.app import create_app
from academie.server.base.settings import Settings
from academie.server.edge.access import SCOPE
from academie.server.edge.identity import token_digest
from academie.server.edge.scopes import Scope
from tests.server.support.phrases import french
from tests.server.support.visitors import Visitor, greeted, guest, member, seated
from tests.server.support.web import Web

if TYPE_CHECKING:
    from academie.server.base.database import Database

PUBLIC = "nobody is asked who they are"
PAGES = "on pages only"
TABLE = {
    PUBLIC: """
        GET /api/address, GET /api/archive, GET /api/catalogue/{key:str}/picture.svg, GET /api/games
        GET /api/keys
        GET /api/games/{game_id:uuid}/dice-proof, GET /api/games/{game_id:uuid}/record
        GET /api/games/{game_id:uuid}/ratings
        GET /api/games/{game_id:uuid}/record.pdn, GET /api/games/{game_id:uuid}/record.pgn
        GET /api/games/{game_id:uuid}/record.txt, GET /api/games/{game_id:uuid}/where, GET /api/lessons
        GET /api/lessons/{lesson_id:str}, GET /api/library, GET /api/library/studies
        GET /api/library/{study_id:str}, GET /api/library/{study_id:str}/study.svg
        GET /api/library/{study_id:str}/study.pdf
        GET /api/library/{study_id:str}/study.pdn
        GET /api/library/{study_id:str}/study.pgn, GET /api/library/{study_id:str}/thumbnail.svg
        GET /api/live, GET /api/openings, GET /api/openings/{game:str}, GET /api/passages
        GET /api/passages/{passage_id:str}
        GET /api/passages/{passage_id:str}/paraphrase
        GET /api/players/{name:str}, GET /api/practice/puzzles/{puzzle_id:str}/thumbnail.svg, GET /api/rules
        GET /api/rules/{game:str}, GET /api/rules/{game:str}/articles, GET /api/schema, GET /api/seeks
        GET /api/tables/{table_id:uuid}, POST /api/lessons/{lesson_id:str}/steps/{number:int}
        GET /api/players/{name:str}/play, GET /api/players/{name:str}/play/{game:str}
        GET /api/players/{name:str}/ratings/{game:str}, GET /api/players/{name:str}/records, GET /api/push/key
        GET /api/unsubscribe/{secret:uuid}/{kind:str}, POST /api/unsubscribe/{secret:uuid}/{kind:str}
        POST /api/email/confirm, POST /api/recovery, POST /api/recovery/finish
        POST /api/sessions/passkey/options
        POST /api/lines, POST /api/oauth/consent, POST /api/rules/{game:str}/diagrams/{number:int}
    """,
    PAGES: """
        POST /api/accounts, POST /api/guests, POST /api/sessions, DELETE /api/sessions/current
        PUT /api/me/name
        GET /api/tokens, POST /api/tokens, DELETE /api/tokens/{token_id:uuid}, GET /api/apps, DELETE /api/apps
        POST /api/oauth/decision
        POST /api/accounts/passkey, POST /api/accounts/passkey/options, POST /api/sessions/passkey
        POST /api/sessions/second-step, GET /api/sessions, DELETE /api/sessions/others
        DELETE /api/me/keys/{key:str}
        DELETE /api/sessions/{session_id:uuid}, GET /api/factors, POST /api/reauthenticate
        POST /api/reauthenticate/options, PUT /api/password, DELETE /api/password, POST /api/passkeys
        POST /api/passkeys/options, PATCH /api/passkeys/{passkey_id:uuid}
        DELETE /api/passkeys/{passkey_id:uuid}, POST /api/totp, PUT /api/totp, DELETE /api/totp
        POST /api/recovery-codes, PUT /api/email, DELETE /api/email, GET /api/exports, POST /api/exports
        GET /api/exports/{export_id:uuid}, POST /api/me/erasure
        GET /api/me/company, GET /api/me/games/finished
        GET /api/me/conduct, GET /api/me/decisions, POST /api/me/decisions/seen
        POST /api/me/decisions/{decision_id:int}/appeal, GET /api/me/privacy, PUT /api/me/privacy
        GET /api/me/devices, POST /api/me/devices, DELETE /api/me/devices/{device_id:uuid}
        GET /api/me/notices, POST /api/me/notices/read, GET /api/me/notifications, PUT /api/me/notifications
        GET /api/reports/mine, POST /api/reports, GET /api/moderation/appeals
        POST /api/moderation/appeals/{decision_id:int}, GET /api/moderation/cases
        GET /api/moderation/cases/{case_id:int}, POST /api/moderation/cases/{case_id:int}/actions
        POST /api/moderation/cases/{case_id:int}/lease, DELETE /api/moderation/cases/{case_id:int}/lease
        GET /api/moderation/signals, GET /api/moderation/signals/{name:str}, GET /api/moderation/trail
    """,
    "any": "GET /api/me, GET /api/tables, GET /api/ladder/{game:str}",
    "follow": """
        PUT /api/follows/{name:str}, DELETE /api/follows/{name:str}, PUT /api/blocks/{name:str}
        DELETE /api/blocks/{name:str}, PUT /api/mutes/{name:str}, DELETE /api/mutes/{name:str}
        GET /api/me/people, GET /api/players/{name:str}/towards
    """,
    "message": """
        GET /api/messages, GET /api/messages/{name:str}, POST /api/messages/{name:str}
        POST /api/messages/{name:str}/read, DELETE /api/messages/{name:str}
    """,
    "play": """
        GET /api/games/{game_id:uuid}/chat
        GET /api/me/keys, POST /api/me/keys
        GET /api/me/games, GET /api/bot/stream, GET /api/bot/games/{game_id:uuid}/stream
        POST /api/bot/games/{game_id:uuid}/act, POST /api/bot/games/{game_id:uuid}/say
        POST /api/bot/games/{game_id:uuid}/chat, GET /api/games/{game_id:uuid}
        GET /api/games/{game_id:uuid}/log, GET /api/games/{game_id:uuid}/places
        GET /api/games/{game_id:uuid}/drawing.svg, GET /api/games/{game_id:uuid}/thumbnail.svg
    """,
    "challenge:read": "GET /api/tables/mine, GET /api/seeks/{seek_id:uuid}",
    "challenge:write": """
        POST /api/tables, POST /api/tables/{table_id:uuid}/join, DELETE /api/tables/{table_id:uuid}
        POST /api/seeks, DELETE /api/seeks/{seek_id:uuid}, POST /api/games/{game_id:uuid}/rematch
    """,
    "study:read": """
        GET /api/jobs, GET /api/jobs/{job_id:uuid}, GET /api/practice, GET /api/practice/puzzle
        GET /api/practice/throw, POST /api/lines/review, POST /api/lines/compared
        POST /api/library/{study_id:str}/play
    """,
    "study:write": """
        POST /api/jobs, DELETE /api/jobs/{job_id:uuid}, POST /api/practice/puzzles/{puzzle_id:str}
        POST /api/practice/throw
    """,
}
WANTED = {
    operation.strip(): scope
    for scope, operations in TABLE.items()
    for operation in operations.replace("\n", ",").split(",")
    if operation.strip()
}
UNKEPT = httpx.Limits(max_keepalive_connections=0)
CALLERS = {"caller", "player", "owner", "member", "proved"}


def declared(handler: HTTPRouteHandler) -> str:
    """Who may ask a handler."""
    if not CALLERS & {*handler.parsed_fn_signature.parameters}:
        return PUBLIC
    return str(handler.opt.get(SCOPE, PAGES))


def test_every_handler_declares_what_the_table_says() -> None:
    found = {
        f"{method} {route.path}": declared(handler)
        for route in create_app(Settings()).routes
        if isinstance(route, HTTPRoute) and route.path.startswith("/api/")
        for handler in route.route_handlers
        for method in handler.http_methods
        if method not in {"OPTIONS", "HEAD"} and not route.path.startswith("/api/openapi.json")
    }
    assert found == WANTED
    assert {*WANTED.values()} - {PUBLIC, PAGES, "any"} == {*Scope}, "every scope allows something"


class Bot:
    """A program with a token."""

    def __init__(self, web: Web, secret: str) -> None:
        self.headers = {"Authorization": f"Bearer {secret}"}
        self.http = httpx.Client(base_url=f"{web.base_url}/api", headers=self.headers, limits=UNKEPT)

    def code(self, method: str, path: str, **body: object) -> int:
        return self.http.request(method, path, json=body or None).status_code


def with_token(owner: Visitor, *scopes: str) -> Bot:
    return Bot(owner.web, owner.post("/tokens", label="a program", scopes=[*scopes])["secret"])


def test_a_token_does_what_its_scopes_say(cafe: Web) -> None:
    owner, other = member(cafe), member(cafe)
    game = seated(owner, other, game="dames")
    player, student = with_token(owner, "play"), with_token(owner, "study:read")
    assert (player.code("GET", "/me"), student.code("GET", "/me")) == (200, 200)
    assert (player.code("GET", f"/games/{game}"), student.code("GET", f"/games/{game}")) == (200, 403)
    assert (player.code("GET", "/practice"), student.code("GET", "/practice")) == (403, 200)
    assert (player.code("GET", "/tables/mine"), student.code("POST", "/practice/throw")) == (403, 403)
    assert with_token(owner, "challenge:read").code("GET", "/tables/mine") == 200
    assert with_token(owner, "challenge:write").code("POST", "/tables", game="dames") == 201
    refused = student.http.get("/me/games")
    assert refused.headers["www-authenticate"] == 'Bearer error="insufficient_scope", scope="play"'
    assert "with the scope play" in refused.json()["detail"]
    assert "la permission play" in french(refused.json()["message"])
    for bot in (player, with_token(owner, *Scope)):
        assert bot.code("POST", "/tokens", label="another") == 403
        assert bot.code("PUT", "/me/name", name="Somebodyelse") == 403
        assert bot.code("DELETE", "/sessions/current") == 403
        assert bot.code("POST", "/oauth/decision", approve=True) == 403


def test_a_socket_needs_the_scope_play(cafe: Web) -> None:
    owner = member(cafe)
    with connect(cafe.ws_url, additional_headers=with_token(owner, "play").headers) as socket:
        greeted(socket)
        socket.send('{"t": "ping", "sent": 1}')
        assert '"pong"' in str(socket.recv(timeout=10))
    with pytest.raises(InvalidStatus):
        connect(cafe.ws_url, additional_headers=with_token(owner, "challenge:read").headers)


def test_a_token_is_told_once_and_found_by_who_looks_for_secrets(cafe: Web) -> None:
    owner = member(cafe)
    made = owner.post("/tokens", label="my bot", scopes=["play", "follow"], days=30)
    assert made["secret"].startswith("aca_")
    assert len(made["secret"]) == len("aca_") + 43
    (listed,) = owner.get("/tokens")
    assert listed == made["token"]
    assert (listed["label"], listed["scopes"], listed["used_at"]) == ("my bot", ["play", "follow"], None)
    Bot(cafe, made["secret"]).http.get("/me")
    assert owner.get("/tokens")[0]["used_at"] is not None


async def test_a_token_lives_as_long_as_its_owner_says(cafe: Web, database: Database) -> None:
    owner = member(cafe)
    for days in (29, 366):
        assert owner.status("POST", "/tokens", label="x", days=days) == 400
    made = owner.post("/tokens", label="x", days=30)
    life = "SELECT expires_at - created_at FROM session WHERE id = $1"
    found = await database.fetchval(life, UUID(made["token"]["id"]))
    assert abs(found - timedelta(days=30)) < timedelta(minutes=1)
    digest = token_digest(made["secret"])
    await database.execute("UPDATE session SET expires_at = now() WHERE token = $1", digest)
    assert Bot(cafe, made["secret"]).code("GET", "/me") == 401
    assert owner.get("/tokens") == []


def test_who_may_have_which_tokens(cafe: Web) -> None:
    assert guest(cafe).status("POST", "/tokens", label="x") == 403
    owner = member(cafe)
    assert owner.status("POST", "/tokens", label="x", scopes=["everything"]) == 400
    assert owner.status("POST", "/tokens", label="x", scopes=[]) == 400
    assert owner.post("/tokens", label="x")["token"]["scopes"] == [
        "play",
        "challenge:read",
        "challenge:write",
    ]


async def test_a_token_without_a_scope_can_do_next_to_nothing(cafe: Web, database: Database) -> None:
    account = UUID(member(cafe).get("/me")["id"])
    _, secret = await Tokens(database).issue(account, Grant("bare", [], timedelta(days=30)))
    bot = Bot(cafe, secret)
    assert [bot.code("GET", path) for path in ("/me", "/me/games", "/practice", "/tables/mine")] == [
        200,
        403,
        403,
        403,
    ]
