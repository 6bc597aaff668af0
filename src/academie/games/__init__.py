"""The games one can sit down to: every law, with or without hands on the table."""

from typing import Final

from academie.games.company import A_ECRIRE, POULE, TOUR_A_TOUR
from academie.games.dames import DAMES
from academie.games.trictrac import TRICTRAC
from academie.kernel import Registry
from academie.rules.chess import ECHECS
from academie.rules.tables.running import RUNNING

registry: Final = Registry(TRICTRAC, A_ECRIRE, POULE, TOUR_A_TOUR, *RUNNING, DAMES, ECHECS)
"""Every game there is."""

__all__ = ["registry"]
