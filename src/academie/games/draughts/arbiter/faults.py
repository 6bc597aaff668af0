"""Faults at draughts played by hand, their rulings, and the events of both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import Damier, Line
from academie.kernel import Citation, Event, Seat, Source, other
from academie.sources import MANOURY, METZ

Moves = tuple[Move, ...]


class Kind(Enum):
    """The faults there are."""

    OMITTED = "omitted"
    """Played something else though he had to take."""
    WEAKER = "weaker"
    """Took with a piece that takes less than another could."""
    SHORT = "short"
    """Took less than the same piece could."""
    FORGOTTEN = "forgotten"
    """Took rightly but did not lift all he had jumped."""
    OWN_LIFTED = "own-lifted"
    """Lifted pieces of his own."""
    FALSE_MOVE = "false-move"
    """Put a piece where it does not go, or lifted what it had not jumped."""
    TOUCHED = "touched"
    """Touched a piece he did not play, or several."""
    WRONG_TOUCH = "wrong-touch"
    """Touched another piece than the one that had to take."""


_FAULT_PLACES: Final[Mapping[Kind, Mapping[Source, str]]] = {
    Kind.OMITTED: {MANOURY: "rules XII, XVII", METZ: "rules IX, XII"},
    Kind.WEAKER: {MANOURY: "rules XVII, XX-XXIII", METZ: "rule XII"},
    Kind.SHORT: {
        MANOURY: "rules VIII, XII; N. 4 § 1; N. 7 § 2",
        METZ: "rules IX, XII, XIII; example of rule XIII § 2",
    },
    Kind.FORGOTTEN: {MANOURY: "rule XI", METZ: "rule VIII"},
    Kind.OWN_LIFTED: {METZ: "rule VII"},
    Kind.FALSE_MOVE: {MANOURY: "rule XXXV", METZ: "rule III"},
    Kind.TOUCHED: {MANOURY: "rules III, VI", METZ: "rule II"},
    Kind.WRONG_TOUCH: {MANOURY: "rule XVII"},
}


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of `offender` that the adversary has not yet let pass by playing on."""

    kind: Kind
    offender: Seat
    huffable: Line = ()
    """Where the pieces now stand of which one may be huffed. If there are any, he may be made to take."""
    playable: Line = ()
    """Where the pieces stood that he touched and may be made to play."""
    neglected: Moves = ()
    """The captures left undone that may still be demanded while nothing changes."""
    right: Move | None = None
    """What he would have played but for a slip of the hand, which he may be allowed to mend."""

    def mirrored(self, damier: Damier) -> Fault:
        """The same with the seats exchanged."""
        return replace(
            self,
            offender=other(self.offender),
            huffable=turned(self.huffable, damier),
            playable=turned(self.playable, damier),
            neglected=mirrored(self.neglected),
            right=self.right and self.right.mirrored(),
        )


def turned(squares: Line, damier: Damier) -> Line:
    """The squares as the other player counts them, in order."""
    return tuple(sorted(damier.turned(square) for square in squares))


def mirrored(moves: Moves) -> Moves:
    """The moves with the seats exchanged, in order."""
    return ordered(tuple(move.mirrored() for move in moves))


def ordered(moves: Moves) -> Moves:
    """The moves by number, each once."""
    return tuple(sorted({*moves}, key=lambda move: (move.start, move.end, move.taken)))


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
    """A player who refuses to take has lost."""
    LEFT = "left"
    """A player who leaves has lost."""
    PROPOSED = "proposed"
    AGREED = "agreed"
    """Both have left."""


_RULING_PLACES: Final[Mapping[Decision, Mapping[Source, str]]] = {
    Decision.HUFFED: {
        MANOURY: "rules XII, XIII; the appended poem, canto I, “Souffler n’est pas jouer”",
        METZ: "rules IX, X",
    },
    Decision.HUFFED_AND_BOUND: {MANOURY: "rule XVII"},
    Decision.COMMITTED: {MANOURY: "rule XV", METZ: "rule X"},
    Decision.MADE_TO_TAKE: {MANOURY: "rule XIV", METZ: "rule X"},
    Decision.MADE_TO_PLAY: {MANOURY: "rules III, V, VI", METZ: "rule II"},
    Decision.MADE_TO_REPLAY: {MANOURY: "rule XXXV", METZ: "rule III"},
    Decision.MENDED: {MANOURY: "rule XI", METZ: "rules VII, VIII"},
    Decision.KEPT: {MANOURY: "rule XVIII", METZ: "rule XI"},
    Decision.LAPSED: {MANOURY: "rules XIII, XVIII, XXXV", METZ: "rule XI"},
    Decision.NOT_PLAYABLE: {MANOURY: "rule XXXVI", METZ: "rule III"},
    Decision.NOT_HIS: {MANOURY: "rule XXXVII", METZ: "rule III"},
    Decision.REFUSED: {MANOURY: "rule XVI", METZ: "rule XXI"},
    Decision.LEFT: {MANOURY: "rule XXXIX; ch. IV on rule XVI § 1", METZ: "rule XXI"},
    Decision.PROPOSED: {MANOURY: "rule XXXIX"},
    Decision.AGREED: {MANOURY: "rule XXXIX"},
}


def article(of: Kind | Decision, authority: Source) -> Citation:
    """Cite the passage of `authority` on the fault or ruling, or the other treatise if it has none."""
    places = _FAULT_PLACES[of] if isinstance(of, Kind) else _RULING_PLACES[of]
    source = authority if authority in places else next(iter(places))
    return Citation(source, places[source])


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling(Event):
    """What the arbiter decided for `seat`, and about which squares."""

    decision: Decision
    squares: Line = ()
