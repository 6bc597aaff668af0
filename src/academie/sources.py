"""The works the laws rest on, by the sigla used in every citation."""

from __future__ import annotations

from typing import Final

from academie.kernel import Source
from academie.kernel.citation import OURS

ACAD_A: Final = Source("ACAD-A", "Académie universelle des jeux, t. III, first treatise of trictrac", 1806)
ACAD_B: Final = Source("ACAD-B", "Académie universelle des jeux, t. III, second treatise of trictrac", 1806)
ACAD: Final = Source("ACAD", "Académie universelle des jeux, t. III, the lesser games of the tables", 1806)
ACAD_D: Final = Source("ACAD-D", "Académie universelle des jeux, t. III, the game of dominoes", 1806)
LEP: Final = Source("LEP", "Lepeintre, Cours complet de trictrac", 1818)
FALLAVEL: Final = Source("EXT-F", "Fallavel, Le jeu du trictrac", 1776)
MALFILATRE: Final = Source("EXT-M", "Malfilâtre, Lois et règles du trictrac", 2013)
MANOURY: Final = Source("MAN", "Manoury, Le jeu de dames à la polonoise", 1787)
METZ: Final = Source("METZ", "Livre de Metz (Lallement 1802), as revised by Grégoire", 1802)
FMJD: Final = Source("FMJD", "Fédération mondiale du jeu de dames, official rules, annex 1", 2018)
PHILIDOR: Final = Source(
    "PHIL", "Philidor, Analyse du jeu des échecs, in the Académie universelle des jeux, t. III", 1806
)
FIDE: Final = Source("FIDE", "Fédération internationale des échecs, Laws of Chess", 2023)
ACADEMIE: Final = Source(OURS, "Académie, the readings this project takes where its sources are silent", 2026)

SOURCES: Final = (
    ACAD_A,
    ACAD_B,
    ACAD,
    ACAD_D,
    LEP,
    FALLAVEL,
    MALFILATRE,
    MANOURY,
    METZ,
    FMJD,
    PHILIDOR,
    FIDE,
    ACADEMIE,
)
"""Every work there is."""

ELSEWHERE: Final = "a rule of another game"
"""The place cited for a switch that only another game of the family has."""
