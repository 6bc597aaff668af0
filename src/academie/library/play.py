"""How the studies of a game are played on its board.

Only the legality of moves is asked: that a game would be drawn by a count before a line is over does not end
the study of it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from typing import Any, Final, Generic, TypeVar

from academie.kernel import Citation, Language, RuleSet, Seat, State, Text
from academie.library.replay import Replay

P = TypeVar("P")
M = TypeVar("M")

ILLEGAL: Final = Text("ce n'est pas un coup", "it is no move")


class StudyRules(ABC, Generic[P, M]):
    """The boards and moves of one game, as its books write them."""

    rulesets: tuple[RuleSet, ...]
    """Those that lines are held against."""
    reach: RuleSet
    """The one that allows every line, by which studies are set up and played."""

    @abstractmethod
    def pieces(self, text: str) -> Counter[str]:
        """How many pieces of each kind stand on the board written so, of both colours together."""

    @abstractmethod
    def board(self, text: str) -> P:
        """The board written so."""

    @abstractmethod
    def replay(self, start: P, line: tuple[str, ...], rules: RuleSet) -> Replay[P, M]:
        """The line played from that board by those rules, up to the first move they forbid."""

    @abstractmethod
    def state(self, position: P) -> State[Any]:
        """The board as a state, to be drawn."""

    @abstractmethod
    def turn(self, position: P) -> Seat:
        """Who is to move."""

    @abstractmethod
    def meant(self, position: P, answer: str) -> str:
        """The legal move a person means, as books write it. Raises `NotationError`."""

    @abstractmethod
    def start(self, position: P, move: str) -> str:
        """The square a legal move starts from."""

    @abstractmethod
    def proven(self, position: P, move: str, winner: Seat) -> bool:
        """Whether a short search proves that `winner` still wins after his legal move."""

    @abstractmethod
    def why(self, position: P, move: str, rules: RuleSet) -> tuple[Text, Citation]:
        """Why those rules forbid the move, and by which article."""

    def by_chance(self, position: P) -> bool:
        """Whether dice are about to be thrown there."""
        del position
        return False

    def spoken(self, move: str, language: Language) -> str:
        """The move for a reader of that language."""
        del language
        return move


AnyPlay = StudyRules[Any, Any]
