"""Trictrac in company: à écrire for two and for several, the poule, turn about."""

from typing import Final

from academie.kernel import Game
from academie.words import Message, Text

FACETS: Final = {
    "notation": "academie.games.company.text:CompanyNotation()",
    "picture": "academie.games.company.picture:PICTURE",
    "wire": "academie.games.company.wire:FORM",
    "players": "academie.games.company.players:PLAYERS",
    "analyst": "academie.games.company.players:analyst_of()",
    "throw_counts": "academie.games.company.players:count_throws",
    "dice": "academie.games.trictrac.players.engine:trictrac_engine",
    "strengths": "academie.games.trictrac.players.engine:STRENGTHS",
    "measures": "academie.games.company.study:MEASURES",
    "lesson_view": "academie.games.company.study:VIEW",
    "act_words": "academie.games.trictrac.study.lessons:ACT_WORDS",
    "encoding": "academie.games.company.encoding:ENCODING",
    "core": "academie.games.company.core:accelerate",
    "recorder": "academie.games.company.corpora:recorder_of()",
}
"""What all forms of company share."""


def _game(key: str, title: Text, seats: tuple[int, ...], law: str) -> Game:
    return Game(key=key, title=title, seats=seats, facets={**FACETS, "law": law})


ECRIRE: Final = _game(
    "ecrire",
    Message("company-ecrire"),
    (2, 3, 4, 5, 6),
    "academie.games.company.games:A_ECRIRE",
)
POULE: Final = _game(
    "poule",
    Message("company-poule"),
    (3, 4, 5, 6),
    "academie.games.company.games:POULE",
)
TOUR_A_TOUR: Final = _game(
    "tour-a-tour",
    Message("company-tour-a-tour"),
    (3, 2, 4, 5, 6),
    "academie.games.company.games:TOUR_A_TOUR",
)
