"""The messages of the socket, as the parts declare them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self, Union

import msgspec

from academie.server.base.part import Part, SocketAnswer


@dataclass(frozen=True)
class SocketProtocol:
    """What clients may say, each with what answers it, and what they are told."""

    answers: Mapping[type, SocketAnswer]
    sends: tuple[type, ...]

    @classmethod
    def of(cls, parts: Iterable[Part]) -> Self:
        listed = [*parts]
        answers = {kind: answer for part in listed for kind, answer in part.answers.items()}
        return cls(answers, tuple(kind for part in listed for kind in part.sends))

    @cached_property
    def decode(self) -> Any:  # noqa: ANN401 - the method of a decoder, of any of these messages
        return msgspec.json.Decoder(Union[tuple(self.answers)]).decode  # noqa: UP007 - of a tuple

    def schema(self) -> dict[str, Any]:
        """The JSON schema of both directions, as it is sent: defaults may be tuples before."""
        both = [Union[tuple(self.answers)], Union[self.sends]]  # noqa: UP007 - of a tuple
        (client, server), definitions = msgspec.json.schema_components(both)
        found = {"client": client, "server": server, "$defs": definitions}
        return msgspec.json.decode(msgspec.json.encode(found), type=dict[str, Any])
