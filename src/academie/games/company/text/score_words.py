"""The words of a score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import reduce
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
from academie.words import Message, Text

FORM: Final[dict[type[Rotation], Text]] = {
    TeteATete: Message("company-ecrire"),
    Chouette: Message("company-sheet-chouette"),
    DeuxContreDeux: Message("company-sheet-deux-contre-deux"),
    ATourner: Message("company-sheet-a-tourner"),
}
POULE: Final = Message("company-sheet-poule")
TOUR_A_TOUR: Final = Message("company-sheet-tour")

MARQUE: Final = Message("company-sheet-marque")
PARTIE: Final = Message("company-sheet-partie")
PLAYS: Final = Message("company-sheet-plays")
HOLES: Final = Message("company-sheet-holes")
CONSOLATION: Final = Message("company-sheet-consolation")
OWES: Final = Message("company-sheet-owes")
WINS: Final = Message("company-sheet-wins")
LOSES: Final = Message("company-sheet-loses")

MADE: Final = Message("company-sheet-made")
POINTS: Final = Message("company-sheet-points")
POSTILLON: Final = Message("company-sheet-postillon")
JETON_QUEUE: Final = Message("company-sheet-jeton-queue")
QUEUE: Final = Message("company-sheet-queue")
TOTAL: Final = Message("company-sheet-total")
WON: Final = Message("company-sheet-won")
STAKED: Final = Message("company-sheet-staked")
TAKEN: Final = Message("company-sheet-taken")
BALANCE: Final = Message("company-sheet-balance")

BREDOUILLE: Final = Message("company-sheet-bredouille")
REFAIT: Final = Message("company-sheet-refait")
QUITS: Final = Message("company-sheet-quits")

UNIT: Final = {
    Unit.JETON: Message("company-jetons"),
    Unit.FICHE: Message("company-fiches"),
    Unit.STAKE: Message("company-stakes"),
}


def parties(count: int) -> Text:
    """How many parties are played."""
    return Message("company-sheet-parties", count=count)


def at_most(count: int) -> Text:
    """How long a poule may last."""
    return Message("company-sheet-at-most", count=count)


def amount(value: Fraction | int, unit: Unit) -> Text:
    """So many jetons, fiches or stakes; a single one and any fraction of it in the singular."""
    return UNIT[unit].given(amount=str(value), count=2 if value > 1 else 1)


def together(names: Sequence[Text]) -> Text:
    """The names of those who share an account."""

    def both(one: Text, two: Text) -> Text:
        return Message("company-partners", one=one, two=two)

    return reduce(both, names)


def paid(payment: Payment, settled: Settlement, names: Sequence[Text]) -> Text:
    """Who pays whom what."""
    payer, payee = names[payment.payer], names[payment.payee]
    sum_ = amount(payment.amount, settled.unit)
    return Message("company-sheet-paid", payer=payer, payee=payee, sum=sum_)


def next_to_play(seating: Seating, names: Sequence[Text]) -> Text:
    """Who plays now, White named first."""
    white, black = names[seating.white], names[seating.black]
    return Message("company-sheet-next", white=white, black=black)
