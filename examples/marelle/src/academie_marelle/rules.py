"""The rule sets of the marelle: every switch says where it comes from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from academie.kernel import Citation, Cited, RuleSet, Source, cited
from academie.words import Message

CUSTOM: Final = Source("US", Message("marelle-source-custom"), 2026)
OURS: Final = Source(
    "MAR",
    Message("marelle-source-ours"),
    2026,
)


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
    title=Message("marelle-usage"),
    row=Citation(CUSTOM, remark=Message("marelle-cite-row")),
    blocked=Citation(CUSTOM, remark=Message("marelle-cite-blocked")),
    diagonals=cited(
        True,
        CUSTOM,
        remark=Message("marelle-cite-diagonals"),
    ),
    centre_first=cited(
        False,
        CUSTOM,
        remark=Message("marelle-cite-centre"),
    ),
    most_moves=cited(
        60,
        OURS,
        remark=Message("marelle-cite-moves"),
    ),
)

WITHOUT_DIAGONALS: Final = replace(
    USAGE,
    id="marelle/sans-diagonales",
    title=Message("marelle-without-diagonals"),
    diagonals=cited(False, CUSTOM, remark=Message("marelle-cite-no-diagonals")),
    centre_first=cited(
        True,
        OURS,
        remark=Message("marelle-cite-centre-equal"),
    ),
)

RULESETS: Final = (USAGE, WITHOUT_DIAGONALS)
