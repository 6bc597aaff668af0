"""The games one can sit down to: every law, with or without hands on the table."""

from typing import Final

from academie.games.company import A_ECRIRE, POULE, TOUR_A_TOUR
from academie.games.dames import DAMES
from academie.games.dominos import DOMINOS
from academie.games.trictrac import TRICTRAC
from academie.kernel import Registry
from academie.rules.chess import ECHECS
from academie.rules.tables.rabattues import RABATTUES
from academie.rules.tables.running import RUNNING
from academie.rules.tables.toc import TOC
from academie.rules.tables.tourne_case import TOURNE_CASE

registry: Final = Registry(
    TRICTRAC, A_ECRIRE, POULE, TOUR_A_TOUR, TOC, *RUNNING, TOURNE_CASE, RABATTUES, DAMES, ECHECS, DOMINOS
)
"""Every game there is."""

__all__ = ["registry"]
