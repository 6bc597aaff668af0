"""The public log of games and keys, its witnesses, and what the server signs."""
