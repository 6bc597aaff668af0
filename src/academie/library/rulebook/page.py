"""A page of rules: sections of cited articles, with diagrams that can be tried."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from academie.kernel import Citation, Source
from academie.library.lessons import Play, Show, state_of
from academie.library.lessons.judging import act_told
from academie.notation import notation_of
from academie.words import Message, Text

SECTIONS: Final = {
    "object": Message("library-sections-object"),
    "setup": Message("library-sections-setup"),
    "march": Message("library-sections-march"),
    "dice": Message("library-sections-dice"),
    "marks": Message("library-sections-marks"),
    "faults": Message("library-sections-faults"),
    "end": Message("library-sections-end"),
    "variants": Message("library-sections-variants"),
}
"""What a page is made of, in this order, and what its sections are called unless a page says otherwise."""
NEEDED: Final = frozenset(SECTIONS) - {"dice"}
"""The sections no page goes without: not every game has dice."""


@dataclass(frozen=True, slots=True)
class Article:
    """A rule in our own words, and where it is written."""

    words: Text
    citations: tuple[Citation, ...]
    events: tuple[str, ...] = ()
    """The events of the game it explains: by their code, or by a key of the message that tells them."""


@dataclass(frozen=True, slots=True)
class Trial:
    """An act the text names, with what it earns by the law, and what is said of it."""

    play: Play
    words: Text

    @property
    def act(self) -> str:
        """The act as the text names it."""
        return self.play.stated[0]

    @property
    def told(self) -> Text:
        """The act as people read it."""
        setting = self.play.setting
        state = state_of(setting)
        return act_told(state, notation_of(setting.game).resolve(state, self.act))

    @property
    def resolved(self) -> str:
        """The act as records write it."""
        setting = self.play.setting
        notation = notation_of(setting.game)
        return notation.act(notation.resolve(state_of(setting), self.act))


@dataclass(frozen=True, slots=True)
class Diagram:
    """A position to look at and to try; `forbidden` are acts the text says are not allowed."""

    show: Show
    trials: tuple[Trial, ...]
    forbidden: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a page."""

    key: str
    title: Text
    articles: tuple[Article, ...]
    diagrams: tuple[Diagram, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """The rules of a game, or of a family whose first game is the usual one."""

    key: str
    games: tuple[str, ...]
    title: Text
    about: Text
    sections: tuple[Section, ...]
    like: str | None = None
    """The game whose rules hold where this page says nothing."""

    @property
    def diagrams(self) -> tuple[Diagram, ...]:
        """Every diagram, in the order of the page: it is known by its number there, from 1."""
        return tuple(diagram for section in self.sections for diagram in section.diagrams)

    @property
    def articles(self) -> tuple[Article, ...]:
        """Every article, in the order of the page."""
        return tuple(article for section in self.sections for article in section.articles)

    @property
    def sources(self) -> tuple[Source, ...]:
        """Every work the page cites, in the order it does."""
        return tuple(dict.fromkeys(each.source for article in self.articles for each in article.citations))
