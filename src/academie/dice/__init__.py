"""Dice and logs that bind whoever runs the server: what is hashed, drawn and signed.

Everything here is a function of bytes, without a server, a clock or the law of a game, so that any program
can check a game by itself. `docs/dice.md` is the specification and `conformance/dice` has the vectors.
"""

from academie.dice.canonical import canonical, parse
from academie.dice.chains import LINKS, Chain, ChainTip, previous, seed_of
from academie.dice.events import GENESIS, Event, bind_act, linked
from academie.dice.keys import Key, countersigned, refused_key, verify
from academie.dice.receipts import Receipt, Tick, leaf, path_root, tick_of
from academie.dice.rolls import NO_SHARE, RollInput, pick, salt, seal, uniform

__all__ = [
    "GENESIS",
    "LINKS",
    "NO_SHARE",
    "Chain",
    "ChainTip",
    "Event",
    "Key",
    "Receipt",
    "RollInput",
    "Tick",
    "bind_act",
    "canonical",
    "countersigned",
    "leaf",
    "linked",
    "parse",
    "path_root",
    "pick",
    "previous",
    "refused_key",
    "salt",
    "seal",
    "seed_of",
    "tick_of",
    "uniform",
    "verify",
]
