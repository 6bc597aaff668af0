"""Recipes of nets and weights: which part of a game follows one, and the folder in which it is followed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Protocol

from academie.kernel import Facet, OptionError
from academie.kernel.data import installed_version
from academie.lab.config import bad, read_config
from academie.lab.shards import write_whole
from academie.lab.workers import Workers
from academie.registry import registry
from academie.words import Message

RECIPE: Final = "recipe.json"
MADE: Final = ("standing.json", "net.safetensors", "generation-*")
"""What training leaves in its folder. Without a recipe beside it, nobody knows how it was made."""


class Trained(Protocol):
    """A recipe followed in a folder."""

    @property
    def path(self) -> Path:
        """The file of what is learnt."""
        ...

    def follow(self) -> Iterator[int]:
        """Follow the recipe, giving how many games have been played, at first and after every part."""
        ...


class Begin(Protocol):
    """Reads the recipe of a game and begins to follow it. Raises `OptionError` for an impossible one."""

    def __call__(self, config: Path, folder: Path, workers: Workers) -> tuple[Trained, int]: ...


TRAINING: Final[Facet[Begin]] = Facet("training")


def begin_training(config: Path, folder: Path, workers: Workers) -> tuple[Trained, int]:
    """The training a file asks for, and how many games it takes. Raises `OptionError` for another file."""
    content = read_config(config)
    if "game" not in content:
        raise bad(config, Message("lab-no-game"))
    game, known = content["game"], [each.key for each in registry if TRAINING.name in each.facets]
    if game not in known:
        raise bad(config, Message("lab-no-net", game=game, known=tuple(known)))
    return TRAINING.of(registry[game])(config, folder, workers)


def keep_recipe(folder: Path, recipe: Mapping[str, Any]) -> None:
    """Save the recipe in a folder in which it is followed. Raises `OptionError` if the folder has another."""
    folder.mkdir(parents=True, exist_ok=True)
    kept, content = folder / RECIPE, _as_json(recipe)
    if kept.exists():
        same = kept.read_bytes() == content
    else:
        same = not any(True for name in MADE for _ in folder.glob(name))
    if not same:
        raise OptionError(Message("lab-other-recipe", folder=folder))
    if not kept.exists():
        write_whole(kept, content)


def made_by(name: str, recipe: Mapping[str, Any]) -> str:
    """The version and the recipe by which something was made, for its card."""
    digest = sha256(_as_json(recipe)).hexdigest()[:12]
    return f"academie {installed_version()} lab train {name} (sha256 {digest})"


def _as_json(recipe: Mapping[str, Any]) -> bytes:
    content = {"academie": installed_version(), "recipe": recipe}
    return (json.dumps(content, ensure_ascii=False, indent=1, sort_keys=True) + "\n").encode()
