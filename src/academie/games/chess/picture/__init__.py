"""Drawings of chess."""
