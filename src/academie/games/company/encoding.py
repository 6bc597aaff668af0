"""Trictrac in company in numbers: the acts of trictrac, who of the company plays, how the accounts stand.

The board is seen from the side of who plays; who looks on sees it from White's.
See docs/environments.md for the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from academie.games.company.table import CompanyState, partie_of
from academie.games.trictrac.encoding import ENCODING as TRICTRAC
from academie.kernel import WHITE, Seat, State, other
from academie.research.encoding import Encoding, Ids, Piece, one_of

MOST: Final = 6
BALANCE: Final = 200
WON: Final = 24


class CompanyEncoding(Encoding[Any]):
    """Seats are people, counted from who looks."""

    acts = TRICTRAC.acts
    chances = TRICTRAC.chances
    stakes = 1_000_000.0
    most_acts = 1_000_000
    layout = (
        *TRICTRAC.layout,
        Piece("plays", 1),
        Piece("here", MOST),
        Piece("there", MOST),
        Piece("gained", MOST),
        Piece("lost", MOST),
        Piece("won", MOST),
        Piece("over", 1),
    )

    def act_id(self, state: State[Any], act: Any) -> int:  # noqa: ANN401 - acts of trictrac
        assert isinstance(state, CompanyState)
        return TRICTRAC.act_id(partie_of(state.board), act)

    def observe(self, state: State[Any], seat: Seat, spoken: Ids = ()) -> list[float]:
        del spoken
        assert isinstance(state, CompanyState)
        colour = state.colour(seat)
        near = WHITE if colour is None else colour
        here, there = ((state.at[whose] - seat) % state.seats for whose in (near, other(near)))
        return [
            *TRICTRAC.observe(partie_of(state.board), near),
            float(colour is not None),
            *one_of(here, MOST),
            *one_of(there, MOST),
            *accounts(state, seat),
            float(state.company.over),
        ]


def accounts(state: CompanyState, seat: Seat) -> Iterator[float]:
    """What each has gained, what each has lost and what each has won, from the observer on."""
    held = {
        state.seat_order[person]: account
        for account in state.company.accounts()
        for person in account.holders
    }
    parts: tuple[Callable[[Any], float], ...] = (
        lambda account: account.balance / BALANCE,
        lambda account: -account.balance / BALANCE,
        lambda account: account.won / WON,
    )
    for part in parts:
        for place in range(MOST):
            account = held.get(Seat((seat + place) % state.seats)) if place < state.seats else None
            yield 0.0 if account is None else min(1.0, max(0.0, float(part(account))))


ENCODING: Final = CompanyEncoding()
