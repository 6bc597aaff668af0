"""What a study found: a table of measures with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from academie.engine.dice.engine import SURE, Tally
from academie.lab.score import half
from academie.words import Language, Text

KEPT: Final = 6
"""Digits of a measure."""


@dataclass(frozen=True, slots=True)
class Measure:
    """A mean, and half of its 95 % interval."""

    mean: float
    off: float
    digits: int = 3
    unit: str = ""
    signed: bool = True
    """Whether it can be negative, as stakes can and lengths cannot."""

    def __post_init__(self) -> None:
        # A plot and the data agree to the last digit.
        object.__setattr__(self, "mean", round(self.mean, KEPT))
        object.__setattr__(self, "off", round(self.off, KEPT))

    def text(self) -> str:
        """The measure as text, as in `+0.120 ± 0.011`."""
        sign = "+" if self.signed else ""
        return f"{self.mean:{sign}.{self.digits}f} ± {self.off:.{self.digits}f}{self.unit}"


def tallied(tally: Tally, digits: int = 3) -> Measure:
    """The measure of a tally."""
    return Measure(tally.mean, SURE * tally.error, digits)


def sampled(values: Sequence[float], digits: int = 3, unit: str = "", *, signed: bool = True) -> Measure:
    """The measure of independent values."""
    return Measure(sum(values) / len(values), half(values), digits, unit, signed)


def counted(values: Sequence[int]) -> Measure:
    """The measure of counts."""
    return sampled([*map(float, values)], 1, signed=False)


@dataclass(frozen=True, slots=True)
class Row:
    """What was measured of one thing."""

    label: Text
    measures: tuple[Measure, ...]
    said: str = ""
    """A remark, such as the best play."""


@dataclass(frozen=True, slots=True)
class Findings:
    """A table of what was measured."""

    title: Text
    heads: tuple[Text, ...]
    """The headings of the labels, of each measure, and of the remarks if there are any."""
    rows: tuple[Row, ...]

    @property
    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "title": self.title.both(),
            "heads": [head.both() for head in self.heads],
            "rows": [
                {
                    "label": row.label.both(),
                    "measures": [[measure.mean, measure.off] for measure in row.measures],
                    **({"said": row.said} if row.said else {}),
                }
                for row in self.rows
            ],
        }

    def cells(self, language: Language) -> list[list[str]]:
        """The cells of each row."""
        return [
            [
                row.label.in_(language),
                *(each.text() for each in row.measures),
                *([row.said] if row.said else []),
            ]
            for row in self.rows
        ]
