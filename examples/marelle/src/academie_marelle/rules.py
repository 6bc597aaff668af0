"""The rule sets of the marelle: every switch says where it comes from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from academie.kernel import Citation, Cited, RuleSet, Source, cited
from academie.words import Content

CUSTOM: Final = Source("US", "La marelle as it is customarily played", 2026)
OURS: Final = Source("MAR", "academie-marelle, its choices where custom varies", 2026)


@dataclass(frozen=True, slots=True, kw_only=True)
class MarelleRules(RuleSet):
    """A law of the marelle. `row` and `blocked` are what the two ways of winning rest on."""

    row: Citation
    blocked: Citation
    diagonals: Cited[bool]
    """Whether the diagonals are drawn: men move along them, and a row on one wins."""
    centre_first: Cited[bool]
    """Whether the first man may be laid on the centre."""
    most_moves: Cited[int]
    """After how many moves of both players together, once all men are laid, the game is drawn."""


USAGE: Final = MarelleRules(
    id="marelle/usage",
    title=Content(fr="La marelle selon l'usage", en="The customary marelle"),
    row=Citation(CUSTOM, "three men in a row on a line"),
    blocked=Citation(CUSTOM, "a player who cannot move has lost"),
    diagonals=cited(True, CUSTOM, "the board with both diagonals"),
    centre_first=cited(False, CUSTOM, "the first man is not laid on the centre, from where it would win"),
    most_moves=cited(60, OURS, "thirty moves each, since custom lets a game go on for ever"),
)

WITHOUT_DIAGONALS: Final = replace(
    USAGE,
    id="marelle/sans-diagonales",
    title=Content(fr="La marelle sans diagonales", en="The marelle without diagonals"),
    diagonals=cited(False, CUSTOM, "the board without diagonals"),
    centre_first=cited(True, OURS, "without diagonals the centre is no more than any other point"),
)

RULESETS: Final = (USAGE, WITHOUT_DIAGONALS)
