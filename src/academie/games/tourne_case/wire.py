"""Positions and plays of tourne-case as data."""

from __future__ import annotations

from typing import Final

from academie.games.tables.law.play import Play
from academie.games.tables.law.track import FLECHES, TRICTRAC, Point
from academie.games.tables.wire import HAND, TablesForm, by_place, place
from academie.games.tourne_case.law import TourneCaseState
from academie.games.tourne_case.law.movement import OUTSIDE, hits, number_of
from academie.games.tourne_case.text import NOTATION
from academie.kernel import BLACK, WHITE, Action, Seat, other
from academie.notation.wire import Gesture, Said, Sent, Step, TablesBoard


class TourneCaseForm(TablesForm):
    """Men wait outside, then run along their own side to the coin; they hit across the board."""

    def position(self, game: TourneCaseState) -> TablesBoard:
        return TablesBoard(
            men=[_men(game, seat) for seat in (WHITE, BLACK)],
            thrower=game.thrower,
            held=[track[OUTSIDE] for track in game.men],
            dice=[] if game.dice is None else [*game.dice.numbers],
        )

    def place(self, game: TourneCaseState, seat: Seat, point: Point) -> str:
        del game
        return place(TRICTRAC, seat, HAND if point in {HAND, OUTSIDE} else point - 1)

    def play(self, game: TourneCaseState, act: Action) -> Gesture | None:
        if not isinstance(act, Play):
            return None
        if not act.moves:
            return Gesture(say=Said("passe"))
        (move,) = act.moves
        seat, foe = game.thrower, other(game.thrower)
        struck = hits(game.men[foe], move.end)
        sends = (Sent(self.place(game, foe, move.end), self.place(game, foe, OUTSIDE)),) if struck else ()
        start, end = self.place(game, seat, move.start), self.place(game, seat, move.end)
        die = 0 if game.dice is None else number_of(game.dice)
        return Gesture([[Step(start, end, sends=sends, die=die)]])


def _men(game: TourneCaseState, seat: Seat) -> list[int]:
    own = game.men[seat][OUTSIDE + 1 :]
    return by_place(TRICTRAC.of(seat), (*own, *[0] * (FLECHES - len(own))))


FORM: Final = TourneCaseForm(NOTATION)
