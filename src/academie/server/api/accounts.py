"""Accounts and the sessions of pages."""

from __future__ import annotations

from typing import Annotated, Final
from uuid import UUID

import msgspec
from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta

from academie.server.accounts import LIFE
from academie.server.api.access import AnyRequest, Caller, Player, Use, address, hold_back
from academie.server.api.problems import problems
from academie.server.connection import Identity
from academie.server.services import Services
from academie.server.socket import COOKIE

Name = Annotated[str, Meta(min_length=2, max_length=20)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    """A name of 2 to 20 letters, digits, `-` or `_`, and a password."""

    name: Name
    password: Password


Given = JSONBody[Credentials]


class Me(msgspec.Struct):
    """Who is signed in."""

    id: UUID
    name: str
    guest: bool


def me(identity: Identity) -> Me:
    return Me(identity.account, identity.name, identity.guest)


async def signed_in(services: Services, before: Identity | None, now: Identity) -> Response[Me]:
    """A fresh session in a cookie; the one he came with, if any, is over."""
    token = await services.accounts.open_session(now.account)
    if before is not None and before.kind == "web":
        await services.accounts.close_session(before.session)
    # Scripts cannot read it, and other sites' forms do not send it.
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=int(LIFE.total_seconds()),
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
    )
    return Response(me(now), cookies=[cookie])


@post("/accounts", responses=problems(403, 409), tags=["accounts"])
async def register(data: Given, request: AnyRequest, services: Use, caller: Caller) -> Response[Me]:
    """Makes an account and signs in."""
    hold_back(services.limits.entries, address(request.scope))
    identity = await services.accounts.register(data.name, data.password)
    return await signed_in(services, caller, identity)


@post("/guests", responses=problems(403), tags=["accounts"])
async def enter_as_guest(request: AnyRequest, services: Use, caller: Caller) -> Response[Me]:
    """Signs in as somebody who need not be known; lost with the session."""
    hold_back(services.limits.entries, address(request.scope))
    return await signed_in(services, caller, await services.accounts.guest())


@post("/sessions", responses=problems(401, 403), tags=["accounts"])
async def sign_in(data: Given, request: AnyRequest, services: Use, caller: Caller) -> Response[Me]:
    """Signs in."""
    hold_back(services.limits.entries, address(request.scope))
    identity = await services.accounts.enter(data.name, data.password)
    return await signed_in(services, caller, identity)


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
    return me(player)


HANDLERS: Final = (register, enter_as_guest, sign_in, sign_out, who_am_i)
