"""One position for people: the best acts, why, and what each of the throws then brings."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer
from rich.table import Table

from academie.commands.options import INTERRUPTED
from academie.commands.output import err, out, print_json
from academie.commands.progress import Meter
from academie.drawing.svg import Diagram
from academie.engine.analysis.analyst import (
    RollOutcome,
    events_to_json,
    rated_act_to_json,
    roll_to_json,
    worth,
)
from academie.engine.analysis.analysts import analyst
from academie.engine.analysis.explain import ExplainedAct, explaining, roll_outcomes
from academie.engine.threads import aside, each_aside
from academie.games.tables.law.throw import Throw
from academie.games.tables.picture.roll_chart import RollChart, roll_chart_svg
from academie.kernel import CHANCE, WHITE, NotationError, OptionError, Seat, State
from academie.notation import AnyNotation, notation_of
from academie.words import Language, Message

FOLLOWS = 6
"""How many of the acts that are likely to follow are shown."""
NO_THROWS = Message("commands-analyse-no-throws")
SO_FAR = Message("commands-analyse-interrupted")


def run(
    game: str,
    state: State[Any],
    deepen: int,
    most: int,
    svg: Path | None,
    language: Language,
    shown: Meter,
    *,
    as_json: bool,
) -> None:
    """Says what is found of the position; if it waits for dice, what each throw is worth to White.

    Interrupted, it says what is found so far and exits with 130.
    """
    notation, judge = notation_of(game), analyst(game)
    if state.outcome is not None:
        raise NotationError(Message("commands-analyse-over"))
    acts: tuple[ExplainedAct, ...] = ()
    interrupted = False
    if state.actor is CHANCE:
        throws, seat = aside(lambda: roll_outcomes(state, judge, WHITE)), WHITE
    else:
        assert isinstance(state.actor, int)
        seat = state.actor
        try:
            for step, acts in enumerate(each_aside(explaining(state, judge, most, deepen)), 1):
                shown(step, len(acts) + 2)
        except KeyboardInterrupt:
            interrupted = True
            if not acts:
                raise
        throws = acts[0].throws if acts else ()
    shown.end()
    if svg is not None and not (interrupted and not throws):
        draw(throws, seat, notation, language).save(svg)
    if as_json:
        print_json(data(state, acts, throws, notation))
    else:
        show(state, acts, throws, seat, notation, language)
    if interrupted:
        err.print(SO_FAR.in_(language), style="yellow", soft_wrap=True)
        raise typer.Exit(INTERRUPTED)


def data(
    state: State[Any],
    acts: Sequence[ExplainedAct],
    throws: Sequence[RollOutcome],
    notation: AnyNotation,
) -> dict[str, Any]:
    """All of it as plain data."""
    return {
        "position": notation.state(state),
        "acts": [
            {
                **rated_act_to_json(act.judged, state, notation),
                "events": events_to_json(act.events, notation),
                "throws": [roll_to_json(thrown, notation) for thrown in act.throws],
            }
            for act in acts
        ],
        "throws": [roll_to_json(thrown, notation) for thrown in throws],
    }


def show(
    state: State[Any],
    acts: Sequence[ExplainedAct],
    throws: Sequence[RollOutcome],
    seat: Seat,
    notation: AnyNotation,
    language: Language,
) -> None:
    """The acts as a table, then what the throws bring after the best."""
    if acts:
        table = Table(
            Message("commands-column-act").in_(language),
            Message("commands-column-value").in_(language),
            Message("commands-column-brings").in_(language),
        )
        for act in acts:
            brings = " ".join(notation.describe(event, language) for event in act.events)
            told, *follows = (
                text.in_(language)
                for text in notation.describe_acts(state, (act.judged.act, *act.judged.line[:FOLLOWS]))
            )
            table.add_row(told, worth(act.judged), brings or " ".join(follows))
        out.print(table)
    if throws:
        show_throws(state, throws, seat, notation, language)


def show_throws(
    state: State[Any], throws: Sequence[RollOutcome], seat: Seat, notation: AnyNotation, language: Language
) -> None:
    """What each throw brings at once and is worth, the best for the seat first."""
    who = notation.player(seat).in_(language)
    title = Message("commands-analyse-throws")
    table = Table(
        Message("commands-column-throw").in_(language),
        Message("commands-column-value-for", who=who).in_(language),
        Message("commands-column-brings").in_(language),
        title=title.in_(language),
    )
    for thrown in sorted(throws, key=lambda each: -each.value):
        brings = " ".join(notation.describe(event, language) for event in thrown.events)
        table.add_row(
            notation.describe_act(state, thrown.throw).in_(language), f"{thrown.value:+.3f}", brings
        )
    out.print(table)


def draw(throws: Sequence[RollOutcome], seat: Seat, notation: AnyNotation, language: Language) -> Diagram:
    """The 36 casts coloured by what each is worth beside the mean. Raises `OptionError` if there are none."""
    values = {each.throw: each.value for each in throws if isinstance(each.throw, Throw)}
    if not values:
        raise OptionError(NO_THROWS)
    mean = sum(float(each.chance) * each.value for each in throws)
    who = notation.player(seat)
    return roll_chart_svg(
        RollChart(
            title=Message("commands-analyse-chart", who=who),
            legend=Message("commands-analyse-chart-about", mean=mean),
            values={cast: value - mean for cast, value in values.items()},
        ),
        language=language,
    )
