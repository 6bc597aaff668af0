"""Lessons: their list, each step set up by the rules, and the judgement of answers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from academie.engine.analysis.explain import weigh
from academie.kernel import AcademieError, Event, State
from academie.library.lessons import (
    Casts,
    Choose,
    Claim,
    Count,
    Lesson,
    Play,
    Question,
    Step,
    judge,
    lessons,
    public_events,
    shown,
)
from academie.library.lessons import lesson as lesson_of
from academie.library.lessons.judging import revealed
from academie.library.lessons.setting import learner_seat, legal, reached
from academie.notation import AnyNotation, notation_of
from academie.notation.codec import NOTATION
from academie.notation.wire import Board, Choices, Done, choices_of, done, form_of
from academie.registry import registry
from academie.server.base.errors import NoSuch, missing_if_unknown
from academie.server.base.phrases import Cite, EventView, Mark, Phrase, cite_of, phrase
from academie.server.edge.access import Charged
from academie.server.edge.problems import problems
from academie.server.game.view import event_view
from academie.words import Message

NO_STEP: Final = Message("server-no-step")
NO_QUESTION: Final = Message("server-no-question")
LessonId = Annotated[str, PathParameter(description="As listed, e.g. trictrac-01-marche.")]
StepNumber = Annotated[int, PathParameter(description="From 1.", ge=1, le=99)]
ShortText = Annotated[str, Meta(max_length=200)]
Answer = ShortText | Annotated[int, Meta(ge=0, le=10_000)] | Annotated[list[ShortText], Meta(max_length=36)]


class LessonEntry(msgspec.Struct):
    """A lesson of the list; lessons of a game are in the order to learn them."""

    id: str
    game: str
    ruleset: str
    title: Phrase
    about: Phrase
    passage: Cite
    minutes: int
    steps: int
    questions: int


class StepTold(msgspec.Struct, omit_defaults=True):
    """A step as it is set up; the right answers are not told.

    `actor` is the seat the learner has, if one is to act; `acts` are all he may do, right or wrong.
    """

    kind: str
    words: Phrase
    position: str
    acted: list[str]
    """What was done before the question. A question about its result shows the position before the last."""
    events: list[EventView]
    marks: list[Mark]
    board: Board
    choices: Choices
    last: Done | None = None
    """The last act before the question, unless its result is asked for."""
    actor: int | None = None
    acts: list[str] = msgspec.field(default_factory=list[str])
    hint: Phrase | None = None
    seconds: int | None = None
    """How long one should take, where there is a clock."""


class LessonTold(msgspec.Struct):
    """A lesson with its steps."""

    entry: LessonEntry
    steps: list[StepTold]


class AnswerGiven(msgspec.Struct, forbid_unknown_fields=True):
    """An act, a number, or casts like `6-5`; nothing to be told the answer."""

    answer: Answer | None = None


class VerdictTold(msgspec.Struct, omit_defaults=True):
    """What the law says of an answer: whether it is right, why, and what it brought."""

    right: bool
    words: list[Phrase]
    events: list[EventView]
    board: Board | None = None
    position: str | None = None
    """The position after the answer, if it was a legal act; after a right number, with the result marked."""
    missing: list[str] = msgspec.field(default_factory=list[str])
    """Casts that should have been named."""
    wrongly: list[str] = msgspec.field(default_factory=list[str])
    """Casts that should not."""
    answer: list[str] = msgspec.field(default_factory=list[str])
    """A right answer, casts one by one, for a learner who gives up."""


@get("/lessons", responses=problems(), tags=["lessons"], sync_to_thread=False)
def all_lessons() -> list[LessonEntry]:
    """Every lesson, by game."""
    return [lesson_entry(each) for each in lessons()]


@get("/lessons/{lesson_id:str}", responses=problems(404), tags=["lessons"])
async def lesson(lesson_id: LessonId, charge: Charged) -> LessonTold:
    """A lesson with every step set up on its board."""
    return await charge.thread(lesson_view, get_lesson(lesson_id))


@post(
    "/lessons/{lesson_id:str}/steps/{number:int}",
    responses=problems(403, 404),
    tags=["lessons"],
    status_code=200,
)
async def answer_step(
    lesson_id: LessonId, number: StepNumber, data: JSONBody[AnswerGiven], charge: Charged
) -> VerdictTold:
    """Has the law judge an answer; nothing of it is kept."""
    steps = get_lesson(lesson_id).steps
    if number > len(steps):
        raise NoSuch(NO_STEP)
    return await charge.thread(verdict_view, steps[number - 1], data.answer)


def get_lesson(lesson_id: str) -> Lesson:
    """The lesson of that id. Raises `NoSuch`."""
    with missing_if_unknown():
        return lesson_of(lesson_id)


@cache
def lesson_view(of: Lesson) -> LessonTold:
    return LessonTold(lesson_entry(of), [step_view(step) for step in of.steps])


def lesson_entry(of: Lesson) -> LessonEntry:
    return LessonEntry(
        of.id,
        of.game,
        of.ruleset,
        phrase(of.title),
        phrase(of.about),
        cite_of(of.citation),
        of.minutes,
        len(of.steps),
        of.questions,
    )


def step_view(step: Step) -> StepTold:
    game = registry[step.setting.game]
    before, act, state = reached(step.setting)
    notation, look = NOTATION.of(game), shown(step)
    acts = step_acts(step, state, notation)
    choices = choices_of(
        game, state, map(notation.read_act, acts), step.seat if isinstance(step, Claim) else None
    )
    events = [] if isinstance(step, Question) else event_views(public_events(step), game.key)
    return StepTold(
        kind=step.kind,
        words=phrase(step.words),
        position=notation.state(look),
        acted=[*step.setting.acts],
        events=events,
        marks=[Mark([*each.places], each.style, each.label) for each in step.pointers],
        board=form_of(game).board(look),
        choices=choices,
        last=None if act is None or isinstance(step, Count) else done(game, before, act),
        actor=learner_seat(step),
        acts=acts,
        hint=phrase(step.hint) if isinstance(step, Question) else None,
        seconds=step.seconds if isinstance(step, Casts) else None,
    )


def step_acts(step: Step, state: State[Any], notation: AnyNotation) -> list[str]:
    """The acts a learner may choose: one of the choices, or any legal act."""
    match step:
        case Choose():
            return [option.act for option in step.options]
        case Play() if isinstance(state.actor, int):
            return [notation.act(act) for act in legal(state, state.actor)]
        case Claim():
            return (
                [notation.act(act) for act in legal(state, step.seat)]
                if not notation.attempts(state, step.seat)
                else []
            )
        case _:
            return []


def event_views(events: Sequence[Event], game: str) -> list[EventView]:
    return [event_view(event, registry[game]) for event in events]


def verdict_view(step: Step, given: Answer | None) -> VerdictTold:
    """Judge an answer. Raises `AcademieError` for a step that asks no question."""
    if not isinstance(step, Question):
        raise AcademieError(NO_QUESTION)
    game = step.setting.game
    if given is None:
        return VerdictTold(
            right=False,
            words=[*map(phrase, step.right)],
            events=event_views(revealed(step), game),
            answer=[*step.stated],
        )
    verdict = judge(step, given, lambda state, choices: weigh(game, state, choices))
    events = event_views(verdict.events, game)
    return VerdictTold(
        right=verdict.right,
        words=[phrase(each) for each in verdict.words],
        events=events,
        board=None if verdict.after is None else form_of(registry[game]).board(verdict.after),
        position=None if verdict.after is None else notation_of(game).state(verdict.after),
        missing=[*verdict.missing],
        wrongly=[*verdict.wrongly],
    )


HANDLERS: Final = (all_lessons, lesson, answer_step)
