"""What a study is about."""

from __future__ import annotations

from dataclasses import dataclass

from academie.kernel import Text


@dataclass(frozen=True, slots=True)
class Theme:
    """A subject under which studies are found, by its French name without accents."""

    id: str
    title: Text
    about: Text
