"""What throws are worth, told in the terminal against the clock."""

from __future__ import annotations

import random
import re
from time import monotonic
from typing import Final

from academie.cli.notebook import PracticeLog
from academie.cli.voice import LEAVE, Prompt
from academie.drawing import text_board
from academie.games.trictrac.study.exercises import Exercise, near
from academie.kernel import Text
from academie.notation import notation_of
from academie.notation.seats import PLAYER

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


class Counting:
    """Asks throws near the learner's level and keeps how he does."""

    def __init__(self, notebook: PracticeLog, voice: Prompt, seed: int | None = None) -> None:
        self._notebook = notebook
        self._voice = voice
        self._fate = random.Random(seed)

    def go_on(self, most: int) -> int:
        """How many were answered, up to `most` or until the learner leaves."""
        self._voice.say(HELP, "dim")
        for asked in range(most):
            exercise = near(self._fate.randrange(GAMES), self._notebook.level(MARKING).rating)
            if not self._taken(exercise):
                return asked
        return most

    def _taken(self, exercise: Exercise) -> bool:
        thrower = PLAYER[exercise.before.thrower].in_(self._voice.language)
        self._voice.console.rule(f"{exercise.difficulty.rating} · {exercise.seconds} s")
        self._voice.print(text_board(exercise.shown, self._voice.language))
        self._voice.print(f"{thrower} {exercise.dice}", "bold")
        begun = monotonic()
        while (said := self._voice.heard()) != LEAVE:
            if not re.fullmatch(r"\d+\D+\d+", said):
                self._voice.say(TWO, "red")
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
        self._voice.say(said, style)
        self._voice.print(f"{due}  ({seconds:.0f}/{exercise.seconds} s)", style)
        self._voice.tell(exercise.events(), notation_of("trictrac"))
