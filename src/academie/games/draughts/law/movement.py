"""How men and kings go, worked out once for each kind of law."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from academie.games.draughts.law.board import Bits, Damier, Square, Way, bits
from academie.games.draughts.law.rules import DraughtsRules, KingGoes, ManSteps, ManTakes
from academie.kernel import BLACK, WHITE, Seat

UP: Final = (Way.UP_LEFT, Way.UP_RIGHT)
DOWN: Final = (Way.DOWN_LEFT, Way.DOWN_RIGHT)
DIAGONAL: Final = (*UP, *DOWN)
ALL: Final = tuple(Way)
MOST_KNOWN: Final = 256
FORWARD: Final = (UP, DOWN)
"""By seat."""

Ways = tuple[Way, ...]


class Step(NamedTuple):
    """A square one may come to, also as a bit."""

    bit: Bits
    square: Square


class Jump(NamedTuple):
    """A man's jump: the square jumped over, and the one behind it as a bit and by number."""

    over: Bits
    behind: Bits
    land: Square


Steps = tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Movement:
    """What every piece may do on an empty board, by square (0 is none); a man's also by seat."""

    steps: tuple[tuple[Steps, ...], ...]
    jumps: tuple[tuple[tuple[Jump, ...], ...], ...]
    runs: tuple[tuple[Steps, ...], ...]
    """The lines a king may run along."""
    reaches: tuple[tuple[Steps, ...], ...]
    """The lines along which a king may take."""
    man_sees: tuple[tuple[Bits, ...], ...]
    """What a man might jump, whatever stands behind it."""
    king_sees: tuple[Bits, ...]
    """What a king might jump, whatever stands between."""
    last_rows: tuple[Bits, Bits]
    """Where men are crowned, by seat."""


_known: Final[dict[int, tuple[DraughtsRules, Movement]]] = {}
"""By the identity of the rules: this is asked for every move, and to compare rules would take longer."""


def movement(rules: DraughtsRules) -> Movement:
    """How pieces go by these rules."""
    known = _known.get(id(rules))
    if known is not None and known[0] is rules:
        return known[1]
    how = _movement(rules.damier.value, rules.man_steps.value, rules.man_takes.value, rules.king_goes.value)
    if len(_known) >= MOST_KNOWN:
        _known.clear()
    _known[id(rules)] = rules, how
    return how


@cache
def _movement(damier: Damier, man_steps: ManSteps, man_takes: ManTakes, king_goes: KingGoes) -> Movement:
    numbers = (Square(0), *damier.numbers())
    seats = (WHITE, BLACK)
    ways = ALL if king_goes is KingGoes.FLYING_ALL_WAYS else DIAGONAL
    far = king_goes is not KingGoes.ONE_STEP
    steps = (
        tuple(_steps(damier, square, _stepping(man_steps, seat)) for square in numbers) for seat in seats
    )
    jumps = [tuple(_jumps(damier, square, _taking(man_takes, seat)) for square in numbers) for seat in seats]
    reaches = tuple(_lines(damier, square, ways, None if far else 2) for square in numbers)
    return Movement(
        steps=tuple(steps),
        jumps=tuple(jumps),
        runs=tuple(_lines(damier, square, ways, None if far else 1) for square in numbers),
        reaches=reaches,
        man_sees=tuple(tuple(sum(jump.over for jump in found) for found in mine) for mine in jumps),
        king_sees=tuple(sum(step.bit for line in lines for step in line) for lines in reaches),
        last_rows=(bits(damier.last_row(WHITE)), bits(damier.last_row(BLACK))),
    )


def _stepping(man_steps: ManSteps, seat: Seat) -> Ways:
    return FORWARD[seat] if man_steps is ManSteps.FORWARD else ALL


def _taking(man_takes: ManTakes, seat: Seat) -> Ways:
    match man_takes:
        case ManTakes.FORWARD:
            return FORWARD[seat]
        case ManTakes.FORWARD_AND_BACK:
            return DIAGONAL
        case ManTakes.ALL_WAYS:
            return ALL


def _lines(damier: Damier, square: Square, ways: Ways, length: int | None) -> tuple[Steps, ...]:
    """The lines that leave the square, cut to `length`."""
    if not square:
        return ()
    lines = (damier.line(square, way)[:length] for way in ways)
    return tuple(tuple(Step(1 << met, met) for met in line) for line in lines if line)


def _steps(damier: Damier, square: Square, ways: Ways) -> Steps:
    """Where one step leads, in order of number."""
    return tuple(sorted(line[0] for line in _lines(damier, square, ways, 1)))


def _jumps(damier: Damier, square: Square, ways: Ways) -> tuple[Jump, ...]:
    lines = _lines(damier, square, ways, 2)
    return tuple(Jump(line[0].bit, *line[1]) for line in lines if len(line) == 2)
