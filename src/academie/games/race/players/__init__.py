"""Players and analysis of race."""
