"""Hitting the adverse coin."""

from __future__ import annotations

from collections.abc import Iterator

from academie.games.tables.law.track import Track
from academie.games.trictrac.law.jans.jan import Facon, Jan, Scored
from academie.games.trictrac.law.jans.tarif import price
from academie.games.trictrac.law.plays import pair_to
from academie.games.trictrac.law.position import ADVERSE_COIN, COIN, Coup


def battre_le_coin(coup: Coup) -> Iterator[Scored]:
    """The empty adverse coin hit by two men straight, one's own coin being held.

    Never by one man with both numbers, never falsely.
    Source: ACAD-A ch. IV § 2; ACAD-B ch. IX § 1, 7, 14; LEP part 1 ch. II § 21-24.
    """
    if coup.mine[COIN] < 2 or coup.his[COIN] or spared_as_left(coup):
        return
    if moves := pair_to(coup, ADVERSE_COIN, free_to_hit(coup)):
        facon = Facon(coup.throw.numbers, moves)
        yield Scored(Jan.BATTRE_LE_COIN, price(Jan.BATTRE_LE_COIN, coup.throw), (facon,), target=ADVERSE_COIN)


def free_to_hit(coup: Coup) -> Track:
    """The men that may hit the coin: of those on one's own coin only the surcase."""
    men = [*coup.mine]
    men[COIN] -= 2
    return tuple(men)


def spared_as_left(coup: Coup) -> bool:
    """Whether the coin, once held and left, is out of reach by this law (LEP rule 71 says it is not)."""
    return coup.his_past.coin_held and not coup.rules.hit_left_coin
