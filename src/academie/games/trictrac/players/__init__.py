"""Players and analysis of trictrac."""
