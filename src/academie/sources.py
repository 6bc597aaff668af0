"""The works the laws rest on, by the sigla used in every citation. Their titles are in the catalogues."""

from __future__ import annotations

from typing import Final

from academie.kernel import Source
from academie.kernel.citation import OURS
from academie.words import Message


def _work(siglum: str, year: int) -> Source:
    key = siglum.lower()
    return Source(siglum, Message(f"citations-source-{key}"), year, Message(f"citations-name-{key}"))


ACAD_A: Final = _work("ACAD-A", 1806)
ACAD_B: Final = _work("ACAD-B", 1806)
ACAD: Final = _work("ACAD", 1806)
ACAD_D: Final = _work("ACAD-D", 1806)
LEP: Final = _work("LEP", 1818)
FALLAVEL: Final = _work("EXT-F", 1776)
MALFILATRE: Final = _work("EXT-M", 2013)
MANOURY: Final = _work("MAN", 1787)
METZ: Final = _work("METZ", 1858)._replace(or_later=True)
"""Grégoire's revision: to its preface Morphy's eight games at once are recent (METZ.preface.p5)."""
FMJD: Final = _work("FMJD", 2018)
PHILIDOR: Final = _work("PHIL", 1806)
FIDE: Final = _work("FIDE", 2023)
ACADEMIE: Final = _work(OURS, 2026)

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
SIGLA: Final = {source.siglum: source for source in SOURCES}
