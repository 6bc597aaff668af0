"""Account sheets: ruled in columns, a group of them for each account; and the sheet as plain text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Generic, NamedTuple, TypeVar

from academie.words import Language, Text

PAVILLON: Final = "⚑"
"""The flag of a bredouille of holes; a grande has two."""

_GAP: Final = 2

W = TypeVar("W", bound=Text | str)
"""Words: for any reader, or already in the language of one."""


class Cell(NamedTuple, Generic[W]):
    """What stands in one column."""

    text: W
    pavillons: int = 0

    def __str__(self) -> str:
        return f"{PAVILLON * self.pavillons} {self.text}".strip()


class Row(NamedTuple, Generic[W]):
    """A line: its number, and its cells by account."""

    label: str
    cells: tuple[tuple[Cell[W], ...], ...]


class Sum(NamedTuple, Generic[W]):
    """A line below the rule: one figure for each account."""

    label: W
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sheet(Generic[W]):
    """A whole account sheet."""

    title: W
    subtitle: W
    heads: tuple[W, ...]
    """Whose account each is."""
    label: W
    """What the rows are."""
    columns: tuple[W, ...]
    """The columns that each account has."""
    rows: tuple[Row[W], ...]
    sums: tuple[Sum[W], ...]
    notes: tuple[W, ...]


def said(sheet: Sheet[Text], language: Language) -> Sheet[str]:
    """Return the sheet in the language of one reader."""

    def each(texts: tuple[Text, ...]) -> tuple[str, ...]:
        return tuple(text.in_(language) for text in texts)

    def cells(row: Row[Text]) -> tuple[tuple[Cell[str], ...], ...]:
        return tuple(
            tuple(Cell(cell.text.in_(language), cell.pavillons) for cell in account) for account in row.cells
        )

    return Sheet(
        title=sheet.title.in_(language),
        subtitle=sheet.subtitle.in_(language),
        heads=each(sheet.heads),
        label=sheet.label.in_(language),
        columns=each(sheet.columns),
        rows=tuple(Row(row.label, cells(row)) for row in sheet.rows),
        sums=tuple(Sum(item.label.in_(language), item.values) for item in sheet.sums),
        notes=each(sheet.notes),
    )


def as_text(sheet: Sheet[str]) -> str:
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
    def of(cls, sheet: Sheet[str]) -> _Layout:
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

    def row(self, row: Row[str]) -> str:
        return self.line(
            row.label, [self.cells(account, [*map(str, cells)]) for account, cells in enumerate(row.cells)]
        )

    def total(self, item: Sum[str]) -> str:
        return self.line(item.label, item.values)

    def rule(self) -> str:
        return "─" * self.label + "─┼─" + "─┼─".join("─" * width for width in self.groups)


def _labels(sheet: Sheet[str]) -> Iterator[str]:
    yield sheet.label
    yield from (row.label for row in sheet.rows)
    yield from (item.label for item in sheet.sums)
