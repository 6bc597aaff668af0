"""All messages of the socket, and their schema."""

from __future__ import annotations

from typing import Any

import msgspec

from academie.server.edge.messages import Changed, Hello, Ping, Pong, Refused, Watch
from academie.server.lobby.messages import TablesChanged, TablesTold, WatchTables
from academie.server.play.messages import (
    Ack,
    Chat,
    Chats,
    Chatted,
    Countersign,
    Countersigned,
    DoAct,
    Join,
    Joined,
    Leave,
    Moved,
    Nack,
    Presence,
    Receipted,
    Rekey,
    Say,
    Share,
    Stepped,
    Stopped,
    Sync,
    Synced,
    Thrown,
)

FromClient = (
    Join | Leave | DoAct | Say | Share | Countersign | Rekey | Chat | Sync | Ping | Watch | WatchTables
)


FromServer = (
    Hello
    | Joined
    | Stepped
    | Thrown
    | Receipted
    | Countersigned
    | Synced
    | Ack
    | Nack
    | Chatted
    | Chats
    | Presence
    | Pong
    | Refused
    | Stopped
    | Moved
    | Changed
    | TablesTold
    | TablesChanged
)


def schema() -> dict[str, Any]:
    """The JSON schema of both directions, as it is sent: defaults may be tuples before."""
    (client, server), definitions = msgspec.json.schema_components([FromClient, FromServer])
    found = {"client": client, "server": server, "$defs": definitions}
    return msgspec.json.decode(msgspec.json.encode(found), type=dict[str, Any])
