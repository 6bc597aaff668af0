"""Filling a table and keeping it full.

Source: ACAD-A ch. II § 11, 18, 22, 26, 34; ACAD-B ch. V § 25, 28, ch. XI § 7, 19; LEP part 1 ch. I § 30, 32,
38, ch. IV § 1, 5, ch. V § 6.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from academie.games.tables.law.play import Play
from academie.games.tables.law.throw import Throw
from academie.games.tables.law.track import OFF, Move, Point, full, moved
from academie.games.trictrac.law.jans.jan import Facon, Jan, Manner, Scored
from academie.games.trictrac.law.jans.tarif import price
from academie.games.trictrac.law.plays import Plays, numbers_of
from academie.games.trictrac.law.position import COIN, Coup, Table


def pleins(coup: Coup, able: Plays) -> Iterator[Scored]:
    """The table the throw fills or conserves. Fifteen men never make two of them matter at once."""
    for table in Table:
        missing = lacking(coup, table)
        if len(missing) <= 2 and (good := making(coup, able.plays, table)):
            yield filled(coup, table, missing, good) if missing else conserved(coup, able, table, good)


def lacking(coup: Coup, table: Table) -> list[Point]:
    """The flèches of the table short of two men, each as often as men are missing."""
    return [point for point in range(table.base, table.base + 6) for _ in range(2 - min(2, coup.mine[point]))]


def making(coup: Coup, plays: Sequence[Play], table: Table) -> list[Play]:
    """The plays that leave the table full."""
    return [play for play in plays if full(moved(coup.mine, play.moves), table.base)]


def conserved(coup: Coup, able: Plays, table: Table, good: list[Play]) -> Scored:
    """A plein kept: one façon, however many plays keep it."""
    return Scored(
        Jan.CONSERVER, price(Jan.CONSERVER, coup.throw), table=table, manner=manner(able, table, good)
    )


def manner(able: Plays, table: Table, good: list[Play]) -> Manner:
    """By what means the plein is kept, found in what every play that keeps it has in common."""
    if able.unplayed:
        return Manner.IMPUISSANCE
    if table is Table.RETOUR and all(any(move.end == OFF for move in play.moves) for play in good):
        return Manner.BANDE
    if table is Table.PETIT and all(passes(play) for play in good):
        return Manner.PASSING
    return Manner.PLAY


def passes(play: Play) -> bool:
    """Whether a man goes into the adverse petit jan."""
    return any(move.end in Table.RETOUR for move in play.moves)


def filled(coup: Coup, table: Table, missing: list[Point], good: list[Play]) -> Scored:
    """A plein made: by as many façons as numbers bring the last man, or by one if two men are missing."""
    if len(missing) == 1:
        facons = tuple(ways(coup, table, missing[0], good))
    elif coup.rules.two_half_two_ways and missing[0] != missing[1]:
        facons = tuple(Facon((move.end - move.start,), (move,)) for move in good[0].moves)
    else:
        facons = (whole(coup.throw, good[0]),)
    points = price(Jan.REMPLIR, coup.throw) * len(facons)
    return Scored(Jan.REMPLIR, points, facons, table=table, target=missing[-1])


def whole(throw: Throw, play: Play) -> Facon:
    """The façon of a play that fills with all it has."""
    return Facon(throw.numbers, play.moves)


def ways(coup: Coup, table: Table, gap: Point, good: list[Play]) -> Iterator[Facon]:
    """The numbers that bring a spare man to the gap in a play that fills."""
    for number in numbers_of(coup.throw):
        start = gap - number
        if start < 0 or not coup.mine[start]:
            continue
        if spare(coup, table, start):
            if any(brings(coup, play, start, gap, number) for play in good):
                yield facon(coup.throw, start, gap)
        elif coin_pair_counts(coup, table, start):
            yield facon(coup.throw, start, gap)


def facon(throw: Throw, start: Point, gap: Point) -> Facon:
    """The façon of one man going from `start` to the gap, by one number or by both."""
    number = gap - start
    return Facon((number,) if number in throw.numbers else throw.numbers, (Move(start, gap),))


def spare(coup: Coup, table: Table, start: Point) -> bool:
    """Whether a man can leave `start` without undoing a case that matters: a man behind, or a surcase."""
    if start in table or (table is Table.RETOUR and start == COIN):
        return coup.mine[start] >= 3
    return True


def brings(coup: Coup, play: Play, start: Point, gap: Point, number: int) -> bool:
    """Whether the play can be read as the man of `start` coming to the gap by `number`.

    A play written as one man's net move may also be two men in relay: the other number brings a man to
    `start` while the man of `start` goes to the gap.
    """
    if Move(start, gap) in play.moves:
        return True
    relayed = start - (coup.throw.total - number)
    return play.moves == (Move(relayed, gap),) and number != coup.throw.total


def coin_pair_counts(coup: Coup, table: Table, start: Point) -> bool:
    """The abandoned opinion that the bare coin pair is a façon of filling the retour (ACAD-B ch. XI § 10).

    It takes both numbers, and rests where a man that really fills stands or passes.
    """
    return coup.rules.retour_coin_way.value and table is Table.RETOUR and start == COIN
