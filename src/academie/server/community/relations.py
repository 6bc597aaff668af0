"""Who follows, blocks and mutes whom, and whom each lets challenge and write to them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID

from academie.server.accounts.names.names import key_of
from academie.server.accounts.names.queries import account_named
from academie.server.base.changes import account_topic, post
from academie.server.base.errors import NOBODY, NoSuch, NotNow, NotYours
from academie.server.base.limits import FOLLOW, Count
from academie.server.base.part import Event
from academie.server.edge.identity import Identity
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database
    from academie.server.base.limits import Limits
    from academie.server.base.part import Tell

MOST_RELATED: Final = 1000
"""How many one may follow, block or mute."""
MOST_LISTED: Final = 1000

OWN_ACCOUNT: Final = Message("community-own-account")
ACCOUNT_NEEDED: Final = Message("community-account-needed")
APART: Final = Message("community-apart")
NO_CHALLENGES: Final = Message("community-no-challenges")

UNHEARD: Final = """
    SELECT other FROM block WHERE account = {0} UNION SELECT account FROM block WHERE other = {0}
    UNION SELECT account FROM mute WHERE other = {0}
"""
"""The accounts that see nothing said by an account: blocked by it, blocking it, or having it muted."""
BLOCKED_BETWEEN: Final = """
    EXISTS (SELECT FROM block WHERE (account = {0} AND other = {1}) OR (account = {1} AND other = {0}))
"""
APART_FROM_ANY: Final = """
    SELECT EXISTS (SELECT FROM block WHERE (account = $1 AND other = ANY($2))
                                        OR (other = $1 AND account = ANY($2)))
"""
KEEPS_APART: Final = "SELECT EXISTS (SELECT FROM block WHERE account = $1 OR other = $1)"
PAIRS_APART: Final = "SELECT account, other FROM block WHERE account = ANY($1) AND other = ANY($1)"
RELATED: Final = """
    SELECT name, EXISTS (SELECT FROM follow AS back WHERE back.account = {0}.other AND back.other = $1)
           AND '{0}' = 'follow' AS friend, account.id
    FROM {0} JOIN account ON account.id = {0}.other
    WHERE {0}.account = $1 ORDER BY lower(name) LIMIT $2
"""
FOLLOWERS: Final = """
    SELECT name, EXISTS (SELECT FROM follow AS own WHERE own.account = $1 AND own.other = account.id)
           AS friend, account.id
    FROM follow JOIN account ON account.id = follow.account WHERE follow.other = $1
    ORDER BY at DESC LIMIT $2
"""
TOWARDS: Final = f"""
    SELECT person.id, name, guest, engine IS NOT NULL AS engine,
           EXISTS (SELECT FROM follow WHERE account = $2 AND other = person.id) AS followed,
           EXISTS (SELECT FROM follow WHERE account = person.id AND other = $2) AS follows_me,
           EXISTS (SELECT FROM block WHERE account = $2 AND other = person.id) AS blocked,
           EXISTS (SELECT FROM mute WHERE account = $2 AND other = person.id) AS muted,
           {BLOCKED_BETWEEN.format("person.id", "$2")} AS apart,
           coalesce(challenges, 'everyone') AS challenges, coalesce(messages, 'everyone') AS messages,
           coalesce(here, true) AS here
    FROM account AS person LEFT JOIN privacy ON privacy.account = person.id
    WHERE person.id = {account_named("$1")}
"""
SET_PRIVACY: Final = """
    INSERT INTO privacy (account, challenges, messages, here) VALUES ($1, $2, $3, $4)
    ON CONFLICT (account) DO UPDATE SET challenges = $2, messages = $3, here = $4
"""
END_FOLLOWS: Final = "DELETE FROM follow WHERE (account = $1 AND other = $2) OR (account = $2 AND other = $1)"
SHOWING: Final = """
    SELECT id FROM unnest($1::uuid[]) AS id LEFT JOIN privacy ON privacy.account = id
    WHERE coalesce(here, true)
"""


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """An account has blocked another."""

    account: UUID
    other: UUID


class Relation(StrEnum):
    """What one does about another; the value is the name of its table."""

    FOLLOW = "follow"
    BLOCK = "block"
    MUTE = "mute"


class Whom(StrEnum):
    """Whom one lets do something."""

    EVERYONE = "everyone"
    FOLLOWED = "followed"
    """Those one follows."""
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Privacy:
    """Who may challenge and write to an account, and whether others see that it is here."""

    challenges: Whom = Whom.EVERYONE
    messages: Whom = Whom.EVERYONE
    here: bool = True


class Related(NamedTuple):
    """Somebody in a list; friends follow each other."""

    name: str
    friend: bool
    account: UUID


class Towards(NamedTuple):
    """Another account as one person finds it."""

    account: UUID
    name: str
    guest: bool
    engine: bool
    followed: bool
    follows_me: bool
    blocked: bool
    muted: bool
    apart: bool
    """Whether either blocks the other."""
    challenges: Whom
    messages: Whom
    shows_here: bool

    @property
    def friend(self) -> bool:
        return self.followed and self.follows_me

    def lets(self, whom: Whom) -> bool:
        """Whether this account lets the person do what it lets `whom` do."""
        person = not self.engine and not self.apart
        return person and (whom is Whom.EVERYONE or (whom is Whom.FOLLOWED and self.follows_me))


class Relations:
    """Relations between accounts, and what each lets others do."""

    def __init__(self, database: Database, limits: Limits, tell: Tell) -> None:
        self._database = database
        self._limits = limits
        self._tell = tell

    async def towards(self, name: str, viewer: UUID | None) -> Towards:
        """The account of that name as `viewer` finds it. Raises `NoSuch`."""
        row = await self._database.fetchrow(TOWARDS, key_of(name), viewer)
        if row is None:
            raise NoSuch(NOBODY)
        return towards_of(row)

    async def keeps_apart(self, account: UUID) -> bool:
        """Whether an account blocks anybody, or is blocked."""
        found: bool = await self._database.fetchval(KEEPS_APART, account)
        return found

    async def relate(self, person: Identity, name: str, relation: Relation) -> Towards:
        """Follow, block or mute somebody. Blocking ends follows and challenges between the two."""
        if relation is Relation.FOLLOW and person.guest:
            raise NotYours(ACCOUNT_NEEDED)
        await self._limits.take(Count(FOLLOW, str(person.account)))
        other = await self.towards(name, person.account)
        if other.account == person.account:
            raise NotNow(OWN_ACCOUNT)
        if relation is Relation.FOLLOW and (other.guest or other.apart):
            raise NotNow(APART if other.apart else ACCOUNT_NEEDED)
        async with self._database.acquire() as connection, connection.transaction():
            await _insert(connection, relation, person.account, other.account)
            if relation is Relation.BLOCK:
                await self._part(connection, person.account, other.account)
        return await self.towards(name, person.account)

    async def _part(self, connection: PoolConnectionProxy[Record], account: UUID, other: UUID) -> None:
        """End what binds two of whom one has blocked the other; games that have begun go on."""
        await connection.execute(END_FOLLOWS, account, other)
        await self._tell(connection, Blocked(account, other))
        for person in (account, other):
            await post(connection, account_topic(person))

    async def release(self, person: Identity, name: str, relation: Relation) -> Towards:
        """Follow, block or mute somebody no longer."""
        other = await self.towards(name, person.account)
        await self._database.execute(
            f"DELETE FROM {relation} WHERE account = $1 AND other = $2", person.account, other.account
        )
        return await self.towards(name, person.account)

    async def related(self, account: UUID, relation: Relation) -> list[Related]:
        """Those an account follows, blocks or mutes, by name."""
        rows = await self._database.fetch(RELATED.format(relation), account, MOST_LISTED)
        return [Related(*row) for row in rows]

    async def followers(self, account: UUID) -> list[Related]:
        """Those who follow an account, the last to do so first; a friend is followed back."""
        return [Related(*row) for row in await self._database.fetch(FOLLOWERS, account, MOST_LISTED)]

    async def showing(self, accounts: Iterable[UUID]) -> list[UUID]:
        """Those of the accounts that let others see that they are here."""
        return [row["id"] for row in await self._database.fetch(SHOWING, [*accounts])]

    async def privacy(self, account: UUID) -> Privacy:
        """What an account lets others do."""
        row = await self._database.fetchrow(
            "SELECT challenges, messages, here FROM privacy WHERE account = $1", account
        )
        return (
            Privacy() if row is None else Privacy(Whom(row["challenges"]), Whom(row["messages"]), row["here"])
        )

    async def set_privacy(self, account: UUID, privacy: Privacy) -> None:
        """Keep what an account lets others do."""
        await self._database.execute(SET_PRIVACY, account, privacy.challenges, privacy.messages, privacy.here)


async def _insert(
    connection: PoolConnectionProxy[Record], relation: Relation, account: UUID, other: UUID
) -> None:
    held = await connection.fetchval(f"SELECT count(*) FROM {relation} WHERE account = $1", account)
    if held >= MOST_RELATED:
        raise NotNow(Message("community-most-related", most=MOST_RELATED))
    await connection.execute(
        f"INSERT INTO {relation} (account, other) VALUES ($1, $2) ON CONFLICT DO NOTHING", account, other
    )


def towards_of(row: Record) -> Towards:
    """The row of `TOWARDS` as a value."""
    found = Towards(*row)
    return found._replace(challenges=Whom(found.challenges), messages=Whom(found.messages))


async def check_together(
    connection: PoolConnectionProxy[Record], account: UUID, others: Iterable[UUID | None]
) -> None:
    """Raise `NotYours` if an account and one of the others are not to meet: either blocks the other."""
    people = [other for other in others if other is not None and other != account]
    if people and await connection.fetchval(APART_FROM_ANY, account, people):
        raise NotYours(APART)


async def check_challenge(
    connection: PoolConnectionProxy[Record], person: Identity, name: str, *, again: bool
) -> None:
    """Raise `NotYours` if somebody takes no challenge from a person; `again` if they have just played."""
    row = await connection.fetchrow(TOWARDS, key_of(name), person.account)
    if row is None:
        raise NoSuch(NOBODY)
    other = towards_of(row)
    if other.apart or not (again or other.lets(other.challenges)):
        raise NotYours(NO_CHALLENGES.given(name=other.name))


async def pairs_apart(
    connection: PoolConnectionProxy[Record], accounts: Iterable[UUID]
) -> frozenset[frozenset[UUID]]:
    """The pairs among these accounts of whom one blocks the other."""
    asked = [*accounts]
    rows = await connection.fetch(PAIRS_APART, asked) if len(asked) > 1 else []
    return frozenset(frozenset((row["account"], row["other"])) for row in rows)
