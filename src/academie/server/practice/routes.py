"""Practice: puzzles asked when they are due, and throws to be counted."""

from __future__ import annotations

import asyncio
import secrets
from datetime import datetime
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from academie.drawing.picture import small_picture
from academie.kernel import BLACK
from academie.library import catalogue
from academie.notation import notation_of
from academie.notation.wire import Board, Choices, choices_of, form_of
from academie.practice.counting import COUNTING, CountingExercise, counting_game
from academie.practice.judging import Verdict, judge, margin_words
from academie.practice.puzzles import Puzzle, known_themes, puzzle, puzzle_games, puzzles, themes_of
from academie.practice.repetition import Level, due, streak, upcoming
from academie.registry import registry
from academie.server.base.errors import missing_if_unknown
from academie.server.base.phrases import Cite, EventView, Phrase, cite_of, phrase
from academie.server.edge.access import Charged, Player, Uses, allows
from academie.server.edge.problems import problems
from academie.server.edge.scopes import Scope
from academie.server.library.routes.lessons import event_views
from academie.server.practice.queries import PracticeStore, now

MARKING: Final = "marking"
SEEDS: Final = 1_000_000
SVG: Final = "image/svg+xml"

Game = Annotated[str | None, QueryParameter(description="dames or trictrac; else either.", max_length=20)]
ThemeGiven = Annotated[str | None, QueryParameter(description="Only puzzles of that theme.", max_length=40)]
PuzzleId = Annotated[str, PathParameter(description="As told, e.g. dames-2475fe19.", max_length=40)]
PuzzleGiven = Annotated[str | None, QueryParameter(name="id", description="That puzzle.", max_length=40)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Points = Annotated[int, Meta(ge=0, le=200)]


class LevelTold(msgspec.Struct):
    """How strong one has shown oneself at a subject."""

    rating: int
    asked: int
    right: int


class PuzzleTheme(msgspec.Struct):
    """A theme, and how many puzzles there are of it."""

    id: str
    title: Phrase
    about: Phrase
    puzzles: int


class SubjectTold(msgspec.Struct):
    """A game there are puzzles of."""

    game: str
    puzzles: int
    met: int
    due: int
    level: LevelTold
    themes: list[PuzzleTheme]


class PracticeTold(msgspec.Struct):
    """What there is to practise, what waits, and on how many days running one has practised."""

    subjects: list[SubjectTold]
    marking: LevelTold
    due: int
    streak: int


class PuzzleTold(msgspec.Struct):
    """A puzzle as it is asked; the best play is not told."""

    id: str
    game: str
    ruleset: str
    position: str
    actor: int
    acts: list[str]
    board: Board
    choices: Choices
    rating: int
    themes: list[Phrase]
    again: bool
    """Whether it was met before."""
    origin: str
    source: Cite | None = None
    """The passage it comes from, if it is of a book."""


class PuzzleAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """A play, or nothing to be shown the best; and how long one took."""

    answer: Annotated[str, Meta(max_length=200)] | None = None
    seconds: Seconds = 0.0


class PuzzleVerdict(msgspec.Struct):
    """Whether the answer was the best play, what the best is worth, and when the puzzle comes again."""

    right: bool
    best: str
    line: list[str]
    worth: Phrase
    best_position: str
    position: str | None
    """Where the answer led."""
    best_board: Board
    board: Board | None
    events: list[EventView]
    due: datetime
    level: LevelTold


class ThrowTold(msgspec.Struct):
    """A throw to count: the board before it, the throw, and the board with the dice lying on it."""

    before: str
    throw: str
    position: str
    before_board: Board
    board: Board
    thrower: int
    rating: int
    seconds: int


class ThrowAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """What the throw is said to be worth to the thrower and to the other, and how long one took."""

    before: Annotated[str, Meta(max_length=400)]
    throw: Annotated[str, Meta(max_length=5)]
    mine: Points
    his: Points
    seconds: Seconds = 0.0


class ThrowVerdict(msgspec.Struct):
    """What the law says the throw is worth, each source of it, and where one's level stands."""

    right: bool
    in_time: bool
    mine: int
    his: int
    events: list[EventView]
    level: LevelTold


@get("/practice", responses=problems(401), tags=["practice"], opt=allows(Scope.STUDY_READ))
async def practice(practice_store: Uses[PracticeStore], player: Player) -> PracticeTold:
    """What there is to practise, and how the player stands."""
    cards, levels = (await practice_store.cards(player.account), await practice_store.levels(player.account))
    days = await practice_store.days(player.account)
    waiting = set(due(cards, now()))
    return PracticeTold(
        subjects=[
            subject_view(game, set(cards), waiting, levels.get(game, Level())) for game in puzzle_games()
        ],
        marking=level_view(levels.get(MARKING, Level())),
        due=len(waiting),
        streak=streak(days, now().date()),
    )


@get("/practice/puzzle", responses=problems(401, 404), tags=["practice"], opt=allows(Scope.STUDY_READ))
async def next_puzzle(
    practice_store: Uses[PracticeStore],
    player: Player,
    game: Game = None,
    theme: ThemeGiven = None,
    one: PuzzleGiven = None,
) -> PuzzleTold:
    """The puzzle of that id; else one that is due, else a new one near the player's level."""
    with missing_if_unknown():
        wanted = puzzles(game, theme)
        named = None if one is None else puzzle(one)
    cards = await practice_store.cards(player.account)
    levels = await practice_store.levels(player.account)
    level = levels.get(wanted[0].game, Level())
    chosen = named or upcoming(wanted, cards, level, now())
    return await asyncio.to_thread(puzzle_view, chosen, again=chosen.id in cards)


@post(
    "/practice/puzzles/{puzzle_id:str}",
    responses=problems(401, 403, 404),
    tags=["practice"],
    status_code=200,
    opt=allows(Scope.STUDY_WRITE),
)
async def answer_puzzle(
    puzzle_id: PuzzleId, data: JSONBody[PuzzleAnswer], practice_store: Uses[PracticeStore], player: Player
) -> PuzzleVerdict:
    """Judges an answer and remembers when to ask again."""
    with missing_if_unknown():
        asked = puzzle(puzzle_id)
    verdict = await asyncio.to_thread(judge, asked, data.answer)
    card = await practice_store.add_answer(player.account, asked, right=verdict.right, seconds=data.seconds)
    levels = await practice_store.levels(player.account)
    return puzzle_verdict(asked, verdict, card.due, levels[asked.game])


@get(
    "/practice/puzzles/{puzzle_id:str}/thumbnail.svg",
    responses=problems(404),
    tags=["practice"],
    media_type=SVG,
)
async def puzzle_thumbnail(puzzle_id: PuzzleId, charge: Charged) -> Response[str]:
    """A small picture of the position of a puzzle, seen from the side that is to play."""
    with missing_if_unknown():
        asked = puzzle(puzzle_id)
    drawn = await charge.thread(_thumbnail, asked)
    return Response(drawn, media_type=SVG, headers={"Cache-Control": "public, max-age=86400"})


def _thumbnail(asked: Puzzle) -> str:
    state = asked.state()
    return small_picture(state, flip=state.actor == BLACK)


@get("/practice/throw", responses=problems(401), tags=["practice"], opt=allows(Scope.STUDY_READ))
async def next_throw(practice_store: Uses[PracticeStore], player: Player) -> ThrowTold:
    """A throw of trictrac to count, near the player's level."""
    level = (await practice_store.levels(player.account)).get(MARKING, Level())
    game = counting_game()
    found = await asyncio.to_thread(COUNTING.of(game).near, secrets.randbelow(SEEDS), level.rating)
    return throw_view(game.key, found)


@post(
    "/practice/throw",
    responses=problems(401, 403),
    tags=["practice"],
    status_code=200,
    opt=allows(Scope.STUDY_WRITE),
)
async def answer_throw(
    data: JSONBody[ThrowAnswer], practice_store: Uses[PracticeStore], player: Player
) -> ThrowVerdict:
    """Has the law say what a throw is worth."""
    game = counting_game()
    asked = await asyncio.to_thread(COUNTING.of(game).exercise, data.before, data.throw)
    result = asked.result(data.mine, data.his, data.seconds)
    level = await practice_store.add_result(player.account, MARKING, asked.rating, result)
    mine, his = asked.answer
    events = event_views(asked.events(), game.key)
    return ThrowVerdict(
        right=result > 0,
        in_time=data.seconds <= asked.seconds,
        mine=mine,
        his=his,
        events=events,
        level=level_view(level),
    )


def subject_view(game: str, met: set[str], waiting: set[str], level: Level) -> SubjectTold:
    of_game = {each.id for each in puzzles(game)}
    return SubjectTold(
        game=game,
        puzzles=len(of_game),
        met=len(of_game & met),
        due=len(of_game & waiting),
        level=level_view(level),
        themes=[
            PuzzleTheme(theme.id, phrase(theme.title), phrase(theme.about), number)
            for theme, number in themes_of(game)
        ],
    )


def level_view(level: Level) -> LevelTold:
    return LevelTold(round(level.rating), level.asked, level.right)


def puzzle_view(asked: Puzzle, *, again: bool) -> PuzzleTold:
    state, game = asked.state(), registry[asked.game]
    assert isinstance(state.actor, int)
    choices = choices_of(game, state, state.actions())
    study = next((each for each in catalogue().studies if each.id == asked.origin), None)
    return PuzzleTold(
        id=asked.id,
        game=asked.game,
        ruleset=asked.ruleset,
        position=asked.position,
        actor=state.actor,
        acts=[act.text for act in choices.acts],
        board=form_of(game).board(state),
        choices=choices,
        rating=asked.rating,
        themes=[phrase(known_themes()[theme].title) for theme in asked.themes],
        again=again,
        origin=asked.origin,
        source=None if study is None else cite_of(study.citation),
    )


def puzzle_verdict(asked: Puzzle, verdict: Verdict, when: datetime, level: Level) -> PuzzleVerdict:
    notation, form = notation_of(asked.game), form_of(registry[asked.game])
    events = event_views(verdict.events, asked.game)
    return PuzzleVerdict(
        right=verdict.right,
        best=asked.best,
        line=[*asked.line],
        worth=phrase(margin_words(asked)),
        best_position=notation.state(verdict.best_after),
        position=None if verdict.after is None else notation.state(verdict.after),
        best_board=form.board(verdict.best_after),
        board=None if verdict.after is None else form.board(verdict.after),
        events=events,
        due=when,
        level=level_view(level),
    )


def throw_view(game: str, of: CountingExercise) -> ThrowTold:
    notation, form = notation_of(game), form_of(registry[game])
    return ThrowTold(
        before=of.position,
        throw=of.dice,
        position=notation.state(of.shown),
        before_board=form.board(notation.read_state(of.position)),
        board=form.board(of.shown),
        thrower=of.thrower,
        rating=of.rating,
        seconds=of.seconds,
    )


HANDLERS: Final = (practice, next_puzzle, puzzle_thumbnail, answer_puzzle, next_throw, answer_throw)
