"""Positions and plays of the running games for tests."""

from __future__ import annotations

from dataclasses import replace

from academie.games.race.law import Phase, RaceState
from academie.games.race.law.acts import Play
from academie.games.tables.text.acts import read_cast
from academie.notation import notation_of


def typed(state: RaceState, text: str) -> Play:
    """The legal play written so."""
    act = notation_of(state.rules.id.partition("/")[0]).resolve(state, text)
    assert isinstance(act, Play)
    return act


def points(play: Play) -> int:
    """The points a play uses."""
    return sum(move.end - move.start for move in play.moves)


def with_dice(state: RaceState, dice: str) -> RaceState:
    """The same position with those dice to be played."""
    cast = read_cast(dice)
    assert cast is not None
    return replace(state, phase=Phase.THROW, dice=None, again=0).apply(cast)
