"""The options of tourne-case."""

from __future__ import annotations

from dataclasses import dataclass

from academie.games.tables.law.options import DOUBLE, FirstOption
from academie.kernel import Citation, Text, option
from academie.kernel.kinds import Flag
from academie.sources import ACAD


@dataclass(frozen=True, kw_only=True)
class TourneCaseOptions(FirstOption):
    """What a game can be begun with."""

    double: bool = option(
        Flag(),
        False,
        DOUBLE,
        Text(
            "Qui met ses trois dames au coin avant que l'autre y en ait une gagne double.",
            "Who brings three men to the coin before the other has one there wins double.",
        ),
        citation=Citation(ACAD, "Tourne-case ch. VII"),
    )
