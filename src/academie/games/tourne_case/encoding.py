"""Tourne-case in numbers: docs/environments.md tells ids and indices."""

from __future__ import annotations

from typing import Any, Final

from academie.games.tables.law.play import Play
from academie.games.tables.law.primaute import FIRST_DICE
from academie.games.tables.law.throw import FACES, THROWS
from academie.games.tables.law.turns import Phase
from academie.games.tourne_case.law.movement import COIN
from academie.games.tourne_case.law.state import TourneCaseState
from academie.kernel import Seat, State, other
from academie.research.encoding import Encoding, Ids, Piece, one_of, shares

MEN: Final = 3
CHANCES: Final = {dice: id_ for id_, dice in enumerate((*FIRST_DICE, *THROWS))}


class TourneCaseEncoding(Encoding[Any]):
    """A play is the flèche its man starts from."""

    acts = COIN + 1
    chances = len(CHANCES)
    stakes = 2.0
    most_acts = 100_000
    layout = (
        Piece("my_men", COIN + 1),
        Piece("his_men", COIN + 1),
        Piece("thrower", 1),
        Piece("phase", len(Phase)),
        Piece("high", len(FACES)),
        Piece("low", len(FACES)),
    )

    def act_id(self, state: State[Any], act: Any) -> int:  # noqa: ANN401 - of chance or a play
        del state
        if not isinstance(act, Play):
            return CHANCES[act]
        return act.moves[0].start if act.moves else COIN

    def observe(self, state: State[Any], seat: Seat, spoken: Ids = ()) -> list[float]:
        del spoken
        assert isinstance(state, TourneCaseState)
        high, low = (None, None) if state.dice is None else (state.dice.high - 1, state.dice.low - 1)
        return [
            *shares(state.men[seat], MEN),
            *shares(state.men[other(seat)], MEN),
            float(state.thrower == seat),
            *one_of([*Phase].index(state.phase), len(Phase)),
            *one_of(high, len(FACES)),
            *one_of(low, len(FACES)),
        ]


ENCODING: Final = TourneCaseEncoding()
