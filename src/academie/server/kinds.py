"""The kinds of job a worker can do: what each is told, what it reads, what it works out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, Generic, TypeVar
from uuid import UUID

import msgspec

from academie.kernel import OptionError, UnknownName
from academie.server import analysing
from academie.server.chain import Entry
from academie.server.proof import verify
from academie.server.store.games import Games

if TYPE_CHECKING:
    from academie.server.store.pool import Database

A = TypeVar("A", bound=msgspec.Struct)
M = TypeVar("M")

Progress = Callable[[float], None]
"""Says how much is done, from 0 to 1. Raises when the work is not wanted any more: call it often."""


@dataclass(frozen=True, slots=True)
class JobKind(Generic[A, M]):
    """One kind of job: `gather` reads what `work`, which knows no database, is then done on in a thread."""

    name: str
    arguments: type[A]
    gather: Callable[[Database, A], Awaitable[M]]
    work: Callable[[M, Progress], Any]

    def read(self, arguments: Mapping[str, Any]) -> A:
        """The arguments as this kind wants them. Raises `OptionError`."""
        try:
            return msgspec.convert(arguments, self.arguments)
        except msgspec.ValidationError as wrong:
            raise OptionError(f"{self.name}: {wrong}") from None


class GameIds(msgspec.Struct, forbid_unknown_fields=True):
    """Some games of this server."""

    games: Annotated[list[UUID], msgspec.Meta(min_length=1, max_length=50)]


Logs = list[tuple[UUID, list[Entry]]]


async def _logs(database: Database, arguments: GameIds) -> Logs:
    games = Games(database)
    logs = [(game, await games.log(game)) for game in arguments.games]
    for game, log in logs:
        if not log:
            raise UnknownName(f"there is no game {game}")
    return logs


def _verified(logs: Logs, progress: Progress) -> list[dict[str, Any]]:
    """Of each game, how many rolls were recomputed and every flaw found."""
    found: list[dict[str, Any]] = []
    for done, (game, log) in enumerate(logs):
        progress(done / len(logs))
        verdict = verify(game, log)
        found.append({"game": str(game), "rolls": verdict.rolls, "flaws": [*verdict.problems]})
    return found


KINDS: Final[Mapping[str, JobKind[Any, Any]]] = {
    kind.name: kind
    for kind in (
        JobKind("verify-games", GameIds, _logs, _verified),
        JobKind("analyse-game", analysing.GameId, analysing.gather, analysing.work),
    )
}


def kind_of(name: str) -> JobKind[Any, Any]:
    """The kind of that name. Raises `UnknownName`."""
    try:
        return KINDS[name]
    except KeyError:
        raise UnknownName(f"no kind of job {name!r}; there are: {', '.join(sorted(KINDS))}") from None
