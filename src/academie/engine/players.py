"""Players by name."""

from __future__ import annotations

import shlex
from typing import Final

from academie.engine.offer import PLAYERS, Made, PlayerOffer, Players
from academie.engine.player import Player, RandomPlayer
from academie.kernel import UnknownName
from academie.registry import registry
from academie.words import Message, Text

RANDOM: Final = PlayerOffer(
    "random",
    Message("engine-random"),
    Message("engine-random-about"),
    lambda seed, forget: RandomPlayer(seed),
)


def _simple(make: Made) -> PlayerOffer:
    return PlayerOffer(
        "simple",
        Message("engine-simple"),
        Message("engine-simple-about"),
        make,
    )


def _players(game: str) -> Players:
    """Return the players of a game, by its key; a game may have none of its own."""
    return PLAYERS.get(registry[game]) or Players()


def levels(game: str) -> tuple[PlayerOffer, ...]:
    """Return the levels of a game, the weakest first, whether or not what they need is installed."""
    return _players(game).levels


def doctrines(game: str) -> tuple[PlayerOffer, ...]:
    """Return the players of a game that follow the principles of a book."""
    return _players(game).doctrines


def known(game: str) -> tuple[PlayerOffer, ...]:
    """Return our own players of a game, without those that a command starts; some may lack what they need."""
    made = _players(game).simple
    simple = [] if made is None else [_simple(made)]
    return (RANDOM, *simple, *doctrines(game), *levels(game))


def offers(game: str) -> tuple[PlayerOffer, ...]:
    """Return our own players of a game that are available on this machine."""
    return tuple(offer for offer in known(game) if offer.available)


def names(game: str) -> tuple[str, ...]:
    """Return the names of the available players of a game."""
    return tuple(offer.name for offer in offers(game))


def player(name: str, game: str, seed: int | None = None, forget: float = 0.0) -> Player:
    """Return the player of that name for a game. Raises `UnknownName`, which says what is not installed.

    Where players mark for themselves, a simple player forgets to with probability `forget`.
    """
    own = _players(game)
    if own.program is not None and name.startswith(own.prefix):
        return own.program(shlex.split(name.removeprefix(own.prefix)))
    found = next((offer for offer in known(game) if offer.name == name), None)
    missing = None if found is None else found.missing()
    if found is None or missing is not None:
        raise UnknownName(_missing(name, game, missing))
    return found.make(seed, forget)


def _missing(name: str, game: str, missing: Text | None) -> Text:
    """Return why there is no such player, and which players there are."""
    prefix = _players(game).prefix
    there = (*names(game), *((f"{prefix}COMMAND",) if prefix else ()))
    if missing is not None:
        return Message("engine-missing", name=name, game=game, missing=missing)
    return Message("engine-no-player", name=name, game=game, known=there)


def player_at_level(game: str, level: int) -> str:
    """Return the name of the player of a level, counted from 1; `simple` for a game without levels.

    Raises `UnknownName` for a level that the game does not have.
    """
    ladder = levels(game)
    if not ladder:
        return "simple"
    if not 1 <= level <= len(ladder):
        raise UnknownName(Message("engine-no-level", game=game, count=len(ladder)))
    return ladder[level - 1].name
