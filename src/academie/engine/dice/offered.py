"""The levels of the games of dice as people are told of them; the compiled twin is not loaded for that."""

# The twin is loaded only by who has a player made.
# ruff: noqa: PLC0415

from __future__ import annotations

from functools import partial
from typing import Final

from academie.engine.offer import Players, ladder
from academie.engine.player import Player
from academie.games.company.players.in_company import InCompany
from academie.games.race.players.simple import WEIGHTS, SimpleCourse
from academie.games.trictrac.players.by_hand import HandsTrictrac
from academie.games.trictrac.players.simple import COIN_BONUS_IN_HOLES, SimpleTrictrac
from academie.kernel import Game, Text

ABOUTS: Final = (
    Text(
        "Débute : marque ses points, et se contente de ce qui paraît passable.",
        "A beginner: marks its points, and is content with what looks passable.",
    ),
    Text("Joue sans plan bien suivi.", "Plays without much of a plan."),
    Text("Connaît les principes et s’en écarte souvent.", "Knows the principles and often strays from them."),
    Text("Un bon joueur de café.", "A good café player."),
    Text(
        "Compte les trente-six coups avant chaque bois joué.", "Counts the thirty-six casts before each play."
    ),
    Text(
        "Compte aussi la réponse à chacun des trente-six coups : le plus fort de la maison.",
        "Counts the answer to each of the thirty-six casts as well: the strongest of the house.",
    ),
)
"""One a level, the weakest first."""


RUNNING_ABOUTS: Final = (
    Text(
        "Débute : avance ses dames, et se contente de ce qui paraît passable.",
        "A beginner: brings its men on, and is content with what looks passable.",
    ),
    Text("Joue sans plan bien suivi.", "Plays without much of a plan."),
    Text("Sait ce qu’il faut faire et s’en écarte souvent.", "Knows what to do and often strays from it."),
    Text("Un bon joueur de café.", "A good café player."),
    Text(
        "Pèse chaque position qu’il peut laisser, et choisit la meilleure.",
        "Weighs every position it can leave, and takes the best.",
    ),
    Text(
        "Voit en outre ce que chaque coup de dés permettra de répondre : le plus fort de la maison.",
        "Sees besides what each throw will answer: the strongest of the house.",
    ),
)
"""The same for the running games."""


def _trictrac(name: str, seed: int | None, forget: float) -> Player:
    from academie.games.trictrac.players.levels import trictrac_player

    return trictrac_player(name, seed, forget)


def _company(name: str, seed: int | None, forget: float) -> Player:
    from academie.games.trictrac.players.levels import company_player

    return company_player(name, seed, forget)


def _toc(name: str, seed: int | None, forget: float) -> Player:
    from academie.games.trictrac.players.levels import toc_player

    return toc_player(name, seed, forget)


def _running(game: str, name: str, seed: int | None, forget: float) -> Player:
    """The player of a level; there is nothing to mark at a running game."""
    del forget
    from academie.games.race.players.levels import course_player

    return course_player(game, name, seed)


TRICTRAC: Final = ladder(ABOUTS, _trictrac)
COMPANY: Final = ladder(ABOUTS, _company)
TOC: Final = ladder(ABOUTS, _toc)
RUNNING: Final = {
    game: ladder(RUNNING_ABOUTS, partial(_running, game))
    for game in ("toute-table", "revertier", "jacquet", "garanguet", "plein")
}


def _simple_trictrac(seed: int | None, forget: float) -> Player:
    return HandsTrictrac(SimpleTrictrac(), forget, seed)


def _simple_company(seed: int | None, forget: float) -> Player:
    return InCompany(_simple_trictrac(seed, forget))


TRICTRAC_PLAYERS: Final = Players(_simple_trictrac, TRICTRAC)
COMPANY_PLAYERS: Final = Players(_simple_company, COMPANY)
TOC_PLAYERS: Final = Players(lambda seed, forget: SimpleTrictrac(COIN_BONUS_IN_HOLES), TOC)


def race_players(game: Game) -> Players:
    """The players of a running game."""
    weights = WEIGHTS[game.key]
    return Players(lambda seed, forget: SimpleCourse(weights), RUNNING[game.key])
