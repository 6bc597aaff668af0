"""How the studies of a game are played on its board.

Only the legality of moves is asked: a line goes on even if a game would be drawn by a count before its end.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Generic, TypeVar

from academie.kernel import Citation, Facet, RuleSet, Seat, Source, State
from academie.library.line import Moves
from academie.library.study import Study
from academie.registry import registry
from academie.words import Language, Message, Text

P = TypeVar("P")
M = TypeVar("M")

ILLEGAL: Final = Message("library-illegal")


@dataclass(frozen=True, slots=True)
class Replay(Generic[P, M]):
    """A line played out as far as it is legal: one position more than moves."""

    positions: tuple[P, ...]
    moves: tuple[M, ...]
    refused: str | None = None
    """The first move that is not legal."""
    legal: Moves = ()
    """What is legal instead."""


def replayed(
    start: P,
    line: Moves,
    *,
    find: Callable[[P, str], M | None],
    after: Callable[[P, M], P],
    legal: Callable[[P], Moves],
) -> Replay[P, M]:
    """The line played from a position, up to the first move that is not found there."""
    positions, played = [start], list[M]()
    for text in line:
        move = find(positions[-1], text)
        if move is None:
            return Replay(tuple(positions), tuple(played), text, legal(positions[-1]))
        played.append(move)
        positions.append(after(positions[-1], move))
    return Replay(tuple(positions), tuple(played))


class StudyRules(ABC, Generic[P, M]):
    """The boards and moves of one game, as its books write them."""

    rulesets: tuple[RuleSet, ...]
    """Those by which lines are checked."""
    reach: RuleSet
    """The one that allows every line, by which studies are set up and played."""

    @abstractmethod
    def pieces(self, text: str) -> Counter[str]:
        """How many pieces of each kind are on a board, of both colours together."""

    @abstractmethod
    def board(self, text: str) -> P:
        """The board that a text describes."""

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
    def resolve(self, position: P, answer: str) -> str:
        """The legal move a person means, written as in the books. Raises `NotationError`."""

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

STUDY: Final[Facet[Callable[[Source], AnyPlay]]] = Facet("study")
"""Returns how studies of a game by one source are played."""


def play_of(study: Study) -> AnyPlay:
    """How a study is played."""
    return _play(study.game, study.citation.source)


@cache
def _play(game: str, source: Source) -> AnyPlay:
    return STUDY.of(registry[game])(source)
