"""Events and outcomes of games as clients see them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from academie.dice.fold import Kind
from academie.dice.log import Entry
from academie.drawing.picture import marks_of
from academie.kernel import Event, Game, Seat, State
from academie.notation.codec import NOTATION
from academie.server.base.phrases import EventView, Mark, cite_of, phrase
from academie.words import Message, Player, Text, verbatim

CLAIMED: Final = "claimed"
"""How a game ended that a player claimed whose opponent stayed away."""


def event_view(event: Event, game: Game, players: Sequence[str] = ()) -> EventView:
    """An event of the game, with the names of the players where they are known."""
    notation = NOTATION.of(game)

    def player(seat: Seat) -> Text:
        called = verbatim(players[seat]) if players else notation.player(seat)
        assert isinstance(called, Message)
        return Player(seat, called)

    message = notation.message(event, player)
    return EventView(
        event.called,
        event.seat,
        cite_of(event.citation),
        phrase(message),
        [Mark([*mark.places], mark.style, mark.label, mark.worth) for mark in marks_of(game, event)],
    )


def outcome_json(ended: Entry | None, state: State[Any], seats: int) -> dict[str, Any]:
    """How a game with that last state ends; `ended` is the event that cut it short, if one did.

    A player who resigns, runs out of time or stays away pays each of the others one stake.
    """
    if ended is None:
        assert state.outcome is not None
        return {"reason": state.outcome.reason, "returns": [str(gain) for gain in state.outcome.returns]}
    reason = CLAIMED if ended.kind == Kind.ABANDONED and ended.seat is not None else ended.kind
    if ended.seat is None or ended.kind == Kind.DRAW or ended.body.get("claim") == "draw":
        why = ended.body.get("reason", reason) if ended.kind == Kind.ABANDONED else reason
        return {"reason": why, "returns": ["0"] * seats}
    returns = [f"-{seats - 1}" if seat == ended.seat else "1" for seat in range(seats)]
    return {"reason": reason, "returns": returns}
