"""What a part holds about a person: where, what an export shows of it, and what erasing does with it.

A column takes one line in the part that owns its table: `Held("table", "column")` if its rows are shown and
vanish with the person, more if not.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple
from uuid import UUID

if TYPE_CHECKING:
    from academie.server.base.database import Database

PERSON: Final = "WITH person (id, name, blank, email) AS (VALUES ($1::uuid, $2::text, $3::text, $4::text))"
"""Before every statement: the account, its name, the name that takes its place, and its address."""
GONE: Final = "DELETE FROM {table} USING person WHERE {match}"
"""The rows vanish with the person."""
KEPT: Final = ""
"""The rows stay: they hold an id that leads nowhere."""
NOT_BY: Final = "UPDATE {table} SET {column} = NULL FROM person WHERE {match}"
NOT_AMONG: Final = (
    "UPDATE {table} SET {column} = array_replace({column}, person.id, NULL) FROM person WHERE {match}"
)
NO_KEY: Final = "UPDATE {table} SET {column} = {column} - person.id::text FROM person WHERE {match}"
"""The rows stay, and no longer say who it was: in one column, in a list, in keys of JSON."""


class By(StrEnum):
    """How a column refers to a person, as a condition."""

    ID = "{table}.{column} = person.id"
    IDS = "{table}.{column} @> ARRAY[person.id]"
    NAME = "{table}.{column} = person.name"
    NAMES = "{table}.{column} @> ARRAY[person.name]"
    KEYS = "{table}.{column} ? person.id::text"
    EMAIL = "{table}.{column} = person.email"
    MENTIONED = "strpos({table}.{column}::text, to_json(person.name)::text) > 0"


@dataclass(frozen=True, slots=True)
class Held:
    """A column that refers to a person."""

    table: str
    column: str
    erased: str = GONE
    """What erasing does: a statement, in which `{match}` is the condition."""
    by: str = By.ID
    hidden: tuple[str, ...] = ()
    """Columns that an export leaves out: secrets, and their hashes."""
    shown: bool = True
    """Whether an export shows the rows at all; not where another line of the same table does."""
    outlives: bool = False
    """Whether the account of a guest stays, blank, for the sake of such rows."""
    awaited: bool = False
    """Whether a guest is not forgotten while there are such rows."""

    @property
    def match(self) -> str:
        """The condition on rows that refer to the person."""
        return self.by.format(table=self.table, column=self.column)


class ExportedFile(NamedTuple):
    """A file of an export besides those of the tables."""

    name: str
    make: Callable[[], str]
    """What it says; called in a thread, without the database."""


Exports = Callable[["Database", UUID], Awaitable[Sequence[ExportedFile]]]
"""Reads what a part gives an account to take along."""
