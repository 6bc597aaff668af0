"""The score sheet of a company, ruled and written as on paper: a column under each name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from academie.drawing.palette import FALSE, INK, PAPER, QUIET_INK
from academie.drawing.svg import Diagram, Drawing, Element, Vec, box, element, group, polygon, whole, words
from academie.games.company.law import Company
from academie.games.company.text.score_sheet import score_sheet
from academie.notation.sheet import Cell, Row, Sheet, Sum, said
from academie.words import Language, verbatim

MARGIN: Final = 28.0
LINE: Final = 30.0
BODY: Final = 18.0
SMALL: Final = 15.0
TITLE: Final = 26.0
HEADING: Final = 96.0
"""How far the ruled part lies below the upper edge."""
PAD: Final = 12.0
NARROWEST: Final = 62.0
FLAG: Final = 13.0
_LETTER: Final = 0.53
"""The mean breadth of a letter, as a part of its size."""


def score_sheet_svg(
    company: Company, names: Sequence[str], *, language: Language = Language.FRENCH
) -> Diagram:
    """The score sheet drawn; its people are named in their order."""
    return drawn(said(score_sheet(company, tuple(map(verbatim, names))), language), language)


def drawn(sheet: Sheet[str], language: Language) -> Diagram:
    """Any sheet as a drawing, as broad and as long as it needs."""
    return whole(sheet_drawing(sheet), language)


def sheet_drawing(sheet: Sheet[str]) -> Drawing:
    """What is drawn of a sheet, to be put on paper with more."""
    ruling = Ruling.of(sheet)
    right = max(ruling.right, *(MARGIN + extent for extent in extents(sheet)))
    size = Vec(right + MARGIN, ruling.bottom + MARGIN + LINE * len(sheet.notes))
    parts = (
        box(Vec(0, 0), size.x, size.y, fill=PAPER),
        *titles(sheet, size.x / 2),
        *rules(sheet, ruling),
        *heads(sheet, ruling),
        *(body_row(row, ruling, nth) for nth, row in enumerate(sheet.rows)),
        *(sum_row(item, ruling, nth, last=nth == len(sheet.sums) - 1) for nth, item in enumerate(sheet.sums)),
        *notes(sheet, ruling),
    )
    return Drawing(size, parts, sheet.title, " ".join(sheet.notes))


@dataclass(frozen=True, slots=True)
class Ruling:
    """Where the lines of the sheet run."""

    columns: tuple[tuple[float, ...], ...]
    """By account, the right edges of its columns."""
    left: float
    """Where the accounts begin, right of the labels."""
    rows: int
    sums: int

    @classmethod
    def of(cls, sheet: Sheet[str]) -> Ruling:
        labels = [sheet.label, *(row.label for row in sheet.rows), *(item.label for item in sheet.sums)]
        left = MARGIN + max(map(breadth, labels))
        widths = [width for account in range(len(sheet.heads)) for width in column_widths(sheet, account)]
        edges = [*accumulate(widths, initial=left)][1:]
        each = len(sheet.columns)
        groups = tuple(tuple(edges[start : start + each]) for start in range(0, len(edges), each))
        return cls(groups, left, len(sheet.rows), len(sheet.sums))

    @property
    def right(self) -> float:
        return self.columns[-1][-1]

    @property
    def first(self) -> float:
        """Where the marqués begin, below the names and the heads of the columns."""
        return HEADING + 2 * LINE

    @property
    def foot(self) -> float:
        """Where the sums begin."""
        return self.first + LINE * self.rows

    @property
    def bottom(self) -> float:
        return self.foot + LINE * self.sums

    def start(self, account: int) -> float:
        """The left edge of an account."""
        return self.columns[account - 1][-1] if account else self.left


def extents(sheet: Sheet[str]) -> Iterator[float]:
    """How long the lines are that stand outside the ruled part."""
    yield len(sheet.title) * TITLE * _LETTER
    yield len(sheet.subtitle) * SMALL * _LETTER
    yield from (len(note) * BODY * _LETTER for note in sheet.notes)


def breadth(text: str) -> float:
    """About how broad a column must be to hold the text."""
    return max(NARROWEST, len(text) * BODY * _LETTER + 2 * PAD)


def needed(cell: Cell[str]) -> float:
    """The breadth of a figure with the pavillons before it."""
    return len(cell.text) * BODY * _LETTER + FLAG * cell.pavillons + 2.5 * PAD


def column_widths(sheet: Sheet[str], account: int) -> list[float]:
    """The widths of one account's columns, made broader alike if its name needs it."""
    widths = [
        max([breadth(title), *(needed(row.cells[account][index]) for row in sheet.rows)])
        for index, title in enumerate(sheet.columns)
    ]
    short = breadth(sheet.heads[account]) * 1.1 - sum(widths)
    return [width + max(0.0, short) / len(widths) for width in widths]


def titles(sheet: Sheet[str], middle: float) -> Iterator[Element]:
    """What is played, and by which rules."""
    yield words(Vec(middle, MARGIN + 8), sheet.title, TITLE, fill=INK, font_weight="bold")
    yield words(Vec(middle, MARGIN + 38), sheet.subtitle, SMALL, fill=QUIET_INK, font_style="italic")


def line(start: Vec, end: Vec, width: float, colour: str = INK) -> Element:
    """A ruled line."""
    return element("line", x1=start.x, y1=start.y, x2=end.x, y2=end.y, stroke=colour, stroke_width=width)


def rules(sheet: Sheet[str], ruling: Ruling) -> Iterator[Element]:
    """The lines: doubled below the heads and above the sums, faint between the columns of one account."""
    for y in (HEADING, ruling.bottom):
        yield line(Vec(MARGIN, y), Vec(ruling.right, y), 1.8)
    for y in (ruling.first, ruling.foot):
        yield line(Vec(MARGIN, y - 2), Vec(ruling.right, y - 2), 1)
        yield line(Vec(MARGIN, y + 1), Vec(ruling.right, y + 1), 1)
    for account in range(len(sheet.heads)):
        x = ruling.start(account)
        yield line(Vec(x, HEADING), Vec(x, ruling.bottom), 1.2)
        for edge in ruling.columns[account][:-1]:
            yield line(Vec(edge, HEADING + LINE), Vec(edge, ruling.foot), 0.5, QUIET_INK)


def heads(sheet: Sheet[str], ruling: Ruling) -> Iterator[Element]:
    """The names, and below each what its columns hold."""
    y = HEADING + 1.5 * LINE
    yield small(Vec(MARGIN, y), sheet.label, anchor="start")
    for account, name in enumerate(sheet.heads):
        middle = (ruling.start(account) + ruling.columns[account][-1]) / 2
        yield words(Vec(middle, HEADING + LINE / 2), name, BODY * 1.1, fill=INK, font_weight="bold")
        for title, edge in zip(sheet.columns, ruling.columns[account], strict=True):
            yield small(Vec(edge - PAD, y), title)


def small(at: Vec, text: str, anchor: str = "end") -> Element:
    """The head of a column."""
    return words(at, text, SMALL, anchor=anchor, fill=QUIET_INK, font_style="italic")


def body_row(row: Row[str], ruling: Ruling, nth: int) -> Element:
    """One marqué or partie across all accounts."""
    y = ruling.first + LINE * (nth + 0.5)
    cells = (
        part
        for edges, account in zip(ruling.columns, row.cells, strict=True)
        for edge, cell in zip(edges, account, strict=True)
        for part in cell_parts(cell, Vec(edge - PAD, y))
    )
    return group(
        (words(Vec(MARGIN, y), row.label, BODY, anchor="start", fill=QUIET_INK), *cells), data_row=nth + 1
    )


def cell_parts(cell: Cell[str], end: Vec) -> Iterator[Element]:
    """A figure that ends at a place, and before it its pavillons."""
    if cell.text:
        yield words(end, cell.text, BODY, anchor="end", fill=INK)
    before = end.x - len(cell.text) * BODY * _LETTER - 6
    for nth in range(cell.pavillons):
        yield pavillon(Vec(before - FLAG * nth, end.y))


def pavillon(end: Vec) -> Element:
    """The little flag of a bredouille of holes, its fly to the right."""
    pole = Vec(end.x - FLAG + 3, end.y)
    fly = (pole.plus(0, -8), Vec(end.x, end.y - 4.5), pole.plus(0, -1))
    return group(
        (line(pole.plus(0, -8), pole.plus(0, 8), 1.3), polygon(fly, fill=FALSE)), data_part="pavillon"
    )


def sum_row(item: Sum[str], ruling: Ruling, nth: int, *, last: bool) -> Element:
    """One figure an account, below the double rule; the last line, the balance, is bold."""
    y = ruling.foot + LINE * (nth + 0.5)
    weight = "bold" if last else "normal"
    figures = (
        words(Vec(edges[-1] - PAD, y), value, BODY, anchor="end", fill=INK, font_weight=weight)
        for edges, value in zip(ruling.columns, item.values, strict=True)
        if value
    )
    label = words(Vec(MARGIN, y), item.label, BODY, anchor="start", fill=INK, font_weight=weight)
    return group((label, *figures), data_sum=nth + 1)


def notes(sheet: Sheet[str], ruling: Ruling) -> Iterator[Element]:
    """Who pays whom, and what the marks mean."""
    for nth, note in enumerate(sheet.notes):
        yield words(Vec(MARGIN, ruling.bottom + LINE * (nth + 0.9)), note, BODY, anchor="start", fill=INK)
