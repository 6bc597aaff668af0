"""Messages of the socket that belong to no part, and what all of them are."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from academie.server.base.phrases import Phrase

PROTOCOL: Final = 2
Topic = Literal["lobby", "mine"]
"""What can be watched: the open tables, and the games and challenges of one's account."""


class ToServer(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """What a client says."""


class Ping(ToServer, tag="ping", forbid_unknown_fields=False):
    """Keeps the line open. What earlier clients say here of their own lag is ignored: the server measures."""

    sent: float


class Watch(ToServer, tag="watch"):
    """Asks to be told when the open tables change, or anything that concerns one's account."""


class ToClient(msgspec.Struct, tag_field="t", omit_defaults=True):
    """What the server says."""


class Hello(ToClient, tag="hello"):
    """The first message of a socket: what is spoken, and what the server knows."""

    protocol: int
    server: str
    """The version of the server."""
    laws: dict[str, str]
    """The games offered, each with the rule set it is played by when none is named."""
    words: list[str]
    """The languages in which the server has words."""


class Pong(ToClient, tag="pong"):
    sent: float


class Refused(ToClient, tag="refused"):
    """Something that could not be done or understood, and why."""

    message: Phrase


class Changed(ToClient, tag="changed"):
    """Something watched is not as it was: ask for it again."""

    topic: Topic


encode = msgspec.json.Encoder().encode
"""A message as it is sent."""
