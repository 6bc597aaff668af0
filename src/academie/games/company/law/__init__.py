"""Trictrac in company: à écrire for two, chouette, two against two, à tourner, poule, turn about."""

from academie.games.company.law.company import (
    Account,
    Company,
    Ended,
    Exchange,
    Payment,
    Person,
    Seating,
    Settlement,
    Unit,
    ended,
)
from academie.games.company.law.ecrire import Ecrire, Marque, Written, marque
from academie.games.company.law.poule import Poule, poule
from academie.games.company.law.rotation import ATourner, Chouette, DeuxContreDeux, Rotation, TeteATete
from academie.games.company.law.rules import (
    ECRIRE,
    POULES,
    TOUR_A_TOUR,
    EcrireRules,
    PouleRules,
    TourRules,
    ecrire_rules,
)
from academie.games.company.law.tour_a_tour import TourATour, tour_a_tour

__all__ = [
    "ECRIRE",
    "POULES",
    "TOUR_A_TOUR",
    "ATourner",
    "Account",
    "Chouette",
    "Company",
    "DeuxContreDeux",
    "Ecrire",
    "EcrireRules",
    "Ended",
    "Exchange",
    "Marque",
    "Payment",
    "Person",
    "Poule",
    "PouleRules",
    "Rotation",
    "Seating",
    "Settlement",
    "TeteATete",
    "TourATour",
    "TourRules",
    "Unit",
    "Written",
    "ecrire_rules",
    "ended",
    "marque",
    "poule",
    "tour_a_tour",
]
