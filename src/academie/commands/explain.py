"""`academie explain`: what a throw or a move brings, why, and by which article."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from academie.commands.options import (
    DEFAULT_LANGUAGE,
    GameArgument,
    JsonOption,
    LanguageOption,
    RulesetOption,
)
from academie.commands.output import out, print_json, table
from academie.registry import registry
from academie.words import Language, Message

if TYPE_CHECKING:
    from academie.kernel import State
    from academie.notation import AnyNotation


def explain(
    game: GameArgument,
    position: Annotated[str, typer.Argument()],
    act: Annotated[str, typer.Argument(metavar="ACT")],
    ruleset: RulesetOption = None,
    svg: Annotated[Path | None, typer.Option()] = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Print every event of a throw or a move with its reason and its source."""
    from academie.drawing import draw
    from academie.notation import notation_of

    rules = registry[game].ruleset(ruleset)
    notation = notation_of(game)
    state = notation.read_state(position, rules)
    played = notation.resolve(state, act)
    after = state.apply(played)
    if svg is not None:
        draw(after, act=played, language=lang).save(svg)
    if as_json:
        print_json(answer(notation, after, lang))
    else:
        show(notation, after, lang)


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
    """Print the events as a table, then the legal acts."""
    rows = table(lang, Message("commands-column-event"), Message("commands-column-source"))
    for event in after.events:
        rows.add_row(notation.describe(event, lang), event.citation.in_(lang))
    if after.events:
        out.print(rows)
    else:
        out.print(Message("commands-explain-nothing").in_(lang))
    acts = after.actions()
    listed = Message(
        "commands-explain-acts",
        count=len(acts),
        acts=tuple(notation.describe_act(after, act) for act in acts),
    )
    out.print(listed.in_(lang), highlight=False)
