"""Citations: every field of a rule set and every scoring event says where its rule comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from academie.words import Content, Text

OURS: Final = "AC"
"""The siglum of the readings this project takes where every source is silent."""


class Source(NamedTuple):
    """A work the law rests on. `siglum` is the short name used in citations and records."""

    siglum: str
    title: str
    year: int
    french: str = ""
    """Its title in French, where that differs."""

    @property
    def ours(self) -> bool:
        """Whether this is no treatise but what the project itself chose."""
        return self.siglum == OURS

    @property
    def called(self) -> Text:
        """Its title in both languages."""
        return Content(fr=self.french or self.title, en=self.title)


class Citation(NamedTuple):
    """A place in a source, e.g. `LEP, part 1 ch. II`."""

    source: Source
    place: str

    def __str__(self) -> str:
        return f"{self.source.siglum}, {self.place}"


Places = Mapping[Source, str]
"""Where each work speaks of one thing, those that come first first."""


def cite_by(authority: Source, places: Places) -> Citation:
    """Where `authority` speaks of it; else the first work that does."""
    source = authority if authority in places else next(iter(places))
    return Citation(source, places[source])
