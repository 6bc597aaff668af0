"""How the studies of each game are played."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from academie.kernel import Facet, Source
from academie.library.play import AnyPlay
from academie.library.study import Study
from academie.registry import registry

STUDY: Final[Facet[Callable[[Source], AnyPlay]]] = Facet("study")
"""How studies of a game by that source are played."""


def play_of(study: Study) -> AnyPlay:
    """How the study is played."""
    return _play(study.game, study.citation.source)


@cache
def _play(game: str, source: Source) -> AnyPlay:
    return STUDY.of(registry[game])(source)
