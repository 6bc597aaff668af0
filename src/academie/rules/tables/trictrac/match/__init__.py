"""Trictrac in company: à écrire for two, chouette, two against two, à tourner, poule, turn about."""

from academie.rules.tables.trictrac.match.company import Account, Company, Payment, Settlement, Unit
from academie.rules.tables.trictrac.match.ecrire import Ecrire, Written
from academie.rules.tables.trictrac.match.ended import Ended, ended
from academie.rules.tables.trictrac.match.marque import Marque, marque
from academie.rules.tables.trictrac.match.named import ECRIRE, POULES, TOUR_A_TOUR, ecrire_rules
from academie.rules.tables.trictrac.match.poule import Poule, poule
from academie.rules.tables.trictrac.match.rotation import (
    ATourner,
    Chouette,
    DeuxContreDeux,
    Rotation,
    TeteATete,
)
from academie.rules.tables.trictrac.match.rules import EcrireRules, PouleRules, TourRules
from academie.rules.tables.trictrac.match.seating import Exchange, Person, Seating
from academie.rules.tables.trictrac.match.tour_a_tour import TourATour, tour_a_tour

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
