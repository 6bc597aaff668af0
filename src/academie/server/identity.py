"""Who makes a request: the identity, and the session token and origin that its headers carry."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import Final
from uuid import UUID

COOKIE: Final = "academie_session"

Headers = Iterable[tuple[bytes, bytes]]


@dataclass(frozen=True, slots=True)
class Identity:
    """A person or program that is signed in."""

    account: UUID
    name: str
    guest: bool = False
    kind: str = "web"
    """How they signed in: on a page (`web`), or with a personal token (`bot`)."""
    session: bytes = b""
    """The digest of the session token."""


def token_of(headers: Headers) -> str | None:
    """The session token of a request: from its `Authorization: Bearer` header, or from its cookie."""
    for name, value in headers:
        text = value.decode("latin-1")
        if name == b"authorization" and text.lower().startswith("bearer "):
            return text[7:].strip()
        if name == b"cookie":
            try:
                morsel = SimpleCookie(text).get(COOKIE)
            except CookieError:
                continue
            if morsel is not None:
                return morsel.value
    return None


def origin_allowed(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether the page that makes the request is one of ours; programs send no origin and need a token."""
    origin = next((value.decode("latin-1") for name, value in headers if name == b"origin"), None)
    return origin is None or origin in origins
