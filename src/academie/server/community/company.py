"""The services of this package, held together for the handlers of requests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

from academie.server.community.cases import Cases
from academie.server.community.here import TELL_SECONDS, Here
from academie.server.community.messages import Messages
from academie.server.community.moderation import Moderation
from academie.server.community.people import People
from academie.server.community.reports import Reports
from academie.server.community.retention import Retention
from academie.server.community.roles import Roles
from academie.server.community.standing import Standing

if TYPE_CHECKING:
    from redis.asyncio import Redis

    from academie.server.limits import Limits
    from academie.server.settings import Settings
    from academie.server.store.pool import Database
    from academie.server.tasks import Background

SWEEP_SECONDS: Final = 3600.0


@dataclass(frozen=True, slots=True)
class Company:
    """People among each other, and who keeps order."""

    people: People
    messages: Messages
    reports: Reports
    standing: Standing
    roles: Roles
    cases: Cases
    moderation: Moderation
    here: Here
    retention: Retention

    @classmethod
    def of(cls, database: Database, redis: Redis, limits: Limits, settings: Settings) -> Self:
        roles = Roles(database)
        return cls(
            people=People(database, limits),
            messages=Messages(database, limits, settings),
            reports=Reports(database, limits),
            standing=Standing(database),
            roles=roles,
            cases=Cases(database, roles),
            moderation=Moderation(database),
            here=Here(redis),
            retention=Retention(database),
        )

    def start(self, background: Background) -> None:
        """Start what is done again and again."""
        background.repeat(TELL_SECONDS, self.here.tell)
        background.repeat(SWEEP_SECONDS, self.retention.sweep)
