"""How the studies of each game are played, by its key."""

from __future__ import annotations

from functools import cache

from academie.kernel import Source
from academie.library.dames_play import DamesPlay
from academie.library.echecs_play import EchecsPlay
from academie.library.play import AnyPlay
from academie.library.study import Study
from academie.library.trictrac_play import TrictracPlay, law_of


def play_of(study: Study) -> AnyPlay:
    """How the study is played."""
    return _play(study.game, study.citation.source)


@cache
def _play(game: str, source: Source) -> AnyPlay:
    match game:
        case "dames":
            return DamesPlay()
        case "echecs":
            return EchecsPlay()
        case _:
            return TrictracPlay(law_of(source))
