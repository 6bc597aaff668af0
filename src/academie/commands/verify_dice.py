"""`academie verify-dice`: every roll of a finished game, recomputed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from academie.commands.options import DEFAULT_LANGUAGE, JsonOption, LanguageOption
from academie.commands.output import err, out, print_json
from academie.words import Language, Message, Text

if TYPE_CHECKING:
    from academie.dice.proof import Verdict


def verify_dice(
    file: Annotated[Path, typer.Argument()],
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Recompute every roll of a finished game from the seed it reveals; exit 1 if one differs."""
    from academie.dice.proof import read_proof, verify

    game_id, log = read_proof(file.read_text(encoding="utf-8"))
    verdict = verify(game_id, log)
    if as_json:
        print_json({"events": len(log), "rolls": verdict.rolls, "flaws": list(verdict.problems)})
    else:
        show(len(log), verdict, lang)
    raise typer.Exit(1 if verdict.problems else 0)


def show(events: int, verdict: Verdict, lang: Language) -> None:
    """Print each flaw, then a line of summary."""
    for flaw in verdict.problems:
        err.print(f"[red]≠[/red] {escape(flaw)}", highlight=False, soft_wrap=True)
    out.print(summary(events, verdict).in_(lang), highlight=False, soft_wrap=True)


def summary(events: int, verdict: Verdict) -> Text:
    """What was checked and what was found."""
    if verdict.problems:
        found = len(verdict.problems)
        return Message("commands-dice-refuted", found=found)
    return Message("commands-dice-verified", events=events, rolls=verdict.rolls)
