"""`academie lab`: self-play, matches, rollouts and studies, here or on Ray."""

# The lab is loaded only by who works there.
# ruff: noqa: PLC0415

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from academie.cli.lab_holding import holding
from academie.cli.lab_match import match
from academie.cli.lab_rollout import rollout
from academie.cli.lab_study import study
from academie.cli.lab_train import train
from academie.cli.lab_work import AddressOption, RayOption, WorkersOption, crew_of, going_on
from academie.cli.speech import USUAL, LangOption, language, out, told
from academie.cli.work_progress import kept_in
from academie.kernel import Text

lab_app: Final = typer.Typer(
    help="Self-play, matches, rollouts and studies. / Parties, matchs et études par milliers.",
    no_args_is_help=True,
)
lab_app.command()(match)
lab_app.command()(holding)
lab_app.command()(rollout)
lab_app.command()(study)
lab_app.command()(train)


@lab_app.command()
def play(
    config: Annotated[
        Path, typer.Argument(help="What to play: a TOML file, or the name of one in configs/.")
    ],
    folder: Annotated[Path, typer.Option("--out", help="The folder of the shards.")],
    workers: WorkersOption = 1,
    on_ray: RayOption = False,
    address: AddressOption = None,
    lang: LangOption = USUAL,
) -> None:
    """Let a net play itself and keep the games; what is kept is not played again."""
    with told(lang):
        from academie.lab.config import config_file
        from academie.lab.play import play as played
        from academie.lab.play import read_run

        run = read_run(config_file(config))
        with going_on(lang, lambda: kept_in(folder)) as tell, crew_of(workers, on_ray, address) as crew:
            for done in played(run, folder, crew):
                tell(done, run.games)
        said = Text(f"{run.games} parties dans {folder}", f"{run.games} games in {folder}")
        out.print(said.in_(language(lang)), highlight=False)


@lab_app.command()
def ladder(
    results: Annotated[
        list[Path], typer.Argument(help="Files of matches against the same adversary, in order.")
    ],
    svg: Annotated[Path, typer.Option(help="Draw the ladder into this file.")],
    lang: LangOption = USUAL,
) -> None:
    """Draw how strength goes on from match to match."""
    with told(lang):
        from academie.lab.match import ladder_plot, rungs

        against, found = rungs(results)
        ladder_plot(against, found, language(lang)).save(svg)
    for name, score in found.items():
        out.print(f"{name}: {score.summary()}", highlight=False, markup=False)
