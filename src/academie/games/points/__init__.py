"""The points of every law in words: what each switch of a rule set is called, and what its values mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.games.chess.law.rules import ChessRules
from academie.games.company.law.rules import EcrireRules, PouleRules, TourRules
from academie.games.dominoes.law.rules import DominoRules
from academie.games.draughts.law.rules import DraughtsRules
from academie.games.points.chess import CHESS
from academie.games.points.citation import place_told, source_told
from academie.games.points.company import ECRIRE, POULE, TOUR
from academie.games.points.course import COURSE
from academie.games.points.dominoes import DOMINOES
from academie.games.points.draughts import DRAUGHTS
from academie.games.points.small import RABATTUES, TOC, TOURNE_CASE
from academie.games.points.trictrac import TRICTRAC
from academie.games.points.value import UNLIMITED, foreign_value, value_told
from academie.games.rabattues.law.rules import RabattuesRules
from academie.games.race.law.rules import RaceRules
from academie.games.toc.law.rules import TocRules
from academie.games.tourne_case.law.rules import TourneCaseRules
from academie.games.trictrac.law.rules import TrictracRules
from academie.kernel import RuleSet, Text

__all__ = ["place_told", "point_title", "point_value", "source_told"]

TITLES: Final[Mapping[type[RuleSet], Mapping[str, Text]]] = {
    TocRules: {**TRICTRAC, **TOC},
    TrictracRules: TRICTRAC,
    EcrireRules: ECRIRE,
    PouleRules: POULE,
    TourRules: TOUR,
    RaceRules: COURSE,
    TourneCaseRules: TOURNE_CASE,
    RabattuesRules: RABATTUES,
    DraughtsRules: DRAUGHTS,
    ChessRules: CHESS,
    DominoRules: DOMINOES,
}


def point_title(ruleset: RuleSet, name: str) -> Text:
    """What a switch decides; its name, if it is of a game that another package offers.

    Raises `KeyError` for a switch of our own games that there are no words for.
    """
    titles = TITLES.get(type(ruleset))
    if titles is None:
        plain = name.replace("_", " ")
        return Text(plain, plain)
    return titles[name]


def point_value(ruleset: RuleSet, name: str, value: object) -> Text:
    """A value of a switch in words; where 0 stands for no limit, so it is told."""
    if value == 0 and value is not False and isinstance(ruleset, DraughtsRules | ChessRules):
        return UNLIMITED
    return value_told(value) if type(ruleset) in TITLES else foreign_value(value)
