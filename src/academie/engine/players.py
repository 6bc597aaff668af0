"""Players by name."""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Final, TypedDict

from academie.engine.offer import PLAYERS, Made, PlayerOffer, Players
from academie.engine.player import Player, RandomPlayer
from academie.kernel import UnknownName
from academie.kernel.data import data_root
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


class Standing(TypedDict):
    """What the ladder of a game says of its players beyond the order of its levels."""

    above: Mapping[str, int]
    """How many levels a player that is none is above."""
    alike: Mapping[str, int]
    """The level that a player, or the level after it, is about as strong as, counted from 1."""


UNMEASURED: Final[Standing] = {"above": {}, "alike": {}}


@cache
def standings() -> Mapping[str, Standing]:
    """What the ladders say, by game. `academie lab ladders` writes it."""
    file = data_root("studies").joinpath("ladders.json")
    found: Mapping[str, Standing] = json.loads(file.read_text(encoding="utf-8"))
    return found


def known(game: str) -> tuple[PlayerOffer, ...]:
    """Return our own players of a game, without those that a command starts; some may lack what they need.

    The random one comes first, the others each at the place among the levels that its ladder gives it, and
    each says what that ladder shows: which level it is about as strong as, or between which it stands. One
    that the ladder has not measured stands below the levels, and says so.
    """
    own, standing = _players(game), standings().get(registry[game].key, UNMEASURED)
    simple = () if own.simple is None else (_simple(own.simple),)
    places: dict[str, float] = {offer.name: place for place, offer in enumerate(own.levels, 1)}
    # Half a step above the levels that a player is above.
    places |= {offer.name: 0.5 + standing["above"].get(offer.name, 0) for offer in (*simple, *own.doctrines)}
    placed = sorted((*simple, *own.doctrines, *own.levels), key=lambda offer: places[offer.name])
    return (RANDOM, *(replace(offer, about=_measured(offer, standing, own.levels)) for offer in placed))


def _measured(offer: PlayerOffer, standing: Standing, levels: tuple[PlayerOffer, ...]) -> Text:
    """How a player plays, and what its ladder says of that."""
    above, alike = standing["above"].get(offer.name), standing["alike"].get(offer.name)
    if alike is not None:
        return Message("engine-alike", about=offer.about, levels=len(levels), level=alike)
    if above is not None and 0 < above < len(levels):
        return Message("engine-between", about=offer.about, below=above, above=above + 1)
    if above is None and standing is not UNMEASURED and offer not in levels:
        return Message("engine-unmeasured", about=offer.about)
    return offer.about


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
