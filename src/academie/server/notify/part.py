"""What people are notified of, how they like to be, and the browsers that get push messages."""

from __future__ import annotations

from typing import Final

from academie.server.base.database import Database
from academie.server.base.declared.notices import NoticeKinds
from academie.server.base.declared.personal_data import By, Held
from academie.server.base.part import Part, Process
from academie.server.base.settings import Settings
from academie.server.notify import routes
from academie.server.notify.notices import DIGEST, UNDELIVERED, NoticeStore
from academie.server.notify.preferences import PreferenceStore
from academie.server.notify.push import Subscriptions


def start(process: Process) -> None:
    database = process.get(Database)
    process.add(NoticeStore(database))
    kinds = process.add(NoticeKinds(kind for part in process.parts for kind in part.notices))
    process.add(PreferenceStore(database, kinds))
    process.add(Subscriptions(database, process.get(Settings)))


PART: Final = Part(
    name="notify",
    start=start,
    routes=routes.HANDLERS,
    notices=(UNDELIVERED, DIGEST),
    holds=(
        Held("notice", "account"),
        Held("notice", "body", by=By.MENTIONED, shown=False),
        Held("notify_preference", "account", hidden=("unsubscribe",)),
        Held("push", "account", hidden=("p256dh", "auth")),
    ),
    ids=("notify_preference.unsubscribe", "push.id"),
)
