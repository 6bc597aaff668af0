"""Breaking the dice: what players of the trictrac board may agree on about it, and the acts.

Source: ACAD-A ch. VI; ACAD-B ch. IV; LEP rule 16; ACAD Revertier ch. V.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from academie.games.tables.law.throw import Throw
from academie.kernel import Action, Citation, Scope, Text, option
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
    Rompre.PERMIS: Text("permis", "allowed"),
    Rompre.EXCLU: Text("exclu", "excluded"),
}
PEINE_WORDS: Final = {
    Peine.NOMBRE: Text("l'autre joue le nombre qu'il veut", "the other plays any throw he likes"),
    Peine.POINTS: Text("des points", "points"),
    Peine.TROUS: Text("des trous", "holes"),
    Peine.MISE: Text("des enjeux", "stakes"),
}
MOST_PENALTY: Final = 12
CONVENTION: Final = Citation(ACAD_B, "ch. IV")


def counsel(citation: Citation) -> str:
    """Declare who may take a counsellor, by consent of the other, however one plays: never rated."""
    return option(
        Name(("white", "black", "both"), optional=True),
        "",
        Text("Qui peut prendre un conseil", "Who may take a counsellor"),
        Text("Du consentement de l'autre.", "By consent of the other."),
        citation=citation,
        scope=Scope.TABLE,
        titles={
            "white": Text("les blancs", "White"),
            "black": Text("les noirs", "Black"),
            "both": Text("les deux", "both"),
        },
        short=Text("conseil", "counsel"),
        unrated=True,
    )


@dataclass(frozen=True, kw_only=True)
class BreakingOptions:
    """What is agreed about breaking the dice, at a table with hands."""

    rompre: Rompre = option(
        Choice(Rompre, ROMPRE_WORDS),
        Rompre.PERMIS,
        Text("Rompre les dés de l'autre", "Breaking the other's dice"),
        Text(
            "Rompre annule le coup avant qu'on en voie les nombres ; on peut convenir de ne point rompre.",
            "A throw broken before its numbers are seen is void; one may agree not to break.",
        ),
        citation=CONVENTION,
        by_hand=True,
        short=Text("rompre", "breaking"),
    )
    rompre_max: int | None = option(
        Number(0, 3),
        None,
        Text("Combien de fois de suite", "How many times running"),
        Text(
            "Sans choix, l'usage du traité : trois en rigueur, une en bonne compagnie ; 0 est sans limite.",
            "If nothing is said, as the treatise has it: three in rigour, one in good company; 0: no limit.",
        ),
        citation=Citation(LEP, "rule 16"),
        by_hand=True,
        short=Text("rompre de suite", "breaks running"),
    )
    peine: Peine = option(
        Choice(Peine, PEINE_WORDS),
        Peine.NOMBRE,
        Text("Peine de qui rompt", "Penalty for breaking"),
        Text("Là où rompre est exclu.", "Where breaking is excluded."),
        citation=CONVENTION,
        by_hand=True,
        short=Text("peine", "penalty"),
    )
    peine_de: int = option(
        Number(1, MOST_PENALTY),
        2,
        Text("Montant de la peine", "Amount of the penalty"),
        Text("Points, trous ou enjeux.", "Points, holes or stakes."),
        citation=CONVENTION,
        by_hand=True,
        short=Text("peine de", "penalty of"),
    )
    attente: bool = option(
        Flag(),
        False,
        Text("Les dés attendent l'autre", "The dice wait for the other"),
        Text(
            "Avant qu'ils tombent, l'autre les laisse ou les rompt ; pour jouer à distance.",
            "Before they fall, the other lets them or breaks them; for playing at a distance.",
        ),
        citation=Citation(ACADEMIE, remark=Message("citations-ours-no-hands")),
        by_hand=True,
        short=Text("dés attendus", "dice wait"),
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
