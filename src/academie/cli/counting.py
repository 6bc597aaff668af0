"""What throws are worth, told in the terminal against the clock."""

from __future__ import annotations

import random
import re
from time import monotonic
from typing import Final

from rich.console import Console

from academie.cli.notebook import Notebook
from academie.diagrams import text_board
from academie.kernel import Language, Text
from academie.notation import notation_of
from academie.notation.seats import PLAYER
from academie.practice.marking import Exercise, near

MARKING: Final = "marking"
"""The subject under which the level is kept."""
GAMES: Final = 1_000_000
HELP: Final = Text(
    "Que vaut ce coup de dés ? Deux nombres : à celui qui jette, puis à l'autre. « q » pour partir.",
    "What is this throw worth? Two numbers: to the thrower, then to the other. q to leave.",
)
TWO: Final = Text("Deux nombres, comme « 4 0 ».", "Two numbers, like 4 0.")
SAID: Final = {
    1.0: (Text("Juste.", "Right."), "green"),
    0.5: (Text("Juste, mais tard.", "Right, but late."), "yellow"),
    0.0: (Text("Non.", "No."), "red"),
}
LEAVE: Final = "q"


class Counting:
    """Asks throws near the learner's level and keeps how he does."""

    def __init__(
        self, notebook: Notebook, console: Console, language: Language, seed: int | None = None
    ) -> None:
        self._notebook = notebook
        self._console = console
        self._language = language
        self._fate = random.Random(seed)

    def go_on(self, most: int) -> int:
        """How many were answered, up to `most` or until the learner leaves."""
        self._print(HELP.in_(self._language), "dim")
        for asked in range(most):
            exercise = near(self._fate.randrange(GAMES), self._notebook.level(MARKING).rating)
            if not self._taken(exercise):
                return asked
        return most

    def _taken(self, exercise: Exercise) -> bool:
        thrower = PLAYER[exercise.before.thrower].in_(self._language)
        self._console.rule(f"{exercise.difficulty.rating} · {exercise.seconds} s")
        self._console.print(text_board(exercise.shown, self._language), highlight=False, markup=False)
        self._print(f"{thrower} {exercise.dice}", "bold")
        begun = monotonic()
        while (said := self._heard()) != LEAVE:
            if not re.fullmatch(r"\d+\D+\d+", said):
                self._print(TWO.in_(self._language), "red")
                continue
            mine, his = map(int, re.findall(r"\d+", said))
            self._judge(exercise, mine, his, monotonic() - begun)
            return True
        return False

    def _judge(self, exercise: Exercise, mine: int, his: int, seconds: float) -> None:
        result = exercise.result(mine, his, seconds)
        self._notebook.result(MARKING, exercise.difficulty.rating, result)
        said, style = SAID[result]
        due = "{} {}".format(*exercise.answer)
        self._print(f"{said.in_(self._language)} {due}  ({seconds:.0f}/{exercise.seconds} s)", style)
        for event in exercise.events():
            told = notation_of("trictrac").describe(event, self._language)
            self._print(f"  {told}  [{event.citation}]", "dim")

    def _heard(self) -> str:
        try:
            return self._console.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            self._console.print()
            return LEAVE

    def _print(self, line: str, style: str = "") -> None:
        self._console.print(line, style=style, highlight=False, markup=False)
