"""Positions as drawings: pure functions from a state to SVG or to plain text."""

from academie.diagrams.damier.board import Ground
from academie.diagrams.damier.draughts import damier_svg
from academie.diagrams.damier.draughts_text import Signs, draughts_text
from academie.diagrams.damier.marks import Mark
from academie.diagrams.diagram import Diagram
from academie.diagrams.games import draw, text_board
from academie.diagrams.tables.board import Labels
from academie.diagrams.tables.trictrac import trictrac_svg
from academie.diagrams.tables.trictrac_text import trictrac_text

__all__ = [
    "Diagram",
    "Ground",
    "Labels",
    "Mark",
    "Signs",
    "damier_svg",
    "draughts_text",
    "draw",
    "text_board",
    "trictrac_svg",
    "trictrac_text",
]
