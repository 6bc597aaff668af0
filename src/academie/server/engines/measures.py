"""How well each seat of a finished game has played beside the engine, and how it has used its time.

Everything is a count or a sum, so that games can be added up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from math import atanh, log, sqrt
from typing import Any, Final, Self

from academie.engine.analysis.analyst import Analyst
from academie.engine.analysis.review import Choice, Grade, Luck, choice, luck
from academie.kernel import CHANCE, Record

LOST: Final = -0.8
"""A position worth no more than this, in stakes, is taken to be lost."""
LEAST_SECONDS: Final = 0.1
"""Less time than this is not told apart."""
MOST_CORRELATION: Final = 0.999

Progress = Callable[[float], None]


@dataclass(slots=True)
class PaceSums:
    """Sums over choices of the logarithms of the time taken (x) and of how many acts were near best (y)."""

    count: int = 0
    x: float = 0.0
    y: float = 0.0
    xx: float = 0.0
    yy: float = 0.0
    xy: float = 0.0
    spent_ms: int = 0
    lost_ms: int = 0
    """Of the time spent, what went by in lost positions."""

    def add(self, spent_ms: int, near: int, *, lost: bool) -> None:
        x, y = log(max(LEAST_SECONDS, spent_ms / 1000)), log(max(1, near))
        self.count += 1
        self.x, self.y = self.x + x, self.y + y
        self.xx, self.yy, self.xy = self.xx + x * x, self.yy + y * y, self.xy + x * y
        self.spent_ms += spent_ms
        self.lost_ms += spent_ms if lost else 0

    @classmethod
    def total(cls, parts: Iterable[Mapping[str, Any]]) -> Self:
        """The sums of several games."""
        found = cls()
        for part in parts:
            for name in cls.__slots__:
                setattr(found, name, getattr(found, name) + part[name])
        return found

    @property
    def spread(self) -> float:
        """The standard deviation of the logarithm of the time: 0 for a clockwork, about 1 for most people."""
        return sqrt(max(0.0, self.xx / self.count - (self.x / self.count) ** 2)) if self.count else 0.0

    @property
    def correlation(self) -> float:
        """How far more time goes with more acts to choose between, from -1 to 1; 0 if nothing can be said."""
        if not self.count:
            return 0.0
        covariance = self.xy / self.count - self.x * self.y / self.count**2
        spread = sqrt(max(0.0, self.yy / self.count - (self.y / self.count) ** 2)) * self.spread
        found = covariance / spread if spread > 0 else 0.0
        return max(-MOST_CORRELATION, min(MOST_CORRELATION, found))

    def below(self, correlation: float) -> float:
        """By how many standard errors the correlation is below another, by Fisher's transformation."""
        return (atanh(correlation) - atanh(self.correlation)) * sqrt(max(0, self.count - 3))


@dataclass(slots=True)
class Measure:
    """One seat of one game: its choices, and those among them where the best act is clearly best."""

    choices: int = 0
    loss: float = 0.0
    """Stakes given away in all."""
    mistakes: int = 0
    luck: float | None = None
    """What the dice gave above the mean, in stakes; nothing where there are none."""
    decisions: int = 0
    agreed: int = 0
    """Choices with a gap, and how many of them are the engine's."""
    pace: PaceSums = field(default_factory=PaceSums)

    def add(self, made: Choice, gap: float, spent_ms: int | None) -> None:
        self.choices += 1
        self.loss += made.loss
        self.mistakes += made.grade is not Grade.SOUND
        if made.gap > gap:
            self.decisions += 1
            self.agreed += made.played.act == made.best.act
        if spent_ms is not None:
            self.pace.add(spent_ms, made.near, lost=made.best.value <= LOST)

    def add_luck(self, thrown: Luck) -> None:
        self.luck = (self.luck or 0.0) + thrown.gain

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def measures_of(
    made: Iterable[Choice], thrown: Iterable[Luck], seats: int, gap: float, times: Sequence[int | None] = ()
) -> list[Measure]:
    """The measure of each seat, by its choices and throws."""
    found = [Measure() for _ in range(seats)]
    for each in made:
        spent = times[each.number] if each.number < len(times) else None
        found[each.seat].add(each, gap, spent)
    for throw in thrown:
        found[throw.seat].add_luck(throw)
    return found


def review(
    record: Record[Any], judge: Analyst, progress: Progress = lambda _: None
) -> tuple[dict[int, Choice], list[Luck]]:
    """Every choice of a game by its number, and the luck of every throw."""
    states, found, lucks = [*record.states()], dict[int, Choice](), list[Luck]()
    for number, act in enumerate(record.acts):
        progress(number / len(record.acts))
        state = states[number]
        if state.actor is CHANCE:
            thrown = luck(number, state, states[number + 1], judge)
            lucks += [] if thrown is None else [thrown]
        elif (made := choice(number, state, act, judge)) is not None:
            found[number] = made
    return found, lucks
