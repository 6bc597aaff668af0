"""A lesson taken in the terminal, step by step."""

from __future__ import annotations

from time import monotonic
from typing import Final

from rich.console import Console

from academie.cli.progress import Progress
from academie.cli.voice import LEAVE, Prompt
from academie.drawing import text_board
from academie.engine.analysis.weighing import weigh
from academie.kernel import Language, Text
from academie.library.lessons import Casts, Choose, Lesson, Question, Step, judge, public_events, state_of
from academie.notation import notation_of

HELP: Final = Text(
    "Répondez, ou : « ? » pour un indice, « ! » pour la réponse, « q » pour partir. Entrée continue.",
    "Answer, or: ? for a hint, ! for the answer, q to leave. Enter goes on.",
)
LEFT: Final = Text("Leçon laissée là ; elle reprendra ici.", "Lesson left there; it will go on from here.")
FINISHED: Final = Text("Leçon finie.", "Lesson finished.")
RIGHT: Final = Text("Juste.", "Right.")
WRONG: Final = Text("Pas encore.", "Not yet.")
LOOK: Final = Text("Regardez", "Look at")
ANSWER: Final = Text("Réponse", "Answer")
SECONDS: Final = Text("secondes", "seconds")
HINT, REVEAL = "?", "!"


class Learner:
    """Takes one lesson from the first step not yet done, keeping progress after every step."""

    def __init__(self, lesson: Lesson, progress: Progress, console: Console, language: Language) -> None:
        self._lesson = lesson
        self._progress = progress
        self._voice = Prompt(console, language)
        self._language = language
        self._notation = notation_of(lesson.game)

    def learn(self) -> bool:
        """Whether the lesson was taken to its end."""
        self._voice.say(HELP, "dim")
        first = 0 if self._progress.finished(self._lesson) else self._progress.done(self._lesson)
        for number, step in enumerate(self._lesson.steps[first:], first + 1):
            self._show(number, step)
            if not self._taken(step):
                self._voice.say(LEFT, "dim")
                return False
            self._progress.keep(self._lesson, number)
        self._voice.say(FINISHED, "bold green")
        return True

    def _show(self, number: int, step: Step) -> None:
        """The step with its board, and what has happened on it."""
        title = self._lesson.title.in_(self._language)
        self._voice.console.rule(f"{title}  {number}/{len(self._lesson.steps)}")
        self._voice.print(text_board(state_of(step.setting), self._language))
        if step.setting.acts:
            self._voice.print(" · ".join(step.setting.acts), "bold")
        if not isinstance(step, Question):
            self._voice.tell(public_events(step), self._notation)
        self._voice.say(step.words)
        if step.pointers:
            places = ", ".join("→".join(pointer.places) for pointer in step.pointers)
            self._voice.print(f"{LOOK.in_(self._language)} {places}", "dim")
        if isinstance(step, Choose):
            for nth, option in enumerate(step.options, 1):
                self._voice.print(f"  {nth}. {option.act}")

    def _taken(self, step: Step) -> bool:
        """Whether the learner goes on to the next step."""
        if not isinstance(step, Question):
            return self._voice.heard() != LEAVE
        begun = monotonic()
        while (answer := self._voice.heard()) != LEAVE:
            if answer == HINT:
                self._voice.say(step.hint, "dim")
            elif answer == REVEAL:
                self._voice.print(f"{ANSWER.in_(self._language)}: {', '.join(step.stated)}", "bold")
                self._voice.say(step.right)
                return True
            elif self._right(step, answer):
                self._time(step, monotonic() - begun)
                return True
        return False

    def _right(self, step: Question, answer: str) -> bool:
        verdict = judge(step, meant(step, answer), lambda state, acts: weigh(self._lesson.game, state, acts))
        self._voice.say(RIGHT if verdict.right else WRONG, "green" if verdict.right else "red")
        for words in verdict.words:
            self._voice.say(words)
        self._voice.tell(verdict.events, self._notation)
        return verdict.right

    def _time(self, step: Question, seconds: float) -> None:
        if isinstance(step, Casts) and step.seconds is not None:
            self._voice.print(f"{seconds:.0f}/{step.seconds} {SECONDS.in_(self._language)}", "dim")


def meant(step: Question, typed: str) -> str | list[str]:
    """What was typed as an answer: casts are told apart, and an option may be told by its number."""
    if isinstance(step, Casts):
        return typed.replace(",", " ").split()
    if isinstance(step, Choose) and typed in {str(nth + 1) for nth in range(len(step.options))}:
        return step.options[int(typed) - 1].act
    return typed
