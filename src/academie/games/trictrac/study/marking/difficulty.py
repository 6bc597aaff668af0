"""How hard it is to tell what a throw is worth, from what the law finds in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from academie.games.trictrac.law.jans import TARIF, Jan, Scored
from academie.games.trictrac.law.jans.jan import Manner
from academie.games.trictrac.law.position import Coup

EASIEST: Final = 900
"""What is asked of who sees that nothing is there to be seen."""
COMMON: Final = {Jan.BATTRE_A_VRAI, Jan.BATTRE_A_FAUX, Jan.REMPLIR, Jan.CONSERVER, Jan.NOMBRE_NON_JOUE}


@dataclass(frozen=True, slots=True, kw_only=True)
class Difficulty:
    """What has to be seen."""

    sources: int
    """Things the throw scores."""
    more_ways: int
    """Façons beyond the first of each."""
    false_hits: int
    both_numbers: int
    """Hits by the two numbers together, whose passage must be looked at."""
    rare: int
    """Jans that come seldom: of two tables, of mézéas, of three throws, the coin hit."""
    odd_keeping: int
    """Pleins kept otherwise than by playing."""
    unplayed: int
    """Numbers that cannot be played."""
    both_sides: bool
    """Whether both players gain."""
    lone_men: int
    """Adverse men that stand alone and must each be looked at."""

    @property
    def rating(self) -> int:
        """900; 130 for each thing scored, 70 for each further façon, 160 for each false hit, 50 for each hit
        by both numbers, 140 for each rare jan, 120 for each odd keeping, 90 for each unplayed number, 120 if
        both gain, 25 for each lone man.
        """
        return (
            EASIEST
            + 130 * self.sources
            + 70 * self.more_ways
            + 160 * self.false_hits
            + 50 * self.both_numbers
            + 140 * self.rare
            + 120 * self.odd_keeping
            + 90 * self.unplayed
            + 120 * self.both_sides
            + 25 * self.lone_men
        )


def difficulty(coup: Coup, scored: Sequence[Scored]) -> Difficulty:
    """What has to be seen in a throw."""
    given = [item for item in scored if TARIF[item.jan].to_adversary]
    hits = [item for item in scored if item.jan is Jan.BATTRE_A_VRAI]
    return Difficulty(
        sources=len(scored),
        more_ways=sum(max(0, len(item.facons) - 1) for item in scored),
        false_hits=_often(scored, Jan.BATTRE_A_FAUX),
        both_numbers=sum(len(facon.numbers) > 1 for item in hits for facon in item.facons),
        rare=sum(item.jan not in COMMON for item in scored),
        odd_keeping=sum(item.manner not in {None, Manner.PLAY} for item in _of(scored, Jan.CONSERVER)),
        unplayed=_often(scored, Jan.NOMBRE_NON_JOUE),
        both_sides=0 < len(given) < len(scored),
        lone_men=coup.his.count(1),
    )


def _of(scored: Sequence[Scored], jan: Jan) -> list[Scored]:
    return [item for item in scored if item.jan is jan]


def _often(scored: Sequence[Scored], jan: Jan) -> int:
    return len(_of(scored, jan))
