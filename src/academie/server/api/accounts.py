"""Accounts, the sessions of pages, and personal tokens, by which programs play for their owner."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Final
from uuid import UUID

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from academie.server.accounts import SESSION_LIFE
from academie.server.api.access import AnyRequest, Caller, Player, Use, client_address, limit_rate
from academie.server.api.problems import problems
from academie.server.identity import COOKIE, Identity
from academie.server.services import Services

Name = Annotated[str, Meta(min_length=2, max_length=20)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Label = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f]+$")]


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """A name of 2 to 20 letters, digits, `-` or `_`, and a password."""

    name: Name
    password: Password


CredentialsBody = JSONBody[Credentials]


class Me(msgspec.Struct):
    """Who is signed in."""

    id: UUID
    name: str
    guest: bool


def to_me(identity: Identity) -> Me:
    return Me(identity.account, identity.name, identity.guest)


async def start_session(services: Services, before: Identity | None, now: Identity) -> Response[Me]:
    """Start a session in a cookie, and end the one the caller had, if any."""
    token = await services.accounts.open_session(now.account)
    if before is not None and before.kind == "web":
        await services.accounts.close_session(before.session)
    # Scripts cannot read it, and forms of other sites do not send it.
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=int(SESSION_LIFE.total_seconds()),
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
    )
    return Response(to_me(now), cookies=[cookie])


@post("/accounts", responses=problems(403, 409), tags=["accounts"])
async def register(data: CredentialsBody, request: AnyRequest, services: Use, caller: Caller) -> Response[Me]:
    """Makes an account and signs in."""
    limit_rate(services.limits.entries, client_address(request.scope))
    identity = await services.accounts.register(data.name, data.password)
    return await start_session(services, caller, identity)


@post("/guests", responses=problems(403), tags=["accounts"])
async def enter_as_guest(request: AnyRequest, services: Use, caller: Caller) -> Response[Me]:
    """Signs in as somebody who need not be known; lost with the session."""
    limit_rate(services.limits.entries, client_address(request.scope))
    return await start_session(services, caller, await services.accounts.create_guest())


@post("/sessions", responses=problems(401, 403), tags=["accounts"])
async def sign_in(data: CredentialsBody, request: AnyRequest, services: Use, caller: Caller) -> Response[Me]:
    """Signs in."""
    limit_rate(services.limits.entries, client_address(request.scope))
    identity = await services.accounts.sign_in(data.name, data.password)
    return await start_session(services, caller, identity)


@delete(
    "/sessions/current",
    responses=problems(401, 403),
    tags=["accounts"],
    response_cookies=[Cookie(key=COOKIE, value="", max_age=0, httponly=True, samesite="lax")],
)
async def sign_out(services: Use, owner: Player) -> None:
    """Ends the session, and every socket and stream that rests on it."""
    await services.accounts.close_session(owner.session)


@get("/me", responses=problems(401), tags=["accounts"])
async def who_am_i(player: Player) -> Me:
    """Who is signed in."""
    return to_me(player)


class TokenAsked(msgspec.Struct, forbid_unknown_fields=True):
    """What the token is for, in its owner's words."""

    label: Label


class TokenTold(msgspec.Struct):
    """A token without its secret."""

    id: UUID
    label: str
    created_at: datetime
    expires_at: datetime


class NewToken(msgspec.Struct):
    """A token and its secret, which is told once: send it as `Authorization: Bearer ...`."""

    token: TokenTold
    secret: str


@post("/tokens", responses=problems(401, 403, 409), tags=["tokens"])
async def make_token(data: JSONBody[TokenAsked], services: Use, owner: Player) -> NewToken:
    """A new token."""
    token, secret = await services.accounts.make_token(owner.account, data.label)
    return NewToken(TokenTold(*token), secret)


@get("/tokens", responses=problems(401, 403), tags=["tokens"])
async def my_tokens(services: Use, owner: Player) -> list[TokenTold]:
    """One's tokens, the oldest first."""
    return [TokenTold(*token) for token in await services.accounts.tokens(owner.account)]


@delete("/tokens/{token_id:uuid}", responses=problems(401, 403, 404), tags=["tokens"])
async def revoke_token(token_id: FromPath[UUID], services: Use, owner: Player) -> None:
    """Ends a token, and every stream that rests on it."""
    await services.accounts.revoke(owner.account, token_id)


HANDLERS: Final = (register, enter_as_guest, sign_in, sign_out, who_am_i, make_token, my_tokens, revoke_token)
