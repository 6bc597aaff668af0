"""Puzzles solved in the terminal, one after another."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Final

from academie.cli.notebook import PracticeLog, now
from academie.cli.voice import LEAVE, Prompt
from academie.drawing import text_board
from academie.kernel import NotationError, Text
from academie.notation import notation_of
from academie.notation.seats import PLAYER
from academie.practice.judging import judge, margin_words
from academie.practice.puzzles import Puzzle, known_themes
from academie.practice.repetition import upcoming

HELP: Final = Text(
    "Trouvez le meilleur coup. « ! » pour le voir, « q » pour partir.",
    "Find the best play. ! to be shown it, q to leave.",
)
RIGHT: Final = Text("Juste.", "Right.")
WRONG: Final = Text("Ce n'est pas le meilleur.", "Not the best.")
BEST: Final = Text("Le meilleur", "The best")
REVEAL: Final = "!"


class Practice:
    """Asks puzzles, those due first, and keeps what came of each."""

    def __init__(self, puzzles: Sequence[Puzzle], notebook: PracticeLog, voice: Prompt) -> None:
        self._puzzles = puzzles
        self._notebook = notebook
        self._voice = voice

    def go_on(self, most: int) -> int:
        """How many were answered, up to `most` or until the learner leaves."""
        self._voice.say(HELP, "dim")
        for asked in range(most):
            if not self._taken(self._next()):
                return asked
        return most

    def _next(self) -> Puzzle:
        """Near the level at the game of the easiest puzzle asked for."""
        level = self._notebook.level(self._puzzles[0].game)
        return upcoming(self._puzzles, self._notebook.cards, level, now())

    def _taken(self, puzzle: Puzzle) -> bool:
        """Whether the puzzle was answered, and not left."""
        self._show(puzzle)
        begun = monotonic()
        while (said := self._voice.heard()) != LEAVE:
            try:
                verdict = judge(puzzle, None if said == REVEAL else said)
            except NotationError as wrong:
                self._voice.say(wrong.text, "red")
                continue
            self._notebook.answered(puzzle, right=verdict.right, seconds=monotonic() - begun)
            self._voice.say(RIGHT if verdict.right else WRONG, "green" if verdict.right else "red")
            self._explain(puzzle)
            return True
        return False

    def _show(self, puzzle: Puzzle) -> None:
        state = puzzle.state()
        themes = ", ".join(known_themes()[theme].title.in_(self._voice.language) for theme in puzzle.themes)
        self._voice.console.rule(f"{puzzle.id} · {puzzle.rating}")
        self._voice.print(text_board(state, self._voice.language))
        assert isinstance(state.actor, int)
        self._voice.print(f"{PLAYER[state.actor].in_(self._voice.language)} · {themes}", "bold")

    def _explain(self, puzzle: Puzzle) -> None:
        line = " ".join((puzzle.best, *puzzle.line))
        self._voice.print(f"{BEST.in_(self._voice.language)}: {line}", "bold")
        self._voice.say(margin_words(puzzle), "dim")
        self._voice.tell(puzzle.state().apply(puzzle.act()).events, notation_of(puzzle.game))
