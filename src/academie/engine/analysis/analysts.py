"""The analyst of each game."""

# Engines are loaded only by who analyses with them.
# ruff: noqa: PLC0415

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from academie.engine.analysis.analyst import Analyst
from academie.engine.analysis.played_out import AnalystByPlay
from academie.engine.offer import core
from academie.engine.players import player
from academie.kernel import UnknownName


def _dames() -> Analyst:
    from academie.engine.analysis.dames import AnalystOfDames

    return AnalystOfDames()


def _trictrac() -> Analyst:
    from academie.engine.analysis.dice import AnalystOfDice
    from academie.engine.dice.trictrac import trictrac_engine

    return AnalystOfDice(trictrac_engine())


def _toc() -> Analyst:
    from academie.engine.analysis.dice import AnalystOfDice
    from academie.engine.dice.trictrac import toc_engine

    return AnalystOfDice(toc_engine())


_OWN: Final[Mapping[str, Callable[[], Analyst]]] = {
    "trictrac": _trictrac,
    "toc": _toc,
    "dames": _dames,
}
"""Of the games that have an engine; it thinks by the compiled twin."""


def analyst(game: str) -> Analyst:
    """Whoever judges that game best here: its engine, or the simple player who plays on many times.

    Raises `UnknownName` for what the engine lacks, saying how to get it.
    """
    if game not in _OWN:
        return AnalystByPlay(player("simple", game))
    if (lack := core()) is not None:
        raise UnknownName(lack)
    return _OWN[game]()
