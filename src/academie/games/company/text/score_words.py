"""The words of a score sheet."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from academie.games.company.law import (
    ATourner,
    Chouette,
    DeuxContreDeux,
    Payment,
    Rotation,
    Seating,
    Settlement,
    TeteATete,
    Unit,
)
from academie.kernel import Language, Text

FORM: Final[dict[type[Rotation], Text]] = {
    TeteATete: Text("Trictrac à écrire", "Trictrac à écrire"),
    Chouette: Text("Trictrac à écrire, à la chouette", "Trictrac à écrire, à la chouette"),
    DeuxContreDeux: Text("Trictrac à écrire, deux contre deux", "Trictrac à écrire, two against two"),
    ATourner: Text("Trictrac à écrire, à tourner", "Trictrac à écrire, à tourner"),
}
POULE: Final = Text("Poule au trictrac", "A poule of trictrac")
TOUR_A_TOUR: Final = Text(
    "Trictrac tour à tour, le vainqueur demeure", "Trictrac turn about: the winner stays"
)

MARQUE: Final = Text("marqué", "marqué")
PARTIE: Final = Text("partie", "partie")
PLAYS: Final = Text("joue", "plays")
HOLES: Final = Text("trous", "holes")
CONSOLATION: Final = Text("consol.", "consol.")
OWES: Final = Text("doit", "owes")
WINS: Final = Text("gagne", "wins")
LOSES: Final = Text("perd", "loses")

MADE: Final = Text("marqués faits", "marqués made")
POINTS: Final = Text("points", "points")
POSTILLON: Final = Text("postillon", "postillon")
JETON_QUEUE: Final = Text("queue des jetons", "queue des jetons")
QUEUE: Final = Text("queue", "queue")
TOTAL: Final = Text("total dû", "total owed")
WON: Final = Text("parties gagnées", "parties won")
STAKED: Final = Text("mises", "staked")
TAKEN: Final = Text("retiré de la poule", "out of the poule")
BALANCE: Final = Text("solde", "balance")

BREDOUILLE: Final = Text(
    "⚑ bredouille : chaque pavillon double (petite ×2, grande ×4)",
    "⚑ bredouille: each pavillon doubles (petite ×2, grande ×4)",
)
REFAIT: Final = Text("r : après un refait", "r: after a refait")
QUITS: Final = Text("Quittes.", "All are quits.")

UNIT: Final = {
    Unit.JETON: (Text("jeton", "jeton"), Text("jetons", "jetons")),
    Unit.FICHE: (Text("fiche", "fiche"), Text("fiches", "fiches")),
    Unit.STAKE: (Text("mise", "stake"), Text("mises", "stakes")),
}


def length(marques: int) -> Text:
    """How long a party à écrire is."""
    return Text(f"en {marques} marqués", f"in {marques} marqués")


def parties(count: int) -> Text:
    """How many parties are played."""
    return Text(f"en {count} parties", f"in {count} parties")


def at_most(count: int) -> Text:
    """How long a poule may last."""
    return Text(f"{count} parties au plus", f"{count} parties at most")


def amount(value: Fraction | int, unit: Unit, language: Language) -> str:
    """So many jetons, fiches or stakes; a single one and any fraction of it in the singular."""
    one, many = UNIT[unit]
    return f"{value} {(many if value > 1 else one).in_(language)}"


def paid(payment: Payment, settled: Settlement, names: tuple[str, ...], language: Language) -> str:
    """Who pays whom what."""
    payer, payee = names[payment.payer], names[payment.payee]
    sum_ = amount(payment.amount, settled.unit, language)
    return Text(f"{payer} paie à {payee} {sum_}.", f"{payer} pays {payee} {sum_}.").in_(language)


def next_to_play(seating: Seating, names: tuple[str, ...], language: Language) -> str:
    """Who plays now, White named first."""
    white, black = names[seating.white], names[seating.black]
    return Text(
        f"À jouer : {white} (Blanc) contre {black} (Noir).",
        f"To play: {white} (White) against {black} (Black).",
    ).in_(language)
