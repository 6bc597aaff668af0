"""Positions as drawings: pure functions from a state to SVG or to plain text."""

from academie.drawing.diagram import Diagram
from academie.drawing.picture import draw, text_board

__all__ = ["Diagram", "draw", "text_board"]
