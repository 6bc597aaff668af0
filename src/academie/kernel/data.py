"""What is installed with the code: its data, and which version it is."""

from __future__ import annotations

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
