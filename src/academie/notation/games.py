"""Which notation belongs to which game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.games.company import A_ECRIRE, POULE, TOUR_A_TOUR
from academie.kernel import UnknownName
from academie.notation.codec import AnyNotation
from academie.notation.company import CompanyNotation
from academie.notation.course import CourseNotation
from academie.notation.dames import DamesNotation
from academie.notation.dominos import DominosNotation
from academie.notation.echecs import EchecsNotation
from academie.notation.rabattues import RabattuesNotation
from academie.notation.toc import TocNotation
from academie.notation.tourne_case import TourneCaseNotation
from academie.notation.trictrac import TrictracNotation
from academie.rules.tables.running import RUNNING

NOTATIONS: Final[Mapping[str, AnyNotation]] = {
    "trictrac": TrictracNotation(),
    **{game.key: CompanyNotation(game) for game in (A_ECRIRE, POULE, TOUR_A_TOUR)},
    "dames": DamesNotation(),
    "echecs": EchecsNotation(),
    "dominos": DominosNotation(),
    **{game.key: CourseNotation(game) for game in RUNNING},
    "toc": TocNotation(),
    "tourne-case": TourneCaseNotation(),
    "rabattues": RabattuesNotation(),
}


def notation_of(key: str) -> AnyNotation:
    """The notation of a game. Raises `UnknownName` if it has none."""
    try:
        return NOTATIONS[key]
    except KeyError:
        raise UnknownName(f"no notation for {key!r}; there is one for: {', '.join(NOTATIONS)}") from None
