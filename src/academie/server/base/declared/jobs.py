"""What a kind of job is, and all kinds there are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

import msgspec

from academie.kernel import OptionError, UnknownName
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record as Row
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.base.database import Database


A = TypeVar("A", bound=msgspec.Struct)
M = TypeVar("M")
S = TypeVar("S")

Progress = Callable[[float], None]
"""Reports how much is done, from 0 to 1. Raises when the work is no longer wanted: call it often."""


class Services(Protocol):
    """What a worker has for its jobs: the database, and what the parts declare."""

    def get(self, kind: type[S]) -> S: ...


@dataclass(frozen=True, slots=True)
class JobKind(Generic[A, M]):
    """A kind of job: `gather` reads its data, on which `work` then runs in a thread, without the database.

    What `work` returns is the result, or `store` keeps it elsewhere and returns the result. What is to be
    stored of the result besides, `keep` stores in the transaction that ends the job.
    """

    name: str
    arguments: type[A]
    gather: Callable[[Services, A], Awaitable[M]]
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


class JobKinds:
    """The kinds of job that the parts of a process declare, by name."""

    def __init__(self, kinds: Iterable[JobKind[Any, Any]]) -> None:
        self._by_name: Final = {kind.name: kind for kind in kinds}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._by_name)

    @property
    def offered(self) -> JobKinds:
        """What anyone may ask for."""
        return JobKinds(kind for kind in self._by_name.values() if not kind.house)

    def kind(self, name: str) -> JobKind[Any, Any]:
        """The kind of that name. Raises `UnknownName`."""
        try:
            return self._by_name[name]
        except KeyError:
            known = tuple(sorted(self._by_name))
            raise UnknownName(Message("server-no-job-kind", name=name, known=known)) from None
