"""Jobs on stored games: reading one, and checking its dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, NamedTuple
from uuid import UUID

import msgspec

from academie.dice.fold import Fold, Kind
from academie.dice.log import FIRST, Entry
from academie.dice.proof import verify
from academie.dice.verdict import Countersignature, Proof, examine
from academie.kernel import Record, UnknownName
from academie.server.base.database import Database
from academie.server.base.declared.jobs import JobKind, Progress, Services
from academie.server.base.errors import STILL_PLAYED, NotNow
from academie.server.game.queries import Games
from academie.words import Message


class GameIds(msgspec.Struct, forbid_unknown_fields=True):
    """Some games of this server."""

    games: Annotated[list[UUID], msgspec.Meta(min_length=1, max_length=50)]


async def read_games(services: Services, arguments: GameIds) -> list[Proof]:
    """The logs of games, with what their seats have signed. Raises `UnknownName`."""
    games = Games(services.get(Database))
    found: list[Proof] = []
    for game in arguments.games:
        log = await games.log(game)
        if not log:
            raise UnknownName(Message("server-no-game-id", game=str(game)))
        signed = [Countersignature(*each) for each in await games.countersignatures(game)]
        found.append(Proof("", game, log, signed))
    return found


def verify_games(games: Sequence[Proof], progress: Progress) -> list[dict[str, Any]]:
    """For each game, how many rolls were recomputed and every problem found."""
    found: list[dict[str, Any]] = []
    for done, game in enumerate(games):
        progress(done / len(games))
        rolls, flaws = _checked(game)
        found.append({"game": str(game.game_id), "rolls": rolls, "flaws": flaws})
    return found


def _checked(game: Proof) -> tuple[int, list[str]]:
    """How many rolls of a game were recomputed, and every problem found."""
    if game.log[0].format == FIRST:
        rolls, problems = verify(game.game_id, [*game.log])
        return rolls, [*problems]
    verdict = examine(game)
    return verdict.rolls, [flaw.en for flaw in verdict.flaws]


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


async def read_game(services: Services, arguments: GameId) -> PlayedGame:
    """The game as a record, with its times. Raises `UnknownName`, or `NotNow` while it is played."""
    log = await Games(services.get(Database)).log(arguments.game)
    if not log:
        raise UnknownName(Message("server-no-game-id", game=str(arguments.game)))
    fold = Fold.of(arguments.game, log)
    if not fold.over:
        raise NotNow(STILL_PLAYED)
    return PlayedGame(fold.record(), times_of(log))


async def read_record(services: Services, arguments: GameId) -> Record[Any]:
    """The game as a record. Raises `UnknownName`, or `NotNow` while it is played."""
    return (await read_game(services, arguments)).record


KINDS: Final = (JobKind("verify-games", GameIds, read_games, verify_games),)
