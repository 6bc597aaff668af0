"""The rule sets of the marelle: every switch says where it comes from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from academie.kernel import Citation, Cited, RuleSet, Source, cited
from academie.words import Content

CUSTOM: Final = Source(
    "US", Content(fr="La marelle telle qu’on la joue", en="La marelle as it is customarily played"), 2026
)
OURS: Final = Source(
    "MAR",
    Content(
        fr="academie-marelle, ses choix où l’usage varie",
        en="academie-marelle, its choices where custom varies",
    ),
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
    title=Content(fr="La marelle selon l'usage", en="The customary marelle"),
    row=Citation(
        CUSTOM, remark=Content(fr="trois pions en rang sur une ligne", en="three men in a row on a line")
    ),
    blocked=Citation(
        CUSTOM, remark=Content(fr="qui ne peut jouer a perdu", en="a player who cannot move has lost")
    ),
    diagonals=cited(
        True,
        CUSTOM,
        remark=Content(fr="le plateau avec ses deux diagonales", en="the board with both diagonals"),
    ),
    centre_first=cited(
        False,
        CUSTOM,
        remark=Content(
            fr="le premier pion ne se pose pas au centre, d’où il gagnerait",
            en="the first man is not laid on the centre, from where it would win",
        ),
    ),
    most_moves=cited(
        60,
        OURS,
        remark=Content(
            fr="trente coups chacun, car l’usage laisse une partie durer sans fin",
            en="thirty moves each, since custom lets a game go on for ever",
        ),
    ),
)

WITHOUT_DIAGONALS: Final = replace(
    USAGE,
    id="marelle/sans-diagonales",
    title=Content(fr="La marelle sans diagonales", en="The marelle without diagonals"),
    diagonals=cited(
        False, CUSTOM, remark=Content(fr="le plateau sans diagonales", en="the board without diagonals")
    ),
    centre_first=cited(
        True,
        OURS,
        remark=Content(
            fr="sans diagonales, le centre ne vaut pas plus qu’un autre point",
            en="without diagonals the centre is no more than any other point",
        ),
    ),
)

RULESETS: Final = (USAGE, WITHOUT_DIAGONALS)
