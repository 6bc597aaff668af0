"""`academie lab`: self-play, matches, rollouts and studies, here or on Ray."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from academie.commands.help import ReaderGroup
from academie.commands.lab_bench import bench
from academie.commands.lab_book import book
from academie.commands.lab_corpus import corpus, corpus_check, openings
from academie.commands.lab_match import match
from academie.commands.lab_measure import holding, ladder, ladders, rollout, study
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
from academie.words import Language, Message

if TYPE_CHECKING:
    from academie.lab.recipes import Trained
    from academie.lab.workers import Workers

TensorboardOption = Annotated[Path | None, typer.Option()]

lab_app: Final = typer.Typer(cls=ReaderGroup, no_args_is_help=True, add_completion=False)
lab_app.command()(match)
lab_app.command()(bench)
lab_app.command()(book)
lab_app.command()(corpus)
lab_app.command()(corpus_check)
lab_app.command()(holding)
lab_app.command()(ladder)
lab_app.command()(ladders)
lab_app.command()(openings)
lab_app.command()(rollout)
lab_app.command()(study)


@lab_app.command()
def train(
    config: Annotated[Path, typer.Argument()],
    folder: Annotated[Path, typer.Option("--out")],
    workers: WorkersOption = 1,
    on_ray: RayOption = False,
    address: AddressOption = None,
    tensorboard: TensorboardOption = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Make a net by its recipe; Ctrl-C stops it, and the same command resumes it."""
    from academie.engine.threads import aside, each_aside

    with (
        games_meter(lang, lambda: kept_in(folder)) as meter,
        workers_for(workers, on_ray, address) as staff,
    ):
        training, games = aside(lambda: prepare(config, folder, staff))
        from academie.lab.curves import EventFile, draw_curves

        events = None if tensorboard is None else EventFile(tensorboard)
        told = 0
        for done in chain(each_aside(training.follow()), (games,)):
            meter(done, games)
            fresh = training.points[told:]
            told += len(fresh)
            if fresh:
                meter.say(", ".join(f"{point.curve} {point.value:.4g}" for point in fresh[-3:]))
            if events is not None:
                events.add(fresh)
    tell("commands-lab-net", training.path, lang)
    for path in draw_curves(folder, folder, lang):
        tell("commands-lab-curve", path, lang)


@lab_app.command()
def curves(
    folder: Annotated[Path, typer.Argument()],
    into: Annotated[Path | None, typer.Option("--out")] = None,
    tensorboard: TensorboardOption = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Draw the curves of a training, one that goes on too."""
    from academie.lab.curves import EventFile, draw_curves, read_curves

    for path in draw_curves(folder, into or folder, lang):
        tell("commands-lab-curve", path, lang)
    if tensorboard is not None:
        EventFile(tensorboard).add(read_curves(folder)[1])


def tell(key: str, path: Path, lang: Language) -> None:
    """Say where something is."""
    out.print(Message(key, path=path).in_(lang), highlight=False, soft_wrap=True)


@lab_app.command()
def play(
    config: Annotated[Path, typer.Argument()],
    folder: Annotated[Path, typer.Option("--out")],
    workers: WorkersOption = 1,
    on_ray: RayOption = False,
    address: AddressOption = None,
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Let a net play itself and keep the games; what is kept is not played again."""
    from academie.lab.config import config_file
    from academie.lab.play import play as played
    from academie.lab.play import read_run

    run = read_run(config_file(config))
    with games_meter(lang, lambda: kept_in(folder)) as meter, workers_for(workers, on_ray, address) as staff:
        for done in played(run, folder, staff):
            meter(done, run.games)
    message = Message("commands-lab-games", games=run.games, folder=folder)
    out.print(message.in_(lang), highlight=False)


@lab_app.command()
def steps(
    results: Annotated[list[Path], typer.Argument()],
    svg: Annotated[Path, typer.Option()],
    lang: LanguageOption = DEFAULT_LANGUAGE,
) -> None:
    """Draw how strength goes on from match to match."""
    from academie.lab.match import ladder_plot, rungs

    against, found = rungs(results)
    ladder_plot(against, found, lang).save(svg)
    for name, score in found.items():
        out.print(f"{name}: {score.summary()}", highlight=False, markup=False)


def prepare(config: Path, folder: Path, staff: Workers) -> tuple[Trained, int]:
    """The training a recipe asks for, and how many games it takes."""
    from academie.lab.config import config_file
    from academie.lab.recipes import begin_training

    return begin_training(config_file(config), folder, staff)
