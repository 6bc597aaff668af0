"""How a partie of a running game ends: won, won double, or given up because nobody can win it."""

from __future__ import annotations

from academie.games.race.law.entry import left_by_own
from academie.games.race.law.events import Manner
from academie.games.race.law.occupancy import HOME, Ground, Stand, law_of, steps
from academie.games.race.law.rules import Aim, Double, RaceRules, ShutOut
from academie.games.tables.law.pair import Pair
from academie.games.tables.law.throw import FACES
from academie.games.tables.law.track import MEN, TABLE, Track, can_make, full


def win(rules: RaceRules, winner: Stand, loser: Stand) -> Manner | None:
    """How who has just played has won; not at all if he has not."""
    if rules.aim.value is Aim.PLEIN:
        return Manner.FILLED if full(winner.men, TABLE) else None
    if not any(winner.men) and not winner.hand:
        return Manner.BORNE_OFF
    shuts = winner.hits and rules.shut_out.value is not ShutOut.OFF
    return Manner.SHUT_OUT if shuts and loser.hand > left_by_own(loser.men) else None


def is_double(rules: RaceRules, manner: Manner, loser: Stand) -> bool:
    """Whether the partie counts twice, the double being agreed."""
    none_off = sum(loser.men) + loser.hand == MEN
    match rules.double.value:
        case Double.NEVER:
            return False
        case Double.NOT_HOME:
            return none_off and (loser.hand > 0 or any(loser.men[:HOME]))
        case Double.NONE_OFF:
            return none_off
        case Double.SHUT_OUT:
            sparing = rules.shut_out.value is ShutOut.SIMPLE_WITHOUT_ENTRY and not left_by_own(loser.men)
            return manner is Manner.SHUT_OUT and not sparing


def is_null(rules: RaceRules, men: Pair[Track], hands: Pair[int], *, passed: bool) -> bool:
    """Whether nobody can win any more: no table can be filled, or neither player can ever move.

    The treatises do not think of it; whether men can move is asked only after a throw that moved none.
    """
    if rules.aim.value is Aim.PLEIN:
        return not any(can_make(track, TABLE) for track in men)
    if not passed:
        return False
    across = rules.ways.value.seen_across
    grounds = (Ground(law_of(rules), across(men[1])), Ground(law_of(rules), across(men[0])))
    stands = (Stand(men[0], hands[0]), Stand(men[1], hands[1]))
    return not any(
        [*steps(ground, stand, number)]
        for ground, stand in zip(grounds, stands, strict=True)
        for number in FACES
    )
