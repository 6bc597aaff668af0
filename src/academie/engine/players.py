"""The players there are, by name."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from typing import Final

from academie.engine.hands_trictrac import HandsTrictrac
from academie.engine.hub import HubEngine, HubPlayer, Level
from academie.engine.in_company import InCompany
from academie.engine.levels import LEVELS
from academie.engine.offer import Made, Offer
from academie.engine.player import Player, RandomPlayer
from academie.engine.simple_course import WEIGHTS, SimpleCourse, Weights
from academie.engine.simple_dames import SimpleDames
from academie.engine.simple_dominos import SimpleDominos
from academie.engine.simple_echecs import SimpleEchecs
from academie.engine.simple_rabattues import SimpleRabattues
from academie.engine.simple_tourne_case import SimpleTourneCase
from academie.engine.simple_trictrac import COIN_BONUS_IN_HOLES, SimpleTrictrac
from academie.kernel import Text, UnknownName


def _trictrac(seed: int | None, forget: float) -> Player:
    return HandsTrictrac(SimpleTrictrac(), forget, seed)


def _in_company(seed: int | None, forget: float) -> Player:
    return InCompany(_trictrac(seed, forget))


def _running(weights: Weights) -> Made:
    return lambda seed, forget: SimpleCourse(weights)


_SIMPLE: Final[Mapping[str, Made]] = {
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

RANDOM: Final = Offer(
    "random",
    Text("Machine : au hasard", "Machine: at random"),
    Text(
        "Joue n’importe quel coup permis. Pour faire connaissance.",
        "Plays any legal play. To get acquainted.",
    ),
    lambda seed, forget: RandomPlayer(seed),
)
HUB: Final = "hub:"
"""Before the command that starts a foreign engine of draughts, as in `hub:./scan hub`."""
SECOND: Final = Level(move_time=1)


def _simple(make: Made) -> Offer:
    return Offer(
        "simple",
        Text("Machine : simple", "Machine: simple"),
        Text(
            "Joue selon de bons principes, sans voir loin.", "Plays by sound principles, without looking far."
        ),
        make,
    )


def known(game: str) -> tuple[Offer, ...]:
    """The players of our own for a game: those that run no command told; some may lack what they need."""
    simple = [_simple(_SIMPLE[game])] if game in _SIMPLE else []
    return (RANDOM, *simple, *LEVELS.get(game, ()))


def offers(game: str) -> tuple[Offer, ...]:
    """The players of our own that can be had for a game on this machine."""
    return tuple(offer for offer in known(game) if offer.here)


def names(game: str) -> tuple[str, ...]:
    """What those are called."""
    return tuple(offer.name for offer in offers(game))


def player(name: str, game: str, seed: int | None = None, forget: float = 0.0) -> Player:
    """The player of that name for a game. Raises `UnknownName`, which says what is not installed.

    Where one marks for oneself, a simple player forgets to with probability `forget`.
    """
    if name.startswith(HUB) and game == "dames":
        return HubPlayer(HubEngine(shlex.split(name.removeprefix(HUB))), SECOND)
    found = next((offer for offer in known(game) if offer.name == name), None)
    lack = None if found is None else found.lack()
    if found is None or lack is not None:
        raise UnknownName(_missing(name, game, lack))
    return found.make(seed, forget)


def _missing(name: str, game: str, lack: Text | None) -> Text:
    """Why there is no such player, and who there is."""
    there = ", ".join([*names(game), *([f"{HUB}COMMAND"] if game == "dames" else [])])
    if lack is not None:
        return Text(f"{name} ({game}) : {lack.fr}", f"{name} ({game}): {lack.en}")
    return Text(
        f"pas de joueur {name!r} pour {game} ; il y a : {there}",
        f"no player {name!r} for {game}; there are: {there}",
    )


def leveled(game: str, level: int) -> str:
    """The name of the player of a level, counted from 1: the simple player where a game has no levels.

    Raises `UnknownName` for a level that a game which has some has not.
    """
    ladder = LEVELS.get(game, ())
    if not ladder:
        return "simple"
    if not 1 <= level <= len(ladder):
        raise UnknownName(
            Text(
                f"les niveaux pour {game} vont de 1 à {len(ladder)}",
                f"the levels for {game} are 1 to {len(ladder)}",
            )
        )
    return ladder[level - 1].name
