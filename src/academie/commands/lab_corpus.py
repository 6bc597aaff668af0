"""`academie lab corpus`, `corpus-check`, `openings`: whole games, their check, their beginnings."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from academie.commands.lab_workers import (
    AddressOption,
    RayOption,
    WorkersOption,
    games_meter,
    workers_for,
)
from academie.commands.options import DEFAULT_LANGUAGE, GameArgument, LanguageOption, RulesetOption
from academie.commands.output import err, out
from academie.commands.progress import counted, kept_in
from academie.words import Message

FolderArgument = Annotated[Path, typer.Argument(exists=True, file_okay=False)]


def corpus(
    game: GameArgument,
    folder: Annotated[Path, typer.Option("--out")],
    games: Annotated[int, typer.Option(min=1)] = 1_000,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    player: Annotated[str | None, typer.Option()] = None,
    ruleset: RulesetOption = None,
    workers: WorkersOption = 1,
    on_ray: RayOption = False,
    address: AddressOption = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Let a strong player play itself and keep the whole games; what is kept is not played again."""
    with games_meter(lang, lambda: kept_in(folder)) as meter, workers_for(workers, on_ray, address) as staff:
        from academie.engine.threads import each_aside
        from academie.lab.corpus import corpus as asked
        from academie.lab.corpus import play_corpus

        run = asked(game, games=games, seed=seed, player=player, ruleset=ruleset)
        for done in each_aside(play_corpus(run, folder, staff)):
            meter(done, run.games)
    out.print(Message("commands-lab-games", games=run.games, folder=folder).in_(lang), highlight=False)


def corpus_check(
    folder: FolderArgument,
    sample: Annotated[int, typer.Option(min=0)] = 20,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Compare the checksums of a corpus, and replay some of its games by the law."""
    from academie.research.corpora import changed_files, read_card, sampled

    card, changed = read_card(folder), changed_files(folder)
    for name in changed:
        err.print(Message("commands-corpus-changed", name=name).in_(lang), style="red", soft_wrap=True)
    if changed:
        raise typer.Exit(1)
    faults = list[str]()
    chosen = sampled(folder, sample)
    stopped = Message("commands-progress-nothing-kept")
    for each in counted(chosen, min(sample, card["games"]), Message("commands-unit-games"), lang, stopped):
        faults += [fault.in_(lang) for fault in each.faults()]
    for fault in faults:
        err.print(fault, style="red", soft_wrap=True)
    if faults:
        raise typer.Exit(1)
    sound = Message("commands-corpus-sound", games=card["games"], sample=min(sample, card["games"]))
    out.print(sound.in_(lang), highlight=False)


def openings(
    folder: FolderArgument,
    path: Annotated[Path, typer.Option("--out")],
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Count how the games of a corpus begin, by throw, and what came of each beginning."""
    from academie.research.openings import count_openings, write_openings

    found = count_openings(folder)
    write_openings(found, path)
    out.print(Message("commands-lab-openings", games=found["games"], path=path).in_(lang), highlight=False)
