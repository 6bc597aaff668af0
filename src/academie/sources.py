"""The works the laws rest on, by the sigla used in every citation."""

from __future__ import annotations

from typing import Final

from academie.kernel import Source
from academie.kernel.citation import OURS

ACAD_A: Final = Source(
    "ACAD-A",
    "Académie universelle des jeux, t. III, first treatise of trictrac",
    1806,
    "Académie universelle des jeux, t. III, premier traité du trictrac",
)
ACAD_B: Final = Source(
    "ACAD-B",
    "Académie universelle des jeux, t. III, second treatise of trictrac",
    1806,
    "Académie universelle des jeux, t. III, second traité du trictrac",
)
ACAD: Final = Source(
    "ACAD",
    "Académie universelle des jeux, t. III, the lesser games of the tables",
    1806,
    "Académie universelle des jeux, t. III, les petits jeux du trictrac",
)
ACAD_D: Final = Source(
    "ACAD-D",
    "Académie universelle des jeux, t. III, the game of dominoes",
    1806,
    "Académie universelle des jeux, t. III, le jeu de domino",
)
LEP: Final = Source("LEP", "Lepeintre, Cours complet de trictrac", 1818)
FALLAVEL: Final = Source("EXT-F", "Fallavel, Le jeu du trictrac", 1776)
MALFILATRE: Final = Source("EXT-M", "Malfilâtre, Lois et règles du trictrac", 2013)
MANOURY: Final = Source("MAN", "Manoury, Le jeu de dames à la polonoise", 1787)
METZ: Final = Source(
    "METZ",
    "Livre de Metz (Lallement 1802), as revised by Grégoire",
    1802,
    "Livre de Metz (Lallement 1802), revu par Grégoire",
)
FMJD: Final = Source(
    "FMJD",
    "Fédération mondiale du jeu de dames, official rules, annex 1",
    2018,
    "Fédération mondiale du jeu de dames, règles officielles, annexe 1",
)
PHILIDOR: Final = Source(
    "PHIL",
    "Philidor, Analyse du jeu des échecs, in the Académie universelle des jeux, t. III",
    1806,
    "Philidor, Analyse du jeu des échecs, dans l'Académie universelle des jeux, t. III",
)
FIDE: Final = Source(
    "FIDE",
    "Fédération internationale des échecs, Laws of Chess",
    2023,
    "Fédération internationale des échecs, Règles du jeu",
)
ACADEMIE: Final = Source(
    OURS,
    "Académie, the readings this project takes where its sources are silent",
    2026,
    "Académie, les lectures que ce projet prend où les sources se taisent",
)

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
