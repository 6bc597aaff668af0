"""The tests, as a package of this tree and not of another that is installed."""
