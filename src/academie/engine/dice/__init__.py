"""Engines of the games of dice: the worth of acts and throws, rollouts, players by level."""
