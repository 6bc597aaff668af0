"""OAuth 2.0 by which people let programs of others act for them (RFC 6749 and 9700, with PKCE, RFC 7636).

Programs are public clients and need not register: what one calls itself proves nothing, and people are shown
where the code goes. A code lives for a minute and is taken once. There are no refresh tokens.
"""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from hmac import compare_digest
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import SplitResult, urlencode, urlsplit
from uuid import UUID

from academie.kernel import AcademieError
from academie.server.accounts.devices import withdraw_devices
from academie.server.accounts.programs.tokens import App, Grant, Tokens
from academie.server.base.errors import NoSuch
from academie.server.edge.identity import token_digest
from academie.server.edge.scopes import Scope
from academie.words import Message, Text

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database
    from academie.server.base.settings import Settings

CODE_LIFE: Final = timedelta(seconds=60)
TOKEN_LIFE: Final = timedelta(days=180)
MOST_OF_CLIENT: Final = 10
"""How many tokens a program has for one account; a new one ends the oldest beyond."""
AUTHORIZE: Final = "/oauth/authorize"
TOKEN: Final = "/oauth/token"
REVOKE: Final = "/oauth/revoke"
CLIENT: Final = re.compile(r"[\x21-\x7e](?:[\x20-\x7e]{0,98}[\x21-\x7e])?")
CHALLENGE: Final = re.compile(r"[A-Za-z0-9_-]{43}")
VERIFIER: Final = re.compile(r"[A-Za-z0-9._~-]{43,128}")
STATE: Final = re.compile(r"[\x20-\x7e]{1,1000}")
VISIBLE: Final = re.compile(r"[\x21-\x7e]{1,1000}")
SPEND: Final = """
    UPDATE oauth_code SET used = true WHERE code = $1 AND NOT used
    RETURNING *, expires_at > now() AS timely
"""
END_OLDEST: Final = """
    DELETE FROM session WHERE token IN (
        SELECT token FROM session WHERE account = $1 AND kind = 'app' AND client = $2 AND redirect = $3
        ORDER BY created_at DESC OFFSET $4)
    RETURNING id
"""
APP_SCHEME: Final = re.compile(r"[a-z][a-z0-9-]*(\.[a-z0-9-]+)+")
"""A domain turned round, which no scheme of browsers looks like (RFC 8252, 7.1)."""


class BadClient(AcademieError):
    """A program that cannot be told anything: it is not said who it is, or where to send the answer."""


class OAuthError(Exception):
    """Why a program is refused: a code of RFC 6749, and words for who writes the program."""

    def __init__(self, error: str, key: str, **arguments: object) -> None:
        super().__init__(error)
        self.error = error
        self.text: Text = Message(f"server-oauth-{key}", **arguments)


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What a program asks for, as it stands in the address that it opens."""

    response_type: str = ""
    client_id: str = ""
    redirect_uri: str = ""
    scope: str = ""
    state: str = ""
    code_challenge: str = ""
    code_challenge_method: str = ""
    resource: str = ""


class Authorised(NamedTuple):
    """A program that somebody has let act for them."""

    client: str
    redirect: str
    scopes: list[Scope]
    created_at: datetime
    expires_at: datetime
    used_at: datetime | None


def issuer(settings: Settings) -> str:
    """The address of this server, which is its name in OAuth: the first of its pages."""
    return settings.origins[0].rstrip("/")


def metadata(settings: Settings) -> Mapping[str, Any]:
    """What a program must know of this server (RFC 8414)."""
    own = issuer(settings)
    return {
        "issuer": own,
        "authorization_endpoint": own + AUTHORIZE,
        "token_endpoint": own + TOKEN,
        "revocation_endpoint": own + REVOKE,
        "scopes_supported": [scope.value for scope in Scope],
        "response_types_supported": ["code"],
        "response_modes_supported": ["query"],
        "grant_types_supported": ["authorization_code"],
        "code_challenge_methods_supported": ["S256"],
        "token_endpoint_auth_methods_supported": ["none"],
        "revocation_endpoint_auth_methods_supported": ["none"],
        "authorization_response_iss_parameter_supported": True,
    }


def redirect_place(redirect: str) -> str:
    """Where a code goes, for people: a host, an address of this machine, or the scheme of an app.

    Raises `BadClient` for an address that is not safe: https, http to this machine, and schemes of apps are.
    """
    try:
        parts = urlsplit(redirect)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        raise BadClient(Message("server-oauth-redirect")) from None
    plain = (
        VISIBLE.fullmatch(redirect)
        and "#" not in redirect
        and "\\" not in redirect
        and "@" not in parts.netloc
    )
    if plain and parts.scheme == "https" and host:
        return parts.netloc.lower()
    if plain and parts.scheme == "http" and _is_loopback(host):
        return host
    if plain and _is_app(parts):
        return parts.scheme
    raise BadClient(Message("server-oauth-redirect"))


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _is_app(parts: SplitResult) -> bool:
    return APP_SCHEME.fullmatch(parts.scheme) is not None and not parts.netloc and parts.path.startswith("/")


def check_client(asked: Asked) -> str:
    """The place that the answer goes to. Raises `BadClient`."""
    if not CLIENT.fullmatch(asked.client_id):
        raise BadClient(Message("server-oauth-client"))
    return redirect_place(asked.redirect_uri)


def check_request(asked: Asked, settings: Settings) -> tuple[Scope, ...]:
    """What is asked for, once the client is checked. Raises `OAuthError`."""
    if not STATE.fullmatch(asked.state):
        raise OAuthError("invalid_request", "state")
    if asked.response_type != "code":
        raise OAuthError("unsupported_response_type", "response-type")
    if asked.code_challenge_method != "S256" or not CHALLENGE.fullmatch(asked.code_challenge):
        raise OAuthError("invalid_request", "pkce")
    if asked.resource and asked.resource.rstrip("/") != issuer(settings):
        raise OAuthError("invalid_target", "resource", issuer=issuer(settings))
    names = asked.scope.split()
    unknown = [name for name in names if name not in {*Scope}]
    if unknown or not names:
        known = ", ".join(Scope)
        raise OAuthError("invalid_scope", "scope", known=known)
    return tuple(scope for scope in Scope if scope in names)


def answer_address(asked: Asked, settings: Settings, **answer: str) -> str:
    """Where the browser is sent with the answer; it names this server (RFC 9207)."""
    state = {"state": asked.state} if asked.state else {}
    query = urlencode({**answer, **state, "iss": issuer(settings)})
    return f"{asked.redirect_uri}{'&' if '?' in asked.redirect_uri else '?'}{query}"


class Authorizations:
    """Codes, and the programs that somebody has let act for them."""

    def __init__(self, database: Database, tokens: Tokens, settings: Settings) -> None:
        self._database = database
        self._tokens = tokens
        self._settings = settings

    async def approve(self, account: UUID, asked: Asked) -> str:
        """The address with a new code. Raises `BadClient` or `OAuthError`."""
        check_client(asked)
        scopes = check_request(asked, self._settings)
        code = secrets.token_urlsafe(32)
        await self._database.execute(
            """INSERT INTO oauth_code (code, account, client, redirect, scopes, challenge, expires_at)
               VALUES ($1, $2, $3, $4, $5, $6, now() + $7::interval)""",
            token_digest(code),
            account,
            asked.client_id,
            asked.redirect_uri,
            [scope.value for scope in scopes],
            asked.code_challenge,
            CODE_LIFE,
        )
        return answer_address(asked, self._settings, code=code)

    async def exchange(self, form: Mapping[str, str]) -> Mapping[str, Any]:
        """The answer with a token for a code. Raises `OAuthError`.

        A code is spent by the first who shows it, whether or not he is the one it was made for; whoever shows
        it again ends the token it was given for.
        """
        if form.get("grant_type") != "authorization_code":
            raise OAuthError("unsupported_grant_type", "grant-type")
        for name in ("code", "client_id", "redirect_uri", "code_verifier"):
            if not form.get(name):
                raise OAuthError("invalid_request", "parameter", name=name)
        if form.get("resource", "").rstrip("/") not in {"", issuer(self._settings)}:
            raise OAuthError("invalid_target", "resource", issuer=issuer(self._settings))
        code = token_digest(form["code"])
        async with self._database.acquire() as connection, connection.transaction():
            row = await connection.fetchrow(SPEND, code)
            granted = row is not None and fits(row, form)
            answer = await self._grant(connection, row) if row is not None and granted else None
        if row is None:
            await self._tokens.end("code = $1", code)
        if answer is None:
            raise OAuthError("invalid_grant", "grant")
        return answer

    async def _grant(self, connection: PoolConnectionProxy[Record], row: Record) -> Mapping[str, Any]:
        """The answer with a new token."""
        scopes = [Scope(name) for name in row["scopes"]]
        app = App(client=row["client"], redirect=redirect_place(row["redirect"]), code=bytes(row["code"]))
        grant = Grant(app.client, scopes, TOKEN_LIFE, app)
        _, secret = await self._tokens.issue(row["account"], grant, connection)
        told = (row["account"], app.client, app.redirect, MOST_OF_CLIENT)
        ended = await connection.fetch(END_OLDEST, *told)
        await withdraw_devices(connection, [each["id"] for each in ended])
        return {
            "access_token": secret,
            "token_type": "Bearer",
            "expires_in": int(TOKEN_LIFE.total_seconds()),
            "scope": " ".join(scopes),
        }

    async def revoke_secret(self, secret: str) -> None:
        """End a token, whoever shows it; nothing happens if there is none (RFC 7009)."""
        await self._tokens.end("token = $1", token_digest(secret))

    async def of(self, account: UUID) -> list[Authorised]:
        """The programs that somebody has let act for them, the first first."""
        rows = await self._database.fetch(
            """SELECT client, redirect, array_agg(DISTINCT scope ORDER BY scope), min(created_at),
                      max(expires_at), max(used_at)
               FROM session, unnest(scopes) AS scope
               WHERE account = $1 AND kind = 'app' AND expires_at > now()
               GROUP BY client, redirect ORDER BY min(created_at)""",
            account,
        )
        return [Authorised(*row) for row in rows]

    async def revoke(self, account: UUID, client: str, redirect: str) -> None:
        """End all tokens that a program has for an account. Raises `NoSuch`."""
        ended = await self._tokens.end(
            "account = $1 AND kind = 'app' AND client = $2 AND redirect = $3", account, client, redirect
        )
        if not ended:
            raise NoSuch(Message("server-no-app"))

    async def clear(self) -> None:
        """Forget codes; those that were spent are known for a day, in case somebody shows one again."""
        await self._database.execute("DELETE FROM oauth_code WHERE expires_at < now() - interval '1 day'")


def fits(row: Record, form: Mapping[str, str]) -> bool:
    """Whether a code is shown in time and by the client that it was made for."""
    same = (row["client"], row["redirect"]) == (form["client_id"], form["redirect_uri"])
    return bool(row["timely"]) and same and verified(form["code_verifier"], row["challenge"])


def verified(verifier: str, challenge: str) -> bool:
    """Whether somebody who shows a verifier has made the challenge (RFC 7636, S256)."""
    if not VERIFIER.fullmatch(verifier):
        return False
    digest = hashlib.sha256(verifier.encode()).digest()
    return compare_digest(base64.urlsafe_b64encode(digest).rstrip(b"=").decode(), challenge)
