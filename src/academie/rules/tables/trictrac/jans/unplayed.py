"""Numbers that cannot be played."""

from __future__ import annotations

from collections.abc import Iterator

from academie.rules.tables.trictrac.coup import Coup
from academie.rules.tables.trictrac.jans.jan import Facon, Jan, Manner, Scored
from academie.rules.tables.trictrac.jans.tarif import price
from academie.rules.tables.trictrac.plays import Wood


def nombre_non_joue(coup: Coup, wood: Wood) -> Iterator[Scored]:
    """Two points to the adversary for each, doublet or not. Source: the tarifs; ACAD-B ch. V."""
    for number in wood.unplayed:
        yield Scored(
            Jan.NOMBRE_NON_JOUE,
            price(Jan.NOMBRE_NON_JOUE, coup.throw),
            (Facon((number,)),),
            manner=Manner.IMPUISSANCE,
        )
