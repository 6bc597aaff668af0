"""The services of this package, held together for the handlers of requests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Self

from academie.server.community.presence import TELL_SECONDS, Here
from academie.server.community.private_messages import Messages
from academie.server.community.relations import People
from academie.server.community.sanctions import Standing
from academie.server.moderation.cases import Cases
from academie.server.moderation.decisions import Moderation
from academie.server.moderation.reports import Reports
from academie.server.moderation.retention import Retention
from academie.server.moderation.roles import Roles

if TYPE_CHECKING:
    from redis.asyncio import Redis

    from academie.server.base.database import Database
    from academie.server.base.limits import Limits
    from academie.server.base.settings import Settings
    from academie.server.base.tasks import Background

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
