"""The analyst of each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from academie.engine.analysis.analyst import Analyst
from academie.engine.analysis.played_out import RolloutAnalyst
from academie.engine.players import levels, player
from academie.kernel import Facet, UnknownName
from academie.registry import registry

ANALYST: Final[Facet[Callable[[], Analyst]]] = Facet("analyst")


def analyst(game: str) -> Analyst:
    """Return the best judge of a game: its engine, or else the simple player, who plays on many times.

    Raises `UnknownName` for what the engine lacks, saying how to get it.
    """
    make = ANALYST.get(registry[game])
    if make is None:
        return RolloutAnalyst(player("simple", game))
    if (lack := levels(game)[-1].lack()) is not None:
        raise UnknownName(lack)
    return make()
