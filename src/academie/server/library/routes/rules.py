"""The rules of every game: listed, section by section, with diagrams on which acts can be tried."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import count
from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from academie.kernel import Game, Source
from academie.library.lessons import state_of
from academie.library.rulebook import (
    Diagram,
    Page,
    Point,
    Section,
    explaining_articles,
    points_of,
    rules_page,
    rules_pages,
)
from academie.registry import registry
from academie.server.base.errors import NoSuch, missing_if_unknown
from academie.server.base.phrases import Cite, Mark, Phrase, cite_of, phrase
from academie.server.base.settings import Settings
from academie.server.edge.access import Charged, Uses
from academie.server.edge.problems import problems
from academie.server.engines.lines_of_play import play_line_from
from academie.server.engines.routes import LineTold, positions_view
from academie.words import Message

MOST_ACTS: Final = 60
NO_DIAGRAM: Final = Message("server-no-diagram")
GameKey = Annotated[str, PathParameter(description="As in the catalogue, e.g. trictrac.")]
DiagramNumber = Annotated[int, PathParameter(description="From 1.", ge=1, le=99)]
Acts = Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=MOST_ACTS)]


class RulesEntry(msgspec.Struct):
    """A page of the list; its first game is the usual one."""

    key: str
    games: list[str]
    title: Phrase
    about: Phrase
    diagrams: int


class ArticleTold(msgspec.Struct):
    """A rule, and where it is written."""

    words: Phrase
    passages: list[Cite]


class ExplanationTold(msgspec.Struct):
    """A rule for whoever asks why something was announced at the table.

    `events` are those it explains: by the code of an event, or by a key of its message.
    """

    words: Phrase
    passages: list[Cite]
    events: list[str]


class TrialTold(msgspec.Struct):
    """An act the text names, and what is said of it."""

    act: str
    words: Phrase


class DiagramTold(msgspec.Struct):
    """A diagram as it is set up, with all that may be tried on it; `number` is by which it is known."""

    number: int
    game: str
    ruleset: str
    words: Phrase
    marks: list[Mark]
    trials: list[TrialTold]
    line: LineTold


class SectionTold(msgspec.Struct):
    """A part of a page."""

    key: str
    title: Phrase
    articles: list[ArticleTold]
    diagrams: list[DiagramTold]


class HoldingTold(msgspec.Struct):
    """What some rule sets hold on a point, by which authority."""

    value: Phrase
    rulesets: list[Phrase]
    passages: list[Cite]


class PointTold(msgspec.Struct):
    """A point of the law; where there are several holdings, the sources differ."""

    name: str
    title: Phrase
    holdings: list[HoldingTold]


class GamePoints(msgspec.Struct):
    """The law of one game by source, what differs first."""

    game: str
    title: Phrase
    points: list[PointTold]


class CitedSource(msgspec.Struct):
    """A work that is cited."""

    siglum: str
    title: Phrase
    year: int
    dated: Phrase
    """The year as it is told: of a text that bears none, about when it is from."""


class RulesTold(msgspec.Struct):
    """A page of rules, whole."""

    entry: RulesEntry
    sections: list[SectionTold]
    law: list[GamePoints]
    sources: list[CitedSource]


class Tried(msgspec.Struct, forbid_unknown_fields=True):
    """What is tried from a diagram on, act by act."""

    acts: Acts


@get("/rules", responses=problems(), tags=["rules"], sync_to_thread=False)
def all_rules() -> list[RulesEntry]:
    """Every page of rules."""
    return [rules_entry(page) for page in rules_pages()]


@get("/rules/{game:str}", responses=problems(404), tags=["rules"])
async def rules_of(game: GameKey, settings: Uses[Settings], charge: Charged) -> RulesTold:
    """The rules of a game with every diagram set up, and its law by source.

    A game of another package has no page here: its law is all there is.
    """
    if game in settings.games and not registry.ours(game):
        return await charge.thread(law_view, registry[game])
    return await charge.thread(rules_view, get_page(game))


@get("/rules/{game:str}/articles", responses=problems(404), tags=["rules"], sync_to_thread=False)
def articles_of(game: GameKey) -> list[ExplanationTold]:
    """The articles that explain what is announced at a table; the first that names an event is the one."""
    with missing_if_unknown():
        return [
            ExplanationTold(phrase(each.words), [*map(cite_of, each.citations)], [*each.events])
            for each in explaining_articles(game)
        ]


@post(
    "/rules/{game:str}/diagrams/{number:int}", responses=problems(403, 404), tags=["rules"], status_code=200
)
async def try_diagram(
    game: GameKey, number: DiagramNumber, data: JSONBody[Tried], charge: Charged
) -> LineTold:
    """Plays acts from a diagram on and tells what they brought; nothing of it is kept."""
    diagrams = get_page(game).diagrams
    if number > len(diagrams):
        raise NoSuch(NO_DIAGRAM)
    return await charge.thread(try_acts, diagrams[number - 1], data.acts)


def get_page(game: str) -> Page:
    """The page of a game. Raises `NoSuch`."""
    with missing_if_unknown():
        return rules_page(game)


def try_acts(diagram: Diagram, acts: list[str]) -> LineTold:
    """The position after the acts. Raises `AcademieError` at an illegal act."""
    setting = diagram.show.setting
    positions = [*play_line_from(state_of(setting), setting.game, acts)]
    return positions_view(setting.game, positions, since=len(acts))


@cache
def rules_view(page: Page) -> RulesTold:
    numbers = count(1)
    return RulesTold(
        rules_entry(page),
        [section_view(section, numbers) for section in page.sections],
        [game_points(registry[game]) for game in page.games],
        source_views(page.sources),
    )


@cache
def law_view(game: Game) -> RulesTold:
    """The rules of a game that has no page."""
    package = registry.package(game.key)
    about = phrase(Message("server-game-of-package", package=package))
    switches = (switch for rules in game.rulesets for _, switch in rules.switches())
    sources = dict.fromkeys(switch.citation.source for switch in switches)
    only = RulesEntry(game.key, [game.key], phrase(game.title), about, 0)
    return RulesTold(only, [], [game_points(game)], source_views(sources))


def game_points(game: Game) -> GamePoints:
    return GamePoints(game.key, phrase(game.title), [point_view(each) for each in points_of(game.key)])


def source_views(sources: Iterable[Source]) -> list[CitedSource]:
    return [CitedSource(each.siglum, phrase(each.called), each.year, phrase(each.dated)) for each in sources]


def rules_entry(page: Page) -> RulesEntry:
    return RulesEntry(page.key, [*page.games], phrase(page.title), phrase(page.about), len(page.diagrams))


def section_view(section: Section, numbers: Iterator[int]) -> SectionTold:
    articles = [ArticleTold(phrase(each.words), [*map(cite_of, each.citations)]) for each in section.articles]
    diagrams = [diagram_view(each, next(numbers)) for each in section.diagrams]
    return SectionTold(section.key, phrase(section.title), articles, diagrams)


def diagram_view(diagram: Diagram, number: int) -> DiagramTold:
    show = diagram.show
    return DiagramTold(
        number,
        show.setting.game,
        show.setting.ruleset,
        phrase(show.words),
        [Mark([*each.places], each.style, each.label) for each in show.pointers],
        [TrialTold(each.resolved, phrase(each.words)) for each in diagram.trials],
        try_acts(diagram, []),
    )


def point_view(point: Point) -> PointTold:
    holdings = [
        HoldingTold(
            phrase(each.value),
            [phrase(ruleset.title) for ruleset, _ in each.held],
            [*map(cite_of, each.citations)],
        )
        for each in point.holdings
    ]
    return PointTold(point.name, phrase(point.title), holdings)


HANDLERS: Final = (all_rules, rules_of, articles_of, try_diagram)
