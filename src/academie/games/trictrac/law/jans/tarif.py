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
    Jan.TROIS_COUPS: Entry(_COMMON, _in("ch. II § 3", "ch. V § 13-14", "part 1 ch. I § 18-19")),
    Jan.DEUX_TABLES: Entry(_COMMON, _in("ch. II § 4", "ch. V § 17-18", "part 1 ch. II § 5-7")),
    Jan.CONTRE_DEUX_TABLES: Entry(
        _COMMON, _in("ch. II § 6", "ch. V § 19", "part 1 ch. II § 8"), to_adversary=True
    ),
    Jan.MEZEAS: Entry(_COMMON, _in("ch. II § 7", "ch. V § 20", "part 1 ch. III § 6-7")),
    Jan.CONTRE_MEZEAS: Entry(
        _COMMON, _in("ch. II § 8", "ch. V § 21", "part 1 ch. III § 8"), to_adversary=True
    ),
    Jan.BATTRE_LE_COIN: Entry(_COMMON, _in("ch. IV § 2", "ch. IX § 1", "part 1 ch. II § 21-22")),
    Jan.BATTRE_A_VRAI: Entry(
        GRAND_JAN_HIT, _in("ch. III § 1-2, 5", "ch. V § 37", "part 1 ch. II § 14, 17, 21")
    ),
    Jan.BATTRE_A_FAUX: Entry(
        GRAND_JAN_HIT,
        _in("ch. III § 8", "ch. V § 40; ch. IX § 8", "part 1 ch. III § 10, 13"),
        to_adversary=True,
    ),
    Jan.REMPLIR: Entry(_COMMON, _in("ch. II § 11, 16-17", "ch. XI § 7", "part 1 ch. I § 32")),
    Jan.CONSERVER: Entry(_COMMON, _in("ch. II § 26", "ch. V § 25, 28, 31", "part 1 ch. I § 35, 38")),
    Jan.NOMBRE_NON_JOUE: Entry(
        Price(2, 2),
        _in("ch. IX nos. 25-26", "ch. V § 32; ch. XVIII § 34", "part 1 ch. IV § 6"),
        to_adversary=True,
    ),
    Jan.SORTIE: Entry(_COMMON, _in("ch. II § 38", "ch. XII § 6", "part 1 ch. V § 14")),
    Jan.RENCONTRE: Entry(_COMMON, {ACAD_B: "ch. XX § 2"}),
    Jan.MARGOT: Entry(GRAND_JAN_HIT, {ACAD_B: "ch. XX § 3"}, to_adversary=True),
    Jan.PILE: Entry(_COMMON, _in("ch. VIII, “Pile de malheur”", "ch. XX § 4", "part 4 ch. IV § 4")),
}


def price(jan: Jan, throw: Throw) -> int:
    """What one façon of `jan` is worth, hits apart."""
    return TARIF[jan].price.of(throw)


def hit_price(target: Point, throw: Throw) -> int:
    """What one façon of hitting a man is worth: it goes by the table where he stands, whoever he is.

    Source: ACAD-A ch. III § 5, 7; ACAD-B ch. XI § 4.
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
