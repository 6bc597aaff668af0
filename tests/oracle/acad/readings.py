"""What the two treatises of trictrac in the Académie universelle des jeux hold, and how each doubt was read.

ACAD-A is the first treatise, ACAD-B the second. A reading is a field of `Treatise`: where a checker written
from the book and another differ, the field names the passage that decides.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Treatise:
    """One treatise as a set of readings; each field has its line in `READINGS`."""

    name: str
    exact_man_must_leave: bool
    inside_first: bool
    lift_when_inside_is_blocked: bool
    bande_keeps_retour: bool
    bande_only_when_needed: bool
    early_bande_only_when_needed: bool
    early_lift_tout_d_une_only: bool
    lift_after_entering: bool
    entering_man_goes_on_out: bool
    pass_through_own_coin: bool
    pass_through_other_coin: bool
    refilled_case_is_a_way: bool
    way_judged_by_outcome: bool
    filling_in_passing_pays: bool
    plein_binds: bool
    number_without_man_is_lost: bool


@dataclass(frozen=True)
class Reading:
    """A point on which a treatise is silent or doubtful: its passages and what was taken from them."""

    field: str
    passage_a: str
    passage_b: str
    taken: str


ACAD_A = Treatise(
    name="acad-1749",
    exact_man_must_leave=False,
    inside_first=True,
    lift_when_inside_is_blocked=False,
    bande_keeps_retour=True,
    bande_only_when_needed=True,
    early_bande_only_when_needed=True,
    early_lift_tout_d_une_only=True,
    lift_after_entering=True,
    entering_man_goes_on_out=False,
    pass_through_own_coin=True,
    pass_through_other_coin=True,
    refilled_case_is_a_way=False,
    way_judged_by_outcome=True,
    filling_in_passing_pays=False,
    plein_binds=True,
    number_without_man_is_lost=False,
)

ACAD_B = Treatise(
    name="acad-1698",
    exact_man_must_leave=True,
    inside_first=False,
    lift_when_inside_is_blocked=False,
    bande_keeps_retour=False,
    bande_only_when_needed=True,
    early_bande_only_when_needed=True,
    early_lift_tout_d_une_only=True,
    lift_after_entering=True,
    entering_man_goes_on_out=True,
    pass_through_own_coin=True,
    pass_through_other_coin=True,
    refilled_case_is_a_way=False,
    way_judged_by_outcome=True,
    filling_in_passing_pays=False,
    plein_binds=True,
    number_without_man_is_lost=False,
)

READINGS = (
    Reading(
        "exact_man_must_leave",
        "ch. II, jan de retour: one lifts only the men that cannot be played",
        "ch. XII: once all are in, whatever strikes the border exactly is lifted; what does not is played",
        "A: never; B: a number with a man exactly that far from the border lifts it and is not played "
        "inside, in every throw that finds the jan de retour broken (ch. V)",
    ),
    Reading(
        "inside_first",
        "ch. VI: what can be played in the table is played there; a man goes out only when the number "
        "exceeds the flèches between the rearmost man and the border",
        "ch. XII: an exact number lifts even with men behind it",
        "A: a number lifts only the rearmost man, and only when it reaches the border; B: not so",
    ),
    Reading(
        "lift_when_inside_is_blocked",
        "ch. VI: a man goes out only when the number exceeds the flèches left to the rearmost; ch. II: only "
        "those that cannot be played",
        "ch. XII: an exact man goes out anyhow; behind one, men prevent lifting a nearer one",
        "both: men of the adversary that block a number inside do not make it lift (A by ch. VI)",
    ),
    Reading(
        "bande_keeps_retour",
        "ch. II, note on the bande; ch. VI: no lifting before all are in, unless to keep the plein",
        "ch. XVIII: no man is lifted before all are in; no exception",
        "A: a man may go exactly onto the bande so that the jan de retour stands; B: never",
    ),
    Reading(
        "bande_only_when_needed",
        "ch. II, note: allowed only for the sake of keeping the plein",
        "does not arise",
        "A: all men being in, not when an ordinary play keeps it",
    ),
    Reading(
        "early_bande_only_when_needed",
        "ch. VI: not before all are in, unless it be to keep the plein",
        "does not arise",
        "A: a man still outside, likewise not when an ordinary play keeps it",
    ),
    Reading(
        "early_lift_tout_d_une_only",
        "ch. VI: 'then one may play tout d'une onto the bande'; the note's man makes both numbers",
        "does not arise",
        "A: before all are in, only one man playing both numbers goes out; once all are in, one number too, "
        "as soon as `lift_after_entering` allows",
    ),
    Reading(
        "lift_after_entering",
        "ch. II, VI: none is lifted before all have passed in; tout d'une is forbidden to one man, and "
        "nothing is said of another",
        "ch. XII, XVIII: the same, without the note",
        "both: once a number has brought the last man in, the other may lift",
    ),
    Reading(
        "entering_man_goes_on_out",
        "ch. II: not tout d'une, unless to keep the plein",
        "ch. XII: silent; once the last man is in, the second number lifts",
        "A: the man that enters with one number is not lifted with the other; B: it may be",
    ),
    Reading(
        "pass_through_own_coin",
        "ch. I, IV: a man may not be put there alone; of resting in passing nothing",
        "ch. III, VIII: the same",
        "both: an empty coin of one's own is a passage, as the adversary's is",
    ),
    Reading(
        "pass_through_other_coin",
        "ch. VI: passage may be borrowed in it when empty",
        "ch. IX, figure 1: an open passage for hitting; ch. V: passages wholly empty serve for passing",
        "both: yes",
    ),
    Reading(
        "refilled_case_is_a_way",
        "ch. II: a way is one of the other men put on the uncovered one",
        "ch. XI: each man that strikes the last half-case and can effectively cover it",
        "both: a man of a case of the plein that the other number covers again is no way of its own",
    ),
    Reading(
        "way_judged_by_outcome",
        "ch. II: a way is a man that can be put on the uncovered one",
        "ch. XI: a man that can effectively cover it; ch. XII: in passing through the last table it would "
        "find a man to be lifted first",
        "both: one man fills with both numbers if what it leaves on the board is a lawful play, in whatever "
        "order the men would be touched",
    ),
    Reading(
        "filling_in_passing_pays",
        "ch. VIII, remplir en passant: named, no value",
        "ch. XI: who must break with the other number does not fill and gains nothing",
        "both: no",
    ),
    Reading(
        "plein_binds",
        "ch. VI: the adversary may compel it",
        "ch. X: the adversary may have it played again",
        "both: who can fill or keep a plein does so",
    ),
    Reading(
        "number_without_man_is_lost",
        "ch. IX: two points for each man that cannot be played",
        "ch. XV: the same",
        "both: with every man out there is none that cannot be played",
    ),
)
