"""People among each other: who follows and blocks whom, messages, and who is here."""

from __future__ import annotations

from typing import Final

from academie.server.base.database import Database
from academie.server.base.declared.personal_data import KEPT, Held
from academie.server.base.limits import Limits
from academie.server.base.part import Part, Process
from academie.server.base.redis import connected
from academie.server.base.settings import Settings
from academie.server.community import notices, routes
from academie.server.community.presence import TELL_SECONDS, Presence
from academie.server.community.private_messages import PrivateMessages
from academie.server.community.relations import Relations
from academie.server.edge.open_sockets import OpenSockets

IN_THREAD: Final = "{table}.{column} IN (SELECT id FROM thread WHERE person.id IN (low, high))"


def start(process: Process) -> None:
    database, limits, settings = process.get(Database), process.get(Limits), process.get(Settings)
    process.add(Relations(database, limits, process.tell))
    process.add(PrivateMessages(database, limits, settings))
    redis = connected(settings.redis)
    presence = process.add(Presence(redis), stop=redis.aclose)
    process.get(OpenSockets).while_open.append(presence.present)
    process.every(TELL_SECONDS, presence.tell)


PART: Final = Part(
    name="community",
    start=start,
    routes=routes.HANDLERS,
    notices=(notices.MESSAGE,),
    holds=(
        Held("follow", "account"),
        Held("follow", "other", shown=False),
        Held("block", "account"),
        Held("block", "other", shown=False),
        Held("mute", "account"),
        Held("mute", "other", shown=False),
        Held("privacy", "account"),
        Held("message", "thread", KEPT, IN_THREAD),
        Held("message", "author", shown=False),
        Held("thread_side", "account"),
        Held("thread", "low", KEPT),
        Held("thread", "high", KEPT),
        Held("sanction", "account", KEPT, hidden=("decided_by", "seconded_by")),
        Held("sanction", "decided_by", KEPT, shown=False),
        Held("sanction", "seconded_by", KEPT, shown=False),
    ),
    ids=("sanction.game_id", "thread.id", "thread_side.thread"),
)
