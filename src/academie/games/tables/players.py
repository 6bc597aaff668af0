"""A player at a table with hands of the small games: it throws, plays, and takes up the faults it sees."""

from __future__ import annotations

from typing import Any, Final

from academie.engine.player import Player
from academie.games.tables.arbiter import HandTable, acts
from academie.games.tables.arbiter.table_state import Moment
from academie.games.tables.law.customs import JouerLeNombre, Laisser
from academie.kernel import Action, Seat, State

CLAIMS: Final = (acts.FaireRejouer, acts.FaireJouer)


class HandsPlayer:
    """Plays as `law` does where the program conducts the game; it never breaks the other's dice."""

    def __init__(self, law: Player) -> None:
        self._law = law

    def choose(self, state: State[Any]) -> Action:
        if not isinstance(state, HandTable):
            return self._law.choose(state)
        seat = state.actor
        assert isinstance(seat, int)
        good = [act for act in state.actions() if getattr(act, "by", seat) == seat]
        wanted = (*(act for act in good if isinstance(act, CLAIMS)), *self._acts(state, Seat(seat)), *good)
        return next(act for act in wanted if act in good)

    def _acts(self, table: HandTable, seat: Seat) -> tuple[Action, ...]:
        match table.state.moment:
            case Moment.THROWN | Moment.ANSWER:
                return (acts.Bois(seat, self._law.choose(table.state.game)),)
            case Moment.NAMING:
                return (JouerLeNombre(seat, table.state.game.actions()[-1]),)
            case Moment.READY:
                return (acts.Jeter(seat),)
            case _:
                return (Laisser(seat),)
