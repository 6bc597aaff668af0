"""Portable Draughts Notation 3.0: games of draughts with variations and comments. See docs/notation.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from academie.games.draughts.text.pdn.read import read_pdn
from academie.games.draughts.text.pdn.record import from_record, to_record
from academie.games.draughts.text.pdn.tree import Node, PdnGame, Variation
from academie.games.draughts.text.pdn.write import write_pdn
from academie.kernel import NotationError, Record
from academie.notation.formats import DRAUGHTS, Format
from academie.notation.record import Remarks

__all__ = ["FORMATS", "Node", "PdnGame", "Variation", "from_record", "read_pdn", "to_record", "write_pdn"]


def _first_record(text: str) -> Record[Any]:
    """The first game of a file."""
    game = read_pdn(text)[0]
    if game.problems:
        raise NotationError("; ".join(game.problems))
    return to_record(game)


def _written(record: Record[Any], remarks: Remarks) -> str:
    return write_pdn([from_record(record, remarks)])


FORMATS: Final[Mapping[str, Format]] = {"pdn": Format(DRAUGHTS, _first_record, _written)}
