"""The options of toc."""

from __future__ import annotations

from dataclasses import dataclass

from academie.games.tables.law.options import DOUBLE
from academie.games.trictrac.law.options import SharedOptions
from academie.kernel import Citation, Text, option
from academie.kernel.kinds import Flag
from academie.sources import ACAD


@dataclass(frozen=True, kw_only=True)
class TocOptions(SharedOptions):
    """What a partie can be begun with: as at trictrac, and the double."""

    double: bool = option(
        Flag(),
        False,
        DOUBLE,
        Text(
            "Un coup par doublet ou par deux moyens vaut deux trous, ou deux enjeux au premier trou.",
            "What is made by a doublet or in two ways is worth two holes, or two stakes at the first hole.",
        ),
        citation=Citation(ACAD, "Toc ch. V"),
    )
