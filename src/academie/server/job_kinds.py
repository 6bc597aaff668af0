"""The kinds of job a worker can do: checking dice, analysing and measuring games, exporting an account."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, Generic, NamedTuple, TypeVar
from uuid import UUID

import msgspec

from academie.dice.fold import Fold
from academie.dice.log import Entry
from academie.dice.proof import verify
from academie.engine.analysis.analyst import Analyst, RatedAct, roll_to_json
from academie.engine.analysis.analysts import analyst
from academie.engine.analysis.explain import reasons
from academie.engine.analysis.review import Choice, Grade, again, choice_to_json, worst
from academie.kernel import Game, OptionError, Record, State, UnknownName
from academie.notation.codec import NOTATION
from academie.server.fairplay.baseline import gap_of
from academie.server.fairplay.measures import measures_of, review, times_of
from academie.server.fairplay.measuring import MEASURE, keep_measures
from academie.server.identity import export
from academie.server.refusals import STILL_PLAYED, NotNow
from academie.server.rooms.view import event_view
from academie.server.store.games import Games
from academie.words import Message

if TYPE_CHECKING:
    from asyncpg import Record as Row
    from asyncpg.pool import PoolConnectionProxy

    from academie.server.store.pool import Database

A = TypeVar("A", bound=msgspec.Struct)
M = TypeVar("M")

Progress = Callable[[float], None]
"""Reports how much is done, from 0 to 1. Raises when the work is no longer wanted: call it often."""
DEEPENED: Final = 3
"""How many of the worst faults are analysed again in more depth."""
FIRST_PASS: Final = 0.8
"""The share of the work that the first pass over every choice is taken to be."""


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


def analyse_game(record: Record[Any], progress: Progress, times: Sequence[int | None] = ()) -> dict[str, Any]:
    """Rate every choice; for faults, what each throw was then worth; the worst in more depth.

    `seats` says how well each seat has played, by the first pass alone.
    """
    judge = analyst(record.game.key)
    found, lucks = review(record, judge, lambda share: progress(FIRST_PASS * share))
    states = [*record.states()]
    seats = measures_of(found.values(), lucks, states[0].seats, gap_of(record.game.key), times)
    for done, fault in enumerate(worst([*found.values()], DEEPENED)):
        progress(FIRST_PASS + (1 - FIRST_PASS) * done / DEEPENED)
        found[fault.number] = again(fault, states[fault.number], judge)
    return {
        "choices": [_choice_json(each, states[each.number], judge, record.game) for each in found.values()],
        "seats": [each.to_json() for each in seats],
    }


def measure_game(game: PlayedGame, progress: Progress) -> dict[str, Any]:
    """How well each seat has played, without saying what was better."""
    key = game.record.game.key
    found, lucks = review(game.record, analyst(key), progress)
    seats = measures_of(found.values(), lucks, game.record.start().seats, gap_of(key), game.times)
    return {"seats": [each.to_json() for each in seats]}


async def keep_game(connection: PoolConnectionProxy[Row], arguments: GameId, result: Any) -> None:  # noqa: ANN401 - JSON
    """Keep how well each player has played."""
    await keep_measures(connection, arguments.game, result)


def _choice_json(choice: Choice, state: State[Any], judge: Analyst, game: Game) -> dict[str, Any]:
    """The choice as JSON; for a fault, with the throws after the act played and after the best."""
    choice_json = choice_to_json(choice, NOTATION.of(game))
    if choice.grade is not Grade.SOUND:
        choice_json["throws"] = {
            "played": _throws(choice.played, state, choice, judge, game),
            "best": _throws(choice.best, state, choice, judge, game),
        }
    return choice_json


def _throws(
    judged: RatedAct, state: State[Any], choice: Choice, judge: Analyst, game: Game
) -> list[dict[str, Any]]:
    """The throws as JSON, what each brings as clients are sent events."""
    return [
        {
            **roll_to_json(thrown, NOTATION.of(game)),
            "events": msgspec.to_builtins([event_view(event, game) for event in thrown.events]),
        }
        for thrown in reasons(state, judged, judge, choice.seat).throws
    ]


KINDS: Final[Mapping[str, JobKind[Any, Any]]] = {
    kind.name: kind
    for kind in (
        JobKind("verify-games", GameIds, read_logs, verify_games),
        JobKind(
            "analyse-game",
            GameId,
            read_game,
            lambda game, progress: analyse_game(game.record, progress, game.times),
            keep=keep_game,
        ),
        JobKind(MEASURE, GameId, read_game, measure_game, keep=keep_game, house=True),
        JobKind(export.KIND, export.AccountId, export.gather, export.make, export.store, house=True),
    )
}


OFFERED: Final = {name: kind for name, kind in KINDS.items() if not kind.house}
"""What anyone may ask for."""


def kind_of(name: str, among: Mapping[str, JobKind[Any, Any]] = KINDS) -> JobKind[Any, Any]:
    """The kind of that name. Raises `UnknownName`."""
    try:
        return among[name]
    except KeyError:
        raise UnknownName(Message("server-no-job-kind", name=name, known=tuple(sorted(among)))) from None
