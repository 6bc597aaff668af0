"""A finished game looked through by an engine, as a job: values, faults, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from uuid import UUID

import msgspec

from academie.engine.analysis.analyst import Analyst, RatedAct, roll_to_json
from academie.engine.analysis.analysts import analyst
from academie.engine.analysis.explain import reasons
from academie.engine.analysis.review import Choice, Grade, again, choice_to_json, choices, worst
from academie.kernel import Record, State, UnknownName
from academie.notation import AnyNotation, notation_of
from academie.server.fold import Fold
from academie.server.refusals import STILL_PLAYED, NotNow
from academie.server.store.games import Games

if TYPE_CHECKING:
    from academie.server.kinds import Progress
    from academie.server.store.pool import Database

PONDERED: Final = 3
"""How many of the worst faults are looked at again with more care."""
FIRST_PASS: Final = 0.8
"""The share of the work that looking once at every choice is taken to be."""


class GameId(msgspec.Struct, forbid_unknown_fields=True):
    """A finished game of this server."""

    game: UUID


async def gather(database: Database, arguments: GameId) -> Record[Any]:
    """The game as a record. Raises `UnknownName`, or `NotNow` while it is played."""
    log = await Games(database).log(arguments.game)
    if not log:
        raise UnknownName(f"there is no game {arguments.game}")
    fold = Fold.of(arguments.game, log)
    if not fold.over:
        raise NotNow(STILL_PLAYED)
    return fold.record()


def work(record: Record[Any], progress: Progress) -> dict[str, Any]:
    """Every choice with its value; of the faults, what each throw was then worth; the worst pondered."""
    judge, notation = analyst(record.game.key), notation_of(record.game.key)
    found: dict[int, Choice] = {}
    for number, choice in choices(record, judge):
        progress(FIRST_PASS * number / len(record.acts))
        if choice is not None:
            found[number] = choice
    states = [*record.states()]
    for done, fault in enumerate(worst([*found.values()], PONDERED)):
        progress(FIRST_PASS + (1 - FIRST_PASS) * done / PONDERED)
        found[fault.number] = again(fault, states[fault.number], judge)
    return {"choices": [_told(each, states[each.number], judge, notation) for each in found.values()]}


def _told(choice: Choice, state: State[Any], judge: Analyst, notation: AnyNotation) -> dict[str, Any]:
    """The choice as data; if it was a fault, with the throws after the act played and after the best."""
    told = choice_to_json(choice, notation)
    if choice.grade is not Grade.SOUND:
        told["throws"] = {
            "played": _throws(choice.played, state, choice, judge, notation),
            "best": _throws(choice.best, state, choice, judge, notation),
        }
    return told


def _throws(
    judged: RatedAct, state: State[Any], choice: Choice, judge: Analyst, notation: AnyNotation
) -> list[dict[str, Any]]:
    considered = reasons(state, judged, judge, choice.seat)
    return [roll_to_json(thrown, notation) for thrown in considered.throws]
