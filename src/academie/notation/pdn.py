"""Portable Draughts Notation 3.0: games of draughts with variations and comments. See docs/notation.md."""

from academie.notation.pdn_read import read_pdn
from academie.notation.pdn_record import from_record, to_record
from academie.notation.pdn_tree import Node, PdnGame, Variation
from academie.notation.pdn_write import write_pdn

__all__ = ["Node", "PdnGame", "Variation", "from_record", "read_pdn", "to_record", "write_pdn"]
