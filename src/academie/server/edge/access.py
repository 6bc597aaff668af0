"""Who makes a request, and the limits and security rules for every request."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol, TypeVar, cast, get_type_hints
from uuid import UUID

from litestar import Request
from litestar.datastructures import State
from litestar.di import Dependency, NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.openapi.spec import Reference, SecurityScheme
from litestar.params import SkipValidation
from litestar.types import ASGIApp, HTTPScope, Message, Method, Receive, Scope, Send

from academie.kernel import NotationError
from academie.server.base.errors import (
    GUESTS_DENIED,
    OTHER_SITE,
    SIGN_IN,
    TOKEN_DENIED,
    TOO_DEEP,
    TOO_MANY_REQUESTS,
    NotSignedIn,
    NotYours,
    TooFast,
)
from academie.server.base.limits import Buckets, Charge, Limits, network_of
from academie.server.base.part import Process
from academie.server.base.settings import Settings
from academie.server.edge.identity import COOKIE, Headers, Identity, origin_allowed, token_digest, token_of
from academie.server.edge.scopes import check_scope

AnyRequest = Request[Any, Any, Any]

T = TypeVar("T")
Uses = NamedDependency[SkipValidation[T]]
"""A service that a handler asks for, under the same name everywhere."""
Caller = NamedDependency[SkipValidation[Identity | None]]
Player = NamedDependency[SkipValidation[Identity]]
Charged = NamedDependency[SkipValidation[Charge]]

SCHEMES: Final[dict[str, SecurityScheme | Reference]] = {
    "session": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
    "token": SecurityScheme(type="http", scheme="bearer"),
}
"""How a caller signs in: a page by its cookie, a program by a token."""

SCOPE: Final = "scope"
UNCOUNTED: Final = "/assets/"
"""Requests that no limit counts: files that never change."""
LOG_TOKENS: Final = 4.0
"""What a part of the log counts for: whoever reads all of it has time."""
SAFE: Final[frozenset[Method]] = frozenset({"GET", "HEAD", "OPTIONS"})
OURS: Final = frozenset({"same-origin", "none"})
"""Values of `Sec-Fetch-Site` for requests from our pages, or from no page."""

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
NOT_KEPT: Final = (b"cache-control", b"no-store")
"""Answers of the API may be about one person: neither browsers nor proxies keep them."""
TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")


class Callers(Protocol):
    """Who knows the accounts behind tokens."""

    async def identity(self, token: str) -> Identity | None:
        """Whom a token proves, if it is still valid."""
        ...

    async def note(self, caller: Identity) -> None:
        """Note that a token was used."""
        ...

    async def check_recent(self, caller: Identity) -> None:
        """Raise `SecondStepNeeded` unless somebody has proved who they are in the last minutes."""
        ...


async def identify(scope: Scope, callers: Callers, limits: Limits, settings: Settings) -> Identity | None:
    """Who is signed in by the token of a request; the requests of a member are then counted by account.

    Those of guests are not: anybody can be as many guests as they like.
    """
    token = token_of(scope["headers"], secure=settings.secure_cookies)
    if token is None:
        return None
    found = await callers.identity(token)
    if found is None or found.guest:
        limits.members.pop(token_digest(token), None)
    else:
        limits.members[token_digest(token)] = found.account
    return found


def counted_as(scope: Scope, limits: Limits, settings: Settings) -> UUID | str:
    """Whom a request is counted for: an account, or else a network.

    A token that has proved nobody yet, which anybody can invent, costs no look at the database.
    """
    token = token_of(scope["headers"], secure=settings.secure_cookies)
    account = None if token is None else limits.members.get(token_digest(token))
    return account or network_of(scope)


async def find_caller(
    request: AnyRequest, callers: Uses[Callers], limits: Uses[Limits], settings: Uses[Settings]
) -> Identity | None:
    """The caller, by the token of the request, which must allow it."""
    caller = await identify(request.scope, callers, limits, settings)
    if caller is not None:
        check_scope(caller, request.route_handler.opt.get(SCOPE))
        await callers.note(caller)
    return caller


def allows(scope: str) -> dict[str, str]:
    """What a handler declares so that tokens with that scope may ask it; without it only pages may."""
    return {SCOPE: scope}


async def find_player(caller: Caller) -> Identity:
    """The caller, who must be signed in."""
    if caller is None:
        raise NotSignedIn(SIGN_IN)
    return caller


async def find_owner(player: Player) -> Identity:
    """The caller, who must be signed in on a page, not by a token."""
    if player.kind != "web":
        raise NotYours(TOKEN_DENIED)
    return player


def process_of(state: State) -> Process:
    """The process that serves a request."""
    process: Process = state["process"]
    return process


def services_for(asking: Iterable[Callable[..., Any]]) -> dict[str, Provide]:
    """What finds the services that these functions ask for, by the names of their parameters."""
    kinds = dict[str, Any]()
    for function in asking:
        for name, hint in get_type_hints(function, include_extras=True).items():
            if any(isinstance(each, Dependency) for each in getattr(hint, "__metadata__", ())):
                kind = hint.__origin__
                assert kinds.setdefault(name, kind) == kind, f"{name} is two things"
    found = {name: kind for name, kind in kinds.items() if isinstance(kind, type)}
    return {name: Provide(_finder(kind), sync_to_thread=False) for name, kind in found.items()}


def _finder(kind: type) -> Callable[[State], object]:
    def find(state: State) -> object:
        return process_of(state).get(kind)

    return find


async def find_member(player: Player) -> Identity:
    """The caller, who must be signed in on a page with an account of their own."""
    owner = await find_owner(player)
    if owner.guest:
        raise NotYours(GUESTS_DENIED)
    return owner


async def find_proved(member: Player, callers: Uses[Callers]) -> Identity:
    """The same, who must have proved who they are in the last minutes."""
    await callers.check_recent(member)
    return member


async def find_charge(request: AnyRequest, limits: Uses[Limits], settings: Uses[Settings]) -> Charge:
    """What the processor does for a request, which is charged to who asks."""
    return limits.spending.of(counted_as(request.scope, limits, settings))


CALLERS: Final[dict[str, Callable[..., Any]]] = {
    "caller": find_caller,
    "player": find_player,
    "owner": find_owner,
    "member": find_member,
    "proved": find_proved,
    "charge": find_charge,
}


def limit_rate(buckets: Buckets, who: object, amount: float = 1.0) -> None:
    """Raise `TooFast` if `who` has made too many requests."""
    if not buckets.take(who, amount):
        raise TooFast(TOO_MANY_REQUESTS)


class RequestRate(ASGIMiddleware):
    """Middleware that refuses requests sent too fast; what any proxy keeps is not counted."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        path = scope["path"]
        if not path.startswith(UNCOUNTED):
            process = process_of(scope["litestar_app"].state)
            limits, amount = process.get(Limits), LOG_TOKENS if path.startswith("/log/") else 1.0
            limit_rate(limits.requests, counted_as(scope, limits, process.get(Settings)), amount)
        await next_app(scope, receive, send)


class RequestGuard(ASGIMiddleware):
    """Middleware that refuses changes requested by pages that are not ours."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        settings = process_of(scope["litestar_app"].state).get(Settings)
        safe = cast("HTTPScope", scope)["method"] in SAFE
        if not safe and not from_our_page(scope["headers"], settings.origins):
            raise NotYours(OTHER_SITE)
        await next_app(scope, receive, send)


def from_our_page(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether a request comes from one of our pages, or from a program, which sends no origin."""
    site = next((value.decode("latin-1") for name, value in headers if name == b"sec-fetch-site"), None)
    return (site is None or site in OURS) and origin_allowed(headers, origins)


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Add security headers to every response."""
    if message["type"] != "http.response.start":
        return
    settings = process_of(scope["litestar_app"].state).get(Settings)
    is_page = any(
        name == b"content-type" and value.startswith(b"text/html") for name, value in message["headers"]
    )
    policy = PAGE_POLICY if is_page or not scope["path"].startswith("/api") else DATA_POLICY
    kept = any(name == b"cache-control" for name, _ in message["headers"])
    keeping = () if kept or not scope["path"].startswith("/api") else (NOT_KEPT,)
    transport = (TRANSPORT,) if settings.secure_cookies else ()
    policies = (b"content-security-policy", policy)
    message["headers"] = [*message["headers"], *HEADERS, policies, *keeping, *transport]


class BodyRequest(Request[Any, Any, Any]):
    """A request that refuses JSON nested deeper than the parser can follow."""

    async def json(self) -> Any:  # noqa: ANN401 - as in the base class
        """The decoded body. Raises `NotationError` for one nested too deep."""
        try:
            return await super().json()
        except RecursionError:
            raise NotationError(TOO_DEEP) from None
