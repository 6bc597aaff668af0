"""Académie: the classical French board games, their law cited and executable.

The names below are loaded when they are first used, so that importing the package costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from academie.kernel import (
        BLACK,
        CHANCE,
        WHITE,
        AcademieError,
        Citation,
        Event,
        Game,
        IllegalPlay,
        NotationError,
        OptionError,
        Outcome,
        Record,
        SetupError,
        State,
        UnknownName,
    )
    from academie.session import (
        Analysis,
        LegalPlays,
        Session,
        game,
        list_games,
        load,
        load_all,
        loads,
        new,
        player,
    )

    __version__: str

__all__ = [
    "BLACK",
    "CHANCE",
    "WHITE",
    "AcademieError",
    "Analysis",
    "Citation",
    "Event",
    "Game",
    "IllegalPlay",
    "LegalPlays",
    "NotationError",
    "OptionError",
    "Outcome",
    "Record",
    "Session",
    "SetupError",
    "State",
    "UnknownName",
    "__version__",
    "game",
    "list_games",
    "load",
    "load_all",
    "loads",
    "new",
    "player",
]

_OF_A_SESSION = frozenset(
    ("Analysis", "LegalPlays", "Session", "game", "list_games", "load", "load_all", "loads", "new", "player")
)


def __getattr__(name: str) -> Any:  # noqa: ANN401
    if name not in __all__:
        raise AttributeError(f"module 'academie' has no attribute {name!r}")
    if name == "__version__":
        value: Any = import_module("academie.kernel.data").installed_version()
    else:
        place = "academie.session" if name in _OF_A_SESSION else "academie.kernel"
        value = getattr(import_module(place), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
