"""Every running game of the board."""

from __future__ import annotations

from typing import Final

from academie.rules.tables.garanguet import GARANGUET
from academie.rules.tables.jacquet import JACQUET
from academie.rules.tables.plein import PLEIN
from academie.rules.tables.revertier import REVERTIER
from academie.rules.tables.toute_table import TOUTE_TABLE

RUNNING: Final = (TOUTE_TABLE, REVERTIER, JACQUET, GARANGUET, PLEIN)
