"""Results to record, and whole companies driven by real parties."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from academie.games.company.law import Company, Ended, Seating, ended
from academie.games.trictrac.law import TRICTRAC, TrictracState
from academie.games.trictrac.law.coup import Form
from academie.kernel import BLACK, WHITE, Seat
from academie.testing.random_games import random_game

C = TypeVar("C", bound=Company)


def marque_won(winner: Seat, holes: int = 6, against: int = 0, run: int = 0) -> Ended:
    """A marqué ended by its winner, who made his last `run` holes in a row."""
    if winner == WHITE:
        return Ended(Form.MARQUE, (holes, against), (run, 0), WHITE)
    return Ended(Form.MARQUE, (against, holes), (0, run), BLACK)


def refait(leaver: Seat, holes: int = 7) -> Ended:
    """A marqué left at as many holes for both."""
    return Ended(Form.MARQUE, (holes, holes), (0, 0), leaver)


def partie_won(winner: Seat, stakes: int = 1) -> Ended:
    """A partie in twelve holes."""
    holes = (12, 5) if winner == WHITE else (5, 12)
    return Ended(Form.PARTIE, holes, stakes=stakes)


def won_by_white(company: C, results: str) -> C:
    """The company after results told as a word: `w` where White won, `b` where Black did.

    Each marqué is worth eight points: six holes to none, out of bredouille (which no play gives, but the
    arithmetic is plain).
    """
    for letter in results:
        winner = WHITE if letter == "w" else BLACK
        form = company.table().form
        company = company.after(marque_won(winner) if form is Form.MARQUE else partie_won(winner))
    return company


def played(company: C, seed: int) -> Iterator[tuple[Seating, Ended, C]]:
    """Each seating, what real random play made of it, and the company after it, to the end."""
    while not company.over:
        seating = company.table()
        *_, last = random_game(TRICTRAC, TRICTRAC.default, seed, seating.options)
        assert isinstance(last.after, TrictracState)
        result = ended(last.after)
        company = company.after(result)
        yield seating, result, company
        seed += 1
