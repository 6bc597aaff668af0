"""Recipes of nets and weights: which part of a game follows one, and the folder in which it is followed."""

from __future__ import annotations

import json
import platform
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final, Protocol

from academie.kernel import Facet, OptionError
from academie.kernel.data import installed_version
from academie.lab.config import bad, read_config
from academie.lab.curves import CURVES, Curves, Point
from academie.lab.shards import write_whole
from academie.lab.workers import Workers
from academie.registry import registry
from academie.words import Message

RECIPE: Final = "recipe.json"
CARD: Final = "card.json"
MADE: Final = ("standing.json", "net.safetensors", "generation-*", "policy-*", CARD, CURVES)
"""What training leaves in its folder. Without a recipe beside it, nobody knows how it was made."""


class Trained(Protocol):
    """A recipe followed in a folder."""

    @property
    def path(self) -> Path:
        """The file of what is learnt."""
        ...

    @property
    def points(self) -> Sequence[Point]:
        """What its curves have so far."""
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


class AnyRecipe(Protocol):
    """A recipe of any kind of training."""

    @property
    def name(self) -> str:
        """The file it was read from."""
        ...

    @property
    def plain(self) -> Mapping[str, Any]:
        """All that what is learnt depends on, as plain data."""
        ...

    @property
    def games(self) -> int:
        """How many games are played in all."""
        ...


class RunFolder:
    """The folder of a training: it belongs to one recipe, and keeps the curves and a card of what happened.

    Raises `OptionError` for a folder that follows another recipe.
    """

    def __init__(self, folder: Path, recipe: AnyRecipe, workers: Workers, **about: object) -> None:
        keep_recipe(folder, recipe.plain)
        self._folder = folder
        self._recipe = recipe
        self._workers = workers
        self.curves = Curves(folder / CURVES, {"recipe": digest(recipe.plain), **about})
        card = folder / CARD
        self._card: dict[str, Any] = json.loads(card.read_bytes()) if card.exists() else {}
        self._before: list[dict[str, Any]] = self._card.get("sessions", [])
        self._began = datetime.now(UTC)
        self._since = self._spent()

    def followed(self, steps: Iterator[int], path: Callable[[], Path]) -> Iterator[int]:
        """The same numbers of games; after each, the card says what has really been done."""
        first, last = self._card.get("games"), 0
        for last in steps:
            # Work of earlier sessions is passed by, and is theirs.
            first = last if first is None else first
            if last > first:
                self._write(path(), first, last)
            yield last
        if not self._card.get("finished"):
            self._write(path(), first or 0, last, finished=True)

    def _spent(self) -> float:
        return time.process_time() + self._workers.elsewhere

    def _write(self, path: Path, first: int, last: int, *, finished: bool = False) -> None:
        session: dict[str, Any] = {
            "began": self._began.isoformat(timespec="seconds"),
            "saved": datetime.now(UTC).isoformat(timespec="seconds"),
            "from": first,
            "to": last,
            "seconds": round(self._spent() - self._since, 2),
            "workers": f"{self._workers.workers} {type(self._workers).__name__}",
            "code": code_version(),
            "machine": f"{platform.system()} {platform.machine()}, Python {platform.python_version()}",
        }
        sessions = [*self._before, session]
        self._card = {
            "recipe": self._recipe.name,
            "recipe_sha256": digest(self._recipe.plain),
            "games": last,
            "games_asked": self._recipe.games,
            "finished": finished,
            "seconds": round(sum(each["seconds"] for each in sessions), 2),
            "resumptions": len(self._before),
            "weights": path.name if path.exists() else None,
            "weights_sha256": sha256(path.read_bytes()).hexdigest() if path.exists() else None,
            "sessions": sessions,
        }
        content = json.dumps(self._card, ensure_ascii=False, indent=1) + "\n"
        write_whole(self._folder / CARD, content.encode())


@cache
def code_version() -> dict[str, str]:
    """The versions of the package and of the compiled core; in a checkout, also the commit."""
    found = {"academie": installed_version()}
    with suppress(PackageNotFoundError):
        found["academie-core"] = version("academie-core")
    root = Path(__file__).parents[3]
    if (root / ".git").exists():
        with suppress(OSError):
            asked = ["git", "-C", str(root), "describe", "--always", "--dirty", "--abbrev=12"]
            said = subprocess.run(asked, capture_output=True, text=True, check=False)
            found |= {"commit": said.stdout.strip()} if said.returncode == 0 else {}
    return found


def made_by(name: str, recipe: Mapping[str, Any]) -> str:
    """The version and the recipe by which something was made, for its card."""
    return f"academie {installed_version()} lab train {name} (sha256 {digest(recipe)[:12]})"


def digest(recipe: Mapping[str, Any]) -> str:
    """The hash of a recipe, with the version that follows it."""
    return sha256(_as_json(recipe)).hexdigest()


def _as_json(recipe: Mapping[str, Any]) -> bytes:
    content = {"academie": installed_version(), "recipe": recipe}
    return (json.dumps(content, ensure_ascii=False, indent=1, sort_keys=True) + "\n").encode()
