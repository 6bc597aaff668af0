"""The players of draughts on offer; the compiled core is not loaded to list them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from academie.engine.offer import Players, ladder
from academie.engine.player import Player
from academie.games.draughts.players.hub import HubEngine, HubPlayer, Level
from academie.games.draughts.players.simple import SimpleDames
from academie.kernel import Text


def _made(name: str, seed: int | None, forget: float) -> Player:
    """The player of a level; there is nothing to mark at draughts."""
    del forget
    from academie.games.draughts.players.levels import STRENGTHS, LevelDames  # noqa: PLC0415

    return LevelDames(STRENGTHS[name], seed)


LEVELS: Final = ladder(
    (
        Text(
            "Débute : ne voit que le coup suivant et se contente de peu.",
            "A beginner: sees only the next move and is easily content.",
        ),
        Text(
            "Voit deux coups, et laisse passer bien des chances.",
            "Sees two moves ahead, and lets many a chance pass.",
        ),
        Text("Voit trois coups ; se trompe souvent de plan.", "Sees three moves; often errs in its plan."),
        Text(
            "Voit quatre coups : les petites combinaisons ne lui échappent pas.",
            "Sees four moves: small combinations do not escape it.",
        ),
        Text("Voit six coups : un bon joueur de café.", "Sees six moves: a good café player."),
        Text(
            "Voit neuf coups et se trompe peu.",
            "Sees nine moves and errs little.",
        ),
        Text(
            "Examine deux cent mille positions par coup : fort.",
            "Looks at two hundred thousand positions a move: strong.",
        ),
        Text(
            "Examine deux millions de positions par coup : le plus fort de la maison.",
            "Looks at two million positions a move: the strongest of the house.",
        ),
    ),
    _made,
)


def hub_player(command: Sequence[str]) -> Player:
    """A player by another program over the Hub protocol, at a second a move: `hub:./scan hub`."""
    return HubPlayer(HubEngine(command), Level(move_time=1))


PLAYERS: Final = Players(lambda seed, forget: SimpleDames(), LEVELS, "hub:", hub_player)
