"""How the studies of each game are played, by its key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.library.dames_play import DamesPlay
from academie.library.echecs_play import EchecsPlay
from academie.library.play import AnyPlay
from academie.library.study import Study

PLAYS: Final[Mapping[str, AnyPlay]] = {"dames": DamesPlay(), "echecs": EchecsPlay()}


def play_of(study: Study) -> AnyPlay:
    """How the study is played."""
    return PLAYS[study.game]
