"""Account sheets: ruled in columns, a group of them for each account; and the sheet as plain text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

PAVILLON: Final = "⚑"
"""The flag of a bredouille of holes; a grande has two."""

_GAP: Final = 2


class Cell(NamedTuple):
    """What stands in one column."""

    text: str = ""
    pavillons: int = 0

    def __str__(self) -> str:
        return f"{PAVILLON * self.pavillons} {self.text}".strip()


class Row(NamedTuple):
    """A line: its label, and its cells by account."""

    label: str
    cells: tuple[tuple[Cell, ...], ...]


class Sum(NamedTuple):
    """A line below the rule: one figure for each account."""

    label: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole account sheet; every word is already in the reader's language."""

    title: str
    subtitle: str
    heads: tuple[str, ...]
    """Whose account each is."""
    label: str
    """What the rows are."""
    columns: tuple[str, ...]
    """The columns that each account has."""
    rows: tuple[Row, ...]
    sums: tuple[Sum, ...]
    notes: tuple[str, ...]


def as_text(sheet: Sheet) -> str:
    """Return the sheet as lines of equal width, for a terminal."""
    layout = _Layout.of(sheet)
    rule = layout.rule()
    lines = [
        sheet.title,
        sheet.subtitle,
        "",
        layout.line("", [head.center(width) for head, width in zip(sheet.heads, layout.groups, strict=True)]),
        layout.line(sheet.label, [layout.cells(index, sheet.columns) for index in range(len(sheet.heads))]),
        rule,
        *(layout.row(row) for row in sheet.rows),
        rule,
        *(layout.total(item) for item in sheet.sums),
        "",
        *sheet.notes,
    ]
    return "\n".join(line.rstrip() for line in lines) + "\n"


@dataclass(frozen=True, slots=True)
class _Layout:
    """The widths of the columns."""

    label: int
    columns: tuple[tuple[int, ...], ...]
    """By account."""
    groups: tuple[int, ...]

    @classmethod
    def of(cls, sheet: Sheet) -> _Layout:
        label = max(len(text) for text in _labels(sheet))
        columns = tuple(
            tuple(
                max([len(title), *(len(str(row.cells[account][index])) for row in sheet.rows)])
                for index, title in enumerate(sheet.columns)
            )
            for account in range(len(sheet.heads))
        )
        groups = tuple(
            max(sum(widths) + _GAP * (len(widths) - 1), len(head))
            for widths, head in zip(columns, sheet.heads, strict=True)
        )
        return cls(label, columns, groups)

    def line(self, label: str, groups: Sequence[str]) -> str:
        ruled = " │ ".join(text.rjust(width) for text, width in zip(groups, self.groups, strict=True))
        return f"{label.ljust(self.label)} │ {ruled}"

    def cells(self, account: int, texts: Sequence[str]) -> str:
        widths = self.columns[account]
        return (" " * _GAP).join(text.rjust(width) for text, width in zip(texts, widths, strict=True))

    def row(self, row: Row) -> str:
        return self.line(
            row.label, [self.cells(account, [*map(str, cells)]) for account, cells in enumerate(row.cells)]
        )

    def total(self, item: Sum) -> str:
        return self.line(item.label, item.values)

    def rule(self) -> str:
        return "─" * self.label + "─┼─" + "─┼─".join("─" * width for width in self.groups)


def _labels(sheet: Sheet) -> Iterator[str]:
    yield sheet.label
    yield from (row.label for row in sheet.rows)
    yield from (item.label for item in sheet.sums)
