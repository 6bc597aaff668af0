"""`academie lab book`: an opening book of draughts from games of the engine against itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from academie.commands.lab_workers import (
    AddressOption,
    RayOption,
    WorkersOption,
    games_meter,
    workers_for,
)
from academie.commands.options import DEFAULT_LANGUAGE, LanguageOption
from academie.commands.output import out
from academie.commands.progress import kept_in
from academie.words import Message

if TYPE_CHECKING:
    from academie.games.draughts.training.book import Game


def book(
    path: Annotated[Path, typer.Option("--out")],
    games: Annotated[int, typer.Option(min=1)] = 400,
    nodes: Annotated[int, typer.Option(min=1)] = 20_000,
    plies: Annotated[int, typer.Option(min=1)] = 16,
    least: Annotated[int, typer.Option(min=1)] = 4,
    seed: Annotated[int, typer.Option()] = 1,
    add: Annotated[list[Path] | None, typer.Option()] = None,
    workers: WorkersOption = 1,
    on_ray: RayOption = False,
    address: AddressOption = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Make an opening book of draughts; Ctrl-C stops it, and the same command resumes it."""
    from academie.games.draughts.training.book import Plan, games_played, made, match_games

    plan, log = Plan(games, nodes, plies, least, seed), path.with_suffix(".games.jsonl")
    found: list[Game] = []
    more = [game for file in add or () for game in match_games(file)]
    with games_meter(lang, lambda: kept_in(log)) as meter, workers_for(workers, on_ray, address) as staff:
        for found in games_played(plan, staff, log):
            meter(len(found), games)
    whole = made(plan, [*found, *more], [file.name for file in add or ()])
    whole.write(path)
    size = path.stat().st_size
    told = {name: whole.card[name] for name in ("games", "positions", "moves")}
    out.print(
        Message("commands-lab-book", path=path, size=size, **told).in_(lang), highlight=False, soft_wrap=True
    )
