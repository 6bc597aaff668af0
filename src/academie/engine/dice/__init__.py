"""Engines of the games of dice: what acts and throws are worth, games played out, players by level."""
