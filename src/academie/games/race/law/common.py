"""What the running games have in common: each game begins from this value and says what is its own."""

from __future__ import annotations

from typing import Final

from academie.games.race.law.rules import Aim, Contact, Double, RaceRules, ShutOut
from academie.games.tables.law.primaute import FirstThrow
from academie.games.tables.law.track import FLECHES, MEN, TRICTRAC, Point, Track
from academie.kernel import Text, cited
from academie.sources import ACAD, ACADEMIE, LEP

SILENT: Final = "where the treatise is silent: "
ELSEWHERE: Final = "a rule of another game"


def placed(*stacks: tuple[Point, int]) -> Track:
    """The track with those stacks, each a flèche and how many men stand there."""
    men = dict(stacks)
    return tuple(men.get(point, 0) for point in range(FLECHES))


TALON: Final = placed((0, MEN))

COMMON: Final = RaceRules(
    id="course/common",
    title=Text("Jeux de course", "Running games"),
    ways=cited(TRICTRAC, LEP, "part 1 ch. I"),
    start=cited(TALON, LEP, "part 1 ch. I"),
    dice=cited(2, ACAD, "Revertier ch. III"),
    triplet=cited(9, ACADEMIE, ELSEWHERE),
    first_throw=cited(FirstThrow.RIGHT_ONLY, ACADEMIE, SILENT + "the dice drawn for the dé are not played"),
    larger_first=cited(True, ACADEMIE, SILENT + "the larger number is played, as in trictrac"),
    contact=cited(Contact.HIT, ACAD, "Revertier ch. VIII"),
    enter_on_own=cited(True, ACADEMIE, ELSEWHERE),
    one_a_fleche=cited(range(0), ACADEMIE, ELSEWHERE),
    shut_out=cited(ShutOut.OFF, ACADEMIE, ELSEWHERE),
    courier=cited(False, ACADEMIE, ELSEWHERE),
    aim=cited(Aim.BEAR_OFF, ACAD, "Revertier ch. XII"),
    double=cited(Double.NONE_OFF, ACADEMIE, SILENT + "the loser has borne off no man"),
    double_usual=cited(False, ACAD, "Revertier ch. XI: only if agreed"),
    winner_has_dice=cited(True, ACAD, "Revertier ch. XII"),
    holes=cited(1, ACAD, "Revertier ch. XII"),
)
"""Doublets are played twice over, four times the number, in each (ACAD Revertier ch. VI; LEP appendix)."""
