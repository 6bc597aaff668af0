"""The messages of the socket, for those who write clients."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import get

from academie.server import protocol
from academie.server.api.problems import problems


class MessageSchema(msgspec.Struct, rename={"definitions": "$defs"}):
    """JSON schema of what a client says and of what it is told."""

    client: dict[str, Any]
    server: dict[str, Any]
    definitions: dict[str, Any]


@get("/schema", responses=problems(), tags=["socket"], sync_to_thread=False)
def message_schema() -> MessageSchema:
    """The schema of the socket at `/ws`, and of the lines a bot's game stream consists of."""
    return msgspec.convert(protocol.schema(), MessageSchema)


HANDLERS: Final = (message_schema,)
