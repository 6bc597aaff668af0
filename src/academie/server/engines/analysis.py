"""Analysing a finished game: every choice rated, the worst faults in more depth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from academie.engine.analysis.analyst import Analyst, RatedAct, roll_to_json
from academie.engine.analysis.analysts import analyst
from academie.engine.analysis.explain import reasons
from academie.engine.analysis.review import Choice, Grade, again, choice_to_json, worst
from academie.kernel import Game, Record, State
from academie.notation.codec import NOTATION
from academie.server.base.declared.jobs import Progress
from academie.server.engines.baseline import gap_of
from academie.server.engines.measures import measures_of, review
from academie.server.game.view import event_view

DEEPENED: Final = 3
"""How many of the worst faults are analysed again in more depth."""
FIRST_PASS: Final = 0.8
"""The share of the work that the first pass over every choice is taken to be."""


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
