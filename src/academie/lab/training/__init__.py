"""Nets for the games of dice, taught by play against themselves (extra: lab)."""
