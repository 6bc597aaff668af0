"""Positions as drawings: pure functions from a state to SVG or to plain text."""

from academie.drawing.picture import draw, text_board
from academie.drawing.svg import Diagram

__all__ = ["Diagram", "draw", "text_board"]
