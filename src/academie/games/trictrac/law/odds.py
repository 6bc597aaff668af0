"""Which throws do something in a position of trictrac: the law itself is asked, throw by throw."""

from __future__ import annotations

from academie.games.tables.law.odds import Throws
from academie.games.tables.law.throw import THROWS, Throw
from academie.games.tables.law.track import Point
from academie.games.trictrac.law.jans import TARIF, Jan, Scored
from academie.games.trictrac.law.position import COIN
from academie.games.trictrac.law.state import TrictracState


def scored(position: TrictracState, cast: Throw) -> tuple[Scored, ...]:
    """All that the throw would score, for either player."""
    return position.board.look(cast).scored


def scoring(position: TrictracState, jan: Jan, target: Point | None = None) -> Throws:
    """The throws that make `jan`, on `target` (a flèche of the thrower's track) if one is named."""
    return tuple(
        cast
        for cast in THROWS
        if any(item.jan is jan and target in {None, item.target} for item in scored(position, cast))
    )


def facons(position: TrictracState, jan: Jan, target: Point | None = None) -> dict[Throw, int]:
    """In how many ways each throw makes `jan`, on `target` if one is named."""
    return {
        cast: sum(
            max(1, len(item.facons))
            for item in scored(position, cast)
            if item.jan is jan and target in {None, item.target}
        )
        for cast in THROWS
    }


def points(position: TrictracState, cast: Throw) -> tuple[int, int]:
    """What the throw is worth in all, to the thrower and to his adversary."""
    found = scored(position, cast)
    given = sum(item.points for item in found if TARIF[item.jan].to_adversary)
    return sum(item.points for item in found) - given, given


def coin_blocked(position: TrictracState) -> Throws:
    """The throws with which no man of the thrower can leave his coin. Source: LEP part 2 ch. V."""
    return tuple(cast for cast in THROWS if not coin_leaves(position, cast))


def coin_leaves(position: TrictracState, cast: Throw) -> bool:
    """Whether some play of the throw takes men from the coin."""
    return any(move.start == COIN for play in position.board.look(cast).plays.plays for move in play.moves)
