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
from academie.words import Language, Message, Text

FORM: Final[dict[type[Rotation], Text]] = {
    TeteATete: Message("company-trictrac-ecrire"),
    Chouette: Message("company-trictrac-ecrire-la-chouette"),
    DeuxContreDeux: Message("company-trictrac-ecrire-two-against-two"),
    ATourner: Message("company-trictrac-ecrire-tourner"),
}
POULE: Final = Message("company-poule")
TOUR_A_TOUR: Final = Message("company-tour-a-tour")

MARQUE: Final = Message("company-marque")
PARTIE: Final = Message("company-partie")
PLAYS: Final = Message("company-plays")
HOLES: Final = Message("company-holes-holes")
CONSOLATION: Final = Message("company-consol")
OWES: Final = Message("company-owes")
WINS: Final = Message("company-wins")
LOSES: Final = Message("company-loses")

MADE: Final = Message("company-made")
POINTS: Final = Message("company-points")
POSTILLON: Final = Message("company-postillon")
JETON_QUEUE: Final = Message("company-queue-des-jetons")
QUEUE: Final = Message("company-queue-queue")
TOTAL: Final = Message("company-total")
WON: Final = Message("company-won")
STAKED: Final = Message("company-staked")
TAKEN: Final = Message("company-taken")
BALANCE: Final = Message("company-balance")

BREDOUILLE: Final = Message("company-bredouille")
REFAIT: Final = Message("company-r-after-refait")
QUITS: Final = Message("company-quits")

UNIT: Final = {
    Unit.JETON: (Message("company-jeton"), Message("company-jetons")),
    Unit.FICHE: (Message("company-fiche"), Message("company-fiches-2")),
    Unit.STAKE: (Message("company-stake"), Message("company-stakes")),
}


def length(marques: int) -> Text:
    """How long a party à écrire is."""
    return Message("company-in-marques", marques=marques)


def parties(count: int) -> Text:
    """How many parties are played."""
    return Message("company-in-parties", count=count)


def at_most(count: int) -> Text:
    """How long a poule may last."""
    return Message("company-parties-at-most", count=count)


def amount(value: Fraction | int, unit: Unit, language: Language) -> str:
    """So many jetons, fiches or stakes; a single one and any fraction of it in the singular."""
    one, many = UNIT[unit]
    return f"{value} {(many if value > 1 else one).in_(language)}"


def paid(payment: Payment, settled: Settlement, names: tuple[str, ...], language: Language) -> str:
    """Who pays whom what."""
    payer, payee = names[payment.payer], names[payment.payee]
    sum_ = amount(payment.amount, settled.unit, language)
    return Message("company-pays-2", payer=payer, payee=payee, sum=sum_).in_(language)


def next_to_play(seating: Seating, names: tuple[str, ...], language: Language) -> str:
    """Who plays now, White named first."""
    white, black = names[seating.white], names[seating.black]
    return Message("company-play-white-against-black", white=white, black=black).in_(language)
