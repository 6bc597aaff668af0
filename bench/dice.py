"""Fair dice? Chi-square on the pairs, serial and gap tests, a control that must fail. `make dice-tests`

Rolls go through the very functions the server uses, with a fresh nonce each. The control folds bytes into six
without throwing the last four away: the error that rejection is there to prevent.
"""

from __future__ import annotations

import argparse
import hmac
import math
import random
import secrets
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from academie.dice.first_format import NO_NONCE, Roll, bound, pick_chance

Pair = tuple[int, int]
PAIRS: list[Pair] = [(white, black) for white in range(1, 7) for black in range(1, 7)]
CHANCES = [(pair, Fraction(1, 36)) for pair in PAIRS]
DOUBTFUL = 1e-4
"""A p-value below this, or above one less this, is taken for a fault of the dice."""
LONGEST_GAP = 40


class Verdict(NamedTuple):
    """One test: its statistic, degrees of freedom, and how likely as much would be by chance."""

    name: str
    statistic: float
    freedom: int
    p: float

    @property
    def fair(self) -> bool:
        return DOUBTFUL < self.p < 1 - DOUBTFUL


def rolls(number: int, nonce: Callable[[], bytes], seed: bytes) -> Iterator[Pair]:
    """Rolls of one long game, each after an act of one of two players."""
    roll = Roll(bytes(16), 0, (NO_NONCE, NO_NONCE), bytes(32))
    for turn in range(number):
        said = nonce()
        nonces = (said, roll.nonces[1]) if turn % 2 else (roll.nonces[0], said)
        roll = roll._replace(nonces=nonces, acts=bound(roll.acts, turn % 2, "act", said))
        fell = pick_chance(CHANCES, seed, roll)
        yield fell
        roll = roll.next(f"{fell[0]}-{fell[1]}")


def folded(number: int, nonce: Callable[[], bytes], seed: bytes) -> Iterator[Pair]:
    """The biased control: two bytes of the same HMAC, each taken modulo six."""
    for turn in range(number):
        drawn = hmac.digest(seed, nonce() + turn.to_bytes(8, "big"), "sha256")
        yield drawn[0] % 6 + 1, drawn[1] % 6 + 1


def loaded(pairs: Iterator[Pair], every: int) -> Iterator[Pair]:
    """A coarser control: each so many rolls the first die is turned to a six."""
    for turn, (white, black) in enumerate(pairs):
        yield (6 if turn % every == 0 else white), black


def verdicts(pairs: Sequence[Pair]) -> list[Verdict]:
    """Every test on one sequence of rolls."""
    return [pairs_test(pairs), faces_test(pairs), serial_test(pairs), gap_test(pairs)]


def pairs_test(pairs: Sequence[Pair]) -> Verdict:
    """Whether each of the 36 pairs falls as often."""
    counts = Counter(pairs)
    return judged("pairs, 36 cells", [counts[pair] for pair in PAIRS], [len(pairs) / 36] * 36)


def faces_test(pairs: Sequence[Pair]) -> Verdict:
    """Whether each face falls as often, both dice together."""
    counts = Counter(face for pair in pairs for face in pair)
    return judged("faces, 6 cells", [counts[face] for face in range(1, 7)], [len(pairs) / 3] * 6)


def serial_test(pairs: Sequence[Pair]) -> Verdict:
    """Whether a roll says anything of the next: rolls two by two, not overlapping, in 1296 cells."""
    counts = Counter(zip(pairs[::2], pairs[1::2], strict=False))
    expected = len(pairs) // 2 / 1296
    return judged(
        "serial, 1296 cells", [counts[one, two] for one in PAIRS for two in PAIRS], [expected] * 1296
    )


def gap_test(pairs: Sequence[Pair]) -> Verdict:
    """Whether the waits between sixes of the first die are as long as they should be."""
    gaps: Counter[int] = Counter()
    waited = 0
    for white, _ in pairs:
        if white == 6:
            gaps[min(waited, LONGEST_GAP)] += 1
            waited = 0
        else:
            waited += 1
    total = gaps.total()
    chances = [(5 / 6) ** gap / 6 for gap in range(LONGEST_GAP)] + [(5 / 6) ** LONGEST_GAP]
    return judged(
        "gaps between sixes", [gaps[gap] for gap in range(LONGEST_GAP + 1)], [total * p for p in chances]
    )


def judged(name: str, counted: Sequence[int], expected: Sequence[float]) -> Verdict:
    """The chi-square test of counts against what was expected."""
    statistic = sum((seen - due) ** 2 / due for seen, due in zip(counted, expected, strict=True))
    freedom = len(counted) - 1
    return Verdict(name, statistic, freedom, upper(freedom / 2, statistic / 2))


def upper(shape: float, x: float) -> float:
    """The regularised upper incomplete gamma function: the tail of chi-square.

    By the series below the mean and by Lentz's continued fraction above it; good to about 1e-12.
    """
    if x <= 0:
        return 1.0
    scale = math.exp(shape * math.log(x) - x - math.lgamma(shape))
    return 1 - scale * _series(shape, x) if x < shape + 1 else scale * _fraction(shape, x)


def _series(shape: float, x: float) -> float:
    term = total = 1 / shape
    for step in range(1, 10_000):
        term *= x / (shape + step)
        total += term
        if term < total * 1e-15:
            break
    return total


def _fraction(shape: float, x: float) -> float:
    tiny = 1e-300
    b = x + 1 - shape
    c, d = 1 / tiny, 1 / b
    value = d
    for step in range(1, 10_000):
        a = -step * (step - shape)
        b += 2
        d = 1 / (a * d + b or tiny)
        c = b + a / c or tiny
        value *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return value


def tell(title: str, found: list[Verdict]) -> None:
    print(title)
    for verdict in found:
        word = "fair" if verdict.fair else "NOT fair"
        print(
            f"  {verdict.name:22}{verdict.statistic:12.1f}{verdict.freedom:7}  p = {verdict.p:<12.6g}{word}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rolls", type=int, default=1_000_000)
    parser.add_argument("--seed", help="draw nonces from this seed instead of the system's randomness")
    asked = parser.parse_args()
    chooser = random.Random(asked.seed)
    nonce = (lambda: secrets.token_bytes(16)) if asked.seed is None else (lambda: chooser.randbytes(16))
    seed = secrets.token_bytes(32) if asked.seed is None else chooser.randbytes(32)
    ours = verdicts([*rolls(asked.rolls, nonce, seed)])
    control = verdicts([*folded(asked.rolls, nonce, seed)])
    tell(f"{asked.rolls:,} rolls of the server's dice", ours)
    tell(f"{asked.rolls:,} rolls of the biased control, which must fail", control)
    sys.exit(0 if all(v.fair for v in ours) and not all(v.fair for v in control) else 1)


if __name__ == "__main__":
    main()
