"""How a person wants to be told of things: by kind and channel, when, and in which language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, time, timedelta
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from academie.kernel import OptionError
from academie.server.accounts.service import set_language
from academie.server.base.declared.notices import By, NoticeKind, NoticeKinds
from academie.server.notify.notices import DIGEST
from academie.words import Language, Message, languages

if TYPE_CHECKING:
    from asyncpg import Record

    from academie.server.base.database import Database

DIGEST_HOUR: Final = 8
"""At which hour of the day digests are sent, by the clock of their readers."""
MONDAY: Final = 0
WEEK: Final = 7
DAY_MINUTES: Final = 24 * 60

PREFERENCES: Final = """
    SELECT account.id AS account, channels, pace, quiet_from, quiet_to, zone, unsubscribe, turn_mailed_at,
           language,
           CASE WHEN NOT EXISTS (SELECT FROM bounce WHERE address = lower(email)) THEN email END AS email
    FROM account LEFT JOIN notify_preference ON notify_preference.account = account.id
"""
SAVE: Final = """
    INSERT INTO notify_preference (account, channels, pace, quiet_from, quiet_to, zone, digest_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (account) DO UPDATE
    SET channels = excluded.channels, pace = excluded.pace, quiet_from = excluded.quiet_from,
        quiet_to = excluded.quiet_to, zone = excluded.zone, digest_at = excluded.digest_at
"""
UNSUBSCRIBE: Final = "SELECT account FROM notify_preference WHERE unsubscribe = $1"
SECRET: Final = """
    INSERT INTO notify_preference (account) VALUES ($1)
    ON CONFLICT (account) DO UPDATE SET account = excluded.account RETURNING unsubscribe
"""


class MailPace(StrEnum):
    """How often mail comes that can wait."""

    ONCE = "once"
    DAILY = "daily"
    WEEKLY = "weekly"


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a person has chosen; `channels` has only the kinds that were chosen otherwise than usual."""

    account: UUID
    channels: Mapping[str, frozenset[By]] = field(default_factory=dict[str, frozenset[By]])
    pace: MailPace = MailPace.ONCE
    quiet: tuple[int, int] | None = None
    """From when to when nothing is sent, in minutes after midnight."""
    zone: str = "UTC"
    language: Language = Language.ENGLISH
    email: str | None = None
    """Where mail goes; nothing if no address is known, or mail to it comes back."""
    turn_mailed_at: datetime | None = None

    def by(self, kind: NoticeKind) -> frozenset[By]:
        """By which channels the person is told of something."""
        return self.channels.get(kind.name, kind.by) if kind.chosen else kind.by

    def quiet_until(self, now: datetime) -> datetime | None:
        """When the quiet hours end in which `now` lies; nothing if it does not."""
        if self.quiet is None or self.quiet[0] == self.quiet[1]:
            return None
        local = now.astimezone(zone_of(self.zone))
        for day in (local.date() - timedelta(days=1), local.date()):
            begins = _at(day, self.quiet[0], local)
            later = day if self.quiet[0] < self.quiet[1] else day + timedelta(days=1)
            ends = _at(later, self.quiet[1], local)
            if begins <= now < ends:
                return ends
        return None

    def next_digest(self, now: datetime) -> datetime | None:
        """When the next digest is due after `now`; nothing if mail comes at once."""
        if self.pace is MailPace.ONCE:
            return None
        local = now.astimezone(zone_of(self.zone))
        days = (local.date() + timedelta(days=ahead) for ahead in range(WEEK + 1))
        hours = (_at(day, DIGEST_HOUR * 60, local) for day in days if self._has_digest(day.weekday()))
        return next(each for each in hours if each > now)

    def _has_digest(self, weekday: int) -> bool:
        return self.pace is MailPace.DAILY or weekday == MONDAY


def _at(day: Any, minutes: int, local: datetime) -> datetime:  # noqa: ANN401
    """That minute of a day by the clock on the wall, as a moment."""
    clock = datetime.combine(day, time(minutes // 60, minutes % 60), tzinfo=local.tzinfo)
    return clock.astimezone(UTC)


def zone_of(name: str) -> ZoneInfo:
    """The time zone of that name; UTC if this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def check_zone(name: str) -> None:
    """Raise `OptionError` for a time zone that does not exist."""
    if name != "UTC" and zone_of(name).key == "UTC":
        raise OptionError(Message("server-no-zone", zone=name))


def preferences_of(row: Record) -> Preferences:
    """A row of `PREFERENCES` as a value."""
    known = {language.value: language for language in languages()}
    quiet = None if row["quiet_from"] is None else (int(row["quiet_from"]), int(row["quiet_to"]))
    stored: dict[str, list[str]] = row["channels"] or {}
    return Preferences(
        account=row["account"],
        channels={kind: frozenset(map(By, by)) for kind, by in stored.items()},
        pace=MailPace(row["pace"] or MailPace.ONCE),
        quiet=quiet,
        zone=row["zone"] or "UTC",
        language=known.get(row["language"], Language.ENGLISH),
        email=row["email"],
        turn_mailed_at=row["turn_mailed_at"],
    )


class PreferenceStore:
    """What people have chosen, in the database."""

    def __init__(self, database: Database, kinds: NoticeKinds) -> None:
        self._database = database
        self._kinds = kinds

    async def of(self, account: UUID) -> Preferences:
        """What an account has chosen, or the defaults."""
        row = await self._database.fetchrow(f"{PREFERENCES} WHERE account.id = $1", account)
        assert row is not None
        return preferences_of(row)

    async def save(self, chosen: Preferences) -> None:
        """Store what an account has chosen, with its language. Raises `OptionError` for an unknown zone."""
        check_zone(chosen.zone)
        channels = {
            kind.name: sorted(by) for kind in self._kinds.chosen if (by := chosen.by(kind)) != kind.by
        }
        async with self._database.acquire() as connection, connection.transaction():
            await connection.execute(
                SAVE,
                chosen.account,
                channels,
                chosen.pace,
                *(chosen.quiet or (None, None)),
                chosen.zone,
                chosen.next_digest(datetime.now(UTC)),
            )
            await set_language(connection, chosen.account, chosen.language.value)

    async def unsubscribe(self, secret: UUID, kind: NoticeKind) -> bool:
        """End mail of a kind for whom the secret was sent to; false if it is nobody's.

        What cannot be chosen is left as it is; the end of digests is that of all mail that can be chosen.
        """
        account: UUID | None = await self._database.fetchval(UNSUBSCRIBE, secret)
        if account is None:
            return False
        chosen = await self.of(account)
        kinds = self._kinds.chosen if kind == DIGEST else [kind] if kind.chosen else []
        channels = {**chosen.channels, **{each.name: chosen.by(each) - {By.MAIL} for each in kinds}}
        await self.save(_with(chosen, channels))
        return True


def _with(chosen: Preferences, channels: Mapping[str, frozenset[By]]) -> Preferences:
    return Preferences(
        chosen.account, channels, chosen.pace, chosen.quiet, chosen.zone, chosen.language, chosen.email
    )
