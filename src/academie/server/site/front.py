"""The front door as HTML: a board to throw the dice on, what is going on, and the games as pictures.

The server writes all of it, so that it can be read and thrown on before the client has come: the client
only chooses which throw falls.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Sequence
from functools import cache
from threading import Lock
from typing import Final
from xml.etree import ElementTree

from academie.drawing.svg import Element
from academie.kernel import Game
from academie.library.lessons import lessons_of
from academie.server.base.settings import Settings, offered_games
from academie.server.edge.identity import Identity
from academie.server.site.front_board import Fall, Score, families_of, figure, living_board, named, place_name
from academie.server.site.languages import words
from academie.server.site.today import Line, Today, lines_of_today
from academie.words import Content, Fleche, Language, Message, Text, languages
from academie.words.catalogue import written

NOW: Final = "[now]"
"""Stands for what goes on until it is known."""
PLACE: Final = re.compile(f"([{''.join(Fleche.SIDES)}])(\\w+)")
"""The name of a place in plain text."""
ICONS: Final = {
    "play": ("M8 5v14l11-7z",),
    "learn": ("M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 3H9c0-1 0-2-1-3z",),
    "tables": (
        "M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z",
        "M12 5v14M6 8l1 4 1-4M16 16l1-4 1 4",
    ),
    "onward": ("m9 6 6 6-6 6",),
    "rulings": ("M12 4v16M6 20h12M5 8h14M5 8l-3 6h6zM19 8l-3 6h6z",),
    "dice": (
        "M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2z",
        "M8 11V8a4 4 0 0 1 8 0v3",
    ),
    "library": ("M4 5c3-1 6-1 8 1 2-2 5-2 8-1v14c-3-1-6-1-8 1-2-2-5-2-8-1zM12 6v14",),
}
REASONS: Final = ("rulings", "dice", "library")
_WRITING: Final = Lock()


class Page:
    """The front door in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def say(self, key: str, /, **args: object) -> str:
        return Message(f"web-front-{key}", **args).in_(self.language)

    def title(self, game: Game) -> str:
        return game.title.in_(self.language)

    def _content(self, text: Text) -> dict[str, str]:
        """The attribute by which content that is not written in the reader's language names its own."""
        lacks = isinstance(text, Content) and self.language.value not in text.by_language
        return {"lang": Language.ENGLISH.value} if lacks else {}

    def whole(self, games: Sequence[Game]) -> str:
        """The page as HTML, to be put into the shell; what goes on is to be put where `NOW` stands."""
        made = tag(
            "div",
            tag("section", self.living(), self.pitch(len(games)), class_="hero"),
            self.games(games),
            self.reasons(),
            id="front",
            lang=self.language.value,
        )
        return html(made)

    def living(self) -> Element:
        """The board, what the throw is worth, and where the position is from."""
        shown = figure()
        asked = tag(
            "div",
            tag(
                "p",
                tag("b", self.say("question")),
                tag("small", self.say("question-about"), class_="soft"),
                class_="verdict",
            ),
            class_="outcome",
            data_outcome="",
        )
        onward = tag(
            "p",
            tag("a", self.say("onward"), href="/learn/" + first_lesson(shown.study.game)),
            class_="onward",
            hidden="",
            data_onward="",
        )
        strip = tag(
            "div",
            asked,
            *map(self.outcome, shown.falls),
            onward,
            class_="strip",
            aria_live="polite",
            data_test="thrown",
        )
        source = tag(
            "figcaption",
            f"{self.say('source')} · ",
            tag("cite", self.say("book"), lang="fr"),
            f", {shown.study.citation.source.dated.in_(self.language)} · ",
            tag("a", self.say("see"), href=f"/library/{shown.study.id}"),
            class_="small soft",
        )
        return tag(
            "figure",
            tag("div", living_board(self.say("board")), self._throw(), class_="board"),
            strip,
            source,
            class_="living",
            data_test="living",
        )

    def _throw(self) -> Element:
        return tag(
            "button",
            self.say("throw"),
            class_="button throw",
            type="button",
            data_throw="",
            data_again=self.say("throw-again"),
        )

    def outcome(self, fall: Fall) -> Element:
        """What one throw is worth, in words."""
        mine = figure().board.thrower
        points = sum(score.points for score in fall.scores if score.seat == mine)
        if fall.holes:
            worth = self.say("points-holes", points=points, holes=fall.holes)
        else:
            worth = self.say("points", points=points) if points else self.say("nothing")
        verdict = tag(
            "p",
            tag("span", named(fall), class_="cast"),
            tag(
                "span",
                tag("b", worth),
                tag("small", self.say("rule-double" if fall.holes else "rule"), class_="soft"),
            ),
            class_="verdict",
        )
        ordered = sorted(fall.scores, key=lambda score: score.seat != mine)
        told = tag("ul", *(self.told(score, own=score.seat == mine) for score in ordered), class_="told")
        return tag("div", verdict, told, class_="outcome", data_outcome=named(fall), hidden="")

    def told(self, score: Score, *, own: bool) -> Element:
        line = self.say(f"hit-{score.jan}", point=place_name(figure().study.game, score.place))
        return tag(
            "li", tag("b", f"+{score.points}"), tag("span", *chips(line)), class_="" if own else "other"
        )

    def pitch(self, games: int) -> Element:
        """What this is, the two ways in, and what is going on."""
        return tag(
            "div",
            tag("h1", self.say("headline")),
            tag("p", self.say("lead", count=games), class_="lead"),
            tag("p", self.say("promise"), class_="lead"),
            tag(
                "p",
                tag(
                    "a",
                    icon("play"),
                    self.say("play"),
                    class_="button main big",
                    href="/?play",
                    data_test="play",
                ),
                tag(
                    "a",
                    icon("learn"),
                    self.say("learn"),
                    class_="button big",
                    href="/learn/" + first_lesson(figure().study.game),
                    data_test="learn",
                ),
                class_="ways",
            ),
            tag("section", tag("h2", self.say("now")), tag("ul", NOW), class_="now", data_test="now"),
            class_="pitch",
        )

    def line(self, line: Line) -> Element:
        picture = (
            tag("img", src=line.picture, alt="", width=62, height=42) if line.picture else icon("tables")
        )
        end = (
            tag("span", line.action.in_(self.language), class_="button low")
            if line.action
            else icon("onward")
        )
        if line.live is not None:
            end = tag("span", line.live.in_(self.language), class_="pill bad")
        words = tag(
            "span",
            tag("b", line.title.in_(self.language), **self._content(line.title)),
            tag("small", line.about.in_(self.language), class_="soft", **self._content(line.about)),
            class_="grow",
        )
        return tag(
            "li",
            tag(
                "a",
                tag("span", picture, class_="mini" if line.picture else "mini drawn"),
                words,
                end,
                href=line.href,
            ),
        )

    def games(self, games: Sequence[Game]) -> Element:
        """The games as pictures, family by family."""
        families = [self.family(key, members) for key, members in families_of(games).items() if members]
        head = tag(
            "div",
            tag("h2", self.say("games", count=len(games))),
            tag("a", self.say("rules"), href="/rules", class_="small"),
            class_="games-head",
        )
        return tag(
            "section", head, tag("div", *families, class_="families"), class_="games", data_test="games"
        )

    def family(self, key: str, members: Sequence[Game]) -> Element:
        return tag(
            "section",
            tag("h3", self.say(f"family-{key}")),
            tag("p", self.say(f"family-{key}-about"), class_="small soft"),
            tag("div", *map(self.game, members), class_="pictures"),
            class_=f"family {key}",
        )

    def game(self, game: Game) -> Element:
        about = f"web-front-game-{game.key}"
        words = Message(about).in_(self.language) if about in written(Language.ENGLISH) else ""
        return tag(
            "a",
            tag(
                "span",
                tag(
                    "img",
                    src=f"/api/catalogue/{game.key}/picture.svg",
                    alt="",
                    loading="lazy",
                    width=240,
                    height=162,
                ),
                class_="picture",
            ),
            tag("b", self.title(game)),
            tag("span", words, class_="small soft"),
            href=f"/?play={game.key}",
            data_game=game.key,
        )

    def reasons(self) -> Element:
        return tag("section", *map(self.reason, REASONS), class_="why")

    def reason(self, key: str) -> Element:
        return tag(
            "div",
            tag("h3", icon(key), self.say(f"why-{key}")),
            tag("p", self.say(f"why-{key}-about"), class_="soft"),
        )


def first_lesson(game: str) -> str:
    """The id of the first lesson of a game."""
    return lessons_of(game)[0].id


def written_page(language: Language, games: tuple[Game, ...]) -> tuple[str, str]:
    """The front door in a language, before and after what goes on; written once, whoever asks at once."""
    with _WRITING:
        return _written_page(language, games)


@cache
def _written_page(language: Language, games: tuple[Game, ...]) -> tuple[str, str]:
    before, _, after = Page(language).whole(games).partition(NOW)
    return before, after


async def front_door(
    today: Today, settings: Settings, language: Language, reader: Identity | None = None
) -> str:
    """The front door in a language, with what goes on; less of it while the database is away."""
    before, after = await asyncio.to_thread(written_page, language, offered_games(settings))
    page = Page(language)
    return before + "".join([html(page.line(line)) for line in await today.lines(reader)]) + after


def prepare(settings: Settings) -> None:
    """Write the front door in every language and read what it tells of today, so that nobody waits for it.

    Every page names the words of its language, which are read here too.
    """
    words()
    for language in languages():
        written_page(language, offered_games(settings))
    lines_of_today()


def chips(line: str) -> Iterator[Element | str]:
    """A line of text whose places are shown as on the rim."""
    before = 0
    for found in PLACE.finditer(line):
        side = ("white", "black")[Fleche.SIDES.index(found[1])]
        yield line[before : found.start()]
        yield tag("span", found[2], class_=f"point {side}")
        before = found.end()
    yield line[before:]


def html(made: Element) -> str:
    """An element as HTML writes it."""
    return ElementTree.tostring(made, encoding="unicode", method="html")


def icon(name: str) -> Element:
    """A small drawing in lines."""
    return tag(
        "svg",
        *(tag("path", d=path) for path in ICONS[name]),
        class_="icon",
        viewBox="0 0 24 24",
        aria_hidden="true",
    )


def tag(name: str, *content: Element | str, **attributes: str | int) -> Element:
    """An element of HTML with its content; underscores in attributes are hyphens, except at the end."""
    made = Element(name, {key.rstrip("_").replace("_", "-"): str(value) for key, value in attributes.items()})
    for each in content:
        if not isinstance(each, str):
            made.append(each)
        elif len(made):
            made[-1].tail = (made[-1].tail or "") + each
        else:
            made.text = (made.text or "") + each
    return made
