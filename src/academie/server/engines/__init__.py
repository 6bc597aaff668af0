"""Engines at tables, lines of play and analysis."""
