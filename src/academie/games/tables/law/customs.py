"""Breaking the dice: what players of the trictrac board may agree on about it, and the acts.

Source: ACAD-A ch. VI; ACAD-B ch. IV; LEP rule 16; ACAD Revertier ch. V.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from academie.games.tables.law.throw import Throw
from academie.kernel import Action, Citation, Scope, option
from academie.kernel.action import HandAct
from academie.kernel.kinds import Choice, Flag, Name, Number
from academie.sources import ACAD_B, ACADEMIE, LEP
from academie.words import Message


class Rompre(Enum):
    """Whether a player may break the other's throw before its numbers are seen."""

    PERMIS = "permis"
    EXCLU = "exclu"


class Peine(Enum):
    """What it costs to break where it is excluded."""

    NOMBRE = "nombre"
    """The other plays any throw he names."""
    POINTS = "points"
    TROUS = "trous"
    MISE = "mise"


ROMPRE_WORDS: Final = {
    Rompre.PERMIS: Message("tables-rompre-permis"),
    Rompre.EXCLU: Message("tables-rompre-exclu"),
}
PEINE_WORDS: Final = {
    Peine.NOMBRE: Message("tables-peine-nombre"),
    Peine.POINTS: Message("tables-peine-points"),
    Peine.TROUS: Message("tables-peine-trous"),
    Peine.MISE: Message("tables-peine-mise"),
}
MOST_PENALTY: Final = 12
CONVENTION: Final = Citation(ACAD_B, "ch. IV § 9-12")


def counsel(citation: Citation) -> str:
    """Declare who may take a counsellor, by consent of the other, however one plays: never rated."""
    return option(
        Name(("white", "black", "both"), optional=True),
        "",
        Message("tables-counsel-title"),
        Message("tables-counsel-about"),
        citation=citation,
        scope=Scope.TABLE,
        titles={
            "white": Message("tables-white"),
            "black": Message("tables-black"),
            "both": Message("tables-both"),
        },
        short=Message("tables-counsel-short"),
        unrated=True,
    )


@dataclass(frozen=True, kw_only=True)
class BreakingOptions:
    """What is agreed about breaking the dice, at a table with hands."""

    rompre: Rompre = option(
        Choice(Rompre, ROMPRE_WORDS),
        Rompre.PERMIS,
        Message("tables-rompre"),
        Message("tables-rompre-about"),
        citation=CONVENTION,
        by_hand=True,
        short=Message("tables-rompre-short"),
    )
    rompre_max: int | None = option(
        Number(0, 3),
        None,
        Message("tables-rompre-max"),
        Message("tables-rompre-max-about"),
        citation=Citation(LEP, "rule 16"),
        by_hand=True,
        short=Message("tables-rompre-max-short"),
    )
    peine: Peine = option(
        Choice(Peine, PEINE_WORDS),
        Peine.NOMBRE,
        Message("tables-peine"),
        Message("tables-peine-about"),
        citation=CONVENTION,
        by_hand=True,
        short=Message("tables-peine-short"),
    )
    peine_de: int = option(
        Number(1, MOST_PENALTY),
        2,
        Message("tables-peine-de"),
        Message("tables-peine-de-about"),
        citation=CONVENTION,
        by_hand=True,
        short=Message("tables-peine-de-short"),
    )
    attente: bool = option(
        Flag(),
        False,
        Message("tables-attente"),
        Message("tables-attente-about"),
        citation=Citation(ACADEMIE, remark=Message("citations-ours-no-hands")),
        by_hand=True,
        short=Message("tables-attente-short"),
    )


@dataclass(frozen=True, slots=True)
class JeRomps(HandAct):
    """Breaks the other's throw, its numbers not being known."""


@dataclass(frozen=True, slots=True)
class Laisser(HandAct):
    """Lets the other's dice fall."""


@dataclass(frozen=True, slots=True)
class JouerLeNombre(HandAct):
    """Names the throw one plays, the other having broken against the agreement."""

    dice: Throw


@dataclass(frozen=True, slots=True)
class Rompus(Action):
    """The broken throw: drawn, and never shown."""
