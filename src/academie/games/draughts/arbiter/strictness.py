"""How faults are taken at the damier: in rigour, which both treatises want."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from academie.games.draughts.law.rules import DraughtsRules
from academie.kernel import Cited, OptionError, RuleSet, cited
from academie.kernel.marking import Marking
from academie.sources import ACADEMIE, MANOURY, METZ
from academie.words import Message


@dataclass(frozen=True, slots=True, kw_only=True)
class Strictness(RuleSet):
    """The switches of faults: the points on which the treatises differ, each with its article."""

    touch_huffs: Cited[bool]
    """Whether touching a wrong piece is enough to be huffed, and it must then be played; else one must
    have played, and the move stands."""
    own_lifted: Cited[bool]
    """Whether a player's own pieces, lifted by mistake, stay off the board unless the adversary
    consents; else nothing is foreseen."""


MANOURY_RIGUEUR: Final = Strictness(
    id="manners/manoury-1787",
    title=Message("draughts-rigueur-manoury"),
    touch_huffs=cited(True, MANOURY, "rule XVII; N. 4 § 1"),
    own_lifted=cited(False, ACADEMIE, remark=Message("citations-silent-own-pieces")),
)

METZ_RIGUEUR: Final = Strictness(
    id="manners/metz",
    title=Message("draughts-rigueur-metz"),
    touch_huffs=cited(False, METZ, "rules IX, X, XII"),
    own_lifted=cited(True, METZ, "rule VII"),
)

_BY_AUTHORITY: Final = {MANOURY: MANOURY_RIGUEUR, METZ: METZ_RIGUEUR}


def strictness(marking: Marking, rules: DraughtsRules) -> Strictness:
    """How faults are taken by hand under these rules.

    Raises `OptionError` for good company, which both treatises reject (MAN ch. III, general observation;
    METZ, observations on the rules), and for rules that know no huffing.
    """
    if marking is not Marking.RIGUEUR:
        raise OptionError(Message("draughts-marking-strict", marking=marking.value))
    if rules.authority not in _BY_AUTHORITY:
        raise OptionError(Message("draughts-no-huffing", rules=rules.id))
    return _BY_AUTHORITY[rules.authority]
