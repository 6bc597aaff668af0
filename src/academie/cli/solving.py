"""A reader before a study: he looks for the moves, the book answers."""

from __future__ import annotations

from typing import Final

from rich.console import Console

from academie.cli.study_endings import keeps_result
from academie.drawing import text_board
from academie.kernel import Language, NotationError, Text
from academie.library import Study
from academie.library.line import Moves
from academie.library.play import play_of
from academie.library.solving import Judgement, judge, solver
from academie.notation.seats import PLAYER

HELP: Final = Text(
    "Cherchez les coups. « ? » pour un indice, « ! » pour le coup du livre, « q » pour partir.",
    "Find the moves. ? for a hint, ! for the book's move, q to leave.",
)
ONLY_BOOK: Final = Text(
    "Ce n'est pas le coup du livre, et l'on ne sait s'il suffit : seuls comptent le livre et ses variantes.",
    "Not the book's move, and whether it will do is not known: only the book and its variations count here.",
)
FAILS: Final = Text("Ce coup ne suffit pas, on le sait.", "That move is known not to do.")
SOLVED: Final = Text("Trouvé.", "Solved.")
LEFT: Final = Text("Laissé là.", "Left there.")


class Reader:
    """Goes through the main line of a study, asking for the solver's moves."""

    def __init__(self, study: Study, console: Console, language: Language) -> None:
        self._study = study
        self._console = console
        self._language = language
        self._seat = solver(study)
        self._play = play_of(study)
        self._boards: dict[Moves, object] = {(): self._play.board(study.position)}

    def read(self) -> bool:
        """Whether the study was solved; not if the reader left it."""
        self._say(HELP)
        self._show(self._at(()))
        played: Moves = ()
        while replies := self._study.line.continuations(played):
            turn, asked = self._play.turn(self._at(played)), self._asked(played)
            move = self._ask(played) if asked else replies[0]
            if move is None:
                self._say(LEFT)
                return False
            told = f"{PLAYER[turn].in_(self._language)}  {self._spoken(move)}"
            self._console.print(told, style="bold", highlight=False)
            played = (*played, move)
            if not asked:
                self._show(self._at(played))
        self._say(SOLVED)
        self._say(self._study.claim.said)
        return True

    def _asked(self, played: Moves) -> bool:
        """Whether the reader is to find the next move; dice fall as the book has them."""
        at = self._at(played)
        return self._play.turn(at) == self._seat and not self._play.by_chance(at)

    def _at(self, played: Moves) -> object:
        """The board after those moves, as the game has it."""
        if played not in self._boards:
            before = self._at(played[:-1])
            self._boards[played] = self._play.replay(before, played[-1:], self._play.reach).positions[-1]
        return self._boards[played]

    def _spoken(self, move: str) -> str:
        return self._play.spoken(move, self._language)

    def _ask(self, played: Moves) -> str | None:
        """The move of the book to go on with, or `None` to leave."""
        expected = self._study.line.continuations(played)[0]
        while (answer := self._heard()) != "q":
            if answer == "!":
                return expected
            if answer == "?":
                self._say(_hint(self._play.start(self._at(played), expected)))
                continue
            move = self._meant(played, answer)
            if move is not None and (accepted := self._judged(played, move, expected)) is not None:
                return accepted
        return None

    def _heard(self) -> str:
        try:
            return self._console.input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            return "q"

    def _meant(self, played: Moves, answer: str) -> str | None:
        """The legal move meant, as the book writes it."""
        try:
            return self._play.resolve(self._at(played), answer)
        except NotationError as wrong:
            self._console.print(str(wrong), style="red", highlight=False, markup=False)
            return None

    def _judged(self, played: Moves, move: str, expected: str) -> str | None:
        """The move to go on with if this one will do."""
        match judge(self._study, played, move):
            case Judgement.BOOK:
                return move
            case Judgement.SOUND:
                self._say(_also(self._spoken(move), self._spoken(expected)))
                return expected
            case Judgement.FAILS:
                self._say(FAILS)
            case Judgement.UNKNOWN:
                return self._by_table(played, move, expected)
        return None

    def _by_table(self, played: Moves, move: str, expected: str) -> str | None:
        """The book's move if a table knows that this one will do as well."""
        match keeps_result(self._at(played), move):
            case True:
                self._say(_also(self._spoken(move), self._spoken(expected)))
                return expected
            case False:
                self._say(FAILS)
            case None:
                self._say(ONLY_BOOK)
        return None

    def _show(self, position: object) -> None:
        board = text_board(self._play.state(position), self._language)
        self._console.print(board, highlight=False, markup=False)

    def _say(self, text: Text) -> None:
        self._console.print(text.in_(self._language), style="dim", highlight=False, markup=False)


def _hint(start: str) -> Text:
    return Text(f"La pièce {start} joue.", f"The piece on {start} moves.")


def _also(move: str, expected: str) -> Text:
    return Text(
        f"{move} suffit aussi ; le livre joue {expected}, et l'on continue ainsi.",
        f"{move} will do as well; the book plays {expected}, and we go on with that.",
    )
