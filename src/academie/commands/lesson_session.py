"""A lesson taken in the terminal, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from academie.commands.prompt import LEAVE, Prompt
from academie.drawing import text_board
from academie.engine.analysis.explain import weigh
from academie.kernel import State
from academie.library.lessons import (
    Casts,
    Choose,
    Lesson,
    Question,
    Step,
    judge,
    public_events,
    shown,
    state_of,
)
from academie.library.lessons.judging import act_told, revealed
from academie.library.lessons.lesson import Play, Setting
from academie.library.lessons.setting import beginning, pointed_at
from academie.notation import notation_of
from academie.words import Language, Message

if TYPE_CHECKING:
    from rich.console import Console

    from academie.commands.user_files import LessonProgress

HELP: Final = Message("commands-learn-how")
LEFT: Final = Message("commands-learn-left")
FINISHED: Final = Message("commands-learn-finished")
RIGHT: Final = Message("commands-learn-right")
WRONG: Final = Message("commands-learn-wrong")
LOOK: Final = Message("commands-learn-look")
ANSWER: Final = Message("commands-learn-answer")
SECONDS: Final = Message("commands-learn-seconds")
HINT, REVEAL = "?", "!"


class LessonSession:
    """Goes through one lesson from the first step not yet done, saving progress after every step."""

    def __init__(
        self, lesson: Lesson, progress: LessonProgress, console: Console, language: Language
    ) -> None:
        self._lesson = lesson
        self._progress = progress
        self._prompt = Prompt(console, language)
        self._language = language
        self._notation = notation_of(lesson.game)

    def learn(self) -> bool:
        """Whether the lesson was taken to its end."""
        self._prompt.say(HELP, "dim")
        first = 0 if self._progress.finished(self._lesson) else self._progress.done(self._lesson)
        for number, step in enumerate(self._lesson.steps[first:], first + 1):
            self._show(number, step)
            if not self._taken(step):
                self._prompt.say(LEFT, "dim")
                return False
            self._progress.save(self._lesson, number)
        self._prompt.say(FINISHED, "bold green")
        return True

    def _show(self, number: int, step: Step) -> None:
        """Print the step with its board, and what has happened on it."""
        title = self._lesson.title.in_(self._language)
        self._prompt.console.rule(f"{title}  {number}/{len(self._lesson.steps)}")
        self._prompt.print(text_board(shown(step), self._language))
        if step.setting.acts:
            self._prompt.print(" · ".join(self._acts(step.setting)), "bold")
        if not isinstance(step, Question):
            self._prompt.print_events(public_events(step), self._notation)
        self._prompt.say(step.words)
        if step.pointers:
            self._prompt.say(LOOK.given(places=pointed_at(step)), "dim")
        if isinstance(step, Choose):
            for nth, option in enumerate(step.options, 1):
                self._prompt.print(f"  {nth}. {self._act(state_of(step.setting), option.act)}")

    def _acts(self, setting: Setting) -> Iterator[str]:
        """The acts that led to the board, as people read them."""
        state = beginning(setting)
        for text in setting.acts:
            yield self._act(state, text)
            state = state.apply(self._notation.resolve(state, text))

    def _act(self, state: State[Any], text: str) -> str:
        return act_told(state, self._notation.resolve(state, text)).in_(self._language)

    def _taken(self, step: Step) -> bool:
        """Wait for an answer; whether the learner goes on to the next step."""
        if not isinstance(step, Question):
            return self._prompt.read_line() != LEAVE
        started = monotonic()
        while (answer := self._prompt.read_line()) != LEAVE:
            if answer == HINT:
                self._prompt.say(step.hint, "dim")
            elif answer == REVEAL:
                self._prompt.say(ANSWER.given(answer=tuple(self._answers(step))), "bold")
                for words in step.right:
                    self._prompt.say(words)
                self._prompt.print_events(revealed(step), self._notation)
                return True
            elif self._right(step, answer):
                self._time(step, monotonic() - started)
                return True
        return False

    def _answers(self, step: Question) -> Iterator[str]:
        """The answer the book states: acts as people read them, a number, casts."""
        acts = isinstance(step, Choose | Play)
        for text in step.stated:
            yield self._act(state_of(step.setting), text) if acts else text

    def _right(self, step: Question, answer: str) -> bool:
        verdict = judge(step, parsed(step, answer), lambda state, acts: weigh(self._lesson.game, state, acts))
        self._prompt.say(RIGHT if verdict.right else WRONG, "green" if verdict.right else "red")
        for words in verdict.words:
            self._prompt.say(words)
        self._prompt.print_events(verdict.events, self._notation)
        return verdict.right

    def _time(self, step: Question, seconds: float) -> None:
        if isinstance(step, Casts) and step.seconds is not None:
            self._prompt.say(SECONDS.given(spent=round(seconds), given=step.seconds), "dim")


def parsed(step: Question, typed: str) -> str | list[str]:
    """The answer that was typed: a list where casts are asked for; an option may be given by its number."""
    if isinstance(step, Casts):
        return typed.replace(",", " ").split()
    if isinstance(step, Choose) and typed in {str(nth + 1) for nth in range(len(step.options))}:
        return step.options[int(typed) - 1].act
    return typed
