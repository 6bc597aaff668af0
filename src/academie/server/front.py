"""The front door as HTML: a board to throw the dice on, what is going on, and the games as pictures.

The server writes all of it, so that it can be read and thrown on before the client has come: the client
only chooses which throw falls.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple, TypeVar
from xml.etree import ElementTree

from academie.drawing.svg import Element
from academie.engine.players import offers
from academie.kernel import Game
from academie.library import catalogue
from academie.library.lessons import lessons_of
from academie.practice.puzzles import puzzles
from academie.registry import registry
from academie.server.figure import Fall, Score, families_of, figure, living_board, named, place_name
from academie.server.rooms.registry import games_to_watch
from academie.server.services import Services
from academie.server.settings import offered_games
from academie.server.store.games import GameRow, Search, finished_games
from academie.server.store.pool import DATABASE_AWAY
from academie.words import Fleche, Language, Message, Text, verbatim
from academie.words.catalogue import written

T = TypeVar("T")
STRIDE: Final = 7919
"""A prime, by which the thing of the day goes through its list."""
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


class Line(NamedTuple):
    """Something that goes on: where it is seen, what it is, its picture, and what to do about it."""

    href: str
    title: Text
    about: Text
    picture: str = ""
    action: Text | None = None
    live: Text | None = None


class Page:
    """The front door in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def say(self, key: str, /, **args: object) -> str:
        return Message(f"web-front-{key}", **args).in_(self.language)

    def title(self, game: Game) -> str:
        return game.title.in_(self.language)

    def whole(self, lines: Sequence[Line], games: Sequence[Game]) -> str:
        """The page as HTML, to be put into the shell."""
        made = tag(
            "div",
            tag("section", self.living(), self.pitch(lines, len(games)), class_="hero"),
            self.games(games),
            self.reasons(),
            id="front",
            lang=self.language.value,
        )
        return ElementTree.tostring(made, encoding="unicode", method="html")

    def living(self) -> Element:
        """The board, what the throw is worth, and where the position is from."""
        shown = figure()
        button = tag(
            "button",
            self.say("throw"),
            class_="button throw",
            type="button",
            data_throw="",
            data_again=self.say("throw-again"),
        )
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
            f", {shown.study.citation.source.year} · ",
            tag("a", self.say("see"), href=f"/library/{shown.study.id}"),
            class_="small soft",
        )
        return tag(
            "figure",
            tag("div", living_board(self.say("board")), button, class_="board"),
            strip,
            source,
            class_="living",
            data_test="living",
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

    def pitch(self, lines: Sequence[Line], games: int) -> Element:
        """What this is, the two ways in, and what is going on."""
        return tag(
            "div",
            tag("h1", self.say("headline")),
            tag("p", self.say("lead", count=games), class_="lead"),
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
            tag(
                "section",
                tag("h2", self.say("now")),
                tag("ul", *map(self.line, lines)),
                class_="now",
                data_test="now",
            ),
            class_="pitch",
        )

    def line(self, line: Line) -> Element:
        picture = (
            tag("img", src=line.picture, alt="", width=62, height=52) if line.picture else icon("tables")
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
            tag("b", line.title.in_(self.language)),
            tag("small", line.about.in_(self.language), class_="soft"),
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
                    height=200,
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


async def front_door(services: Services, language: Language) -> str:
    """The front door in a language, with what goes on; without it while the database is away."""
    try:
        lines = await lines_now(services)
    except DATABASE_AWAY:
        lines = [_study_line(), _puzzle_line()]
    return Page(language).whole(lines, offered_games(services.settings))


async def lines_now(services: Services) -> list[Line]:
    """What goes on, always four lines: a game, the open tables, a study and a puzzle that change each day."""
    return [await _game_line(services), await _tables_line(services), _study_line(), _puzzle_line()]


async def _game_line(services: Services) -> Line:
    """The game most watched; else the last that ended; else the machine, which is always free."""
    if watched := await games_to_watch(services.database, services.rooms, 1):
        game, watchers = watched[0]
        about = Message("web-front-live-about", game=registry[game.game_key].title, count=watchers)
        picture = f"/api/games/{game.id}/thumbnail.svg"
        return Line(f"/table/{game.id}", players_of(game), about, picture, live=Message("web-front-live"))
    if ended := await finished_games(services.database, Search(), None, 1):
        about = Message("web-front-last-game-about", game=registry[ended[0].game_key].title)
        title = Message("web-front-last-game", players=players_of(ended[0]))
        return Line(f"/game/{ended[0].id}", title, about, f"/api/games/{ended[0].id}/thumbnail.svg")
    title, about = Message("web-front-first-game"), Message("web-front-first-game-about")
    return Line("/?play", title, about, action=Message("web-front-play"))


def players_of(game: GameRow) -> Text:
    """The names of those who play, guests and machines by what they are."""
    one, two, *more = (player_name(game.game_key, name) for name in game.players)
    return Message("web-front-players-more" if more else "web-front-players", one=one, two=two)


def player_name(game: str, name: str) -> Text:
    """The name of somebody as people read it."""
    if name.startswith("guest-"):
        return Message("web-account-guest")
    engine = name.removeprefix("engine:")
    offer = next((each for each in offers(game) if engine != name and each.name == engine), None)
    return verbatim(name) if offer is None else offer.title


async def _tables_line(services: Services) -> Line:
    tables = await services.lobby.listed(None)
    if not tables:
        about = Message("web-front-no-tables-about")
        return Line("/play?play&with=friend", Message("web-front-no-tables"), about)
    first = tables[0]
    about = Message(
        "web-front-table-first",
        player=player_name(first.terms.game_key, first.owner),
        game=registry[first.terms.game_key].title,
    )
    return Line(
        "/play", Message("web-front-tables", count=len(tables)), about, action=Message("web-front-join")
    )


def _study_line() -> Line:
    study = of_today(catalogue().studies)
    return Line(
        f"/library/{study.id}",
        Message("web-front-study"),
        study.title,
        f"/api/library/{study.id}/thumbnail.svg",
    )


def _puzzle_line() -> Line:
    found = of_today(puzzles())
    about = Message("web-front-puzzle-about", game=registry[found.game].title)
    address = f"/practice/puzzles?game={found.game}&puzzle={found.id}"
    return Line(
        address, Message("web-front-puzzle"), about, f"/api/practice/puzzles/{found.id}/thumbnail.svg"
    )


def of_today(some: Sequence[T]) -> T:
    """One of them, another each day; neighbours in the list are far apart in time."""
    return some[datetime.now(UTC).toordinal() * STRIDE % len(some)]


def chips(line: str) -> Iterator[Element | str]:
    """A line of text whose places are shown as on the rim."""
    before = 0
    for found in PLACE.finditer(line):
        side = ("white", "black")[Fleche.SIDES.index(found[1])]
        yield line[before : found.start()]
        yield tag("span", found[2], class_=f"point {side}")
        before = found.end()
    yield line[before:]


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
