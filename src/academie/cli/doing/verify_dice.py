"""`academie verify-dice`: every roll of a finished game, recomputed."""

from __future__ import annotations

from pathlib import Path

import typer
from rich.markup import escape

from academie.cli.speech import LanguageOption, err, language, out, print_plain, told
from academie.kernel import Language, Text
from academie.server.proof import Verdict, read_proof, verify


def verify_dice(
    *,
    file: Path,
    as_json: bool,
    lang: LanguageOption,
) -> None:
    """Recompute every roll of a finished game from the seed it reveals; exit 1 if one differs."""
    with told(lang):
        game_id, log = read_proof(file.read_text(encoding="utf-8"))
    verdict = verify(game_id, log)
    if as_json:
        print_plain({"events": len(log), "rolls": verdict.rolls, "flaws": list(verdict.problems)})
    else:
        tell(len(log), verdict, language(lang))
    raise typer.Exit(1 if verdict.problems else 0)


def tell(events: int, verdict: Verdict, speech: Language) -> None:
    """Each flaw, and the whole in a line."""
    for flaw in verdict.problems:
        err.print(f"[red]≠[/red] {escape(flaw)}", highlight=False, soft_wrap=True)
    out.print(summary(events, verdict).in_(speech), highlight=False, soft_wrap=True)


def summary(events: int, verdict: Verdict) -> Text:
    """What was checked and what was found, in a line."""
    if verdict.problems:
        found = len(verdict.problems)
        return Text(f"La preuve ne tient pas ({found}).", f"The proof does not hold ({found}).")
    return Text(
        f"{events} événements, {verdict.rolls} coups de dés recalculés : tout concorde.",
        f"{events} events, {verdict.rolls} rolls recomputed: all agree.",
    )
