"""Data that is installed with the code, its version, and where a user's own data is kept."""

from __future__ import annotations

import os
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
    share = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(share) / "academie" / name
