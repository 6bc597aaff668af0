"""Why a position of trictrac cannot be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.games.tables.law.names import NAMES
from academie.games.tables.law.track import FLECHES, MEN, Pair, Track, opposite
from academie.games.trictrac.law.marking import HOLE, Score
from academie.games.trictrac.law.movement import outside
from academie.games.trictrac.law.position import ADVERSE_COIN, COIN, Table
from academie.games.trictrac.law.rules import TrictracRules
from academie.kernel import BLACK, WHITE
from academie.words import Message, Text

PLAYERS: Final = (Message("notation-white"), Message("notation-black"))


def problems(men: Pair[Track], score: Score, rules: TrictracRules) -> tuple[Text, ...]:
    """Every flaw found in men and score, in words; none for a position that can be."""
    return (*_men(men, rules), *_shared(men), *_score(score))


def _men(men: Pair[Track], rules: TrictracRules) -> Iterator[Text]:
    for player, track in zip(PLAYERS, men, strict=True):
        if min(track) < 0:
            yield Message("trictrac-men-negative", player=player)
        if sum(track) > MEN:
            yield Message("trictrac-men-many", player=player, men=sum(track), most=MEN)
        if track[COIN] == 1:
            yield Message("trictrac-coin-single", player=player)
        if track[ADVERSE_COIN]:
            yield Message("trictrac-coin-adverse", player=player)
        if sum(track) < MEN and outside(track) and not _lifted_early(track, rules):
            yield Message("trictrac-men-few", player=player, men=sum(track))


def _lifted_early(track: Track, rules: TrictracRules) -> bool:
    """Whether men may be off by the privilege of keeping the retour."""
    return rules.early_lift_to_keep.value and any(track[Table.RETOUR.base :])


def _shared(men: Pair[Track]) -> Iterator[Text]:
    for point in range(FLECHES):
        if men[WHITE][point] and men[BLACK][opposite(point)]:
            yield Message("trictrac-fleche-shared", point=NAMES.of(WHITE, point))


def _score(score: Score) -> Iterator[Text]:
    for player, points, holes in zip(PLAYERS, score.points, score.holes, strict=True):
        if not 0 <= points < HOLE or points % 2:
            yield Message("trictrac-points-odd", player=player, points=points)
        if holes < 0:
            yield Message("trictrac-holes-negative", player=player, holes=holes)
    if score.bredouille is not None and not score.points[score.bredouille]:
        yield Message("trictrac-bredouille-pointless", player=PLAYERS[score.bredouille])
    if min(score.runs) < 0 or all(score.runs):
        yield Message("trictrac-runs-both")
