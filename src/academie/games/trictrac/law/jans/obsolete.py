"""Jans the treatises report as given up; switches bring them back.

Source: ACAD-B ch. XVII § 13, ch. XX; ACAD-A ch. VIII, *Pile de malheur*; LEP part 4 ch. IV § 4.
"""

from __future__ import annotations

from collections.abc import Iterator

from academie.games.tables.law.play import Play
from academie.games.tables.law.track import FLECHES, MEN, Point, moved
from academie.games.trictrac.law.jans.hits import direct, together
from academie.games.trictrac.law.jans.jan import Facon, Jan, Scored
from academie.games.trictrac.law.jans.tarif import price
from academie.games.trictrac.law.plays import Plays
from academie.games.trictrac.law.position import COIN, Coup
from academie.games.trictrac.law.rules import PileDeMisere


def rencontre(coup: Coup) -> Iterator[Scored]:
    """The second throw of a relevé like the first. Read: it pays who throws it (ACAD-B ch. XX § 2)."""
    if coup.rules.jan_de_rencontre and coup.rencontre == coup.throw:
        yield Scored(Jan.RENCONTRE, price(Jan.RENCONTRE, coup.throw), (Facon(coup.throw.numbers),))


def margot_la_fendue(coup: Coup) -> Iterator[Scored]:
    """A number falls on a bare flèche between two adverse demi-cases. Read: once a flèche."""
    if not coup.rules.margot_la_fendue:
        return
    for gap in range(1, FLECHES - 1):
        if split(coup, gap):
            both = together(coup, gap)
            facons = (*direct(coup, gap), *((both,) if both else ()))
            if facons:
                yield Scored(Jan.MARGOT, price(Jan.MARGOT, coup.throw), facons[:1], target=gap)


def split(coup: Coup, gap: Point) -> bool:
    """Whether `gap` is empty with a lone adverse man on either side."""
    bare = not coup.mine[gap] and not coup.his_at(gap)
    return bare and coup.his_at(gap - 1) == 1 and coup.his_at(gap + 1) == 1


def pile_de_misere(coup: Coup, able: Plays) -> Iterator[Scored]:
    """All fifteen men on one's own coin: when made and, by some, whenever kept."""
    rule = coup.rules.pile_de_misere.value
    if rule is PileDeMisere.OFF or (rule is PileDeMisere.MADE and coup.mine[COIN] == MEN):
        return
    if any(makes_pile(coup, play) for play in able.plays):
        yield Scored(Jan.PILE, price(Jan.PILE, coup.throw), target=COIN)


def makes_pile(coup: Coup, play: Play) -> bool:
    """Whether all the men are on the coin after the play."""
    return moved(coup.mine, play.moves)[COIN] == MEN
