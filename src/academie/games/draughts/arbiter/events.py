"""What happens at a damier with hands: faults and rulings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from academie.games.draughts.arbiter.fault import PLACES, Kind
from academie.games.draughts.law.board import Line
from academie.kernel import Citation, Event, Source
from academie.sources import MANOURY, METZ


@dataclass(frozen=True, slots=True, kw_only=True)
class FaultMade(Event):
    """`seat` has committed a fault.

    The adversary may huff one of `huffable`, or have one of `playable` played, which was touched.
    """

    kind: Kind
    huffable: Line = ()
    playable: Line = ()


class Decision(Enum):
    """What the arbiter decided."""

    HUFFED = "huffed"
    """A piece of the adversary's is huffed and his move stands; the huffer has still to play."""
    HUFFED_AND_BOUND = "huffed-and-bound"
    """A piece of the adversary's is huffed, and he must play what he touched."""
    COMMITTED = "committed"
    """Having touched the piece to be huffed, he must huff it."""
    MADE_TO_TAKE = "made-to-take"
    MADE_TO_PLAY = "made-to-play"
    MADE_TO_REPLAY = "made-to-replay"
    MENDED = "mended"
    """What was forgotten or lifted by mistake is set right, the adversary consenting."""
    KEPT = "kept"
    """The fault was let pass, but the right it gave is kept while nothing changes."""
    LAPSED = "lapsed"
    """The fault was let pass."""
    NOT_PLAYABLE = "not-playable"
    """Playing a piece that cannot move is no fault; it is put back."""
    NOT_HIS = "not-his"
    """Playing a piece of the adversary's is no fault; it is put back."""
    REFUSED = "refused"
    """Who refuses to take has lost."""
    LEFT = "left"
    """Who leaves has lost."""
    PROPOSED = "proposed"
    AGREED = "agreed"
    """Both have left."""


_PLACES: Final[Mapping[Decision, Mapping[Source, str]]] = {
    Decision.HUFFED: {MANOURY: "rules XII, XIII; the appended poem, canto I", METZ: "rules IX, X"},
    Decision.HUFFED_AND_BOUND: {MANOURY: "rule XVII"},
    Decision.COMMITTED: {MANOURY: "rule XV", METZ: "rule X"},
    Decision.MADE_TO_TAKE: {MANOURY: "rule XIV", METZ: "rule X"},
    Decision.MADE_TO_PLAY: {MANOURY: "rules III, V, VI", METZ: "rule II"},
    Decision.MADE_TO_REPLAY: {MANOURY: "rule XXXV", METZ: "rule III"},
    Decision.MENDED: {MANOURY: "rule XI", METZ: "rules VII, VIII"},
    Decision.KEPT: {MANOURY: "rule XVIII", METZ: "rule XI"},
    Decision.LAPSED: {MANOURY: "rules XIII, XVIII, XXXV", METZ: "rules III, X, XI"},
    Decision.NOT_PLAYABLE: {MANOURY: "rule XXXVI", METZ: "rule III"},
    Decision.NOT_HIS: {MANOURY: "rule XXXVII", METZ: "rule III"},
    Decision.REFUSED: {MANOURY: "rule XVI", METZ: "rule XXI"},
    Decision.LEFT: {MANOURY: "rule XXXIX; ch. IV on rule XVI", METZ: "rule XXI"},
    Decision.PROPOSED: {MANOURY: "rule XXXIX"},
    Decision.AGREED: {MANOURY: "rule XXXIX"},
}


def article(of: Kind | Decision, authority: Source) -> Citation:
    """Where `authority` speaks of the fault or the ruling; else the other treatise, which does."""
    places = PLACES[of] if isinstance(of, Kind) else _PLACES[of]
    source = authority if authority in places else next(iter(places))
    return Citation(source, places[source])


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling(Event):
    """What the arbiter decided for `seat`, and about which squares."""

    decision: Decision
    squares: Line = ()
