"""What acts are worth and why: of one state, and of a whole game."""
