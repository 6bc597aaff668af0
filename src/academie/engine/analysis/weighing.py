"""A few acts weighed against each other by the engine of their game, for who is asked to choose."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from academie.engine.analysis.analyst import Analyst
from academie.engine.analysis.analysts import analyst
from academie.engine.analysis.played_out import AnalystByPlay
from academie.kernel import Action, State, UnknownName


def weigh(game: str, state: State[Any], acts: Sequence[Action]) -> list[float] | None:
    """What each act is worth to who acts, in stakes; nothing where no engine of the game is installed."""
    engine = _engine(game)
    judged = () if engine is None else engine.judge(state)
    values = {each.act: each.value for each in judged}
    return [values[act] for act in acts] if all(act in values for act in acts) else None


@cache
def _engine(game: str) -> Analyst | None:
    try:
        found = analyst(game)
    except UnknownName:
        return None
    return None if isinstance(found, AnalystByPlay) else found
