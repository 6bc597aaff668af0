"""Draughts by the compiled twin: its states, its search, its players and its tables of endings."""
