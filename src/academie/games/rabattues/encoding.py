"""Dames rabattues in numbers: docs/environments.md tells ids and indices."""

from __future__ import annotations

from typing import Any, Final

from academie.games.rabattues.law.state import Jouer, Prendre, RabattuesState
from academie.games.tables.law.primaute import FIRST_DICE
from academie.games.tables.law.throw import FACES, THROWS, throw
from academie.games.tables.law.turns import Phase
from academie.kernel import Seat, State, other
from academie.research.encoding import Encoding, Ids, Piece, one_of, shares

MEN: Final = 3
DICE: Final = 2
CHANCES: Final = {dice: id_ for id_, dice in enumerate((*FIRST_DICE, *THROWS))}
PLAY: Final = 0
LEAVE: Final = 1
BOTH: Final = LEAVE + len(FACES) + 1


class RabattuesEncoding(Encoding[Any]):
    """What the thrower plays is forced; the other may take numbers that were left."""

    acts = BOTH + len(THROWS)
    chances = len(CHANCES)
    stakes = 1.0
    most_acts = 100_000
    layout = (
        *(Piece(f"{whose}_{how}", len(FACES)) for whose in ("my", "his") for how in ("lying", "stacked")),
        Piece("thrower", 1),
        Piece("phase", len(Phase)),
        Piece("high", len(FACES)),
        Piece("low", len(FACES)),
        Piece("left", len(FACES)),
    )

    def act_id(self, state: State[Any], act: Any) -> int:  # noqa: ANN401 - of chance or a player
        del state
        match act:
            case Jouer():
                return PLAY
            case Prendre(numbers=()):
                return LEAVE
            case Prendre(numbers=(number,)):
                return LEAVE + number
            case Prendre(numbers=(one, two)):
                return BOTH + THROWS.index(throw(one, two))
            case _:
                return CHANCES[act]

    def observe(self, state: State[Any], seat: Seat, spoken: Ids = ()) -> list[float]:
        del spoken
        assert isinstance(state, RabattuesState)
        high, low = (None, None) if state.dice is None else (state.dice.high - 1, state.dice.low - 1)
        sides = (state.sides[seat], state.sides[other(seat)])
        return [
            *(share for side in sides for men in side for share in shares(men, MEN)),
            float(state.thrower == seat),
            *one_of([*Phase].index(state.phase), len(Phase)),
            *one_of(high, len(FACES)),
            *one_of(low, len(FACES)),
            *shares((state.left.count(face) for face in FACES), DICE),
        ]


ENCODING: Final = RabattuesEncoding()
