"""Plots as SVG: the same bytes for the same figures, and wide enough for a telephone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from academie.lab.measured import Measure
from academie.words import Language, Text

WIDTH: Final = 4.2
"""Inches: about that many hundred pixels, the width of a telephone."""
LONG: Final = 100
"""A curve that goes on for so many times its beginning is drawn on a logarithmic axis."""
INK: Final = "#5d4037"
LIGHT: Final = "#bcaaa4"
STYLE: Final[Any] = {
    "svg.hashsalt": "academie",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


@dataclass(frozen=True, slots=True)
class Plot:
    """A drawing on one pair of axes, with its height and title."""

    height: float
    title: str
    draw: Callable[[Any], None]

    def save(self, path: Path) -> None:
        """Draw it into a file, without date or creator, so that only the figures change it."""
        # matplotlib is slow to load.
        library: Any = import_module("matplotlib")
        figures: Any = import_module("matplotlib.figure")
        with library.rc_context(STYLE):
            figure = figures.Figure((WIDTH, self.height), layout="constrained")
            axes = figure.add_subplot()
            figure.suptitle(self.title, x=0.01, ha="left", fontsize=10)
            self.draw(axes)
            figure.savefig(path, format="svg", metadata={"Date": None, "Creator": None})


def intervals(measures: Mapping[str, Measure], title: Text, unit: Text, language: Language) -> Plot:
    """A line for each measure: the mean as a point, the interval as a bar, zero as a thin line."""

    def draw(axes: Any) -> None:  # noqa: ANN401 - matplotlib has no types
        places = [*range(len(measures), 0, -1)]
        means, offs = [each.mean for each in measures.values()], [each.off for each in measures.values()]
        axes.axvline(0.0, color=LIGHT, linewidth=1)
        axes.errorbar(means, places, xerr=offs, fmt="o", color=INK, markersize=4, capsize=2)
        axes.set_yticks(places, [*measures])
        axes.set_xlabel(unit.in_(language))

    return Plot(0.9 + 0.19 * len(measures), title.in_(language), draw)


def counts(values: Sequence[int], width: int, title: Text, unit: Text, language: Language) -> Plot:
    """A histogram with bars of that width."""

    def draw(axes: Any) -> None:  # noqa: ANN401 - as above
        axes.hist(values, bins=range(0, max(values) + 2 * width, width), color=INK, edgecolor="white")
        axes.set_xlabel(unit.in_(language))
        axes.set_yticks([])
        axes.spines["left"].set_visible(False)

    return Plot(2.4, title.in_(language), draw)


def ladder(
    steps: Mapping[str, tuple[float, float, float]], title: Text, unit: Text, language: Language
) -> Plot:
    """Strength from step to step: a mean with its bounds for each, joined by a line."""

    def draw(axes: Any) -> None:  # noqa: ANN401 - as above
        places, means = [*range(len(steps))], [mean for mean, _, _ in steps.values()]
        below = [mean - least for mean, least, _ in steps.values()]
        above = [most - mean for mean, _, most in steps.values()]
        axes.errorbar(places, means, yerr=[below, above], fmt="o-", color=INK, markersize=4, capsize=2)
        axes.set_xticks(places, [*steps], rotation=45, ha="right")
        axes.set_ylabel(unit.in_(language))
        axes.grid(axis="y", color=LIGHT, linewidth=0.4)

    return Plot(2.8, title.in_(language), draw)


def curve(
    points: Sequence[tuple[int, float, float | None, float | None]], title: str, units: tuple[str, str]
) -> Plot:
    """A value as it goes on, its interval as a shade: logarithmic where it goes on for a hundred times."""

    def draw(axes: Any) -> None:  # noqa: ANN401 - as above
        places, values, lows, highs = zip(*points, strict=True)
        sampled = [low is not None and high is not None for low, high in zip(lows, highs, strict=True)]
        axes.plot(places, values, "o-", color=INK, markersize=2.5, linewidth=1)
        if all(sampled):
            axes.fill_between(places, lows, highs, color=LIGHT, alpha=0.5, linewidth=0)
        if places[0] > 0 and places[-1] >= LONG * places[0]:
            axes.set_xscale("log")
        axes.set_xlabel(units[0])
        axes.set_ylabel(units[1])
        axes.grid(axis="y", color=LIGHT, linewidth=0.4)

    return Plot(2.8, title, draw)
