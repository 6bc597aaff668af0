"""`academie games`: every game there is, and how long one lasts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import typer

from academie.commands.options import DEFAULT_LANGUAGE, INTERRUPTED, JsonOption, LanguageOption
from academie.commands.output import out, print_json, warn
from academie.registry import registry
from academie.words import Language, Message

if TYPE_CHECKING:
    from academie.commands.games_census import Entry

GAMES: Final = Message("commands-unit-games")
SO_FAR: Final = Message("commands-games-so-far")


def games(
    measure: Annotated[int, typer.Option(min=0)] = 0,
    write: Annotated[Path | None, typer.Option()] = None,
    as_json: JsonOption = False,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """List every game: its rule sets, sources, seats, chance, hidden information and tests.

    A measure cut short by Ctrl-C shows what was measured so far, and exits 130.
    """
    from academie.commands.games_census import census
    from academie.commands.games_tables import games_table

    found = measured(census(), measure, lang)
    if write is not None:
        write_pages(write, found.entries)
    for refusal in registry.refused():
        warn(refusal.in_(lang))
    if as_json:
        print_json([entry.plain() for entry in found.entries])
    else:
        out.print(games_table(found.entries, lang))
    raise typer.Exit(0 if found.whole else INTERRUPTED)


def write_pages(path: Path, entries: Sequence[Entry]) -> None:
    """Write the page of our own games in English, and beside it in French."""
    from academie.commands.games_tables import games_page
    from academie.library.markdown import in_each_language

    ours = [entry for entry in entries if entry.ours]
    for lang, file in in_each_language(path):
        file.write_text(games_page(ours, lang), encoding="utf-8")


class Measured(NamedTuple):
    """The games with their lengths, and whether nobody stopped the measure."""

    entries: list[Entry]
    whole: bool


def measured(entries: Sequence[Entry], games_each: int, lang: Language) -> Measured:
    """The entries with the length of that many games; Ctrl-C keeps those played so far."""
    if games_each == 0:
        return Measured([*entries], whole=True)
    from academie.commands.progress import counted
    from academie.testing.random_games import acts, middling_player

    counts: dict[str, list[int]] = {entry.game.key: [] for entry in entries}
    players = [(entry.game, middling_player(entry.game)) for entry in entries]
    played = ((game.key, acts(game, seed, name)) for game, name in players for seed in range(games_each))
    total = games_each * len(players)
    for key, lasted in counted(played, total, GAMES, lang, SO_FAR):
        counts[key].append(lasted)
    whole = sum(map(len, counts.values())) == total
    return Measured([with_length(entry, counts[entry.game.key]) for entry in entries], whole)


def with_length(entry: Entry, counts: Sequence[int]) -> Entry:
    """The entry with the length of those games, if any was played to its end."""
    from academie.testing.random_games import length

    return replace(entry, length=length(counts)) if counts else entry
