"""Puzzles, throws to count, and play on from studies."""
