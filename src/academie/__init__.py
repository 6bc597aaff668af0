"""Académie: the classical French board games, their law cited and executable."""

from importlib.metadata import version

__all__ = ["__version__"]

__version__ = version("academie")
