"""How strong games begin: first plays by throw, as counted in the corpora (`academie lab openings`)."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec
from litestar import get

from academie.kernel.data import data_root
from academie.server.base.errors import NoSuch, missing_if_unknown
from academie.server.base.settings import Settings, check_offered, offered_games
from academie.server.edge.access import Uses
from academie.server.edge.problems import problems
from academie.server.ratings.routes import GameName
from academie.words import Message

FOLDER: Final = "openings"
"""Where the counts that come with the package are, among the studies."""
NO_OPENINGS: Final = Message("server-no-openings")


class OpeningPlay(msgspec.Struct):
    """A play, in how many games it was made, and what it brought who made it.

    `stakes` is the mean gain; it lies within `margin` of that in 95 cases of 100.
    """

    play: str
    games: int
    won: int
    lost: int
    stakes: float
    margin: float


class OpeningChoice(msgspec.Struct):
    """A choice at the beginning: the throw or the plays before it, and the acts of one game that lead there.

    Where hands are hidden there are no acts.
    """

    line: list[str]
    acts: list[str]
    games: int
    won: int
    lost: int
    stakes: float
    margin: float
    plays: list[OpeningPlay]
    """The most made first; those made in very few games are left out."""


class OpeningsTold(msgspec.Struct):
    """How the games of a corpus begin, with the seed and the player that made them."""

    game: str
    ruleset: str
    hides: bool
    """Whether players hold what others do not see; then no board is shown."""
    games: int
    seed: int
    player: str
    choices: list[OpeningChoice]


@cache
def openings_of(game: str) -> OpeningsTold | None:
    """The counts that come with the package, if the game has any."""
    path = data_root("studies") / FOLDER / f"{game}.json"
    return msgspec.json.decode(path.read_bytes(), type=OpeningsTold) if path.is_file() else None


@get("/openings", responses=problems(), tags=["library"], sync_to_thread=True)
def opening_games(settings: Uses[Settings]) -> list[str]:
    """The games whose first plays were counted."""
    return [game.key for game in offered_games(settings) if openings_of(game.key) is not None]


@get("/openings/{game:str}", responses=problems(404), tags=["library"], sync_to_thread=True)
def game_openings(game: GameName, settings: Uses[Settings]) -> OpeningsTold:
    """How strong games of a kind begin."""
    with missing_if_unknown():
        check_offered(game, settings)
    found = openings_of(game)
    if found is None:
        raise NoSuch(NO_OPENINGS)
    return found


HANDLERS: Final = (opening_games, game_openings)
