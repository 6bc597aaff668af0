"""How games are left, how well they are played, and signals for moderators."""
