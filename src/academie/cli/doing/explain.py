"""`academie explain`: what a throw or a move brings, why, and by which article."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.table import Table

from academie.cli.speech import LanguageOption, language, out, print_plain, told
from academie.drawing import draw
from academie.kernel import Language, State, Text
from academie.notation import AnyNotation, notation_of
from academie.registry import registry


def explain(
    *,
    game: str,
    position: str,
    act: str,
    ruleset: str | None,
    svg: Path | None,
    as_json: bool,
    lang: LanguageOption,
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
        print_plain(answer(notation, after, language(lang)))
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
