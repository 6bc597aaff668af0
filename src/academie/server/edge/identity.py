"""Who makes a request: the identity, and the session token and origin that its headers carry."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import Final
from uuid import UUID

COOKIE: Final = "__Host-academie"
"""The cookie of a session. Browsers take a name of this kind from this very host alone, over TLS alone."""
DEV_COOKIE: Final = "academie_dev"
"""The same on loopback without TLS, where browsers would refuse the other."""
BROWSER_COOKIE: Final = "__Host-academie_browser"
"""The cookie by which a browser is known again that has begun to sign in or to recover an account."""
DEV_BROWSER_COOKIE: Final = "academie_browser_dev"

Headers = Iterable[tuple[bytes, bytes]]


@dataclass(frozen=True, slots=True)
class Identity:
    """A person or program that is signed in."""

    account: UUID
    name: str
    guest: bool = False
    kind: str = "web"
    """How they signed in: on a page (`web`), with a personal token (`bot`), or with one of an app (`app`)."""
    session: bytes = b""
    """The digest of the session token."""
    scopes: frozenset[str] = frozenset()
    """What a token may do; on a page people may do all that is theirs to do."""


def token_digest(token: str) -> bytes:
    """The hash of a token that is stored."""
    return hashlib.sha256(token.encode()).digest()


def cookie_name(*, secure: bool) -> str:
    """The cookie of a session, on a server with secure cookies or without."""
    return COOKIE if secure else DEV_COOKIE


def browser_cookie_name(*, secure: bool) -> str:
    """The cookie of a browser, on a server with secure cookies or without."""
    return BROWSER_COOKIE if secure else DEV_BROWSER_COOKIE


def token_of(headers: Headers, *, secure: bool) -> str | None:
    """The session token of a request: from its `Authorization: Bearer` header, or from its cookie.

    A secure server reads no other cookie than its own: a neighbouring host could set one.
    """
    for name, value in headers:
        text = value.decode("latin-1")
        if name == b"authorization" and text.lower().startswith("bearer "):
            return text[7:].strip()
        if name == b"cookie" and (found := _cookie(text, cookie_name(secure=secure))) is not None:
            return found
    return None


def browser_of(headers: Headers, *, secure: bool) -> str | None:
    """The secret by which the browser of a request is known again, if it has one."""
    wanted = browser_cookie_name(secure=secure)
    cookies = (_cookie(value.decode("latin-1"), wanted) for name, value in headers if name == b"cookie")
    return next((found for found in cookies if found), None)


def _cookie(text: str, name: str) -> str | None:
    try:
        morsel = SimpleCookie(text).get(name)
    except CookieError:
        return None
    return None if morsel is None else morsel.value


def origin_allowed(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether the page that makes the request is one of ours; programs send no origin and need a token."""
    origin = next((value.decode("latin-1") for name, value in headers if name == b"origin"), None)
    return origin is None or origin in origins
