"""A table of dominoes with hands on one line, for people."""

from __future__ import annotations

from collections.abc import Iterator

from academie.games.dominoes.arbiter import ArbitratedState
from academie.games.dominoes.arbiter.table_state import Bound
from academie.games.dominoes.text.position import state_line
from academie.games.dominoes.text.seats import NAMES
from academie.games.dominoes.text.tiles import halves_text, tiles_text


def table_line(table: ArbitratedState) -> str:
    """The state, then what was said and shown, what is open to challenge and what is obliged."""
    return " ".join((state_line(table.scene.partie), *_words(table)))


def _words(table: ArbitratedState) -> Iterator[str]:
    scene = table.scene
    for seat, tiles in enumerate(scene.known):
        if tiles:
            yield f"{NAMES[seat]}:shown({tiles_text(tiles)})"
    for fault in scene.faults:
        yield f"{NAMES[fault.offender]}:{fault.kind.value}({halves_text(fault.tile)})"
    if scene.bound is not None:
        yield f"obliged:{_obliged(scene.bound)}"
    if scene.ban is not None:
        yield f"{NAMES[scene.ban.partner]}:defendu({halves_text(scene.ban.tile)})"


def _obliged(bound: Bound) -> str:
    """What the player to act is held to."""
    if bound.barred is not None:
        return f"not-{halves_text(bound.barred)}"
    tile = "lay" if bound.tile is None else halves_text(bound.tile)
    return tile if bound.on is None else f"{tile}-on-{bound.on}"
