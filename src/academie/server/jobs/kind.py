"""What a kind of job is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from academie.kernel import OptionError
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record as Row
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database


A = TypeVar("A", bound=msgspec.Struct)
M = TypeVar("M")

Progress = Callable[[float], None]
"""Reports how much is done, from 0 to 1. Raises when the work is no longer wanted: call it often."""


@dataclass(frozen=True, slots=True)
class JobKind(Generic[A, M]):
    """A kind of job: `gather` reads its data, on which `work` then runs in a thread, without the database.

    What `work` returns is the result, or `store` keeps it elsewhere and returns the result. What is to be
    stored of the result besides, `keep` stores in the transaction that ends the job.
    """

    name: str
    arguments: type[A]
    gather: Callable[[Database, A], Awaitable[M]]
    work: Callable[[M, Progress], Any]
    store: Callable[[Database, Any], Awaitable[Any]] | None = None
    keep: Callable[[PoolConnectionProxy[Row], A, Any], Awaitable[None]] | None = None
    house: bool = False
    """Whether only the server itself asks for it."""

    def read(self, arguments: Mapping[str, Any]) -> A:
        """The arguments, checked. Raises `OptionError`."""
        try:
            return msgspec.convert(arguments, self.arguments)
        except msgspec.ValidationError as wrong:
            raise OptionError(Message("server-wrong-arguments", kind=self.name, why=str(wrong))) from None
