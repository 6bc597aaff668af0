"""What a study found: rows of measures, each with how far the truth may be from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from academie.engine.dice.engine import SURE, Tally
from academie.kernel import Language, Text
from academie.lab.score import half

KEPT: Final = 6
"""Digits of a measure."""


@dataclass(frozen=True, slots=True)
class Measure:
    """A mean, and how far the truth may be from it nineteen times in twenty."""

    mean: float
    off: float
    digits: int = 3
    unit: str = ""
    signed: bool = True
    """Whether nought is the middle, as of stakes, and not the least, as of lengths."""

    def __post_init__(self) -> None:
        # What is drawn is what is told as data, to the last digit.
        object.__setattr__(self, "mean", round(self.mean, KEPT))
        object.__setattr__(self, "off", round(self.off, KEPT))

    def told(self) -> str:
        """As in `+0.120 ± 0.011`."""
        sign = "+" if self.signed else ""
        return f"{self.mean:{sign}.{self.digits}f} ± {self.off:.{self.digits}f}{self.unit}"


def tallied(tally: Tally, digits: int = 3) -> Measure:
    """What a tally says."""
    return Measure(tally.mean, SURE * tally.error, digits)


def sampled(values: Sequence[float], digits: int = 3, unit: str = "", *, signed: bool = True) -> Measure:
    """What values drawn independently say."""
    return Measure(sum(values) / len(values), half(values), digits, unit, signed)


def counted(values: Sequence[int]) -> Measure:
    """What numbers of things say."""
    return sampled([*map(float, values)], 1, signed=False)


@dataclass(frozen=True, slots=True)
class Row:
    """What was measured of one thing."""

    label: Text
    measures: tuple[Measure, ...]
    said: str = ""
    """What goes with it, such as the best play."""


@dataclass(frozen=True, slots=True)
class Findings:
    """A table of what was measured."""

    title: Text
    heads: tuple[Text, ...]
    """Of the labels, of each measure, and of what goes with it if anything does."""
    rows: tuple[Row, ...]

    @property
    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "title": self.title._asdict(),
            "heads": [head._asdict() for head in self.heads],
            "rows": [
                {
                    "label": row.label._asdict(),
                    "measures": [[measure.mean, measure.off] for measure in row.measures],
                    **({"said": row.said} if row.said else {}),
                }
                for row in self.rows
            ],
        }

    def cells(self, language: Language) -> list[list[str]]:
        """What stands in each row."""
        return [
            [
                row.label.in_(language),
                *(each.told() for each in row.measures),
                *([row.said] if row.said else []),
            ]
            for row in self.rows
        ]
