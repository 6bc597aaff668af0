"""The only importer of the compiled core, `academie_core` (extra: core)."""

from collections.abc import Sequence

import academie_core
from academie_core import (
    DominoPartie,
    DominoRules,
    DominoView,
    DraughtsEngine,
    DraughtsFit,
    DraughtsPartie,
    DraughtsRules,
    DraughtsSlices,
    DraughtsTables,
    DraughtsWeights,
    Environment,
    Environments,
    RaceEngine,
    RacePartie,
    RaceRules,
    TrictracEngine,
    TrictracPartie,
    TrictracPlayer,
    TrictracRules,
    build_draughts_tables,
    fit_dominoes,
    net_words,
    race_self_play,
    race_survey,
    random_dominoes,
    random_races,
    random_trictrac,
    teach_race,
    teach_trictrac,
    trictrac_self_play,
    verify_draughts_tables,
)

__all__ = [
    "DominoPartie",
    "DominoRules",
    "DominoView",
    "DraughtsEngine",
    "DraughtsFit",
    "DraughtsPartie",
    "DraughtsRules",
    "DraughtsSlices",
    "DraughtsTables",
    "DraughtsWeights",
    "Environment",
    "Environments",
    "RaceEngine",
    "RacePartie",
    "RaceRules",
    "TrictracEngine",
    "TrictracPartie",
    "TrictracPlayer",
    "TrictracRules",
    "build_draughts_tables",
    "can_make",
    "fit_dominoes",
    "net_words",
    "race_self_play",
    "race_survey",
    "random_dominoes",
    "random_races",
    "random_trictrac",
    "teach_race",
    "teach_trictrac",
    "trictrac_self_play",
    "verify_draughts_tables",
]


def can_make(men: Sequence[int], base: int) -> bool:
    """Return whether `men` can still fill the table that begins on flèche `base` (0, 6 or 18).

    `men` counts one player's men on the 24 flèches of his own track. The test is material: each flèche of the
    table and those of the table before it must find two men each among the men standing on it or behind it;
    neither dice nor adversary are asked.
    Raises ValueError for a side that cannot be, or for a base where no plein is made.

    Source: Lepeintre, *Cours complet de trictrac*, 1818, part 1, ch. V.
    """
    return academie_core.can_make(men, base)
