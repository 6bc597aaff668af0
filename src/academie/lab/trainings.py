"""What a recipe makes, by the game it names: a net of a game with dice, or weights of draughts."""

from __future__ import annotations

from pathlib import Path

from academie.lab.config import read_config
from academie.lab.crew import Crew
from academie.lab.draughts import recipe as of_draughts
from academie.lab.draughts import training as draughts
from academie.lab.training.recipe import read_recipe
from academie.lab.training.run import Training
from academie.rules.draughts import DAMES

Trained = Training | draughts.Training


def begun(config: Path, folder: Path, crew: Crew) -> tuple[Trained, int]:
    """The work a file asks for, and how many games it takes. Raises `OptionError` for no recipe."""
    if read_config(config).get("game") == DAMES.key:
        asked = of_draughts.read_recipe(config)
        return draughts.Training(asked, folder, crew), asked.games
    recipe = read_recipe(config)
    return Training(recipe, folder, crew), recipe.games
