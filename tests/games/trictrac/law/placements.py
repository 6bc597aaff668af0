"""Positions drawn at random, most of them near something the tarif pays for."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from academie.games.tables.law.throw import THROWS, Throw
from academie.games.tables.law.track import FLECHES, MEN, Track, opposite
from academie.games.trictrac.law.position import ADVERSE_COIN, COIN, TALON, Table

TRIES: Final = 20
RETOUR: Final = range(Table.RETOUR.base, FLECHES)


class Placed(NamedTuple):
    """The thrower's men, the adversary's, each on its owner's track, and a throw."""

    mine: Track
    his: Track
    throw: Throw


def placements(seed: int, count: int) -> Iterator[Placed]:
    """`count` positions that can be, each with a throw; the same seed gives the same."""
    rng = random.Random(f"placements:{seed}")
    for _ in range(count):
        mine = side(rng, set())
        his = side(rng, {opposite(point) for point in range(FLECHES) if mine[point]})
        if rng.random() < 0.5:
            mine, his = his, mine
        yield Placed(mine, his, rng.choice(THROWS))


def side(rng: random.Random, taken: set[int]) -> Track:
    """The men of one player, who may stand on no flèche in `taken`."""
    for _ in range(TRIES):
        men = mended(rng, rng.choice(SHAPES)(rng), taken)
        if men is not None:
            return men
    return scattered_where_free(rng, taken)


def mended(rng: random.Random, men: list[int], taken: set[int]) -> Track | None:
    """The men with no single one on the coin, or nothing if they stand where they cannot."""
    if men[COIN] == 1:
        men[COIN] = 0
        men[rng.choice([point for point in range(FLECHES) if men[point]])] += 1
    if men[ADVERSE_COIN] or any(men[point] for point in taken):
        return None
    return tuple(men)


def scattered_where_free(rng: random.Random, taken: set[int]) -> Track:
    """Fifteen men on flèches nobody else has, the coins apart."""
    free = [point for point in range(FLECHES) if point not in taken | {COIN, ADVERSE_COIN}]
    return tuple(counted(rng.choices(free, k=MEN)))


def counted(points: list[int]) -> list[int]:
    return [points.count(point) for point in range(FLECHES)]


def opening(rng: random.Random) -> list[int]:
    """Two men down, often on the way to the coin or on it, or four."""
    down = rng.choice(([COIN] * 2, rng.choices(range(5, COIN), k=2), rng.choices(range(1, COIN), k=4)))
    return counted([TALON] * (MEN - len(down)) + down)


def scattered(rng: random.Random) -> list[int]:
    """Men between two flèches, anywhere."""
    low = rng.randrange(FLECHES - 5)
    high = rng.randrange(low + 5, FLECHES)
    points = [point for point in range(low, high + 1) if point != ADVERSE_COIN]
    return counted(rng.choices(points, k=MEN))


def near_plein(base: int) -> Callable[[random.Random], list[int]]:
    """A table full or short of a man or two, the other men behind it or in it."""

    def shape(rng: random.Random) -> list[int]:
        held = [point for point in range(base, base + 6) for _ in range(2)]
        rng.shuffle(held)
        held = held[rng.choice((0, 0, 1, 1, 2)) :]
        behind = [point for point in range(max(0, base - 12), base) if point != ADVERSE_COIN]
        inside = [*range(base, base + 6)]
        beyond = [point for point in range(base + 6, FLECHES) if point != ADVERSE_COIN]
        where = rng.choice((behind or inside, behind or inside, inside, behind + inside, inside + beyond))
        return counted(held + rng.choices(where, k=MEN - len(held)))

    return shape


def retour_with_coin(rng: random.Random) -> list[int]:
    """The retour full or short of a man while the pair still holds the coin."""
    held = [point for point in RETOUR for _ in range(2)]
    rng.shuffle(held)
    held = held[rng.randrange(2) :]
    rest = rng.choices([*range(13, 18), *RETOUR, COIN], k=MEN - 2 - len(held))
    return counted([COIN] * 2 + held + rest)


def home(rng: random.Random) -> list[int]:
    """All men in the retour, some of them borne off."""
    return counted(rng.choices(RETOUR, k=rng.randint(1, MEN)))


def few(rng: random.Random) -> list[int]:
    """The last one to three men."""
    return counted(rng.choices(RETOUR, k=rng.randint(1, 3)))


SHAPES: Final = (
    opening,
    opening,
    scattered,
    scattered,
    near_plein(Table.PETIT.base),
    near_plein(Table.PETIT.base),
    near_plein(Table.GRAND.base),
    near_plein(Table.GRAND.base),
    near_plein(Table.RETOUR.base),
    retour_with_coin,
    home,
    few,
)
