"""A line of play followed from a beginning: what was played, or might have been.

Nothing is kept between two questions: whoever asks tells the whole line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from academie.kernel import CHANCE, Action, Actor, Event, State
from academie.notation import AnyNotation, notation_of
from academie.registry import registry
from academie.server.terms import GameTerms


@dataclass(frozen=True, slots=True)
class LinePosition:
    """A place on a line: the act that led there, if one did, whose it was, and the state."""

    act: str | None
    seat: int | None
    """Nobody's if chance acted."""
    state: State[Any]
    events: tuple[Event, ...] = ()
    """What the act brought."""


def followed(terms: GameTerms, acts: Sequence[str]) -> Iterator[LinePosition]:
    """The beginning, then the place after each act. Raises an error of the library at one that cannot be."""
    game = registry[terms.game_key]
    return followed_from(game.start(game.ruleset(terms.ruleset), terms.options), terms.game_key, acts)


def followed_from(state: State[Any], game: str, acts: Sequence[str]) -> Iterator[LinePosition]:
    """The same from any state of a game."""
    notation = notation_of(game)
    yield LinePosition(None, None, state, state.events)
    for text in acts:
        act: Action = notation.read_act(text)
        author = state.author(act)
        state = state.apply(act)
        yield LinePosition(text, seated(author), state, state.events)


def seated(actor: Actor) -> int | None:
    """The seat of an actor, unless it is chance or nobody."""
    return actor if isinstance(actor, int) else None


def next_acts(notation: AnyNotation, state: State[Any]) -> list[str]:
    """Every legal act, or everything that may fall if chance acts."""
    acts = [act for act, _ in state.chance()] if state.actor is CHANCE else state.actions()
    return [notation.act(act) for act in acts]
