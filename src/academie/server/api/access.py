"""Who calls, and what every caller is held to."""

from __future__ import annotations

from typing import Any, Final, cast

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.exceptions import (
    NotAuthorizedException,
    PermissionDeniedException,
    TooManyRequestsException,
)
from litestar.middleware import ASGIMiddleware
from litestar.openapi.spec import Reference, SecurityScheme
from litestar.params import SkipValidation
from litestar.types import ASGIApp, HTTPScope, Message, Method, Receive, Scope, Send

from academie.server.connection import Identity
from academie.server.limits import Buckets
from academie.server.services import Services
from academie.server.socket import COOKIE, Headers, origin_allowed, token_of

AnyRequest = Request[Any, Any, Any]

Use = NamedDependency[SkipValidation[Services]]
Caller = NamedDependency[SkipValidation[Identity | None]]
Player = NamedDependency[SkipValidation[Identity]]

SCHEMES: Final[dict[str, SecurityScheme | Reference]] = {
    "session": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
    "token": SecurityScheme(type="http", scheme="bearer"),
}
"""How a caller says who he is: a page by its cookie, a program by a token."""

SAFE: Final[frozenset[Method]] = frozenset({"GET", "HEAD", "OPTIONS"})
OURS: Final = frozenset({"same-origin", "none"})
"""What a browser says of where a request comes from when it is our page, or nobody's."""

HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
DATA_POLICY: Final = b"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
PAGE_POLICY: Final = (
    b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    b"frame-ancestors 'none'"
)
TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")


async def find_caller(request: AnyRequest, services: Use) -> Identity | None:
    """Who calls, by the token of the request; counted by account from here on."""
    token = token_of(request.scope["headers"])
    caller = None if token is None else await services.accounts.identity(token)
    if caller is not None:
        hold_back(services.limits.requests, caller.account)
    return caller


async def find_player(caller: Caller) -> Identity:
    """Who calls, if he is signed in."""
    if caller is None:
        raise NotAuthorizedException("sign in first, or as a guest")
    return caller


async def find_owner(player: Player) -> Identity:
    """Who calls, if he is at a page and no program with a token."""
    if player.kind != "web":
        raise PermissionDeniedException("a token does not do this; sign in")
    return player


def find_services(state: State) -> Services:
    services: Services = state["services"]
    return services


DEPENDENCIES: Final = {
    "services": Provide(find_services, sync_to_thread=False),
    "caller": Provide(find_caller),
    "player": Provide(find_player),
    "owner": Provide(find_owner),
}


def hold_back(buckets: Buckets, who: object, amount: float = 1.0) -> None:
    """Raises `TooManyRequestsException` if that one has asked too much."""
    if not buckets.take(who, amount):
        raise TooManyRequestsException(
            "too much at once; try again in a moment", headers={"Retry-After": "1"}
        )


def address(scope: Scope) -> str:
    """Where a request comes from, a trusted proxy having said so if there is one."""
    return scope["client"][0] if scope["client"] else ""


class Door(ASGIMiddleware):
    """Turns away requests that come too fast, and changes asked for by pages that are not ours."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        services = find_services(scope["litestar_app"].state)
        hold_back(services.limits.requests, address(scope))
        safe = cast(HTTPScope, scope)["method"] in SAFE
        if not safe and not from_our_page(scope["headers"], services.settings.origins):
            raise PermissionDeniedException("this page may not do that")
        await next_app(scope, receive, send)


def from_our_page(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether a page of ours asks, or a program, which says nothing of pages."""
    site = next((value.decode("latin-1") for name, value in headers if name == b"sec-fetch-site"), None)
    return (site is None or site in OURS) and origin_allowed(headers, origins)


async def secured(message: Message, scope: Scope) -> None:
    """Adds to every answer what keeps browsers from doing harm with it."""
    if message["type"] != "http.response.start":
        return
    services = find_services(scope["litestar_app"].state)
    policy = DATA_POLICY if scope["path"].startswith("/api") else PAGE_POLICY
    transport = (TRANSPORT,) if services.settings.secure_cookies else ()
    policies = (b"content-security-policy", policy)
    message["headers"] = [*message["headers"], *HEADERS, policies, *transport]
