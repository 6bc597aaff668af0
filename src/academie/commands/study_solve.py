"""A study to be solved in the terminal: the reader looks for the moves, the book answers."""

from __future__ import annotations

from typing import Final

from academie.commands.prompt import LEAVE, Prompt
from academie.commands.study_page import keeps_result
from academie.drawing import text_board
from academie.kernel import NotationError
from academie.library import Study
from academie.library.line import Moves
from academie.library.play import play_of
from academie.library.solving import Judgement, judge, solver
from academie.notation.seats import PLAYER
from academie.words import Message, Text

HELP: Final = Message("commands-study-how")
ONLY_BOOK: Final = Message("commands-study-only-book")
FAILS: Final = Message("commands-study-fails")
SOLVED: Final = Message("commands-study-solved")
LEFT: Final = Message("commands-study-left")


class SolveSession:
    """Goes through the main line of a study, asking for the solver's moves."""

    def __init__(self, study: Study, prompt: Prompt) -> None:
        self._study = study
        self._prompt = prompt
        self._language = prompt.language
        self._seat = solver(study)
        self._play = play_of(study)
        self._boards: dict[Moves, object] = {(): self._play.board(study.position)}

    def solve(self) -> bool:
        """Ask for all moves; whether the study was solved, and not left."""
        self._say(HELP)
        self._show(self._at(()))
        played: Moves = ()
        while replies := self._study.line.continuations(played):
            turn, asked = self._play.turn(self._at(played)), self._asked(played)
            move = self._ask(played) if asked else replies[0]
            if move is None:
                self._say(LEFT)
                return False
            self._prompt.print(f"{PLAYER[turn].in_(self._language)}  {self._spoken(move)}", "bold")
            played = (*played, move)
            if not asked:
                self._show(self._at(played))
        self._say(SOLVED)
        self._say(self._study.claim.said)
        return True

    def _asked(self, played: Moves) -> bool:
        """Whether the reader must find the next move; dice are those of the book."""
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
        """Ask until the reader finds a move that will do; the move to continue with, or `None` to leave."""
        expected = self._study.line.continuations(played)[0]
        while (answer := self._prompt.read_line()) != LEAVE:
            if answer == "!":
                return expected
            if answer == "?":
                self._say(_hint(self._play.start(self._at(played), expected)))
                continue
            move = self._parsed(played, answer)
            if move is not None and (accepted := self._judged(played, move, expected)) is not None:
                return accepted
        return None

    def _parsed(self, played: Moves, answer: str) -> str | None:
        """The legal move that was typed, as the book writes it; `None` if there is none."""
        try:
            return self._play.resolve(self._at(played), answer)
        except NotationError as wrong:
            self._prompt.print(wrong.say(self._language), "red")
            return None

    def _judged(self, played: Moves, move: str, expected: str) -> str | None:
        """The move to continue with if this one will do."""
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
        self._prompt.print(text_board(self._play.state(position), self._language))

    def _say(self, text: Text) -> None:
        self._prompt.say(text, "dim")


def _hint(start: str) -> Text:
    return Message("commands-study-piece", start=start)


def _also(move: str, expected: str) -> Text:
    return Message("commands-study-as-well", move=move, expected=expected)
