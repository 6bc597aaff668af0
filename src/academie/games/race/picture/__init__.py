"""Drawings of race."""
