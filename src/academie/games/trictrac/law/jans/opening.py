"""The jans of the first throws of a relevé."""

from __future__ import annotations

from collections.abc import Iterator

from academie.games.tables.law.track import MEN, Move, Point
from academie.games.trictrac.law.jans.jan import Facon, Jan, Scored
from academie.games.trictrac.law.jans.tarif import price
from academie.games.trictrac.law.position import ADVERSE_COIN, COIN, TALON, Coup, Table


def trois_coups(coup: Coup) -> Iterator[Scored]:
    """Jan de trois coups (six tables): three first throws that lay one man on each of six flèches.

    Four men on four different flèches after two throws can only have come from the talon, one a number;
    the third throw names the two missing, and need not be played so.
    Source: ACAD-A ch. II § 3; LEP part 1 ch. I § 18-19.
    """
    if coup.my_past.throws != 2 or coup.throw.doublet or coup.mine[TALON] != MEN - 4:
        return
    lone = [point for point in range(1, 7) if coup.mine[point] == 1]
    if len(lone) == 4 and not {*lone} & {*coup.throw.numbers}:
        moves = tuple(Move(TALON, number) for number in coup.throw.numbers)
        yield Scored(Jan.TROIS_COUPS, price(Jan.TROIS_COUPS, coup.throw), (Facon(coup.throw.numbers, moves),))


def two_men_down(coup: Coup) -> list[Point]:
    """Where the only two men off the talon stand, or nothing if they are not two.

    They are counted, not the talon: a box may be a man short (LEP rule 32).
    """
    if not coup.mine[TALON] or sum(coup.mine) - coup.mine[TALON] != 2:
        return []
    return [point for point in range(1, len(coup.mine)) for _ in range(coup.mine[point])]


def deux_tables(coup: Coup) -> Iterator[Scored]:
    """Jan de deux tables, or the contre-jan if the adversary has his coin.

    One of two men down reaches one's own coin, the other the adverse coin. Nothing is moved there. However
    the throw is played it cannot come again in the same relevé, so that ACAD-A's "once" needs no memory.
    Source: ACAD-A ch. II § 4-5; ACAD-B ch. V § 17-19; LEP part 1 ch. II § 5, 7-8.
    """
    men = two_men_down(coup)
    if not men or coup.mine[COIN]:
        return
    if coup.rules.deux_tables_passed and min(men) not in Table.GRAND:
        return
    for near, far in (men, men[::-1]):
        if sorted((COIN - near, ADVERSE_COIN - far), reverse=True) == [*coup.throw.numbers]:
            jan = Jan.CONTRE_DEUX_TABLES if coup.his[COIN] else Jan.DEUX_TABLES
            moves = (Move(near, COIN), Move(far, ADVERSE_COIN))
            yield Scored(jan, price(jan, coup.throw), (Facon(coup.throw.numbers, moves),))
            return


def mezeas(coup: Coup) -> Iterator[Scored]:
    """Jan de mézéas, or the contre-jan if the adversary has his coin: an ace on a coin made first of all.

    Source: ACAD-A ch. II § 7-8; ACAD-B ch. V § 20-21; LEP part 1 ch. III § 6-8.
    """
    if two_men_down(coup) != [COIN, COIN] or coup.throw.low != 1:
        return
    jan = Jan.CONTRE_MEZEAS if coup.his[COIN] else Jan.MEZEAS
    aces = tuple(number for number in coup.throw.numbers if number == 1)
    moves = tuple(Move(COIN, ADVERSE_COIN) for _ in aces)
    yield Scored(jan, price(jan, coup.throw), (Facon(aces, moves),))
