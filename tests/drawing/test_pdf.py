"""Leaves printed as PDF."""

import re
import zlib

from academie.drawing.pdf import sheet
from academie.library import catalogue
from academie.library.page import study_page


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf))


def drawn(pdf: bytes) -> bytes:
    """What stands on the pages, unpacked."""
    streams = re.findall(rb"stream\n(.*?)\nendstream", pdf, re.DOTALL)
    return b"".join(map(zlib.decompress, streams))


def test_a_study_is_printed_in_both_languages_with_its_source() -> None:
    """MAN N. 9."""
    printed = sheet([study_page(catalogue().study("man-9"))])
    assert printed.startswith(b"%PDF-")
    assert pages(printed) == 1
    words = drawn(printed)
    assert b"The book's line" in words
    assert "Vérifié".encode("latin-1") in words
    assert b"27-22 11x41" in words
    assert b"MAN" in words or b"Manoury" in words


def test_each_study_has_a_page_of_its_own_and_a_long_one_several() -> None:
    """PHIL, Cunningham's gambit with its renvois and readings, and an example of ACAD-B ch. IX."""
    printed = sheet(study_page(catalogue().study(id_)) for id_ in ("phil-gc", "b-ix-1"))
    assert pages(printed) > 2


def test_letters_that_the_fonts_lack_do_not_hinder() -> None:
    """MAN N. 3 tells what is printed and what is read with an arrow."""
    printed = sheet([study_page(catalogue().study("man-3"))])
    assert b"27-28 -> 27-22" in drawn(printed)
