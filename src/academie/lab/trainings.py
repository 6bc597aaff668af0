"""What a recipe makes, by the game it names: a net of a game with dice, or weights of draughts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, Protocol

from academie.kernel import Facet, Text
from academie.lab.config import bad, read_config
from academie.lab.workers import Workers
from academie.registry import registry


class Trained(Protocol):
    """A recipe followed in a folder."""

    @property
    def path(self) -> Path:
        """Where what is learnt is kept."""
        ...

    def follow(self) -> Iterator[int]:
        """Follow the recipe, giving how many games have been played, at first and after every part."""
        ...


class Begin(Protocol):
    """Reads the recipe of a game. Raises `OptionError` for one that cannot be followed."""

    def __call__(self, config: Path, folder: Path, crew: Workers) -> tuple[Trained, int]: ...


TRAINING: Final[Facet[Begin]] = Facet("training")


def begun(config: Path, folder: Path, crew: Workers) -> tuple[Trained, int]:
    """The work a file asks for, and how many games it takes. Raises `OptionError` for no recipe."""
    content = read_config(config)
    if "game" not in content:
        raise bad(config, Text("il manque la clé game", "the key game is missing"))
    game, known = content["game"], [each.key for each in registry if TRAINING.name in each.facets]
    if game not in known:
        there = ", ".join(known)
        raise bad(
            config,
            Text(
                f"aucun réseau ne s'entraîne pour {game} ; il y a : {there}",
                f"no net can be trained for {game}; there are: {there}",
            ),
        )
    return TRAINING.of(registry[game])(config, folder, crew)
