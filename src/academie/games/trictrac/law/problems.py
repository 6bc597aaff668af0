"""Why a position of trictrac cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from academie.games.tables.law.track import FLECHES, MEN, Pair, Track, opposite
from academie.games.trictrac.law.marking import HOLE, Score
from academie.games.trictrac.law.movement import outside
from academie.games.trictrac.law.position import ADVERSE_COIN, COIN, Table
from academie.games.trictrac.law.rules import TrictracRules
from academie.kernel import BLACK, WHITE

NAMES = ("White", "Black")


def problems(men: Pair[Track], score: Score, rules: TrictracRules) -> tuple[str, ...]:
    """Every flaw found in men and score, in words; none for a position that can be."""
    return (*_men(men, rules), *_shared(men), *_score(score))


def _men(men: Pair[Track], rules: TrictracRules) -> Iterator[str]:
    for name, track in zip(NAMES, men, strict=True):
        if min(track) < 0:
            yield f"{name} has a flèche with fewer than no men"
        if sum(track) > MEN:
            yield f"{name} has {sum(track)} men; there are {MEN}"
        if track[COIN] == 1:
            yield f"{name} has a single man on his coin, which is held by two or none"
        if track[ADVERSE_COIN]:
            yield f"{name} has a man on the adverse coin, where none may stay"
        if sum(track) < MEN and outside(track) and not _lifted_early(track, rules):
            yield f"{name} has only {sum(track)} men, but none is borne off before all are in the retour"


def _lifted_early(track: Track, rules: TrictracRules) -> bool:
    """Whether men may be off by the privilege of keeping the retour."""
    return rules.early_lift_to_keep.value and any(track[Table.RETOUR.base :])


def _shared(men: Pair[Track]) -> Iterator[str]:
    for point in range(FLECHES):
        if men[WHITE][point] and men[BLACK][opposite(point)]:
            yield f"both players have men on White's flèche {point}"


def _score(score: Score) -> Iterator[str]:
    for name, points, holes in zip(NAMES, score.points, score.holes, strict=True):
        if not 0 <= points < HOLE or points % 2:
            yield f"{name} has {points} points; they are even, from 0 to 10"
        if holes < 0:
            yield f"{name} has {holes} holes"
    if score.bredouille is not None and not score.points[score.bredouille]:
        yield f"{NAMES[score.bredouille]} is in bredouille without points"
    if min(score.runs) < 0 or all(score.runs):
        yield "only one player can have holes in a row"
