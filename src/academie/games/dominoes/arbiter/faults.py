"""Faults at dominoes played by hand, their rulings, and the events of both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from academie.games.dominoes.law.acts import turned
from academie.games.dominoes.law.tiles import Number, Tile
from academie.kernel import Citation, Event, Seat
from academie.sources import ACAD_D


class Kind(Enum):
    """The faults there are."""

    FALSE_BOUDE = "fausse-boude"
    """Boudé though he had a tile that fits."""
    NOT_ANNOUNCED = "autre-qu-annonce"
    """Laid another tile than the one he had announced, which fits."""
    MISFIT = "ne-va-pas"
    """Laid a tile where it does not fit."""
    NOT_UNCOVERED = "autre-que-decouvert"
    """Laid another tile though one that everyone has seen fits."""


TOO_FEW: Final = "de-de-moins"
"""Why a game is lost by who took fewer tiles than he should."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of `offender` that no adversary has yet let pass by playing on."""

    kind: Kind
    offender: Seat
    tile: Tile
    """The tile by which it shows: that he had, announced, or laid."""
    on: tuple[Number, ...] = ()
    """At which ends the adversary may have that tile laid."""
    recallable: bool = False
    """Whether the adversary may have it taken back."""

    def mirrored(self, players: int) -> Fault:
        """The same with the seats moved on."""
        return replace(self, offender=turned(self.offender, players))


@dataclass(frozen=True, slots=True, kw_only=True)
class FaultMade(Event):
    """`seat` has committed a fault, which shows by `tile`; see `Fault` for what may be done about it."""

    kind: Kind
    tile: Tile
    on: tuple[Number, ...] = ()
    recallable: bool = False


class Decision(Enum):
    """What the arbiter decided."""

    ANNOUNCED = "announced"
    """A tile was named: if another is laid, it may be demanded."""
    CORRECTED = "corrected"
    """He takes his word back in time, and must lay a tile."""
    EXCUSED = "excused"
    """He takes his word back too late to lay now; the tile may be laid later without fault."""
    LOSES = "loses"
    """Two playing: he loses the game."""
    PAYS_EACH = "pays-each"
    """The game is over, and he pays each of the others a stake."""
    PAYS_FOR_BOTH = "pays-for-both"
    """The game is over, and he pays it for himself and for his partner."""
    MADE_TO_POSE = "made-to-pose"
    """The tile shown is laid where the adversary wants."""
    TAKEN_BACK = "taken-back"
    """The tile shown is not laid this time."""
    PUT_RIGHT = "put-right"
    """The tile that does not fit is taken back; it is laid at the other end, if it fits there."""
    MADE_TO_POSE_ANNOUNCED = "made-to-pose-announced"
    MADE_TO_POSE_UNCOVERED = "made-to-pose-uncovered"
    UNCOVERED = "uncovered"
    """Everyone has seen a tile: it must be laid once it fits."""
    FORBIDDEN_TO_OPEN = "forbidden-to-open"
    """The partner may not open the numbers of the tile shown, unless he must."""
    STANDS = "stands"
    """The tile that does not fit was played upon, and stands."""
    LAPSED = "lapsed"
    """The fault was let pass."""
    LOSES_BY_COUNT = "loses-by-count"
    """Two playing: he took too few tiles and loses the game."""
    TAKES_ONE = "takes-one"
    """More than two playing: he took too few and must take one from the talon."""
    LEAD_PASSES = "lead-passes"
    """The leader took too few: the next to his right leads, and tiles are taken again."""
    SURPLUS_DRAWN = "surplus-drawn"
    """What he took too many is drawn away."""
    SEEN = "seen"
    """A tile was seen while they were taken: they are shuffled again."""
    UPSET = "upset"
    """His tiles were turned up by his adversary: he may have all shuffled again."""
    RESHUFFLED = "reshuffled"
    """He has them shuffled again; the same player leads."""


PLACES: Final[Mapping[Kind | Decision, str]] = {
    Kind.FALSE_BOUDE: "rules IX, XVI",
    Kind.NOT_ANNOUNCED: "rule XIII",
    Kind.MISFIT: "rules X, XII, XXI",
    Kind.NOT_UNCOVERED: "rule XVIII",
    Decision.ANNOUNCED: "rule XIII",
    Decision.CORRECTED: "rule XX",
    Decision.EXCUSED: "rule XX",
    Decision.LOSES: "rules IX, XVI",
    Decision.PAYS_EACH: "rule XVI",
    Decision.PAYS_FOR_BOTH: "rules XVI, XXII",
    Decision.MADE_TO_POSE: "rule IX",
    Decision.TAKEN_BACK: "rule IX",
    Decision.PUT_RIGHT: "rules X, XII",
    Decision.MADE_TO_POSE_ANNOUNCED: "rule XIII",
    Decision.FORBIDDEN_TO_OPEN: "rule XXI",
    Decision.STANDS: "rule X",
    Decision.MADE_TO_POSE_UNCOVERED: "rule XVIII",
    Decision.UNCOVERED: "rule XVIII",
    Decision.LOSES_BY_COUNT: "rule III",
    Decision.TAKES_ONE: "rule V",
    Decision.LEAD_PASSES: "rules V, VI",
    Decision.SURPLUS_DRAWN: "rule XVII",
    Decision.SEEN: "rule VIII",
    Decision.UPSET: "rule XXV",
    Decision.RESHUFFLED: "rule XXV",
}


def article(of: Kind | Decision) -> Citation:
    """Cite the passage of the treatise on the fault or ruling; a fault let pass has its own."""
    return Citation(ACAD_D, PLACES[of])


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling(Event):
    """What the arbiter decided for `seat`; with which tile, and at which end, where it is about one."""

    decision: Decision
    tile: Tile | None = None
    on: Number | None = None
    against: Seat | None = None
    """Another seat concerned: the offender whose fault passes or is claimed, or the partner."""
