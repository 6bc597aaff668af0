"""Trictrac in company as one sits down to it: à écrire for two and for several, the poule, turn about."""

from academie.games.company.events import AtBoard, Exchanged, MarqueWritten, Owed, Paid, PouleEnded, Staked
from academie.games.company.games import A_ECRIRE, POULE, TOUR_A_TOUR
from academie.games.company.seance import Seance

__all__ = [
    "A_ECRIRE",
    "POULE",
    "TOUR_A_TOUR",
    "AtBoard",
    "Exchanged",
    "MarqueWritten",
    "Owed",
    "Paid",
    "PouleEnded",
    "Seance",
    "Staked",
]
