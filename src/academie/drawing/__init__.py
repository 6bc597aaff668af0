"""Positions as drawings: pure functions from a state to SVG or to plain text."""

from academie.drawing.picture import draw, text_board
from academie.drawing.svg import Diagram
from academie.drawing.theme import Theme

__all__ = ["Diagram", "Theme", "draw", "text_board"]
