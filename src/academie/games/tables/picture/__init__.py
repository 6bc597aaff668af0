"""Drawings of the games of the trictrac board."""
