"""The laws of the running games, for tests that go through all of them."""

from __future__ import annotations

from typing import Final

from academie.games.race.law.garanguet import GARANGUET
from academie.games.race.law.jacquet import JACQUET
from academie.games.race.law.plein import PLEIN
from academie.games.race.law.revertier import REVERTIER
from academie.games.race.law.toute_table import TOUTE_TABLE

RUNNING: Final = (TOUTE_TABLE, REVERTIER, JACQUET, GARANGUET, PLEIN)
