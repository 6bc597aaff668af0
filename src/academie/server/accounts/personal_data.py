"""What the database holds about a person: where, what an export shows of it, and what erasing does with it.

Every column that refers to an account has a line here; a test walks the schema and fails if one has none. A
column that is added takes one line: `Held("table", "column")` if its rows are shown and vanish with the
person, more if not.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID

from academie.dice.tlog import EntryKind
from academie.server.accounts.devices import entered

if TYPE_CHECKING:
    from asyncpg import Record
    from asyncpg.pool import PoolConnectionProxy

    Connection = PoolConnectionProxy[Record]

PERSON: Final = "WITH person (id, name, blank) AS (VALUES ($1::uuid, $2::text, $3::text))"
"""Before every statement: the account, its name, and the name that takes its place."""
GONE: Final = "DELETE FROM {table} USING person WHERE {match}"
"""The rows vanish with the person."""
KEPT: Final = ""
"""The rows stay: they hold an id that leads nowhere."""


class By(Enum):
    """How a column refers to an account, as a condition."""

    ID = "{table}.{column} = person.id"
    IDS = "{table}.{column} @> ARRAY[person.id]"
    NAME = "{table}.{column} = person.name"
    NAMES = "{table}.{column} @> ARRAY[person.name]"
    KEYS = "{table}.{column} ? person.id::text"
    EMAIL = "{table}.{column} = (SELECT lower(email) FROM account WHERE account.id = person.id)"
    THREAD = "{table}.{column} IN (SELECT id FROM thread WHERE person.id IN (low, high))"
    MENTIONED = "strpos({table}.{column}::text, to_json(person.name)::text) > 0"
    SANCTION = "{table}.{column} IN (SELECT id FROM sanction WHERE account = person.id)"


@dataclass(frozen=True, slots=True)
class Held:
    """A column that refers to a person."""

    table: str
    column: str
    erased: str = GONE
    """What erasing does: a statement, in which `{match}` is the condition."""
    by: By = By.ID
    hidden: tuple[str, ...] = ()
    """Columns that an export leaves out: secrets, and their hashes."""
    shown: bool = True
    """Whether an export shows the rows at all; not where another line of the same table does."""

    @property
    def match(self) -> str:
        """The condition on rows that refer to the person."""
        return self.by.value.format(table=self.table, column=self.column)


BLANK_ACCOUNT: Final = """
    UPDATE account SET name = person.blank, name_key = NULL, skeleton = NULL, password = NULL, email = NULL,
                       language = NULL, erase_at = NULL, erased_at = now()
    FROM person WHERE account.id = person.id
"""
BLANK_PLAYER: Final = """
    UPDATE game SET players = ARRAY(
        SELECT CASE WHEN seat = person.id THEN person.blank ELSE player END
        FROM unnest(seats, players) WITH ORDINALITY AS at (seat, player, place) ORDER BY place)
    FROM person WHERE seats @> ARRAY[person.id]
"""
LEAVE_SEAT: Final = """
    UPDATE open_table SET seats = array_replace(seats, person.id, NULL) FROM person WHERE {match}
"""
NOT_BY: Final = "UPDATE {table} SET {column} = NULL FROM person WHERE {match}"
"""The rows stay, and no longer say who it was."""
WITHDRAW: Final = f"""
    , gone AS (
        UPDATE device SET withdrawn_at = coalesce(before.withdrawn_at, now()), agent = ''
        FROM person, device AS before
        WHERE {{match}} AND (before.account, before.key) = (device.account, device.key)
        RETURNING device.account, device.key, before.withdrawn_at IS NULL AS fresh)
    INSERT INTO log_pending (entry) SELECT {entered(EntryKind.WITHDRAWN)} FROM gone WHERE fresh
"""
"""Keys stay, as they do in the public log, so that games signed with them can be checked."""
TAKE_DICE_BACK: Final = "UPDATE open_table SET dice = dice - person.id::text FROM person WHERE {match}"

PERSONAL: Final = (
    Held("session", "account", hidden=("token", "code")),
    Held("oauth_code", "account", hidden=("code", "challenge")),
    Held("name_change", "account"),
    Held("one_time", "account", hidden=("digest", "bound", "body")),
    Held("passkey", "account"),
    Held("device", "account", WITHDRAW),
    Held("totp", "account", hidden=("secret",)),
    Held("recovery_code", "account", hidden=("digest", "salt")),
    Held("data_export", "account", hidden=("file",)),
    Held("outbox", "account", hidden=("body", "lease")),
    Held("job", "owner", hidden=("lease",)),
    Held("notice", "account"),
    Held("notice", "body", by=By.MENTIONED, shown=False),
    Held("outbox", "body", by=By.MENTIONED, shown=False),
    Held("notify_preference", "account", hidden=("unsubscribe",)),
    Held("push", "account", hidden=("p256dh", "auth")),
    Held("bounce", "address", by=By.EMAIL),
    Held("follow", "account"),
    Held("follow", "other", shown=False),
    Held("block", "account"),
    Held("block", "other", shown=False),
    Held("mute", "account"),
    Held("mute", "other", shown=False),
    Held("privacy", "account"),
    Held("message", "thread", KEPT, By.THREAD),
    Held("message", "author", shown=False),
    Held("thread_side", "account"),
    Held("thread", "low", KEPT),
    Held("thread", "high", KEPT),
    Held("account_role", "account"),
    Held("report", "about", KEPT, hidden=("reporter",)),
    Held("report", "reporter", NOT_BY),
    Held("appeal", "sanction", KEPT, By.SANCTION, hidden=("decided_by",)),
    Held("appeal", "decided_by", KEPT, shown=False),
    Held("sanction", "account", KEPT, hidden=("decided_by", "seconded_by")),
    Held("sanction", "decided_by", KEPT, shown=False),
    Held("sanction", "seconded_by", KEPT, shown=False),
    Held("mod_case", "about", KEPT, hidden=("leased_by", "closing_by", "closing_reason")),
    Held("mod_case", "leased_by", KEPT, shown=False),
    Held("mod_case", "closing_by", KEPT, shown=False),
    Held("mod_action", "about", KEPT, hidden=("moderator",)),
    Held("mod_action", "moderator", KEPT, shown=False),
    Held("pairing_delay", "account"),
    Held("signal", "account"),
    Held("game_measure", "account"),
    Held("game_result", "account", KEPT),
    Held("seek", "account", hidden=("dice",)),
    Held("open_table", "owner", hidden=("dice",)),
    Held("open_table", "invited", shown=False),
    Held("open_table", "seats", LEAVE_SEAT, By.IDS, shown=False),
    Held("open_table", "dice", TAKE_DICE_BACK, By.KEYS, shown=False),
    Held("rating", "account"),
    Held("rating_change", "account", KEPT),
    Held("practice_card", "account"),
    Held("practice_level", "account"),
    Held("practice_day", "account"),
    Held("chat", "author"),
    Held("chat", "name", by=By.NAME),
    Held("game", "seats", KEPT, By.IDS, hidden=("seed", "nonces")),
    Held("live", "seats", KEPT, By.IDS),
    Held("game", "players", BLANK_PLAYER, By.NAMES, shown=False),
    Held("account", "id", BLANK_ACCOUNT, hidden=("password",)),
)
"""In the order in which erasing goes: the account itself is last, since the others are found by its name."""
ELSEWHERE: Final = frozenset(
    {
        "archive_file.first",
        "archive_file.until",
        "attendance.game_id",
        "attendance.process_id",
        "chat.game_id",
        "countersignature.game_id",
        "data_export.id",
        "device.session",
        "game.id",
        "game_measure.game_id",
        "game_result.game_id",
        "game_event.game_id",
        "game_event.idem",
        "game_live.game_id",
        "job.id",
        "job.lease",
        "live.game_id",
        "leader.holder",
        "mod_action.game_id",
        "notify_preference.unsubscribe",
        "open_table.game_id",
        "open_table.id",
        "open_table.rematch_of",
        "outbox.lease",
        "pairing_delay.game_id",
        "passkey.key_id",
        "process.id",
        "push.id",
        "quarantine.game_id",
        "rating_change.game_id",
        "report.game_id",
        "sanction.game_id",
        "seek.game_id",
        "seek.id",
        "session.id",
        "signal.game_id",
        "thread.id",
        "thread_side.thread",
        "web_process.id",
    }
)
"""Columns that hold ids of other things than accounts."""
COLUMNS: Final = """
    SELECT column_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position
"""


async def person_of(connection: Connection, account: UUID) -> tuple[UUID, str, str]:
    """The account, its name, and a name that takes its place."""
    name: str = await connection.fetchval("SELECT name FROM account WHERE id = $1", account)
    return account, name, f"deleted-{token_hex(4)}"


async def held_about(connection: Connection, account: UUID) -> Mapping[str, list[dict[str, Any]]]:
    """All that the database holds about a person, by table, as far as an export shows it."""
    person = await person_of(connection, account)
    found: dict[str, list[dict[str, Any]]] = {}
    for held in PERSONAL:
        if held.shown:
            rows = found.setdefault(held.table, [])
            # A row may refer to the person twice, as a line of chat does by id and by name.
            rows += [
                told
                for row in await connection.fetch(await _query(connection, held), *person)
                if (told := dict(row)) not in rows
            ]
    return found


async def erase(connection: Connection, account: UUID, *, keep_name: bool = False) -> None:
    """Erase a person; their games stay, under a name that says nothing. Call it within a transaction.

    A guest's name says nothing already and may be kept.
    """
    account, name, blank = await person_of(connection, account)
    person = (account, name, name if keep_name else blank)
    for held in PERSONAL:
        if held.erased != KEPT:
            statement = held.erased.format(table=held.table, column=held.column, match=held.match)
            await connection.execute(f"{PERSON} {statement}", *person)


async def _query(connection: Connection, held: Held) -> str:
    columns = [row["column_name"] for row in await connection.fetch(COLUMNS, held.table)]
    shown = ", ".join(f"{held.table}.{column}" for column in columns if column not in held.hidden)
    return f"{PERSON} SELECT {shown} FROM {held.table}, person WHERE {held.match}"
