"""Matches of engines at games without chance: who plays them, and what each spends on a move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol

from academie.engine.dice.bridge import Series
from academie.kernel import Facet, OptionError
from academie.lab.contestant import Contestant, Match, Pair, Terms, contestant
from academie.registry import parts, registry
from academie.words import Message

ALIKE: Final = 0.1
"""By how much processor times may differ and still be called equal."""


class Spent(NamedTuple):
    """The processor time of a player in seconds, where it can be measured, over so many moves."""

    seconds: float | None
    moves: int

    def plus(self, more: Spent) -> Spent:
        """Both together; unknown if either is."""
        known = self.seconds is not None and more.seconds is not None
        return Spent((self.seconds or 0) + (more.seconds or 0) if known else None, self.moves + more.moves)

    @property
    def a_move(self) -> float | None:
        """Seconds a move."""
        return None if self.seconds is None or not self.moves else self.seconds / self.moves


@dataclass(frozen=True, slots=True)
class Part:
    """What a task of a match came to: the pairs, what both players spent, and the games as text.

    Matches on dice can be played again from their seed and have the pairs only.
    """

    won: list[Pair]
    spent: tuple[Spent, Spent] | None = None
    games: tuple[str, ...] = ()

    def plus(self, more: Part) -> Part:
        """Both parts of a match together."""
        spent = None
        if self.spent is not None and more.spent is not None:
            (one, two), (ours, theirs) = self.spent, more.spent
            spent = one.plus(ours), two.plus(theirs)
        return Part(self.won + more.won, spent, self.games + more.games)

    @property
    def plain(self) -> dict[str, Any]:
        """The part as plain data."""
        if self.spent is None:
            return {"won": self.won}
        return {"won": self.won, "spent": [[*each] for each in self.spent], "games": [*self.games]}

    @classmethod
    def read(cls, line: dict[str, Any]) -> Part:
        """The part that was written so."""
        won = [(white, black) for white, black in line["won"]]
        if "spent" not in line:
            return cls(won)
        one, two = (Spent(*each) for each in line["spent"])
        return cls(won, (one, two), tuple(line["games"]))


class EngineMatches(Protocol):
    """How engines of a game meet: in pairs of games from openings drawn, colours reversed."""

    def admit(self, one: Contestant) -> Contestant:
        """The contestant with what is known of its program.

        Raises `UnknownName` for a name nobody has, `OptionError` for terms it cannot play by, `EngineError`
        for a program that does not start.
        """
        ...

    def part(self, match: Match, series: Series) -> Part:
        """The pairs of a series, with what they took."""
        ...


ENGINES: Final[Facet[EngineMatches]] = Facet("engines")


def entrant(name: str, game: str, terms: Terms) -> Contestant:
    """The player of that name on those terms. Raises what `contestant` and `EngineMatches.admit` do.

    Raises `OptionError` for terms at a game that has no matches of engines.
    """
    own = ENGINES.get(registry[game])
    if own is not None:
        return own.admit(Contestant(name, game, terms=terms))
    if terms != Terms():
        raise OptionError(Message("lab-no-terms", game=game, games=(*parts(ENGINES),)))
    return contestant(name, game)


def pairs_a_task(game: str) -> int:
    """How many pairs make a task of a second or more."""
    return 20 if ENGINES.get(registry[game]) is None else 1


def difference(match: Match, spent: tuple[Spent, Spent]) -> float | None:
    """By what part the second spent more a move than was asked beside the first; `None` if not measured.

    Unless their times differ, the same is asked of both.
    """
    one, two = (each.a_move for each in spent)
    asked = (match.two.terms.seconds or 1.0) / (match.one.terms.seconds or 1.0)
    return None if not one or two is None else two / one / asked - 1
