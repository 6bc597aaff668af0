"""The score sheet of a game as clients are told it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from academie.kernel import Language, State
from academie.notation import AnyNotation
from academie.notation.sheet import Cell, Row, Sheet
from academie.server.protocol import SheetCell, SheetRow, Sheets, SheetSum, SheetTold


def sheets(notation: AnyNotation, state: State[Any], players: Sequence[str]) -> Sheets | None:
    """The account kept beside the board in both languages; nothing for a game that keeps none."""
    french = notation.sheet(state, players, Language.FRENCH)
    english = notation.sheet(state, players, Language.ENGLISH)
    return None if french is None or english is None else Sheets(sheet_told(french), sheet_told(english))


def sheet_told(sheet: Sheet) -> SheetTold:
    return SheetTold(
        title=sheet.title,
        subtitle=sheet.subtitle,
        heads=[*sheet.heads],
        label=sheet.label,
        columns=[*sheet.columns],
        rows=[_row(row) for row in sheet.rows],
        sums=[SheetSum(item.label, [*item.values]) for item in sheet.sums],
        notes=[*sheet.notes],
    )


def _row(row: Row) -> SheetRow:
    return SheetRow(row.label, [[_cell(cell) for cell in account] for account in row.cells])


def _cell(cell: Cell) -> SheetCell:
    return SheetCell(cell.text, cell.pavillons)
