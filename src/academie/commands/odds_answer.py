"""The answer of `academie odds`: a value for each throw, printed, drawn or as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.table import Table

from academie.commands.output import out, print_json, table
from academie.games.tables.law import odds as counting
from academie.games.tables.law.throw import FACES, THROWS, Throw
from academie.games.tables.picture.roll_chart import RollChart, roll_chart_svg
from academie.games.tables.text.acts import dice_text
from academie.games.trictrac.law import TRICTRAC
from academie.games.trictrac.law import odds as law
from academie.games.trictrac.law.jans import Jan
from academie.games.trictrac.law.state import TrictracState
from academie.games.trictrac.text import TrictracNotation
from academie.kernel import OptionError
from academie.words import Language, Message, Text, verbatim

WAYS: Final = Message("commands-odds-ways")


@dataclass(frozen=True, slots=True)
class Answer:
    """What was asked, what a value means, and the value of each throw."""

    title: Text
    legend: Text
    values: Mapping[Throw, int]

    def casts(self, least: int = 1) -> int:
        """In how many casts the value is so much or more."""
        return counting.casts(cast for cast, value in self.values.items() if value >= least)

    def plain(self) -> dict[str, object]:
        """The answer as plain data."""
        return {
            "title": self.title.both(),
            "casts": self.casts(),
            "of": counting.casts(THROWS),
            "two_ways": self.casts(2),
            "throws": {dice_text(cast): value for cast, value in self.values.items()},
        }


def by_numbers_or_law(
    title: Text, numbers: list[int] | None, position: str | None, jan: Jan, target: int | None = None
) -> Answer:
    """The answer by counting, or by the law in a position. Raises `OptionError` if neither is given."""
    if position is not None:
        return Answer(title, WAYS, law.facons(placed(position), jan, target))
    if not numbers:
        raise OptionError(Message("commands-odds-nothing-asked"))
    far = ", ".join(map(str, numbers))
    named = Message("commands-odds-title", title=title, far=far)
    return Answer(named, WAYS, counting.ways_by_throw(numbers))


def faces(numbers: list[int]) -> list[int]:
    """The numbers, if a die shows them all. Raises `OptionError`."""
    if not {*numbers} <= {*FACES}:
        raise OptionError(Message("commands-odds-die"))
    return numbers


def placed(text: str) -> TrictracState:
    """The position of trictrac written so."""
    return TrictracNotation().read_state(text, TRICTRAC.default)


def show(answer: Answer, svg: Path | None, lang: Language, *, as_json: bool) -> None:
    """Print the answer, and draw it if asked to."""
    if svg is not None:
        drawn = RollChart(title=answer.title, legend=answer.legend, values=dict(answer.values))
        roll_chart_svg(drawn, language=lang).save(svg)
    if as_json:
        print_json(answer.plain())
        return
    out.print(answer.title.in_(lang), style="bold", highlight=False)
    out.print(cells(answer, lang))
    out.print(counted(answer, lang), highlight=False)


def cells(answer: Answer, lang: Language) -> Table:
    """The 36 casts as six lines of six."""
    grid = table(lang, Message("common-nothing"), *(verbatim(str(face)) for face in FACES))
    for one in FACES:
        row = (answer.values[Throw(max(one, two), min(one, two))] for two in FACES)
        grid.add_row(str(one), *(str(value) if value else "·" for value in row))
    return grid


def counted(answer: Answer, lang: Language) -> str:
    """In how many casts of 36 it is done, and in how many two ways."""
    casts, twice, lost = (
        answer.casts(),
        answer.casts(2),
        counting.casts(cast for cast, value in answer.values.items() if value < 0),
    )
    text = Message("commands-odds-count", casts=casts, share=casts / 36).in_(lang)
    if twice and answer.legend is WAYS:
        text += Message("commands-odds-twice", twice=twice).in_(lang)
    if lost:
        text += Message("commands-odds-costs", lost=lost).in_(lang)
    return text
