"""The players of draughts on offer; the compiled core is not loaded to list them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from academie.engine.offer import PlayerOffer, Players, core, ladder
from academie.engine.player import Player
from academie.games.draughts.players.hub import HubPlayer, HubProgram, Level
from academie.games.draughts.players.simple import SimpleDames
from academie.words import Message


def _made(name: str, seed: int | None, forget: float) -> Player:
    """The player of a level; there is nothing to mark at draughts."""
    del forget
    from academie.games.draughts.players.levels import STRENGTHS, LevelDames  # noqa: PLC0415

    return LevelDames(STRENGTHS[name], seed)


LEVELS: Final = ladder(
    (
        Message("draughts-level-1"),
        Message("draughts-level-2"),
        Message("draughts-level-3"),
        Message("draughts-level-4"),
        Message("draughts-level-5"),
        Message("draughts-level-6"),
        Message("draughts-level-7"),
        Message("draughts-level-8"),
    ),
    _made,
)


def hub_player(command: Sequence[str]) -> Player:
    """A player by another program over the Hub protocol, at a second a move: `hub:./scan`."""
    return HubPlayer(HubProgram.of(command).start(), Level(move_time=1))


def _manoury(seed: int | None, forget: float) -> Player:
    """The doctrine; there is nothing to draw by lot and nothing to mark."""
    del seed, forget
    from academie.games.draughts.players.manoury import DoctrineOfManoury  # noqa: PLC0415

    return DoctrineOfManoury()


MANOURY: Final = PlayerOffer(
    "doctrine-manoury",
    Message("draughts-doctrine-manoury"),
    Message("draughts-doctrine-manoury-about"),
    _manoury,
    core,
)

PLAYERS: Final = Players(lambda seed, forget: SimpleDames(), LEVELS, "hub:", hub_player, doctrines=(MANOURY,))
