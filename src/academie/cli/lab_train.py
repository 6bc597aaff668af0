"""`academie lab train`: a net made by its recipe."""

# The lab is loaded only by who works there.
# ruff: noqa: PLC0415

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from academie.cli.lab_work import AddressOption, RayOption, WorkersOption, crew_of, going_on
from academie.cli.speech import USUAL, LangOption, language, out, told
from academie.kernel import Text


def train(
    config: Annotated[Path, typer.Argument(help="The recipe: a TOML file, or the name of one in configs/.")],
    folder: Annotated[Path, typer.Option("--out", help="The folder of the net, its generations and games.")],
    workers: WorkersOption = 1,
    on_ray: RayOption = False,
    address: AddressOption = None,
    lang: LangOption = USUAL,
) -> None:
    """Make a net by its recipe; break off and go on as you like."""
    from academie.lab.configs import config_file
    from academie.lab.trainings import begun

    with told(lang), crew_of(workers, on_ray, address) as crew:
        training, games = begun(config_file(config), folder, crew)
        with going_on(lang) as tell:
            for done in training.follow():
                tell(done, games)
        said = Text(f"Le réseau est dans {training.path}", f"The net is in {training.path}")
        out.print(said.in_(language(lang)), highlight=False)
