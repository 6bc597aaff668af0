"""Where the data lies that is shipped with the code."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path


def data_root(name: str) -> Traversable:
    """The folder of that name: the one in the wheel, else the one of the checkout."""
    packaged = files("academie") / "_data" / name
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / name
