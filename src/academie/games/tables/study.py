"""What lessons can count on the trictrac board, whatever is played on it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Protocol

from academie.games.tables.law.names import NAMES, Names
from academie.games.tables.law.track import Pair, Track
from academie.kernel import State
from academie.library.lessons.measures import Measure, Played, whom
from academie.words import Fleche, Message


class OnFleches(Protocol):
    """A state whose men stand on flèches."""

    @property
    def men(self) -> Pair[Track]:
        """How many men each player has on each flèche of his own track."""
        ...


class FlecheMeasures(ABC):
    """Measures of the men of one game."""

    @abstractmethod
    def board(self, state: State[Any]) -> OnFleches:
        """The board of a state. Raises `NotationError` for a state of another game."""

    def names(self, state: State[Any]) -> Names:
        """What the flèches are called."""
        del state
        return NAMES

    def called(self, played: Played, at: int, whose: str) -> Fleche:
        """A flèche of a player's track by its name."""
        return self.names(played.after).of(whom(played, whose), at)

    def men(self, played: Played, at: int, whose: str = "mine") -> int:
        """How many men stand on a flèche of their own track."""
        return self.board(played.after).men[whom(played, whose)][at]

    def behind(self, played: Played, at: int, whose: str = "mine") -> int:
        """How many men have not reached a flèche of their own track."""
        return sum(self.board(played.after).men[whom(played, whose)][:at])

    def singles(self, played: Played, whose: str = "mine") -> int:
        """How many men stand alone on their flèche, the talon left out."""
        return sum(count == 1 for count in self.board(played.after).men[whom(played, whose)][1:])

    def measures(self) -> dict[str, Measure]:
        """The measures by the names that lessons use."""
        return {
            "men": Measure(self.men, Message("tables-measure-men-on"), place=self.called),
            "behind": Measure(self.behind, Message("tables-measure-men-before"), place=self.called),
            "singles": Measure(self.singles, Message("tables-measure-men-alone")),
        }
