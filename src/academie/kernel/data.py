"""Where data is: what is shipped with the code, and what is kept for a user."""

from __future__ import annotations

import os
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path


def data_root(name: str) -> Traversable:
    """The folder of that name: the one in the wheel, else the one of the checkout."""
    packaged = files("academie") / "_data" / name
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / name


def user_data(name: str) -> Path:
    """The file or folder of that name among the user's data, which `XDG_DATA_HOME` may move."""
    share = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(share) / "academie" / name
