"""The tarif: what each jan is worth, to whom, and where each treatise says so."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from academie.games.tables.law.throw import Throw
from academie.games.tables.law.track import Point
from academie.games.trictrac.law.jans.jan import Jan, Scored
from academie.games.trictrac.law.position import in_petit_jan
from academie.kernel import Citation, Places, Source, cite_by
from academie.sources import ACAD_A, ACAD_B, LEP


class Price(NamedTuple):
    """Points by a simple throw and by a doublet."""

    simple: int
    doublet: int

    def of(self, throw: Throw) -> int:
        return self.doublet if throw.doublet else self.simple


class Entry(NamedTuple):
    """One line of the tarif."""

    price: Price
    places: Places
    to_adversary: bool = False


_COMMON: Final = Price(4, 6)

GRAND_JAN_HIT: Final = Price(2, 4)
PETIT_JAN_HIT: Final = Price(4, 6)


def _in(acad_a: str, acad_b: str, lep: str) -> dict[Source, str]:
    return {ACAD_A: acad_a, ACAD_B: acad_b, LEP: lep}


TARIF: Final[Mapping[Jan, Entry]] = {
    Jan.TROIS_COUPS: Entry(_COMMON, _in("ch. II", "ch. V", "part 1 ch. I")),
    Jan.DEUX_TABLES: Entry(_COMMON, _in("ch. II", "ch. V", "part 1 ch. II")),
    Jan.CONTRE_DEUX_TABLES: Entry(_COMMON, _in("ch. II", "ch. V", "part 1 ch. II"), to_adversary=True),
    Jan.MEZEAS: Entry(_COMMON, _in("ch. II", "ch. V", "part 1 ch. III")),
    Jan.CONTRE_MEZEAS: Entry(_COMMON, _in("ch. II", "ch. V", "part 1 ch. III"), to_adversary=True),
    Jan.BATTRE_LE_COIN: Entry(_COMMON, _in("ch. IV", "ch. IX", "part 1 ch. II")),
    Jan.BATTRE_A_VRAI: Entry(GRAND_JAN_HIT, _in("ch. III", "ch. IX", "part 1 ch. II")),
    Jan.BATTRE_A_FAUX: Entry(GRAND_JAN_HIT, _in("ch. III", "ch. IX", "part 1 ch. III"), to_adversary=True),
    Jan.REMPLIR: Entry(_COMMON, _in("ch. II", "ch. XI", "part 1 ch. I")),
    Jan.CONSERVER: Entry(_COMMON, _in("ch. II", "ch. V", "part 1 ch. I")),
    Jan.NOMBRE_NON_JOUE: Entry(Price(2, 2), _in("tarif", "ch. V", "part 1 ch. IV"), to_adversary=True),
    Jan.SORTIE: Entry(_COMMON, _in("ch. II", "ch. XII", "part 1 ch. V")),
    Jan.RENCONTRE: Entry(_COMMON, {ACAD_B: "ch. XX"}),
    Jan.MARGOT: Entry(GRAND_JAN_HIT, {ACAD_B: "ch. XX"}, to_adversary=True),
    Jan.PILE: Entry(_COMMON, _in("dictionary", "ch. XX", "part 4 ch. IV")),
}


def price(jan: Jan, throw: Throw) -> int:
    """What one façon of `jan` is worth, hits apart."""
    return TARIF[jan].price.of(throw)


def hit_price(target: Point, throw: Throw) -> int:
    """What one façon of hitting a man is worth: it goes by the table where he stands, whoever he is.

    Source: ACAD-A ch. III; ACAD-B ch. XI fig. 3.
    """
    return (PETIT_JAN_HIT if in_petit_jan(target) else GRAND_JAN_HIT).of(throw)


def shared_out(items: Iterable[Scored]) -> tuple[tuple[Scored, ...], tuple[Scored, ...]]:
    """What a throw scores, parted: for the thrower, and for his adversary."""
    sides: tuple[list[Scored], list[Scored]] = [], []
    for item in items:
        sides[TARIF[item.jan].to_adversary].append(item)
    return tuple(sides[0]), tuple(sides[1])


def citation(jan: Jan, authority: Source) -> Citation:
    """Where `authority` prices `jan`; else the first treatise that does."""
    return cite_by(authority, TARIF[jan].places)
