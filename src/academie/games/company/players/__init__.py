"""Players and analysis of company."""
