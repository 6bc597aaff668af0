"""`academie lab train`: a net made by its recipe."""

# The lab is loaded only by who works there.
# ruff: noqa: PLC0415

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from academie.cli.lab_work import AddressOption, RayOption, WorkersOption, crew_of, going_on
from academie.cli.speech import USUAL, LangOption, language, out, told
from academie.cli.work_progress import kept_in
from academie.engine.threads import aside, each_aside
from academie.kernel import Text
from academie.lab.workers import Workers

if TYPE_CHECKING:
    from academie.lab.recipes import Trained


def train(
    config: Annotated[Path, typer.Argument(help="The recipe: a TOML file, or the name of one in configs/.")],
    folder: Annotated[Path, typer.Option("--out", help="The folder of the net, its generations and games.")],
    workers: WorkersOption = 1,
    on_ray: RayOption = False,
    address: AddressOption = None,
    lang: LangOption = USUAL,
) -> None:
    """Make a net by its recipe; Ctrl-C stops it, and the same command resumes it."""
    with (
        told(lang),
        going_on(lang, lambda: kept_in(folder)) as tell,
        crew_of(workers, on_ray, address) as crew,
    ):
        training, games = aside(lambda: _begun(config, folder, crew))
        for done in each_aside(training.follow()):
            tell(done, games)
    said = Text(f"Le réseau est dans {training.path}", f"The net is in {training.path}")
    out.print(said.in_(language(lang)), highlight=False, soft_wrap=True)


def _begun(config: Path, folder: Path, crew: Workers) -> tuple[Trained, int]:
    """The training a recipe asks for, and how many games it takes."""
    from academie.lab.config import config_file
    from academie.lab.recipes import begin_training

    return begin_training(config_file(config), folder, crew)
