"""The running games of the trictrac board: a race home, with or without hitting."""

from typing import Final

from academie.kernel import Game
from academie.words import verbatim

FACETS: Final = {
    "arbiter": "academie.games.race.arbiter:arbiter_of()",
    "notation": "academie.games.race.text:notation_by_hand()",
    "picture": "academie.games.race.picture:PICTURE",
    "wire": "academie.games.race.wire:form_of()",
    "players": "academie.games.race.players:players_of()",
    "analyst": "academie.engine.analysis.dice:analyst_of()",
    "dice": "academie.games.race.players.engine:engine_of()",
    "nets": "academie.games.race",
    "measures": "academie.games.race.study:MEASURES",
    "throw_counts": "academie.games.race.study:count_throws",
    "self_play": "academie.games.race.training:self_play_of()",
    "strengths": "academie.games.race.players:STRENGTHS",
    "matches": "academie.games.race.training.matches:matches_of()",
    "recorder": "academie.games.race.training.matches:matches_of()",
    "training": "academie.lab.training.run:begin",
    "encoding": "academie.games.race.encoding:ENCODING",
    "environment": "academie.games.race.core:environment",
    "checks": "academie.games.race.checks:verdicts_of()",
}
"""What all the running games share."""


def _game(key: str, title: str, **own: str) -> Game:
    return Game(key=key, title=verbatim(title), facets={**FACETS, **own})


TOUTE_TABLE: Final = _game(
    "toute-table",
    "Toute-table (gammon)",
    law="academie.games.race.law.toute_table:TOUTE_TABLE",
    claims="academie.games.race.claims:CHECKS",
)
REVERTIER: Final = _game("revertier", "Revertier", law="academie.games.race.law.revertier:REVERTIER")
JACQUET: Final = _game("jacquet", "Jacquet", law="academie.games.race.law.jacquet:JACQUET")
GARANGUET: Final = _game("garanguet", "Garanguet", law="academie.games.race.law.garanguet:GARANGUET")
PLEIN: Final = _game("plein", "Plein", law="academie.games.race.law.plein:PLEIN")

GAMES: Final = (TOUTE_TABLE, REVERTIER, JACQUET, GARANGUET, PLEIN)
RUNNING: Final = frozenset(game.key for game in GAMES)
"""The keys of the running games."""
