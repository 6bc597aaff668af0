"""Drawings of draughts."""
