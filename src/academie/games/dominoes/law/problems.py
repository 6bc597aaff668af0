"""Why a state of dominoes cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from academie.games.dominoes.law.tiles import SET

if TYPE_CHECKING:
    from academie.games.dominoes.law.state import DominoState


def problems(state: DominoState) -> tuple[str, ...]:
    """Every flaw found, in words; none for a state that can be.

    That dés which meet do not agree is none: a misfit that was played upon stands (ACAD-D rule X).
    """
    return (*_company(state), *_tiles(state), *_counts(state))


def _company(state: DominoState) -> Iterator[str]:
    players = state.accord.players
    if players not in {share.players for share in state.rules.shares.value}:
        yield f"{state.rules.id} is not for {players} players"
    if len(state.hands) != players:
        yield f"there are {len(state.hands)} hands for {players} players"
    if len(state.scores) != state.rules.sides(players) or min(state.scores, default=0) < 0:
        yield f"the accounts should be {state.rules.sides(players)}, none below nought"
    if len(state.denied) != len(state.hands):
        yield f"there are words of {len(state.denied)} players, and hands of {len(state.hands)}"
    if not (0 <= state.turn < players and 0 <= state.leader < players):
        yield f"the seats are 1 to {players}"


def _tiles(state: DominoState) -> Iterator[str]:
    places = [*(laid.tile for laid in state.line), *(held for hand in state.hands for held in hand.tiles)]
    for one, times in Counter(places).items():
        if one not in SET:
            yield f"there is no dé {one.high}-{one.low}"
        elif times > 1:
            yield f"there is only one {one.high}-{one.low}"
    if state.talon < 0:
        yield f"there are {len(SET)} dés"


def _counts(state: DominoState) -> Iterator[str]:
    """Whether as many dés lie on the table as have left the hands; in the deal none do."""
    tiles = state.accord.tiles
    if any(hand.size > tiles for hand in state.hands):
        yield f"each takes {tiles} dés"
    dealt = state.phase.value == "play" or bool(state.line)
    left = sum(tiles - hand.size for hand in state.hands)
    if dealt and left != len(state.line):
        yield f"{left} dés have left the hands, but {len(state.line)} lie in the line"
    if not 0 <= state.boudes <= state.accord.players:
        yield "more have said that they boude than there are players"
