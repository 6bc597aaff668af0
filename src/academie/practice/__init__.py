"""Practice: puzzles with one best play, spaced repetition, and counting what a throw is worth."""
