"""The kinds of job a worker can do: checking the dice of games, and analysing a finished game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, Generic, TypeVar
from uuid import UUID

import msgspec

from academie.dice.fold import Fold
from academie.dice.log import Entry
from academie.dice.proof import verify
from academie.engine.analysis.analyst import Analyst, RatedAct, roll_to_json
from academie.engine.analysis.analysts import analyst
from academie.engine.analysis.explain import reasons
from academie.engine.analysis.review import Choice, Grade, again, choice_to_json, choices, worst
from academie.kernel import Game, OptionError, Record, State, UnknownName
from academie.notation.codec import NOTATION
from academie.server.refusals import STILL_PLAYED, NotNow
from academie.server.rooms.view import event_view
from academie.server.store.games import Games
from academie.words import Message

if TYPE_CHECKING:
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
    """A kind of job: `gather` reads its data, on which `work` then runs in a thread, without the database."""

    name: str
    arguments: type[A]
    gather: Callable[[Database, A], Awaitable[M]]
    work: Callable[[M, Progress], Any]

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


async def read_record(database: Database, arguments: GameId) -> Record[Any]:
    """The game as a record. Raises `UnknownName`, or `NotNow` while it is played."""
    log = await Games(database).log(arguments.game)
    if not log:
        raise UnknownName(Message("server-no-game-id", game=str(arguments.game)))
    fold = Fold.of(arguments.game, log)
    if not fold.over:
        raise NotNow(STILL_PLAYED)
    return fold.record()


def analyse_game(record: Record[Any], progress: Progress) -> dict[str, Any]:
    """Rate every choice; for faults, what each throw was then worth; the worst in more depth."""
    judge = analyst(record.game.key)
    found: dict[int, Choice] = {}
    for number, choice in choices(record, judge):
        progress(FIRST_PASS * number / len(record.acts))
        if choice is not None:
            found[number] = choice
    states = [*record.states()]
    for done, fault in enumerate(worst([*found.values()], DEEPENED)):
        progress(FIRST_PASS + (1 - FIRST_PASS) * done / DEEPENED)
        found[fault.number] = again(fault, states[fault.number], judge)
    return {
        "choices": [_choice_json(each, states[each.number], judge, record.game) for each in found.values()]
    }


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
        JobKind("analyse-game", GameId, read_record, analyse_game),
    )
}


def kind_of(name: str) -> JobKind[Any, Any]:
    """The kind of that name. Raises `UnknownName`."""
    try:
        return KINDS[name]
    except KeyError:
        raise UnknownName(Message("server-no-job-kind", name=name, known=tuple(sorted(KINDS)))) from None
