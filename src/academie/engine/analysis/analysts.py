"""The analyst of each game."""

# Engines are loaded only by who analyses with them.
# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from academie.engine.analysis.analyst import Analyst
from academie.engine.analysis.played_out import AnalystByPlay
from academie.engine.dice.offered import RUNNING
from academie.engine.levels import LEVELS
from academie.engine.players import player
from academie.kernel import UnknownName


def _dice(game: str) -> Analyst:
    from academie.engine.analysis.dice import AnalystOfDice
    from academie.engine.dice.engines import dice_engine

    return AnalystOfDice(dice_engine(game))


def _dames() -> Analyst:
    from academie.engine.analysis.dames import AnalystOfDames

    return AnalystOfDames()


def _dominos() -> Analyst:
    from academie.engine.analysis.dominos import AnalystOfDominos

    return AnalystOfDominos()


def _echecs() -> Analyst:
    from academie.engine.analysis.echecs import AnalystOfEchecs

    return AnalystOfEchecs()


DICE: Final = ("trictrac", "ecrire", "poule", "tour-a-tour", "toc", *RUNNING)
_OWN: Final[Mapping[str, Callable[[], Analyst]]] = {
    **{game: partial(_dice, game) for game in DICE},
    "dames": _dames,
    "dominos": _dominos,
    "echecs": _echecs,
}
"""Of the games that have an engine."""


def analyst(game: str) -> Analyst:
    """Whoever judges that game best: its engine, or else the simple player, who plays on many times.

    Raises `UnknownName` for what the engine lacks, saying how to get it.
    """
    if game not in _OWN:
        return AnalystByPlay(player("simple", game))
    if (lack := LEVELS[game][-1].lack()) is not None:
        raise UnknownName(lack)
    return _OWN[game]()
