"""Hitting lone men, truly (jan de récompense) or falsely (jan qui ne peut). No man is moved by it.

Source: ACAD-A ch. III § 1, 4-5, 8; ACAD-B ch. IX § 2, 8, 11; LEP part 1 ch. II § 17, 26, ch. III § 10, 13.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from academie.games.tables.law.track import FLECHES, Move, Point, opposite
from academie.games.trictrac.law.jans.jan import Facon, Jan, Scored
from academie.games.trictrac.law.jans.tarif import hit_price
from academie.games.trictrac.law.position import Coup


def hits(coup: Coup) -> Iterator[Scored]:
    """Every adverse demi-case, wherever it stands, that the throw hits truly or falsely."""
    for place in range(FLECHES):
        if coup.his[place] == 1:
            yield from hit(coup, opposite(place))


def hit(coup: Coup, target: Point) -> Iterator[Scored]:
    """The hit of the lone man on `target`, if any: every true façon counts, a false one only once."""
    true = [*direct(coup, target)]
    both = together(coup, target)
    if both is not None and passage_open(coup, both):
        true.append(both)
    unit = hit_price(target, coup.throw)
    if true:
        yield Scored(Jan.BATTRE_A_VRAI, unit * len(true), tuple(true), target=target)
    elif both is not None:
        yield Scored(Jan.BATTRE_A_FAUX, unit, (both,), target=target)


def direct(coup: Coup, target: Point) -> Iterator[Facon]:
    """The façons of one number. Several men at the same distance are one façon."""
    for number in dict.fromkeys(coup.throw.numbers):
        start = target - number
        if start >= 0 and coup.mine[start]:
            yield Facon((number,), (Move(start, target),))


def together(coup: Coup, target: Point) -> Facon | None:
    """The façon of both numbers together, its rest an open one if there is any."""
    start = target - coup.throw.total
    if start < 0 or not coup.mine[start]:
        return None
    rests = [start + order[0] for order in coup.throw.orders]
    rest = next((point for point in rests if is_open(coup, point)), rests[0])
    return Facon(coup.throw.numbers, (Move(start, target),), rest)


def passage_open(coup: Coup, facon: Facon) -> bool:
    """Whether the two numbers together hit truly: one open rest of the two is enough."""
    start = facon.moves[0].start
    return any_open(is_open(coup, start + order[0]) for order in coup.throw.orders)


def any_open(rests: Iterable[bool]) -> bool:
    """A simple throw has two passages, a doublet one; one open is enough. Source: ACAD-B ch. IX § 11."""
    return any(rests)


def is_open(coup: Coup, rest: Point) -> bool:
    """Whether one may pause there to hit: an adverse case closes it, not a lone man, not an empty coin."""
    return coup.his_at(rest) < 2
