"""Numbers that cannot be played."""

from __future__ import annotations

from collections.abc import Iterator

from academie.games.trictrac.law.jans.jan import Facon, Jan, Manner, Scored
from academie.games.trictrac.law.jans.tarif import price
from academie.games.trictrac.law.plays import Plays
from academie.games.trictrac.law.position import Coup


def nombre_non_joue(coup: Coup, able: Plays) -> Iterator[Scored]:
    """Two points to the adversary for each, doublet or not (ACAD-A ch. IX no. 25; ACAD-B ch. V § 32)."""
    for number in able.unplayed:
        yield Scored(
            Jan.NOMBRE_NON_JOUE,
            price(Jan.NOMBRE_NON_JOUE, coup.throw),
            (Facon((number,)),),
            manner=Manner.IMPUISSANCE,
        )
