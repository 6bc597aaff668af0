"""Jobs on stored games: reading one, and checking its dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple
from uuid import UUID

import msgspec

from academie.dice.fold import Fold, Kind
from academie.dice.log import Entry
from academie.dice.proof import verify
from academie.kernel import Record, UnknownName
from academie.server.base.declared.jobs import JobKind, Progress
from academie.server.base.errors import STILL_PLAYED, NotNow
from academie.server.game.queries import Games
from academie.words import Message

if TYPE_CHECKING:
    from academie.server.base.database import Database


class GameIds(msgspec.Struct, forbid_unknown_fields=True):
    """Some games of this server."""

    games: Annotated[list[UUID], msgspec.Meta(min_length=1, max_length=50)]


Logs = list[tuple[UUID, list[Entry]]]


async def read_logs(database: Database, arguments: GameIds) -> Logs:
    games = Games(database)
    logs = [(game, await games.log(game)) for game in arguments.games]
    for game, log in logs:
        if not log:
            raise UnknownName(Message("server-no-game-id", game=str(game)))
    return logs


def verify_games(logs: Logs, progress: Progress) -> list[dict[str, Any]]:
    """For each game, how many rolls were recomputed and every problem found."""
    found: list[dict[str, Any]] = []
    for done, (game, log) in enumerate(logs):
        progress(done / len(logs))
        verdict = verify(game, log)
        found.append({"game": str(game), "rolls": verdict.rolls, "flaws": [*verdict.problems]})
    return found


class GameId(msgspec.Struct, forbid_unknown_fields=True):
    """A finished game of this server."""

    game: UUID


class PlayedGame(NamedTuple):
    """A finished game, and how long its acts took."""

    record: Record[Any]
    times: Sequence[int | None]


def times_of(events: Sequence[Entry]) -> list[int | None]:
    """The milliseconds each act of a game took that was not taken back; nothing for acts of chance."""
    times: list[int | None] = []
    for entry in events:
        if entry.kind == Kind.ACT:
            times.append(int(entry.body["spent"]) if "spent" in entry.body else None)
        elif entry.kind == Kind.ROLL:
            times.append(None)
        elif entry.kind == Kind.TAKEBACK:
            del times[int(entry.body["acts"]) :]
    return times


async def read_game(database: Database, arguments: GameId) -> PlayedGame:
    """The game as a record, with its times. Raises `UnknownName`, or `NotNow` while it is played."""
    log = await Games(database).log(arguments.game)
    if not log:
        raise UnknownName(Message("server-no-game-id", game=str(arguments.game)))
    fold = Fold.of(arguments.game, log)
    if not fold.over:
        raise NotNow(STILL_PLAYED)
    return PlayedGame(fold.record(), times_of(log))


async def read_record(database: Database, arguments: GameId) -> Record[Any]:
    """The game as a record. Raises `UnknownName`, or `NotNow` while it is played."""
    return (await read_game(database, arguments)).record


KINDS: Final = (JobKind("verify-games", GameIds, read_logs, verify_games),)
