"""Citations: every field of a rule set and every scoring event says where its rule comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from academie.kernel.place import Part, place_in, read_place
from academie.words import Language, Message, Text, to_json, verbatim

OURS: Final = "AC"
"""The siglum of the readings this project takes where every source is silent."""


class Source(NamedTuple):
    """A work the law rests on. `siglum` is the short name used in citations and records."""

    siglum: str
    title: Text | str
    year: int
    name: Text | None = None
    """What a citation in full calls it, if that is not the siglum: its author, or some words of the title."""
    or_later: bool = False
    """Whether the year is the earliest it can be, of a text that bears none."""

    def __hash__(self) -> int:
        return hash(self.siglum)

    @property
    def ours(self) -> bool:
        """Whether this is no treatise but what the project itself chose."""
        return self.siglum == OURS

    @property
    def called(self) -> Text:
        """Its title in every language."""
        return verbatim(self.title) if isinstance(self.title, str) else self.title

    @property
    def dated(self) -> Text:
        """Its year, or roughly when it was written if it bears none."""
        year = str(self.year)
        return Message("citations-dated-later", year=year) if self.or_later else verbatim(year)


class Citation(NamedTuple):
    """A place in a source, e.g. `LEP, part 1 ch. II`, in the notation that `read_place` reads.

    `remark` says what is to be known of it (*only if agreed*): a message whose argument `place` is the place.
    Where there is no place, as in the project's own readings, any text may say why the rule is taken.
    """

    source: Source
    place: str = ""
    remark: Text | None = None

    @property
    def parts(self) -> tuple[Part, ...]:
        """The place in its parts. Raises `NotationError` if it is no place in a book."""
        return read_place(self.place)

    def in_(self, language: Language) -> str:
        """The siglum and the place, in a language."""
        return _cited(self.source.siglum, self.where(language), language)

    @property
    def said(self) -> Text:
        """The siglum and the place as a text."""
        return Message("common-verbatim", text=self)

    def in_full(self, language: Language) -> str:
        """The work by its name, and the place with all its parts apart: *Lepeintre, part 1, ch. II*."""
        name = self.source.siglum if self.source.name is None else self.source.name.in_(language)
        return _cited(name, self._remarked(place_in(self.parts, language, apart=True), language), language)

    def where(self, language: Language) -> str:
        """The place without its source, in a language."""
        return self._remarked(place_in(self.parts, language), language)

    def to_json(self) -> dict[str, Any]:
        """The citation for clients that word it by themselves."""
        plain = {"source": self.source.siglum, "place": [part.to_json() for part in self.parts]}
        return plain if self.remark is None else {**plain, "remark": to_json(self.remark)}

    def _remarked(self, place: str, language: Language) -> str:
        match self.remark:
            case None:
                return place
            case Message(key=key, args=args):
                return Message(key, **args, place=place).in_(language)
            case remark:
                return remark.in_(language)

    def __str__(self) -> str:
        """The siglum and the place as records have them, the remark in English."""
        return f"{self.source.siglum}, {self._remarked(self.place, Language.ENGLISH)}"


def _cited(source: str, place: str, language: Language) -> str:
    return Message("citations-cited", source=source, place=place).in_(language)


Places = Mapping[Source, str]
"""Where each work speaks of one thing, those that come first first."""


def cite_by(authority: Source, places: Places) -> Citation:
    """Where `authority` speaks of it; else the first work that does."""
    source = authority if authority in places else next(iter(places))
    return Citation(source, places[source])
