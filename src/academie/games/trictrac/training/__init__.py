"""How nets of trictrac are taught, and what the lab measures of the game."""
