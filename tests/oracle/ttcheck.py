"""A second reading of the law of trictrac, written apart from `academie` and sharing nothing with it.

It is naive on purpose: lists, loops and no memory. Tests hold the law to its answers. It knows neither the
duties of a plein once marked nor what a player has undertaken, and it grants the sortie as soon as some play
bears off the last man. A track is a list of 24 counts on its owner's own way, 0 his talon and 24 the bande.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

Men = list[int]
Kind = int | str
"""By what a man moves: one number, `sum` for both, or `puissance`."""
Step = tuple[int, int, Kind]


@dataclass(frozen=True)
class Options:
    """The readings the checker can be asked for."""

    rest_on_empty_coin: bool = True
    inside_first: bool = False
    two_half_two_ways: bool = False


class Result(NamedTuple):
    """A play: its steps, the men after it, and the numbers it uses."""

    steps: tuple[Step, ...]
    men: tuple[int, ...]
    numbers: tuple[int, ...]


class Hit(NamedTuple):
    """A lone man hit, on the thrower's track."""

    target: int
    true: bool
    points: int


class Verdict(NamedTuple):
    """Points to the thrower, to the other, and what for."""

    mine: int
    his: int
    detail: dict[str, int]


PLAIN: Final = Options()
TABLES: Final = {0: "petit", 6: "grand", 18: "retour"}


def can_fill(men: Men, base: int) -> bool:
    """Whether enough men stand at or before each flèche of the table."""
    count = sum(men[:base])
    for j in range(base, base + 6):
        count += men[j]
        if count < 2 * (j - base + 1):
            return False
    return True


def full(men: Men | tuple[int, ...], base: int) -> bool:
    return all(men[base + i] >= 2 for i in range(6))


def land_ok(him: Men, t: int) -> bool:
    """Whether a man may stay on `t`; a single man on the coin is looked for in the whole play."""
    if t > 23 or him[23 - t] > 0 or t == 12:
        return False
    if 13 <= t <= 17:
        return not can_fill(him, 6)
    return t < 18 or not can_fill(him, 0)


def rest_ok(me: Men, him: Men, t: int, opt: Options) -> bool:
    """Whether a man playing both numbers may pause on `t`."""
    if t > 23 or him[23 - t] > 0:
        return False
    empty_coin = t == 12 or (t == 11 and me[11] == 0)
    return opt.rest_on_empty_coin or not empty_coin


def bearoff_ok(me: Men, him: Men, t: int, d: int, opt: Options) -> bool:
    """Whether the number `d` bears off a man of `t`."""
    if sum(me[:18]) or me[t] == 0 or t + d < 24:
        return False
    if t + d > 24 and any(me[18:t]):
        return False
    inside = any(me[i] and i + d <= 23 and land_ok(him, i + d) for i in range(18, 24))
    return not (opt.inside_first and inside)


def put(men: Men, start: int, end: int) -> Men:
    """The men once one of them has gone from `start` to `end`."""
    after = men[:]
    after[start] -= 1
    if end < 24:
        after[end] += 1
    return after


def first_ends(me: Men, him: Men, f: int, a: int, opt: Options) -> Iterator[tuple[int, bool]]:
    """Where the first number may bring the man of `f`, and whether he may stay there."""
    t = f + a
    if t <= 23 and (land_ok(him, t) or rest_ok(me, him, t, opt)):
        yield t, land_ok(him, t)
    if bearoff_ok(me, him, f, a, opt):
        yield 24, True


def last_ends(men: Men, him: Men, g: int, b: int, opt: Options) -> Iterator[int]:
    """Where the second number may bring the man of `g`."""
    if g + b <= 23 and land_ok(him, g + b):
        yield g + b
    if bearoff_ok(men, him, g, b, opt):
        yield 24


def in_order(me: Men, him: Men, a: int, b: int, opt: Options) -> Iterator[Result]:
    """The plays of `a` first and `b` second, and of `a` alone."""
    for f in range(24):
        if not me[f]:
            continue
        for t, stays in first_ends(me, him, f, a, opt):
            between = put(me, f, t)
            if t < 24 and rest_ok(me, him, t, opt):
                for u in last_ends(between, him, t, b, opt):
                    yield Result(((f, u, "sum"),), tuple(put(between, t, u)), (a, b))
            if not stays:
                continue
            yield Result(((f, t, a),), tuple(between), (a,))
            for g in range(24):
                if not between[g] or (g == t and between[g] == 1):
                    continue
                for u in last_ends(between, him, g, b, opt):
                    yield Result(((f, t, a), (g, u, b)), tuple(put(between, g, u)), (a, b))


def pair_at(men: Men, point: int, d1: int, d2: int) -> bool:
    """Whether two men stand so that the two numbers bring them to `point`."""
    if d1 == d2:
        return men[point - d1] >= 2
    return men[point - d1] >= 1 and men[point - d2] >= 1


def by_puissance(me: Men, him: Men, d1: int, d2: int) -> Iterator[Result]:
    """The coin taken by power, if it can be."""
    if me[11] or him[11] or 1 in (d1, d2) or pair_at(me, 11, d1, d2) or not pair_at(me, 12, d1, d2):
        return
    p1, p2 = 12 - d1, 12 - d2
    after = put(put(me, p1, 11), p2, 11)
    yield Result(((p1, 11, "puissance"), (p2, 11, "puissance")), tuple(after), (d1, d2))


def plays(me: Men, him: Men, d1: int, d2: int, opt: Options = PLAIN) -> list[Result]:
    """The plays that use as many numbers as can be used; one empty play if none can."""
    found = [
        play for a, b in {(d1, d2), (d2, d1)} for play in in_order(me, him, a, b, opt) if play.men[11] != 1
    ]
    found += by_puissance(me, him, d1, d2)
    best = max((len(play.numbers) for play in found), default=0)
    if best == 2:
        return [play for play in found if len(play.numbers) == 2 or sum(play.men) == 0]
    if best == 1:
        big = max(play.numbers[0] for play in found)
        return [play for play in found if play.numbers[0] == big]
    return [Result((), tuple(me), ())]


def hits(me: Men, him: Men, d1: int, d2: int) -> Iterator[Hit]:
    """Every lone man hit, truly or falsely."""
    doublet = d1 == d2
    for j in range(24):
        if him[j] != 1:
            continue
        t = 23 - j
        ways = sum(1 for d in {d1, d2} if t - d >= 0 and me[t - d] > 0)
        f = t - d1 - d2
        false = False
        if f >= 0 and me[f] > 0:
            if any(him[23 - rest] < 2 for rest in {f + d1, f + d2}):
                ways += 1
            else:
                false = True
        unit = (6 if doublet else 4) if t <= 5 or t >= 18 else (4 if doublet else 2)
        if ways or false:
            yield Hit(t, ways > 0, unit * max(1, ways))


def coin_hit(me: Men, him: Men, d1: int, d2: int) -> bool:
    if me[11] < 2 or him[11] > 0:
        return False
    free = me[:]
    free[11] -= 2
    return pair_at(free, 12, d1, d2)


def deux_tables(me: Men, d1: int, d2: int) -> bool:
    """Jan or contre-jan de deux tables, whichever it is."""
    if me[0] != 13 or me[11] or sum(me[12:]):
        return False
    p, q = (i for i in range(1, 12) for _ in range(me[i]))
    return any(a + x == 11 and b + y == 12 for a, b in ((p, q), (q, p)) for x, y in ((d1, d2), (d2, d1)))


def mezeas(me: Men, d1: int, d2: int) -> bool:
    """Jan or contre-jan de mézéas, whichever it is."""
    return me[0] == 13 and me[11] == 2 and 1 in (d1, d2)


def fill_ways(me: Men, base: int, good: list[Result], opt: Options) -> int:
    """By how many façons the plays in `good` fill the table."""
    short = [base + i for i in range(6) if me[base + i] < 2]
    if len(short) == 2:
        return 2 if opt.two_half_two_ways else 1
    if me[short[0]] == 0:
        return 1

    def spare(f: int) -> bool:
        if f == 11 and base == 18:
            return me[11] >= 3
        return me[f] >= 3 if base <= f <= base + 5 else me[f] >= 1

    ways = {kind for play in good for f, t, kind in play.steps if t == short[0] and spare(f)}
    return max(1, len(ways))


def score(me: Men, him: Men, d1: int, d2: int, opt: Options = PLAIN) -> Verdict:
    """What the throw is worth to either side, the jan de trois coups apart, which needs a memory."""
    doublet = d1 == d2
    unit = 6 if doublet else 4
    possible = plays(me, him, d1, d2, opt)
    contre = him[11] >= 2
    detail = {
        "deux tables": unit * deux_tables(me, d1, d2),
        "mezeas": unit * mezeas(me, d1, d2),
        "coin": unit * coin_hit(me, him, d1, d2),
        "vrai": sum(hit.points for hit in hits(me, him, d1, d2) if hit.true),
        "faux": sum(hit.points for hit in hits(me, him, d1, d2) if not hit.true),
        "sortie": unit * any(sum(play.men) == 0 for play in possible),
    }
    for base, name in TABLES.items():
        good = [play for play in possible if full(play.men, base)]
        if full(me, base):
            detail[f"conserver {name}"] = unit * bool(good)
        elif good:
            detail[f"remplir {name}"] = unit * fill_ways(me, base, good, opt)
    if not detail["sortie"]:
        detail["impuissance"] = 2 * (2 - max(len(play.numbers) for play in possible))
    to_him = {"faux", "impuissance", *(("deux tables", "mezeas") if contre else ())}
    his = sum(points for name, points in detail.items() if name in to_him)
    return Verdict(sum(detail.values()) - his, his, {name: n for name, n in detail.items() if n})


@dataclass
class Mark:
    """Points, holes and the run of bredouille of two players."""

    points: list[int] = field(default_factory=lambda: [0, 0])
    holes: list[int] = field(default_factory=lambda: [0, 0])
    bredouille: int | None = None

    def gain(self, i: int, points: int) -> None:
        """Marks what player `i` has of one throw on one side."""
        j = 1 - i
        if points <= 0:
            return
        if self.points[i] == 0:
            self.bredouille = i
        elif self.bredouille == j:
            self.bredouille = None
        total, holes = self.points[i] + points, 0
        while total >= 12:
            holes += 2 if self.bredouille == i else 1
            total -= 12
            self.points[j] = 0
            self.bredouille = i
        self.points[i] = total
        self.holes[i] += holes
        if holes and total == 0:
            self.bredouille = None
