"""Names of players: which are allowed, and which look alike."""
