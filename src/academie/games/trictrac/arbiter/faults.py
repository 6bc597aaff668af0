"""Faults and rulings: what was done wrong, what it costs, and what the arbiter decides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from academie.games.tables.law.play import Play
from academie.games.tables.law.track import Point
from academie.games.trictrac.arbiter.marks import Marks
from academie.kernel import Citation, Event, Places, Seat, Source, cite_by
from academie.sources import ACAD_A, ACAD_B, LEP


class Kind(Enum):
    """The faults there are; the écoles by their number in the law."""

    FORGOT_GAIN = "E1"
    """Played before marking all he gained."""
    FORGOT_GIFT = "E2"
    """Threw before marking what he was given."""
    OVER_MARKED = "E3"
    """Marked too much with the jeton."""
    OVER_MARKED_HOLES = "E4"
    """Marked too much with the fichet."""
    LEFT_SHOWING = "E5"
    """Stayed after a hole with the old points showing."""
    PLEIN_MARKED = "E6"
    """Marked a plein and did not make it."""
    PLEIN_MISSED = "E7"
    """Neither marked nor made a plein he could make."""
    PLEIN_BROKEN = "E8"
    """Broke a plein he could keep."""
    PLEIN_IMPOSSIBLE = "E9"
    """Marked a conservation the numbers forbid."""
    FALSE_ECOLE = "E10"
    """Marked an école that was none, or too much of one."""
    TWO_JETONS = "E11"
    """Marked with another jeton, the old points still showing."""
    WIPED_WRONGLY = "E12"
    """Wiped the adversary without a hole."""
    LOST_OWN = "E13"
    """Set his own jeton back behind where it stood."""
    LEFT_WRONGLY = "E14"
    """Went away without the right to."""
    SHORT = "E16"
    """Left a number that could be played."""
    TOUCHED = "touched"
    """Did not play the man he touched."""
    FALSE_CASE = "false-case"
    """Put men where the dice do not take them."""
    WRONG_COIN = "wrong-coin"
    """Took for the coin men that do not go there."""
    MAN_IN_HAND = "man-in-hand"
    """Threw at a relevé with a man still in hand."""
    BREDOUILLE_LEFT = "bredouille-left"
    """Threw with a second jeton standing that he had lost, where that is to be fined."""
    HOLES = "holes"
    """Showed more holes than his parties make: to be set right, never an école."""


_PLACES: Final[Mapping[Kind, Places]] = {
    Kind.FORGOT_GAIN: {LEP: "part 1 ch. I § 18", ACAD_B: "ch. VI § 3; ch. XVIII § 14", ACAD_A: "ch. VI § 4"},
    Kind.FORGOT_GIFT: {
        LEP: "part 1 ch. I § 18; rule 36",
        ACAD_B: "ch. VI § 6; ch. XVIII § 15",
        ACAD_A: "ch. VI § 4",
    },
    Kind.OVER_MARKED: {LEP: "rules 42, 57", ACAD_B: "ch. VI § 8; ch. XVIII § 19", ACAD_A: "ch. VI § 9-10"},
    Kind.OVER_MARKED_HOLES: {LEP: "rules 53-54", ACAD_B: "ch. X § 17-18, 28"},
    Kind.LEFT_SHOWING: {LEP: "rule 45", ACAD_B: "ch. X § 9; ch. XVIII § 23-24", ACAD_A: "ch. VI § 13"},
    Kind.PLEIN_MARKED: {LEP: "rule 60", ACAD_B: "ch. X § 21, 24; ch. XVIII § 4", ACAD_A: "ch. VI § 15"},
    Kind.PLEIN_MISSED: {LEP: "example of rule 60", ACAD_B: "ch. X § 22"},
    Kind.PLEIN_BROKEN: {ACAD_B: "ch. X § 23; ch. XVIII § 28", LEP: "rule 60"},
    Kind.PLEIN_IMPOSSIBLE: {ACAD_B: "ch. X § 16-17", LEP: "rule 42"},
    Kind.FALSE_ECOLE: {LEP: "rule 61", ACAD_B: "ch. X § 32", ACAD_A: "ch. VI § 8"},
    Kind.TWO_JETONS: {LEP: "rule 66", ACAD_B: "ch. X § 27"},
    Kind.WIPED_WRONGLY: {LEP: "rule 68"},
    Kind.LOST_OWN: {ACAD_B: "ch. X § 26"},
    Kind.LEFT_WRONGLY: {LEP: "rules 25, 55", ACAD_B: "ch. X § 11, 13; ch. XVIII § 19"},
    Kind.SHORT: {LEP: "rule 69"},
    Kind.TOUCHED: {LEP: "rules 17-21", ACAD_B: "ch. VI § 1; ch. XVIII § 3", ACAD_A: "ch. VI § 1"},
    Kind.FALSE_CASE: {LEP: "rules 23, 27", ACAD_B: "ch. XVIII § 5", ACAD_A: "ch. VI § 2"},
    Kind.WRONG_COIN: {LEP: "rule 26"},
    Kind.MAN_IN_HAND: {LEP: "rule 28"},
    Kind.BREDOUILLE_LEFT: {ACAD_B: "ch. VII § 6"},
    Kind.HOLES: {LEP: "rule 52", ACAD_B: "ch. X § 28"},
}


def article(kind: Kind, authority: Source) -> Citation:
    """Where `authority` speaks of the fault; else the first treatise that does."""
    return cite_by(authority, _PLACES[kind])


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of `offender` that the adversary has not yet let pass by throwing."""

    kind: Kind
    offender: Seat
    points: int = 0
    """The points of the école."""
    right: Marks | None = None
    """What his side should show, where it shows too much."""
    restored: int = 0
    """Points of the adversary to be put back."""
    plays: tuple[Play, ...] = ()
    """What he may be made to play instead."""
    replay: bool = False
    """Whether he may be made to play again, as he likes."""
    unplayed: int = 0
    """What the adversary was given for numbers left unplayed."""
    men: tuple[Point, ...] = ()
    """Where the men stand that he must then play, if they can be."""
    answers: int = 0
    """How many false écoles this one goes back to, itself among them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FaultMade(Event):
    """`seat` has committed a fault; `points` is what it can cost him."""

    kind: Kind
    points: int


class Decision(Enum):
    """What the arbiter decided, for the seat of the ruling."""

    GRANTED = "granted"
    """The école is good, and marked whole."""
    IN_PART = "in-part"
    """Good as far as it goes; the adversary may have it marked whole."""
    TOO_MUCH = "too-much"
    """Good in part, the rest a false école."""
    FALSE = "false"
    """There was no such fault: a false école."""
    WHOLE = "whole"
    """An école marked in part must be marked whole."""
    RECTIFIED = "rectified"
    """Jeton and fichet are set right."""
    MADE_TO_MARK = "made-to-mark"
    MADE_TO_PLAY = "made-to-play"
    MADE_TO_STAY = "made-to-stay"
    REPLAYS = "replays"
    """The player takes his play back and plays again."""
    INDUCED = "induced"
    """An error the adversary led him into is no école."""
    LAPSED = "lapsed"
    """Faults not claimed in time are past."""
    BREDOUILLE_LOST = "bredouille-lost"
    """Bredouille not shown in time is lost."""
    BREDOUILLE_KEPT = "bredouille-kept"
    """A second jeton not removed in time stays, and bredouille with it."""
    PAVILLON_LOST = "pavillon-lost"
    """Holes in a row not shown by the pavillon in time count no more as such."""
    MAN_FOUND = "man-found"
    """A man that was missing is put back."""
    RESTARTED = "restarted"
    """Played with men too many: the partie starts again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling(Event):
    """What the arbiter decided for `seat`, and for how many points."""

    decision: Decision
    points: int = 0
