"""`academie games`: every game there is, and how long a random one lasts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import typer
from rich.progress import Progress

from academie.cli.census import Entry, census
from academie.cli.games_page import games_page
from academie.cli.games_table import games_table
from academie.cli.speech import LanguageOption, err, language, out, print_plain, told, warn
from academie.kernel import Language
from academie.library.markdown import in_each_language
from academie.registry import registry
from academie.testing.random_games import acts, length


def games(
    *,
    measure: int,
    write: Path | None,
    as_json: bool,
    lang: LanguageOption,
) -> None:
    """List every game: its rule sets, sources, seats, chance, hidden information and tests.

    A measure cut short by Ctrl-C is told as far as it came, and exits 130.
    """
    speech = language(lang)
    with told(lang):
        survey = measured(census(), measure, speech)
        if write is not None:
            write_pages(write, survey.entries)
    for refusal in registry.refused():
        warn(refusal.in_(speech))
    if as_json:
        print_plain([entry.plain() for entry in survey.entries])
    else:
        out.print(games_table(survey.entries, speech))
    raise typer.Exit(0 if survey.whole else 130)


def write_pages(path: Path, entries: Sequence[Entry]) -> None:
    """Writes the page of our own games in English, and beside it in French."""
    ours = [entry for entry in entries if entry.ours]
    for speech, file in in_each_language(path):
        file.write_text(games_page(ours, speech), encoding="utf-8")


class GameStats(NamedTuple):
    """The games measured, and whether nobody stopped it."""

    entries: list[Entry]
    whole: bool


def measured(entries: Sequence[Entry], games_each: int, speech: Language) -> GameStats:
    """The entries with the length of that many random games; Ctrl-C keeps those played so far."""
    counts: dict[str, list[int]] = {entry.game.key: [] for entry in entries}
    try:
        with Progress(console=err, transient=True) as progress:
            for entry in entries:
                for seed in progress.track(range(games_each), description=entry.game.title.in_(speech)):
                    counts[entry.game.key].append(acts(entry.game, seed))
    except KeyboardInterrupt:
        whole = False
    else:
        whole = True
    return GameStats([with_length(entry, counts[entry.game.key]) for entry in entries], whole)


def with_length(entry: Entry, counts: Sequence[int]) -> Entry:
    """The entry with the length of those games, if any was played to its end."""
    return replace(entry, length=length(counts)) if counts else entry
