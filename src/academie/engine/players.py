"""The players there are, by name."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import Final

from academie.engine.hands_trictrac import HandsTrictrac
from academie.engine.hub import HubEngine, HubPlayer, Level
from academie.engine.in_company import InCompany
from academie.engine.player import Player, RandomPlayer
from academie.engine.simple_course import WEIGHTS, SimpleCourse, Weights
from academie.engine.simple_dames import SimpleDames
from academie.engine.simple_dominos import SimpleDominos
from academie.engine.simple_echecs import SimpleEchecs
from academie.engine.simple_rabattues import SimpleRabattues
from academie.engine.simple_tourne_case import SimpleTourneCase
from academie.engine.simple_trictrac import COIN_BONUS_IN_HOLES, SimpleTrictrac
from academie.kernel import UnknownName


def _trictrac(seed: int | None, forget: float) -> Player:
    return HandsTrictrac(SimpleTrictrac(), forget, seed)


def _in_company(seed: int | None, forget: float) -> Player:
    return InCompany(_trictrac(seed, forget))


def _running(weights: Weights) -> Callable[[int | None, float], Player]:
    return lambda seed, forget: SimpleCourse(weights)


_SIMPLE: Final[Mapping[str, Callable[[int | None, float], Player]]] = {
    "trictrac": _trictrac,
    **dict.fromkeys(("ecrire", "poule", "tour-a-tour"), _in_company),
    **{key: _running(weights) for key, weights in WEIGHTS.items()},
    "toc": lambda seed, forget: SimpleTrictrac(COIN_BONUS_IN_HOLES),
    "tourne-case": lambda seed, forget: SimpleTourneCase(),
    "rabattues": lambda seed, forget: SimpleRabattues(),
    "dames": lambda seed, forget: SimpleDames(),
    "echecs": lambda seed, forget: SimpleEchecs(),
    "dominos": lambda seed, forget: SimpleDominos(),
}

DAMES_LEVELS: Final = tuple(f"niveau-{level}" for level in range(1, 9)) if find_spec("academie_core") else ()
"""The players of draughts by level, where the compiled twin is installed."""
HUB: Final = "hub:"
"""Before the command that starts a foreign engine of draughts, as in `hub:./scan hub`."""
SECOND: Final = Level(move_time=1)


def _level(name: str, seed: int | None) -> Player:
    """The compiled twin is loaded only by who plays with it."""
    from academie.engine.draughts.levels import LEVELS, LevelDames  # noqa: PLC0415

    return LevelDames(LEVELS[name], seed)


def names(game: str) -> tuple[str, ...]:
    """The players of our own for a game: those that run no command."""
    levels = DAMES_LEVELS if game == "dames" else ()
    return ("random", *(["simple"] if game in _SIMPLE else []), *levels)


def player(name: str, game: str, seed: int | None = None, forget: float = 0.0) -> Player:
    """The player of that name for a game. Raises `UnknownName`.

    Where one marks for oneself, a simple player forgets to with probability `forget`.
    """
    if name == "random":
        return RandomPlayer(seed)
    if name == "simple" and game in _SIMPLE:
        return _SIMPLE[game](seed, forget)
    if name in DAMES_LEVELS and game == "dames":
        return _level(name, seed)
    if name.startswith(HUB) and game == "dames":
        return HubPlayer(HubEngine(shlex.split(name.removeprefix(HUB))), SECOND)
    known = [*names(game), *([f"{HUB}COMMAND"] if game == "dames" else [])]
    raise UnknownName(f"no player {name!r} for {game}; there are: {', '.join(known)}")
