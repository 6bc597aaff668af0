"""What hands may try at a table of dominoes, right or wrong."""

from __future__ import annotations

from collections.abc import Iterator

from academie.games.dominoes.arbiter.acts import Annoncer, DireBoude, Presenter, TableAct
from academie.games.dominoes.arbiter.table_state import TableState
from academie.games.dominoes.law.line import ends
from academie.games.dominoes.law.tiles import Tile
from academie.kernel import Seat


def reach(scene: TableState, seat: Seat) -> Iterator[TableAct]:
    """Every dé of his laid at every end by either half, named, and the word; nothing out of turn.

    Some may be refused: what is obliged or forbidden is not asked here.
    """
    if scene.over or not scene.playing or scene.player != seat:
        return
    for tile in scene.partie.hands[seat].tiles:
        yield from _laid(scene, seat, tile)
    if scene.partie.line:
        yield DireBoude(seat, players=scene.players)
    if scene.announced is None:
        for tile in scene.partie.hands[seat].tiles:
            yield Annoncer(seat, tile, players=scene.players)


def _laid(scene: TableState, seat: Seat, tile: Tile) -> Iterator[TableAct]:
    if not scene.partie.line:
        yield Presenter(seat, *tile, tile.high, players=scene.players)
    for on in dict.fromkeys(ends(scene.partie.line)):
        for inner in dict.fromkeys(tile):
            yield Presenter(seat, inner, tile.beyond(inner), on, players=scene.players)
