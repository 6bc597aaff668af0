"""Slices of outcomes of draughts: built, listed and verified.

Beside the slices of a movement lies `slices.json`, which tells how long each took to build.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from academie.engine.core import DraughtsSlices
from academie.games.draughts.core import core_rules
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.fen import fen
from academie.games.draughts.law.moves import after, crowns, moves
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.rules import DraughtsRules, ManSteps
from academie.games.draughts.players.tablebase import (
    Progress,
    TablebaseResult,
    Tables,
    Tell,
    packaged_tables,
    tables_folder,
)
from academie.kernel import BLACK, WHITE

RECORD: Final = "slices.json"
BATCH: Final = 1_000
"""How many positions are asked about at once."""
UNKNOWN: Final = 2
"""What the core says of a position that it has no slice of."""
LINES: Final = ("nobody", "first", "second", "both")
"""Who stands on the ligne du milieu: the side named first in a material, the other, both."""
Numbers = tuple[int, int, int]


class Counts(NamedTuple):
    """How many positions the player to move loses, draws and wins."""

    lost: int
    drawn: int
    won: int


Survey = tuple[Mapping[str, Counts], ...]
"""Counts by who stands on the line: with the side named first to move, then with the other."""


class Slice(NamedTuple):
    """A slice that is there; its counts with the side named first to move, then the other if they differ."""

    material: str
    first: Counts
    second: Counts | None
    size: int
    """Bytes."""
    seconds: float | None
    """Seconds of the clock that building took, if that is known."""
    processor: float | None
    """Seconds of processors."""

    @property
    def positions(self) -> int:
        """How many positions it has, by who is to move."""
        return sum(self.first) + sum(self.second or ())


class Work:
    """The slices of a law in a folder, and in the package. Raises `ValueError` for one that is damaged."""

    def __init__(self, rules: DraughtsRules, folder: Path | None = None, *, packaged: bool = True) -> None:
        self.rules = rules
        self.folder = folder or tables_folder()
        self._others = [packaged_tables()] if packaged else []
        self._compiled = DraughtsSlices(core_rules(rules), self.folder, self._others)

    def build(self, materials: Sequence[str], threads: int = 1, tell: Tell | None = None) -> bool:
        """Build the slices that are missing, in order; return whether all are there.

        Work that is broken off goes on from where it was. Raises `ValueError` for a slice that leads to one
        that is missing, `OSError` for a folder that cannot be written.
        """
        for done, material in enumerate(materials):
            if self._compiled.has(material):
                continue
            report = _reporting(Progress(material, done, len(materials)), tell)
            with _timed(self._compiled.path(material), threads):
                if not self._compiled.build(material, threads=threads, tell=report):
                    return False
        return True

    def slices(self) -> tuple[Slice, ...]:
        """The slices that are there, those with fewer pieces first."""
        compiled = Tables(self.rules, self.folder, packaged=bool(self._others)).compiled
        return tuple(self._slice(*told) for told in compiled.slices)

    def _slice(self, material: str, first: Numbers, second: Numbers | None, size: int) -> Slice:
        below = self._compiled.path(material).relative_to(self.folder)
        file = next(root / below for root in (self.folder, *self._others) if (root / below).exists())
        times = _record(file.parent).get(material, {})
        counts = None if second is None else Counts(*second)
        return Slice(material, Counts(*first), counts, size, times.get("seconds"), times.get("processor"))

    def survey(self, material: str, tell: Tell | None = None) -> Survey | None:
        """How the positions stand in which nobody can take, all of them; `None` where there is no slice."""
        if not self._compiled.has(material):
            return None
        found = self._compiled.survey(material, tell=_reporting(Progress(material, 0, 1), tell))
        if found is None:
            return None
        return tuple(
            {held: Counts(*counts) for held, counts in zip(LINES, turn, strict=True)} for turn in found
        )

    def verify_by_moves(
        self, material: str, sample: int | None = None, seed: int = 1, tell: Tell | None = None
    ) -> int:
        """Verify by the core that what is said of positions follows from their moves; return of how many.

        All are verified, or a `sample` drawn by lot. Raises `ValueError` if one is wrong.
        """
        report = _reporting(Progress(material, 0, 1), tell)
        return self._compiled.check(material, sample=sample, seed=seed, tell=report)

    def verify_by_law(self, material: str, sample: int, seed: int = 2, tell: Tell | None = None) -> int:
        """Verify the same by the law in Python, which finds the moves itself; return of how many positions.

        Positions with something to take are among them. Raises `ValueError` at the first that is wrong.
        """
        self._compiled.take_out(material)
        lot, report = random.Random(seed), _reporting(Progress(material, 0, 1), tell)
        done = 0
        while done < sample:
            drawn = [placed(material, self.rules, lot) for _ in range(min(BATCH, sample - done))]
            wrong = self._differing(drawn)
            if wrong is not None:
                raise ValueError(f"{material}: {fen(wrong)} does not follow from its moves")
            done += len(drawn)
            if report(None, done / sample, done) is False:
                break
        return done

    def verify_by_distances(self, material: str, sample: int, seed: int = 3, tell: Tell | None = None) -> int:
        """Verify a sample by the tables of distances, which are solved another way; 0 where there are none.

        Raises `ValueError` at the first position of which they say something else.
        """
        distances = Tables(self.rules, self.folder, packaged=False).compiled
        if material not in distances.materials:
            return 0
        self._compiled.take_out(material)
        lot, report = random.Random(seed), _reporting(Progress(material, 0, 1), tell)
        done = 0
        while done < sample:
            drawn = [placed(material, self.rules, lot) for _ in range(min(BATCH, sample - done))]
            for position, outcome in zip(drawn, self._outcomes(drawn), strict=True):
                value = distances.value(position)
                if value is None or outcome != TablebaseResult.of(value).result:
                    raise ValueError(f"{material}: {fen(position)} is worth something else by its distance")
            done += len(drawn)
            if report(None, done / sample, done) is False:
                break
        return done

    def _differing(self, drawn: Sequence[Position]) -> Position | None:
        """The first position whose outcome is not what its moves by the law make of it."""
        replies = [[self._after(each, move) for move in moves(each, self.rules)] for each in drawn]
        said = self._outcomes(drawn)
        then = iter(self._outcomes([reply for each in replies for reply in each]))
        for position, outcome, each in zip(drawn, said, replies, strict=True):
            found = [next(then) for _ in each]
            if UNKNOWN in found or outcome != max((-worth for worth in found), default=-1):
                return position
        return None

    def _after(self, position: Position, move: Move) -> Position:
        return after(position, move, crowned=crowns(position, move, self.rules))

    def _outcomes(self, positions: Sequence[Position]) -> list[int]:
        boards = np.array([tuple(each) for each in positions], dtype=np.uint64).reshape(-1, 4)
        return [int(outcome) for outcome in self._compiled.outcomes(boards)]


def placed(material: str, rules: DraughtsRules, lot: random.Random) -> Position:
    """A position of a material drawn by lot, either to move; men never stand on their last row."""
    board = rules.damier.value
    sides = [[int(part) for part in side[1:].split("k")] for side in material.split("-")]
    white, black = lot.sample(sides, 2)
    while True:
        drawn = iter(lot.sample(board.numbers(), sum(white) + sum(black)))
        white_men, black_men, white_kings, black_kings = (
            list(islice(drawn, number)) for number in (white[0], black[0], white[1], black[1])
        )
        if not ({*white_men} & {*board.last_row(WHITE)} or {*black_men} & {*board.last_row(BLACK)}):
            return Position.of(white_men, black_men, white_kings, black_kings, lot.choice((WHITE, BLACK)))


def has_outcomes(rules: DraughtsRules) -> bool:
    """Whether slices can be solved: men must not come back to where they were."""
    return rules.man_steps.value is ManSteps.FORWARD


def order(pieces: int, kings: tuple[int, int] | None = None) -> tuple[str, ...]:
    """The slices to solve in order, up to so many pieces, and of kings only up to so many against so many."""
    return tuple(DraughtsSlices.order(pieces, kings))


def needed(material: str) -> tuple[str, ...]:
    """The slices that one needs, in order, itself at the end. Raises `ValueError` for what is no material."""
    return tuple(DraughtsSlices.needed(material))


def _reporting(progress: Progress, tell: Tell | None) -> Callable[[int | None, float, int], bool | None]:
    def report(stage: int | None, share: float, positions: int) -> bool | None:
        told = progress._replace(stage=stage, share=share, positions=positions)
        return None if tell is None else tell(told)

    return report


def _record(folder: Path) -> dict[str, Any]:
    """What is noted of the slices of a folder; nothing where there is no such file."""
    file = folder / RECORD
    content: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return content


@contextmanager
def _timed(file: Path, threads: int) -> Generator[None]:
    """Note how long the slice took, added to what it took before it was broken off."""
    clock, processor = time.monotonic(), time.process_time()
    try:
        yield
    finally:
        if file.parent.exists():
            record = _record(file.parent)
            before = record.get(file.stem, {})
            spent = {"seconds": time.monotonic() - clock, "processor": time.process_time() - processor}
            record[file.stem] = {
                **{name: round(before.get(name, 0) + more, 2) for name, more in spent.items()},
                "threads": threads,
            }
            fresh = file.parent / f"{RECORD}.unfinished"
            fresh.write_text(json.dumps(record, indent=1, sort_keys=True) + "\n", encoding="utf-8")
            fresh.replace(file.parent / RECORD)
