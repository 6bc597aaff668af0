"""A whole game for people: its faults ranked, the picture of how it went, the record with remarks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import typer
from rich.table import Table

from academie.commands.options import INTERRUPTED
from academie.commands.output import err, out, print_json
from academie.commands.progress import Meter
from academie.drawing.svg import Diagram
from academie.engine.analysis.analyst import SHOWN, RatedAct, worth
from academie.engine.analysis.analysts import analyst
from academie.engine.analysis.review import (
    GRADES,
    Choice,
    Grade,
    again,
    choice_to_json,
    choices,
    remarks,
    worst,
)
from academie.engine.threads import aside, each_aside
from academie.games.tables.picture.luck_chart import LuckChart, Point, luck_chart_svg
from academie.kernel import BLACK, WHITE, Record
from academie.notation import AnyNotation, notation_of
from academie.notation.formats import write_file
from academie.words import Language, Message, verbatim

SO_FAR = Message("commands-analyse-so-far")
NO_FAULT = Message("commands-analyse-no-fault")
FOLLOWS = 5
"""How many of the acts that are likely to follow are shown."""


def run(
    record: Record[Any],
    deepen: int,
    most: int,
    svg: Path | None,
    save: Path | None,
    language: Language,
    shown: Meter,
    *,
    as_json: bool,
) -> None:
    """Looks the game through and tells, draws and writes what is found; interrupted, it exits with 130."""
    notation = notation_of(record.game.key)
    found, done, whole = reviewed(record, deepen, shown)
    shown.end()
    if svg is not None:
        draw(record, found, notation, language).save(svg)
    if save is not None:
        write_file(save, record, remarks(found, notation, language))
    if as_json:
        print_json({"choices": [choice_to_json(each, notation) for each in found]})
    else:
        show(found, most, notation, language)
    if not whole:
        err.print(
            SO_FAR.given(done=done, count=len(record.acts)).in_(language), style="yellow", soft_wrap=True
        )
        raise typer.Exit(INTERRUPTED)


class Reviewed(NamedTuple):
    """The choices found, how many acts were looked at, and whether Ctrl-C left none out."""

    choices: list[Choice]
    acts: int
    whole: bool


def reviewed(record: Record[Any], deepen: int, shown: Meter) -> Reviewed:
    """The choices of the game, the worst looked at again; as many as were done when Ctrl-C came."""
    found: dict[int, Choice] = {}
    done, acts = 0, len(record.acts)
    try:
        shown(0, acts)
        judge = aside(lambda: analyst(record.game.key))
        for number, choice in each_aside(choices(record, judge)):
            done = number + 1
            if choice is not None:
                found[number] = choice
            shown(done, acts)
        faults = worst([*found.values()], deepen)
        states = [*record.states()]
        for number, fault in enumerate(faults, 1):
            found[fault.number] = aside(partial(again, fault, states[fault.number], judge))
            shown(acts + number, acts + len(faults))
    except KeyboardInterrupt:
        return Reviewed([*found.values()], done, whole=False)
    return Reviewed([*found.values()], done, whole=True)


def _judged(choice: Choice, judged: RatedAct, notation: AnyNotation, language: Language) -> str:
    """An act with its worth, and what would follow if it is foreseen: after a mistake, how it is punished."""
    act, *follow = (
        text.in_(language)
        for text in notation.describe_acts(choice.before, (judged.act, *judged.line[:FOLLOWS]))
    )
    line = Message("engine-then", moves=" ".join(follow)).in_(language)
    return f"{act} ({worth(judged)})" + (f"\n{line}" if follow else "")


def show(found: Sequence[Choice], most: int, notation: AnyNotation, language: Language) -> None:
    """The faults, the dearest first, and what each player gave away in all."""
    faults = worst(found, most)
    if faults:
        table = Table(
            Message("commands-column-act").in_(language),
            "",
            Message("commands-column-played").in_(language),
            Message("commands-column-better").in_(language),
            Message("commands-column-loss").in_(language),
        )
        for fault in faults:
            table.add_row(
                f"{fault.number} {notation.player(fault.seat).in_(language)}",
                GRADES[fault.grade].in_(language),
                _judged(fault, fault.played, notation, language),
                _judged(fault, fault.best, notation, language),
                fault.lost(SHOWN).in_(language),
            )
        out.print(table)
    else:
        out.print(NO_FAULT.in_(language))
    for seat in sorted({choice.seat for choice in found}):
        mine = [choice for choice in found if choice.seat == seat]
        lost = sum(choice.loss for choice in mine)
        who, mean = notation.player(seat), lost / len(mine)
        message = Message("commands-analyse-sum", who=who, count=len(mine), lost=lost, mean=mean)
        out.print(message.in_(language), highlight=False)


def draw(record: Record[Any], found: Sequence[Choice], notation: AnyNotation, language: Language) -> Diagram:
    """How the game went."""
    tags = dict(record.tags)
    names = " – ".join(tags[name] for name in ("White", "Black") if name in tags)
    title = verbatim(names) if names else record.game.title
    points = [
        Point(each.number, each.whites, each.seat, each.loss, each.grade in {Grade.ERROR, Grade.BLUNDER})
        for each in found
    ]
    return luck_chart_svg(
        LuckChart(title=title, points=points, players=(notation.player(WHITE), notation.player(BLACK))),
        language=language,
    )
