"""A game in numbers: what a learning framework needs of it besides the law."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, Generic, NamedTuple, TypeVar

from academie.kernel import Action, Facet, Seat, State
from academie.registry import parts, registry

A = TypeVar("A", bound=Action)


class Piece(NamedTuple):
    """A named stretch of the observation."""

    name: str
    size: int


class Encoding(ABC, Generic[A]):
    """The acts of one game as ids and its states as numbers.

    The same id means the same kind of act whatever the state. The acts of chance have ids of their own.
    Games that hide something from a seat are not served yet.
    """

    seats: int
    acts: int
    """How many ids the acts of the seats may have: 0 to `acts` - 1."""
    chances: int
    """How many ids the acts of chance may have; 0 for a game without chance."""
    stakes: float
    """The most a seat can win or lose."""
    zero_sum: bool
    most_acts: int
    """After that many acts, including those of chance, a game counts as one that would never end."""
    layout: tuple[Piece, ...]
    """The pieces of an observation, in order."""

    @property
    def length(self) -> int:
        """How many numbers an observation has."""
        return sum(piece.size for piece in self.layout)

    @abstractmethod
    def act_id(self, state: State[A], act: A) -> int:
        """The id of a legal act. No two legal acts of one state have the same."""

    @abstractmethod
    def observe(self, state: State[A], seat: Seat) -> list[float]:
        """What `seat` sees, from its own side: `length` numbers, each from 0 to 1."""


AnyEncoding = Encoding[Any]

ENCODING: Final[Facet[AnyEncoding]] = Facet("encoding")
"""How a game is encoded. Every framework serves the games that have this."""


def encoding_of(key: str) -> AnyEncoding:
    """Return the encoding of a game. Raises `UnknownName` if it has none."""
    return ENCODING.of(registry[key])


def encodings() -> dict[str, AnyEncoding]:
    """Return every encoding by the key of its game."""
    return parts(ENCODING)
