"""Puzzles, and throws to count, asked in the terminal."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from time import monotonic
from typing import Final

from academie.commands.practice_log import PracticeLog, now
from academie.commands.prompt import LEAVE, Prompt
from academie.drawing import text_board
from academie.games.trictrac.study.exercises import Exercise, near
from academie.kernel import NotationError
from academie.notation import notation_of
from academie.notation.seats import PLAYER
from academie.practice.judging import judge, margin_words
from academie.practice.puzzles import Puzzle, known_themes
from academie.practice.repetition import upcoming
from academie.words import Message

MARKING: Final = "marking"
"""The subject under which the level is saved."""
GAMES: Final = 1_000_000
"""Games to take throws from."""
COUNTING_HELP: Final = Message("commands-practice-count-how")
TWO: Final = Message("commands-practice-two-numbers")
VERDICTS: Final = {
    1.0: (Message("commands-learn-right"), "green"),
    0.5: (Message("commands-practice-late"), "yellow"),
    0.0: (Message("commands-practice-wrong"), "red"),
}
PUZZLE_HELP: Final = Message("commands-practice-puzzle-how")
RIGHT: Final = Message("commands-learn-right")
WRONG: Final = Message("commands-practice-not-best")
BEST: Final = Message("commands-practice-best")
REVEAL: Final = "!"


class PuzzleSession:
    """Asks puzzles, those due first, and saves the answers."""

    def __init__(self, puzzles: Sequence[Puzzle], log: PracticeLog, prompt: Prompt) -> None:
        self._puzzles = puzzles
        self._log = log
        self._prompt = prompt

    def ask(self, most: int) -> int:
        """Ask up to `most` puzzles, or until the learner leaves; return how many were answered."""
        self._prompt.say(PUZZLE_HELP, "dim")
        for asked in range(most):
            if not self._answered(self._next()):
                return asked
        return most

    def _next(self) -> Puzzle:
        """Near the level at the game of the easiest puzzle asked for."""
        level = self._log.level(self._puzzles[0].game)
        return upcoming(self._puzzles, self._log.cards, level, now())

    def _answered(self, puzzle: Puzzle) -> bool:
        """Whether the puzzle was answered, and not left."""
        self._show(puzzle)
        started = monotonic()
        while (typed := self._prompt.read_line()) != LEAVE:
            try:
                verdict = judge(puzzle, None if typed == REVEAL else typed)
            except NotationError as wrong:
                self._prompt.say(wrong.text, "red")
                continue
            self._log.answered(puzzle, right=verdict.right, seconds=monotonic() - started)
            self._prompt.say(RIGHT if verdict.right else WRONG, "green" if verdict.right else "red")
            self._explain(puzzle)
            return True
        return False

    def _show(self, puzzle: Puzzle) -> None:
        state = puzzle.state()
        themes = ", ".join(known_themes()[theme].title.in_(self._prompt.language) for theme in puzzle.themes)
        self._prompt.console.rule(f"{puzzle.id} · {puzzle.rating}")
        self._prompt.print(text_board(state, self._prompt.language))
        assert isinstance(state.actor, int)
        self._prompt.print(f"{PLAYER[state.actor].in_(self._prompt.language)} · {themes}", "bold")

    def _explain(self, puzzle: Puzzle) -> None:
        notation, state = notation_of(puzzle.game), puzzle.state()
        acts = map(notation.read_act, (puzzle.best, *puzzle.line))
        line = " ".join(told.in_(self._prompt.language) for told in notation.describe_acts(state, acts))
        self._prompt.say(BEST.given(line=line), "bold")
        self._prompt.say(margin_words(puzzle), "dim")
        self._prompt.print_events(puzzle.state().apply(puzzle.act()).events, notation_of(puzzle.game))


class MarkingSession:
    """Asks what throws near the learner's level are worth, and saves the results."""

    def __init__(self, log: PracticeLog, prompt: Prompt, seed: int | None = None) -> None:
        self._log = log
        self._prompt = prompt
        self._random = random.Random(seed)

    def ask(self, most: int) -> int:
        """Ask up to `most` questions, or until the learner leaves; return how many were answered."""
        self._prompt.say(COUNTING_HELP, "dim")
        for asked in range(most):
            exercise = near(self._random.randrange(GAMES), self._log.level(MARKING).rating)
            if not self._answered(exercise):
                return asked
        return most

    def _answered(self, exercise: Exercise) -> bool:
        thrower = PLAYER[exercise.before.thrower].in_(self._prompt.language)
        self._prompt.console.rule(f"{exercise.difficulty.rating} · {exercise.seconds} s")
        self._prompt.print(text_board(exercise.shown, self._prompt.language))
        self._prompt.print(f"{thrower} {exercise.dice}", "bold")
        started = monotonic()
        while (typed := self._prompt.read_line()) != LEAVE:
            if not re.fullmatch(r"\d+\D+\d+", typed):
                self._prompt.say(TWO, "red")
                continue
            own, other = map(int, re.findall(r"\d+", typed))
            self._judge(exercise, own, other, monotonic() - started)
            return True
        return False

    def _judge(self, exercise: Exercise, own: int, other: int, seconds: float) -> None:
        result = exercise.result(own, other, seconds)
        self._log.result(MARKING, exercise.difficulty.rating, result)
        text, style = VERDICTS[result]
        due = "{} {}".format(*exercise.answer)
        self._prompt.say(text, style)
        self._prompt.print(f"{due}  ({seconds:.0f}/{exercise.seconds} s)", style)
        self._prompt.print_events(exercise.events(), notation_of("trictrac"))
