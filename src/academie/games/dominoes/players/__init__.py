"""Dominoes by the compiled search over the deals that agree with what a player knows."""
