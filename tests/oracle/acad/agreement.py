"""The law held against the checker, throw by throw, on games played at random and on positions made up."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from academie.games.tables.law.throw import THROWS
from academie.games.tables.law.track import moved
from academie.games.trictrac.law import TRICTRAC, TrictracRules
from academie.games.trictrac.law.coup import Board, Cast, cast_of, dice_passed, played, restacked, thrown
from academie.games.trictrac.law.events import Why
from academie.games.trictrac.law.jans import TARIF, Jan, Scored
from academie.games.trictrac.law.position import Coup, Past, Table
from tests.games.trictrac.law.placements import placements
from tests.oracle.acad import board as book
from tests.oracle.acad.plays import lawful
from tests.oracle.acad.readings import ACAD_A, ACAD_B, Treatise
from tests.oracle.acad.scoring import gains, sortie

TREATISES: Final = {treatise.name: treatise for treatise in (ACAD_A, ACAD_B)}
"""Each treatise as the checker reads it."""
AS_IN_LAW: Final = {
    ACAD_A.name: replace(
        ACAD_A,
        lift_after_entering=False,
        lift_when_inside_is_blocked=True,
        early_bande_only_when_needed=False,
    ),
    ACAD_B.name: ACAD_B,
}
"""Each treatise with the readings turned on which the law takes the other side."""

NAMES: Final = {
    Jan.TROIS_COUPS: "jan_de_trois_coups",
    Jan.DEUX_TABLES: "jan_de_deux_tables",
    Jan.CONTRE_DEUX_TABLES: "contre_jan_de_deux_tables",
    Jan.MEZEAS: "jan_de_mezeas",
    Jan.CONTRE_MEZEAS: "contre_jan_de_mezeas",
    Jan.BATTRE_LE_COIN: "coin_battu",
    Jan.BATTRE_A_VRAI: "dame_battue",
    Jan.BATTRE_A_FAUX: "dame_battue_a_faux",
    Jan.NOMBRE_NON_JOUE: "dame_non_jouee",
}
PLEINS: Final = {Table.PETIT: "petit_jan", Table.GRAND: "grand_jan", Table.RETOUR: "jan_de_retour"}

Points = Counter[tuple[str, bool]]
"""Points by jan and by whether the thrower gains them."""


@dataclass(frozen=True)
class Difference:
    """A throw on which the two do not agree: the boards only one of them has, and the points each gives."""

    coup: Coup
    boards: tuple[frozenset[book.Men], frozenset[book.Men]]
    points: tuple[Points, Points]

    def __str__(self) -> str:
        coup = self.coup
        lines = [f"{shown(coup.mine)} | {shown(coup.his)} | {coup.throw} | throw {coup.my_past.throws + 1}"]
        for who, points, boards in zip(("law", "checker"), self.points, self.boards, strict=True):
            lines.append(f"  {who}: {dict(points)}")
            lines += [f"    alone: {shown(men)}" for men in sorted(boards)]
        return "\n".join(lines)


def shown(men: tuple[int, ...]) -> str:
    """The men as `flèche:count`."""
    return " ".join(f"{point}:{count}" for point, count in enumerate(men) if count)


def difference(cast: Cast, treatise: Treatise) -> Difference | None:
    """What the law and the checker do not agree on for one throw, if anything."""
    coup = cast.coup
    law_boards = {moved(coup.mine, play.moves) for play in cast.legal}
    boards, points = by_the_book(coup, treatise)
    law_points = by_the_law(cast)
    if law_boards == boards and law_points == points:
        return None
    apart = frozenset(law_boards - boards), frozenset(boards - law_boards)
    return Difference(coup, apart, (law_points, points))


def by_the_law(cast: Cast) -> Points:
    """The points of a throw by the law, the sortie of a play that lifts the last man among them."""
    points: Points = Counter()
    for item in cast.scored:
        points[name_of(item), not TARIF[item.jan].to_adversary] += item.points
    on_table = Board(cast.coup.rules, (cast.coup.mine, cast.coup.his), cast=cast)
    for play in cast.legal if sum(cast.coup.mine) <= 2 else ():
        sortie = played(on_table, play.moves)[1]
        if sortie is not None:
            points["sortie", True] = sortie.points
    return points


def by_the_book(coup: Coup, treatise: Treatise) -> tuple[set[book.Men], Points]:
    """The boards a throw may lead to and its points, as the treatise has them."""
    position = book.Position(with_out(coup.mine), with_out(coup.his))
    dice = coup.throw.high, coup.throw.low
    plays = lawful(position, dice, treatise)
    points: Points = Counter()
    for gain in gains(position, dice, plays, coup.my_past.throws + 1, treatise):
        points[gain.jan, gain.to_thrower] += gain.points
    for play in plays:
        for gain in sortie(play, dice):
            points[gain.jan, gain.to_thrower] = gain.points
    return {play.men[: book.OUT] for play in plays}, points


def name_of(item: Scored) -> str:
    """The checker's name of a jan of the law."""
    if item.jan in {Jan.REMPLIR, Jan.CONSERVER}:
        assert item.table is not None
        return PLEINS[item.table] + ("_conserve" if item.jan is Jan.CONSERVER else "")
    return NAMES[item.jan]


def with_out(men: tuple[int, ...]) -> book.Men:
    """A side of the law with the men that are out counted last."""
    return (*men, 15 - sum(men))


def of_games(rules: TrictracRules, seed: int, count: int) -> Iterator[Cast]:
    """`count` throws of relevés played at random to the end."""
    rng = random.Random(f"relevés:{seed}")
    table = Board(rules)
    for _ in range(count):
        table = thrown(table, rng.choice(THROWS))
        assert table.cast is not None
        yield table.cast
        table, last = played(table, rng.choice(table.cast.legal).moves)
        table = dice_passed(table) if last is None else restacked(table, Why.SORTIE)[0]


def of_placements(rules: TrictracRules, seed: int, count: int) -> Iterator[Cast]:
    """`count` throws on positions near a jan, as a first, second, third or later throw."""
    rng = random.Random(f"pasts:{seed}")
    for placed in placements(seed, count):
        mine, his = (Past(rng.randrange(4), men[book.COIN] > 1) for men in (placed.mine, placed.his))
        yield cast_of(Coup(placed.mine, placed.his, placed.throw, rules, mine, his))


def of_openings(rules: TrictracRules, seed: int, count: int) -> Iterator[Cast]:
    """`count` throws on the few men of a beginning, where the jans of the opening are made."""
    rng = random.Random(f"openings:{seed}")
    for _ in range(count):
        four = rng.sample(range(1, 7), 4)
        two = rng.choices(range(5, book.COIN), k=2)
        mine = down(rng.choice([four, two, [book.COIN] * 2]))
        his = down(rng.choice([four, two, [book.COIN] * 2]))
        yield cast_of(Coup(mine, his, rng.choice(THROWS), rules, Past(2)))


def down(points: list[int]) -> tuple[int, ...]:
    """A side with men on those flèches, the others on the talon."""
    return (15 - len(points), *(points.count(point) for point in range(1, book.OUT)))


def throws(name: str, seed: int, count: int) -> Iterator[Cast]:
    """Half of the throws from games, a tenth from openings, the others from positions made up."""
    rules = TRICTRAC.ruleset(name)
    yield from of_games(rules, seed, count // 2)
    yield from of_openings(rules, seed, count // 10)
    yield from of_placements(rules, seed, count - count // 2 - count // 10)


def differences(name: str, seed: int, count: int) -> list[Difference]:
    """Where the law and the treatise, with the readings turned as in the law, do not agree."""
    found = (difference(cast, AS_IN_LAW[name]) for cast in throws(name, seed, count))
    return [item for item in found if item is not None]
