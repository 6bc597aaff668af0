"""Data that is installed with the code, its version, and where a user's own data is kept."""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path


def data_root(name: str) -> Traversable:
    """Return the folder of that name: the one in the wheel, else the one of the checkout."""
    packaged = files("academie") / "_data" / name
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / name


@cache
def installed_version() -> str:
    """Return the version of this package."""
    # Loading the reader of metadata takes a tenth of a second, which most users of this module can save.
    from importlib.metadata import version  # noqa: PLC0415

    return version("academie")


def user_data(name: str) -> Path:
    """The file or folder of that name among the user's data, which `XDG_DATA_HOME` may move."""
    return Path(os.environ.get("XDG_DATA_HOME") or _share(sys.platform, Path.home())) / "academie" / name


def _share(system: str, home: Path) -> Path:
    """Where a system keeps the data of a user's programs."""
    match system:
        case "win32":
            return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
        case "darwin":
            return home / "Library" / "Application Support"
        case _:
            return home / ".local" / "share"
