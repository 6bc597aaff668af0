"""Small files of a user's own, where the command remembers things."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any


def user_file(name: str) -> Path:
    """Where a file of that name is kept: with the other data of the user."""
    share = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(share) / "academie" / name


def keep(path: Path, content: Mapping[str, Any]) -> None:
    """Writes the file, which is never left half-written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(f".{os.getpid()}")
    fresh.write_text(json.dumps(content, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    fresh.replace(path)


def kept(path: Path) -> dict[str, Any]:
    """What the file says; nothing if there is none. Raises `ValueError` for one that is not ours."""
    if not path.exists():
        return {}
    try:
        return dict(json.loads(path.read_text(encoding="utf-8")).items())
    except AttributeError:
        raise ValueError("no object") from None
