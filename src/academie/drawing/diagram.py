"""A finished drawing."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Diagram:
    """An SVG document as text; notebooks show it by themselves."""

    svg: str

    def __str__(self) -> str:
        return self.svg

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | Path) -> None:
        """Write the document to `path`, in UTF-8."""
        Path(path).write_text(self.svg, encoding="utf-8")
