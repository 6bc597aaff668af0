"""`academie explain`: what a throw or a move brings, why, and by which article."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from academie.cli.speech import USUAL, LangOption, language, out, told
from academie.diagrams import draw
from academie.games import registry
from academie.kernel import Language, State, Text
from academie.notation import AnyNotation, notation_of


def explain(
    game: Annotated[str, typer.Argument(help="The game, e.g. trictrac.")],
    position: Annotated[
        str, typer.Argument(help="The position, e.g. '0x13,6,8/0x12,6,11x2 white' or 'W:W31-50:B1-20'.")
    ],
    act: Annotated[str, typer.Argument(metavar="ACT", help="What is thrown or played, e.g. 6-5 or 32-28.")],
    ruleset: Annotated[str | None, typer.Option(help="By which rule set.")] = None,
    svg: Annotated[
        Path | None, typer.Option(help="Draw the board with what the act brings into this file.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Answer as JSON.")] = False,
    lang: LangOption = USUAL,
) -> None:
    """Print every event of a throw or a move with its reason and its source."""
    with told(lang):
        rules = registry[game].ruleset(ruleset)
        notation = notation_of(game)
        state = notation.read_state(position, rules)
        meant = notation.resolve(state, act)
        after = state.apply(meant)
        if svg is not None:
            draw(after, act=meant, language=language(lang)).save(svg)
    if as_json:
        out.print_json(json.dumps(answer(notation, after, language(lang))))
    else:
        show(notation, after, language(lang))


def answer(notation: AnyNotation, after: State[Any], lang: Language) -> dict[str, object]:
    """The events and legal acts as plain data."""
    return {
        "position": notation.state(after),
        "events": [
            {"seat": event.seat, "text": notation.describe(event, lang), "citation": str(event.citation)}
            for event in after.events
        ],
        "acts": [notation.act(act) for act in after.actions()],
    }


def show(notation: AnyNotation, after: State[Any], lang: Language) -> None:
    """The events as a table, then what may be done."""
    table = Table(Text("Événement", "Event").in_(lang), Text("Source", "Source").in_(lang))
    for event in after.events:
        table.add_row(notation.describe(event, lang), str(event.citation))
    if after.events:
        out.print(table)
    else:
        out.print(Text("Rien.", "Nothing.").in_(lang))
    acts = after.actions()
    title = Text("Coups permis", "Legal acts").in_(lang)
    out.print(f"{title} ({len(acts)}): " + ", ".join(notation.act(act) for act in acts), highlight=False)
