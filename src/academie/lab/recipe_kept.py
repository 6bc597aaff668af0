"""Which recipe a folder follows: kept there, so that no other is followed in its place."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from academie.kernel import OptionError, Text
from academie.kernel.data import installed_version
from academie.lab.shards import write_whole

RECIPE: Final = "recipe.json"
MADE: Final = ("standing.json", "net.safetensors", "generation-*")
"""What training leaves in its folder; with no recipe beside it, nobody knows by which it was made."""


def keep_recipe(folder: Path, recipe: Mapping[str, Any]) -> None:
    """Makes the folder one of this recipe. Raises `OptionError` where it is one of another."""
    folder.mkdir(parents=True, exist_ok=True)
    kept, told = folder / RECIPE, _told(recipe)
    if kept.exists():
        same = kept.read_bytes() == told
    else:
        same = not any(True for name in MADE for _ in folder.glob(name))
    if not same:
        raise OptionError(
            Text(
                f"{folder} a été commencé avec une autre recette ou une autre version d'Académie : donnez un "
                "autre dossier à --out, ou reprenez avec la recette d'origine",
                f"{folder} was begun with another recipe or another version of Académie: give --out another "
                "folder, or resume with the recipe it was begun with",
            )
        )
    if not kept.exists():
        write_whole(kept, told)


def made_by(name: str, recipe: Mapping[str, Any]) -> str:
    """By which version and which recipe something was made, for its card."""
    return (
        f"academie {installed_version()} lab train {name} (sha256 {sha256(_told(recipe)).hexdigest()[:12]})"
    )


def _told(recipe: Mapping[str, Any]) -> bytes:
    told = {"academie": installed_version(), "recipe": recipe}
    return (json.dumps(told, ensure_ascii=False, indent=1, sort_keys=True) + "\n").encode()
