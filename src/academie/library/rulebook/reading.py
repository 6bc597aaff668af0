"""All pages of rules, read from their files. studies/rules/README.md explains the keys."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

from academie.kernel import Citation, NotationError, Source, UnknownName, reason
from academie.kernel.data import data_root
from academie.library.lessons import Play, Setting, Show
from academie.library.lessons.reading import COMMON, Entry, Steps, conditions, known, text
from academie.library.rulebook.page import SECTIONS, Article, Diagram, Page, Section, Trial
from academie.registry import registry
from academie.sources import SOURCES
from academie.words import Content, Message

SHOWN: Final = COMMON - {"kind"}


@cache
def rules_pages() -> tuple[Page, ...]:
    """Every page, in the order of the registry; read once."""
    sources = {source.siglum: source for source in SOURCES}
    order = [game.key for game in registry]
    pages = (read_page(file, sources) for file in files())
    return tuple(sorted(pages, key=lambda page: order.index(page.games[0])))


def rules_page(game: str) -> Page:
    """The page of the rules of a game. Raises `UnknownName` if there is none."""
    for page in rules_pages():
        if game in page.games:
            return page
    known_games = (key for page in rules_pages() for key in page.games)
    raise UnknownName(Message("library-no-rules", game=registry[game].key, known=tuple(known_games)))


def explaining_articles(game: str) -> tuple[Article, ...]:
    """The articles that explain events of a game: its own first, then those of the game it is like.

    Raises `UnknownName` if it has no rules.
    """
    page = rules_page(game)
    like = () if page.like is None else explaining_articles(page.like)
    return (*(article for article in page.articles if article.events), *like)


def files() -> list[Traversable]:
    """The files of pages."""
    folder = data_root("studies").joinpath("rules")
    return [file for file in folder.iterdir() if file.name.endswith(".toml")]


def read_page(file: Traversable, sources: Mapping[str, Source]) -> Page:
    """The page of a file. Raises `NotationError` with its name for what cannot be read."""
    try:
        entry = tomllib.loads(file.read_text(encoding="utf-8"))
        return _page(entry, file.name.removesuffix(".toml"), sources)
    except (KeyError, ValueError, NotationError, UnknownName) as wrong:
        raise NotationError(
            Message("library-wrong-file", file=f"rules/{file.name}", why=reason(wrong))
        ) from wrong


def _page(entry: Entry, key: str, sources: Mapping[str, Source]) -> Page:
    known(entry, {"games", "like", "title", "about", "sections"})
    games = tuple(registry[game].key for game in entry["games"])
    first = registry[games[0]]
    reader = Sections(Setting(game=first.key, ruleset=first.default.id), sources)
    return Page(
        key=key,
        games=games,
        title=text(entry["title"]) if "title" in entry else first.title,
        about=text(entry["about"]),
        sections=tuple(map(reader.read, entry["sections"])),
        like=registry[entry["like"]].key if "like" in entry else None,
    )


@dataclass(frozen=True, slots=True)
class Sections:
    """Reads sections, whose diagrams have this setting unless they say otherwise."""

    setting: Setting
    sources: Mapping[str, Source]

    def read(self, entry: Entry) -> Section:
        """A section. Raises `NotationError` for an unknown key."""
        known(entry, {"key", "title", "articles", "diagrams"})
        return Section(
            entry["key"],
            text(entry["title"]) if "title" in entry else SECTIONS[entry["key"]],
            tuple(map(self._article, entry["articles"])),
            tuple(map(self._diagram, entry.get("diagrams", ()))),
        )

    def _article(self, entry: Entry) -> Article:
        known(entry, {"fr", "en", "cite", "events"})
        words = Content(fr=entry["fr"], en=entry["en"])
        return Article(words, tuple(map(self._citation, entry["cite"])), tuple(entry.get("events", ())))

    def _citation(self, entry: str | Entry) -> Citation:
        """A citation as written: the siglum, then the place; a remark by the key of its message."""
        if isinstance(entry, str):
            entry = {"cite": entry}
        known(entry, {"cite", "remark"})
        siglum, _, place = entry["cite"].partition(" ")
        remark = Message(entry["remark"]) if "remark" in entry else None
        return Citation(self.sources[siglum], place, remark)

    def _diagram(self, entry: Entry) -> Diagram:
        known(entry, SHOWN | {"game", "ruleset", "tries", "forbidden"})
        game = registry[entry.get("game", self.setting.game)]
        setting = replace(self.setting, game=game.key, ruleset=game.ruleset(entry.get("ruleset")).id)
        shown = {key: value for key, value in entry.items() if key in SHOWN}
        (show,) = Steps(setting, self.sources).read([{**shown, "kind": "show"}])
        trials = tuple(_trial(show, each) for each in entry.get("tries", ()))
        return Diagram(show, trials, tuple(entry.get("forbidden", ())))


def _trial(show: Show, entry: Mapping[str, Any]) -> Trial:
    """What may be tried from a diagram, as a step of a lesson that the law can judge."""
    known(entry, {"act", "asks", "fr", "en"})
    words = Content(fr=entry["fr"], en=entry["en"])
    play = Play(
        setting=show.setting,
        words=show.words,
        stated=(entry["act"],),
        hint=words,
        right=(),
        wrong=words,
        asks=conditions(entry.get("asks", []), show.setting.game),
    )
    return Trial(play, words)
