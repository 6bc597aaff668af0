"""What a token allows a program to do."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from academie.server.base.errors import NotYours
from academie.server.edge.identity import Identity
from academie.words import Message


class Scope(StrEnum):
    """What a token may do. Programs with a token never do more than its owner may."""

    PLAY = "play"
    CHALLENGE_READ = "challenge:read"
    CHALLENGE_WRITE = "challenge:write"
    STUDY_READ = "study:read"
    STUDY_WRITE = "study:write"
    FOLLOW = "follow"
    MESSAGE = "message"


ANY: Final = "any"
"""What a token with any scope may do."""
USUAL: Final = (Scope.PLAY, Scope.CHALLENGE_READ, Scope.CHALLENGE_WRITE)
"""What a bot needs."""


class ScopeMissing(NotYours):
    """The token does not allow it; one with `scope` would."""

    def __init__(self, scope: Scope) -> None:
        super().__init__(Message("server-scope-missing", scope=scope.value))
        self.scope = scope
        self.headers = {"WWW-Authenticate": f'Bearer error="insufficient_scope", scope="{scope.value}"'}


def check_scope(caller: Identity, needed: str | None) -> None:
    """Raise `NotYours` if somebody comes with a token that does not allow what is asked.

    Without a scope that allows it, only somebody on a page may do it.
    """
    if caller.kind == "web" or needed == ANY:
        return
    if needed is None:
        raise NotYours(Message("server-token-denied"))
    if needed not in caller.scopes:
        raise ScopeMissing(Scope(needed))
