"""A game in numbers: what a learning framework needs of it besides the law."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Generic, NamedTuple, TypeVar

from academie.kernel import Action, Facet, Seat, State
from academie.registry import parts, registry

A = TypeVar("A", bound=Action)

Ids = tuple[int, ...]


class Piece(NamedTuple):
    """A named stretch of the observation."""

    name: str
    size: int


class Encoding(ABC, Generic[A]):
    """The acts of one game as ids and its states as numbers.

    The same id means the same kind of act whatever the state. The acts of chance have ids of their own. Most
    acts are one id. Where whole acts would be too many, as plays of four men, an act is spoken id by id:
    `spoken` are those said already. What a seat may not see is not in its observation.
    """

    version: int = 1
    """Of ids and observations: a change of either makes a new one."""
    acts: int
    """How many ids the acts of the seats may have: 0 to `acts` - 1."""
    chances: int
    """How many ids the acts of chance may have; 0 for a game without chance."""
    stakes: float
    """The most a seat can win or lose."""
    zero_sum: bool = True
    most_acts: int
    """After that many ids, including those of chance, a game counts as one that would never end."""
    layout: tuple[Piece, ...]
    """The pieces of an observation, in order."""

    @property
    def length(self) -> int:
        """How many numbers an observation has."""
        return sum(piece.size for piece in self.layout)

    @abstractmethod
    def act_id(self, state: State[A], act: A) -> int:
        """The id of an act that is one id. No two legal acts of one state have the same."""

    def legal(self, state: State[A], spoken: Ids = ()) -> Mapping[int, A | None]:
        """Each id that may come next, with the act it completes, or nothing where more has to be said."""
        del spoken
        return {self.act_id(state, act): act for act in state.actions()}

    @abstractmethod
    def observe(self, state: State[A], seat: Seat, spoken: Ids = ()) -> list[float]:
        """What `seat` sees, from its own side: `length` numbers, each from 0 to 1."""

    def hides(self, after: State[A], act: A, seat: Seat) -> bool:
        """Whether `seat` did not see which act has led to that state."""
        del after, act, seat
        return False

    def private(self, state: State[A], seat: Seat) -> str:
        """What `seat` alone sees, in words; nothing in a game that hides nothing."""
        del state, seat
        return ""


AnyEncoding = Encoding[Any]

ENCODING: Final[Facet[AnyEncoding]] = Facet("encoding")
"""How a game is encoded. Every framework serves the games that have this."""


def encoding_of(key: str) -> AnyEncoding:
    """Return the encoding of a game. Raises `UnknownName` if it has none."""
    return ENCODING.of(registry[key])


def encodings() -> dict[str, AnyEncoding]:
    """Return every encoding by the key of its game."""
    return parts(ENCODING)


def shares(values: Iterable[int], whole: int) -> Iterator[float]:
    """The values as parts of a whole, cut off at 1."""
    return (min(1.0, value / whole) for value in values)


def one_of(which: int | None, many: int) -> Iterator[float]:
    """One of so many, from 0, as numbers; nothing is none of them."""
    return (float(place == which) for place in range(many))
