"""Positions as a PDF of A4 pages, each with boards and text in both languages side by side.

Needs fpdf2, which is loaded on first use.
"""

# ruff: noqa: PLC0415

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from io import BytesIO
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from academie.drawing.picture import draw
from academie.drawing.theme import Theme, dressed
from academie.drawing.words import colon
from academie.kernel import AcademieError, State
from academie.words import WRITTEN, Message, Text

if TYPE_CHECKING:
    from fpdf import FPDF

FONT: Final = "Times"
ENCODING: Final = "latin-1"
"""The encoding of the fonts that every PDF reader has."""
PLAIN: Final = str.maketrans(
    {"→": "->", "−": "-", "–": "-", "—": "-", "…": "...", "’": "'", "œ": "oe", "Œ": "OE", "\u202f": "\u00a0"}
)
MARGIN: Final = 18.0
GUTTER: Final = 8.0
WIDTH: Final = 210 - 2 * MARGIN
COLUMN: Final = (WIDTH - GUTTER) / 2
LEADING: Final = 4.6
BOTTOM: Final = 297 - MARGIN
UNDRAWN: Final = re.compile(r"<(title|desc)>.*?</\1>", re.DOTALL)
"""The parts of an SVG that are not drawn."""
SOFT: Final = (109, 97, 84)

NEEDED: Final = Message("drawing-no-fpdf")


class PrinterMissing(AcademieError):
    """A PDF was asked for, but fpdf2 is not installed."""


class Printed(Protocol):
    """The content of a page: one or two boards, and paragraphs with or without a label."""

    @property
    def title(self) -> Text: ...
    @property
    def source(self) -> Text: ...
    @property
    def boards(self) -> Sequence[State[Any]]: ...
    @property
    def parts(self) -> Sequence[tuple[Text | None, Text]]: ...


def sheet(leaves: Iterable[Printed], title: str = "Académie") -> bytes:
    """Return a PDF in which each item starts a new page. Raises `PrinterMissing`.

    Letters that the fonts of PDF lack are printed as question marks.
    """
    pdf = _blank(title)
    for leaf in leaves:
        pdf.add_page()
        _head(pdf, leaf)
        _boards(pdf, leaf.boards)
        for label, words in leaf.parts:
            _part(pdf, label, words)
    return bytes(pdf.output())


def _blank(title: str) -> FPDF:
    try:
        from fpdf import FPDF
    except ModuleNotFoundError as missing:
        raise PrinterMissing(NEEDED) from missing
    pdf = FPDF(format="A4")
    pdf.set_margin(MARGIN)
    pdf.set_auto_page_break(auto=False)
    pdf.set_title(title)
    pdf.set_creator("Académie")
    return pdf


def _head(pdf: FPDF, leaf: Printed) -> None:
    for text, style, size in ((leaf.title.fr, "B", 15), (leaf.title.en, "I", 12)):
        pdf.set_font(FONT, style, size)
        pdf.multi_cell(WIDTH, size * 0.45, _plain(text), align="L", new_x="LMARGIN", new_y="NEXT")
    pdf.set_font(FONT, "", 9.5)
    pdf.set_text_color(*SOFT)
    for text in dict.fromkeys((leaf.source.fr, leaf.source.en)):
        pdf.multi_cell(WIDTH, LEADING, _plain(text), align="L", new_x="LMARGIN", new_y="NEXT")
    pdf.set_text_color(0)
    pdf.ln(2)


def _boards(pdf: FPDF, boards: Sequence[State[Any]]) -> None:
    """Draw the first board on the left, the second on the right."""
    top, bottoms = pdf.get_y(), [pdf.get_y()]
    for nth, state in enumerate(boards[:2]):
        svg = UNDRAWN.sub("", dressed(draw(state).drawing, Theme.PRINT, hatched=False).translate(PLAIN))
        drawn = pdf.image(BytesIO(svg.encode()), x=MARGIN + nth * (COLUMN + GUTTER), y=top, w=COLUMN)
        bottoms.append(top + drawn.rendered_height)
    pdf.set_y(max(bottoms) + 4)


def _part(pdf: FPDF, label: Text | None, words: Text) -> None:
    """Write a paragraph in French on the left and in English on the right, over several pages if needed."""
    columns: list[list[str]] = []
    for language in WRITTEN:
        paragraph = words.in_(language)
        head = "" if label is None else f"**{label.in_(language)}**{colon(language)}"
        columns.append(_lines(pdf, head + paragraph.replace("**", "")))
    for pair in zip_longest(*columns, fillvalue=""):
        if pdf.get_y() + LEADING > BOTTOM:
            pdf.add_page()
        top = pdf.get_y()
        for nth, line in enumerate(pair):
            pdf.set_xy(MARGIN + nth * (COLUMN + GUTTER), top)
            pdf.cell(COLUMN, LEADING, line, markdown=True)
        pdf.set_y(top + LEADING)
    pdf.ln(1.5)


def _lines(pdf: FPDF, text: str) -> list[str]:
    """Return the text broken into lines of a column."""
    from fpdf.enums import MethodReturnValue

    pdf.set_font(FONT, "", 10)
    lines: list[str] = []
    for paragraph in _plain(text).split("\n"):
        broken = pdf.multi_cell(
            COLUMN, LEADING, paragraph, align="L", markdown=True, dry_run=True, output=MethodReturnValue.LINES
        )
        lines += cast("list[str]", broken)
    return lines


def _plain(text: str) -> str:
    """Return the text in letters that the fonts have."""
    return text.translate(PLAIN).encode(ENCODING, "replace").decode(ENCODING)
