"""How strictly faults are taken: the rigour of each treatise, and good company."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from academie.games.trictrac.law.rules import TrictracRules
from academie.kernel import Citation, Cited, OptionValue, RuleSet, cited, option
from academie.kernel.kinds import Flag, Name, Number
from academie.kernel.marking import Marking
from academie.sources import ACAD_A, ACAD_B, ACADEMIE, LEP
from academie.words import Message, Text


class OverMark(Enum):
    """When marking too much is a fault."""

    RELEASE = "release"
    """As soon as the jeton is let go."""
    PLAY = "play"
    """Only once men are played or dice are thrown."""


class PleinFault(Enum):
    """What a plein marked and not made costs."""

    NONE = "none"
    SINGLE = "single"
    """The points marked."""
    DOUBLE = "double"
    """The points marked and those due besides."""


class FalseCase(Enum):
    """What the adversary may do with men wrongly played."""

    HELD_OR_ONE = "held-or-one"
    """Leave them, or have both numbers played by one man."""
    AT_WILL = "at-will"
    """Leave them, or have those very men played as he likes: both, or one of them in one go."""
    OF_THEIR_FLECHES = "of-their-fleches"
    """The same of any men that stood with them, as the first version had it."""
    REPLACED = "replaced"
    """Have them put back and played correctly, naming none."""


class Staying(Enum):
    """What binds a player who has made a hole to stay."""

    REST = "rest"
    """Having marked points he has over."""
    JETON = "jeton"
    """Having moved his jeton from its place, were it only to wipe it."""
    AFTER_THE_FICHET = "after-the-fichet"
    """Having moved his jeton once his fichet was moved, as the first version had it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Strictness(RuleSet):
    """The switches of faults, each with its article."""

    over_mark: Cited[OverMark]
    keep_unclaimed: Cited[bool]
    """Whether points marked too many and not claimed in time are kept."""
    self_correction: Cited[bool]
    """Whether one may take one's own play back and play again."""
    touch_move: Cited[bool]
    false_case: Cited[FalseCase]
    plein_fault: Cited[PleinFault]
    force_plein: Cited[bool]
    """Whether a plein not made may be forced."""
    late_bredouille: Cited[bool]
    """Whether bredouille forgotten is set right."""
    removal: Cited[int]
    """After how many coups a second jeton not removed is kept; nought: only with the hole that it doubles."""
    late_holes: Cited[bool]
    """Whether holes forgotten may still be marked."""
    two_jetons: Cited[bool]
    """Whether marking with a second jeton is an école."""
    wiping: Cited[bool]
    """Whether wrongly wiping the adversary is an école."""
    staying: Cited[Staying]
    play_lifted: Cited[bool]
    """Whether the men of one who leaves wrongly may be played for him."""
    debredouille: Cited[int]
    """The points of the école of one who leaves his second jeton standing when his run is broken."""
    announce: Cited[bool]
    """Whether one who lifts his men without a word is made to stay."""
    short_play: Cited[bool]
    """Whether a number that could be played may be left, and the adversary accept it."""


LEP_RIGUEUR: Final = Strictness(
    id="manners/lep-rigueur",
    title=Message("trictrac-authority-lep-rigour"),
    over_mark=cited(OverMark.RELEASE, LEP, "rules 42-43"),
    keep_unclaimed=cited(True, LEP, "rules 48, 50"),
    self_correction=cited(False, LEP, "rule 24"),
    touch_move=cited(True, LEP, "rules 17-21"),
    false_case=cited(FalseCase.AT_WILL, LEP, "rules 23, 27"),
    plein_fault=cited(PleinFault.DOUBLE, LEP, "rule 60"),
    force_plein=cited(True, LEP, "example of rule 60"),
    late_bredouille=cited(False, LEP, "rule 49"),
    removal=cited(2, LEP, "rule 49"),
    late_holes=cited(False, LEP, "rule 51"),
    two_jetons=cited(True, LEP, "rules 66-67"),
    wiping=cited(True, LEP, "rule 68"),
    staying=cited(Staying.REST, LEP, "rule 41"),
    play_lifted=cited(True, LEP, "rule 25"),
    debredouille=cited(0, ACAD_B, "ch. VII § 6", remark=Message("citations-remark-penalty-wished-for")),
    announce=cited(False, LEP, "rule 37"),
    short_play=cited(True, LEP, "rule 69"),
)

LEP_SALON: Final = replace(
    LEP_RIGUEUR,
    id="manners/lep-salon",
    title=Message("trictrac-authority-lep-good-company"),
    over_mark=cited(OverMark.PLAY, LEP, "part 4 ch. III on rule 42"),
    keep_unclaimed=cited(False, LEP, "part 4 ch. III on rules 48, 50"),
    self_correction=cited(True, LEP, "part 4 ch. III on rules 24, 35, 60"),
    touch_move=cited(False, LEP, "part 4 ch. III on rules 17, 19-20"),
    false_case=cited(FalseCase.REPLACED, LEP, "part 4 ch. III on rules 23, 27"),
    plein_fault=cited(PleinFault.NONE, LEP, "part 4 ch. III on rule 60"),
    force_plein=cited(False, LEP, "part 4 ch. III on rule 60"),
    late_bredouille=cited(True, LEP, "part 4 ch. III on rule 49"),
    late_holes=cited(True, LEP, "part 4 ch. III on rule 51"),
    two_jetons=cited(False, LEP, "part 4 ch. III on rule 66"),
    wiping=cited(False, LEP, "part 4 ch. III on rule 68"),
    play_lifted=cited(False, LEP, "part 4 ch. III on rule 25"),
    short_play=cited(False, LEP, "part 4 ch. III on rule 69"),
)

ACAD_1698: Final = replace(
    LEP_RIGUEUR,
    id="manners/acad-1698",
    title=Message("trictrac-authority-acad-b"),
    over_mark=cited(OverMark.RELEASE, ACAD_B, "ch. VI § 8"),
    keep_unclaimed=cited(True, ACAD_B, "ch. X § 10"),
    self_correction=cited(False, ACAD_B, "ch. XVIII § 4"),
    touch_move=cited(True, ACAD_B, "ch. VI § 1; ch. XVIII § 3"),
    false_case=cited(FalseCase.HELD_OR_ONE, ACAD_B, "ch. XVIII § 5"),
    plein_fault=cited(PleinFault.SINGLE, ACAD_B, "ch. X § 21; ch. XVIII § 4"),
    force_plein=cited(True, ACAD_B, "ch. X § 21-22"),
    late_bredouille=cited(False, ACAD_B, "ch. VII § 7; ch. XVIII § 25"),
    removal=cited(0, ACAD_B, "ch. VII § 6"),
    late_holes=cited(False, ACAD_B, "ch. VII § 8"),
    two_jetons=cited(True, ACAD_B, "ch. X § 27"),
    wiping=cited(False, ACADEMIE, remark=Message("citations-silent-wiped-put-back")),
    staying=cited(Staying.JETON, ACAD_B, "ch. X § 11; ch. XVIII § 22"),
    play_lifted=cited(
        False, ACAD_B, "ch. XVIII § 19, 22", remark=Message("citations-remark-obliges-to-stay")
    ),
    short_play=cited(False, ACAD_B, "ch. X § 17"),
)

ACAD_1749: Final = replace(
    ACAD_1698,
    id="manners/acad-1749",
    title=Message("trictrac-authority-acad-a"),
    over_mark=cited(OverMark.RELEASE, ACAD_A, "ch. VI § 10"),
    keep_unclaimed=cited(True, ACAD_A, "ch. VI § 6"),
    self_correction=cited(False, ACAD_A, "ch. VI § 15"),
    touch_move=cited(True, ACAD_A, "ch. VI § 1"),
    false_case=cited(FalseCase.HELD_OR_ONE, ACAD_A, "ch. VI § 2"),
    plein_fault=cited(PleinFault.SINGLE, ACAD_A, "ch. VI § 15"),
    force_plein=cited(True, ACAD_A, "ch. VI § 15"),
    late_bredouille=cited(False, ACAD_A, "ch. VI § 3"),
    late_holes=cited(False, ACAD_A, "ch. VI § 14"),
    two_jetons=cited(False, ACADEMIE, remark=Message("citations-silent-first-jeton")),
    staying=cited(Staying.REST, ACAD_A, "ch. VI § 11"),
    short_play=cited(False, ACAD_A, "ch. II § 29", remark=Message("citations-remark-numbers-are-played")),
)


class EcolePoints(Number):
    """The points of an école, which are even."""

    def accepts(self) -> Text:
        return Message("trictrac-even-number", least=self.least, most=self.most)

    def find(self, raw: OptionValue) -> int:
        points = super().find(raw)
        if points % 2:
            raise ValueError(raw)
        return points

    def every(self) -> Sequence[int]:
        return range(self.least, self.most + 1, 2)


@dataclass(frozen=True, kw_only=True)
class StrictnessOptions:
    """What players may agree on about faults, whatever their treatise has."""

    false_case: str | None = option(
        Name(("held-or-one", "at-will", "replaced")),
        None,
        Message("trictrac-false-case"),
        Message("trictrac-as-strictness-about"),
        citation=Citation(LEP, "rules 23, 27; part 4 ch. III on rules 23, 27"),
        by_hand=True,
        short=Message("trictrac-false-case-short"),
        titles={
            "held-or-one": Message("trictrac-false-case-held-or-one"),
            "at-will": Message("trictrac-false-case-at-will"),
            "replaced": Message("trictrac-false-case-replaced"),
        },
    )
    plein_fault: str | None = option(
        Name(tuple(fault.value for fault in PleinFault)),
        None,
        Message("trictrac-plein-fault"),
        Message("trictrac-as-strictness-about"),
        citation=Citation(LEP, "rule 60; part 4 ch. III on rule 60"),
        by_hand=True,
        short=Message("trictrac-plein-fault-short"),
        titles={
            "none": Message("trictrac-plein-fault-none"),
            "single": Message("trictrac-plein-fault-single"),
            "double": Message("trictrac-plein-fault-double"),
        },
    )
    debredouille: int = option(
        EcolePoints(0, 12),
        0,
        Message("trictrac-debredouille"),
        Message("trictrac-debredouille-about"),
        citation=Citation(ACAD_B, "ch. VII § 6"),
        by_hand=True,
        short=Message("trictrac-debredouille-short"),
    )
    annonce: bool = option(
        Flag(),
        False,
        Message("trictrac-annonce"),
        Message("trictrac-annonce-about"),
        citation=Citation(LEP, "part 4 ch. IV § 3"),
        by_hand=True,
        short=Message("trictrac-annonce-short"),
    )


def as_agreed(held: Strictness, said: StrictnessOptions) -> Strictness:
    """The strictness of a table with what its players agreed on."""
    if said.false_case is not None:
        held = replace(held, false_case=replace(held.false_case, value=FalseCase(said.false_case)))
    if said.plein_fault is not None:
        held = replace(held, plein_fault=replace(held.plein_fault, value=PleinFault(said.plein_fault)))
    if said.debredouille:
        held = replace(held, debredouille=cited(said.debredouille, ACAD_B, "ch. VII § 6"))
    return replace(held, announce=cited(True, LEP, "part 4 ch. IV § 3")) if said.annonce else held


_BY_AUTHORITY: Final = {ACAD_B: ACAD_1698, ACAD_A: ACAD_1749, LEP: LEP_RIGUEUR}


def strictness(marking: Marking, rules: TrictracRules) -> Strictness:
    """How faults are taken: in rigour by the treatise of the rule set, in good company by Lepeintre.

    Games of the first version of a rule set are ruled as they were then.
    """
    held = LEP_SALON if marking is Marking.COURTOIS else _BY_AUTHORITY[rules.authority]
    return held if rules.version > 1 else _first(held)


def _first(held: Strictness) -> Strictness:
    any_men = held.false_case.value is FalseCase.AT_WILL
    return replace(
        held,
        false_case=cited(FalseCase.OF_THEIR_FLECHES, LEP, "rules 23, 27") if any_men else held.false_case,
        force_plein=LEP_RIGUEUR.force_plein if held is LEP_SALON else held.force_plein,
        staying=replace(held.staying, value=Staying.AFTER_THE_FICHET),
        removal=LEP_RIGUEUR.removal,
    )
