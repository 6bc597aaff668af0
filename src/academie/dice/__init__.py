"""Dice and logs that bind whoever runs the server: what is hashed, drawn and signed.

Nothing here needs a server or a clock, so that any program can check a game by itself. `docs/dice.md` is the
specification and `conformance/dice` has the vectors.
"""
