"""How nets of the running games are taught."""

from __future__ import annotations

from typing import Final

from academie.engine.core import RacePartie, race_self_play, teach_race
from academie.engine.dice.selfplay import SelfPlay
from academie.games.race.core import core_rules
from academie.games.race.training.gnubg_teacher import gnubg_lessons
from academie.kernel import Game

ENCODINGS: Final = ("course-1", "course-2")
"""One net for all of a game, or one for each of its phases."""
LONGEST: Final = 1_000
"""After how many throws a running game is left."""


def self_play_of(game: Game) -> SelfPlay:
    """How nets of a running game are taught: by single parties, doubles counting."""
    rules = core_rules(game.law.default)
    known = {"gnubg": gnubg_lessons} if game.key == "toute-table" else {}
    return SelfPlay(
        lambda: RacePartie(rules, double=True), teach_race, race_self_play, LONGEST, ENCODINGS, known
    )
