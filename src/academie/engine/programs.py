"""Where the programs of others are."""

from __future__ import annotations

import os
import shutil
from typing import Final

GAMES: Final = "/usr/games"
"""Where Debian puts games, outside the path of some."""


def installed(name: str) -> str | None:
    """The place of a program, if it is installed."""
    return shutil.which(name, path=f"{os.environ.get('PATH', os.defpath)}:{GAMES}")
