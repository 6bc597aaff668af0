"""A player of trictrac for `academie lab bench`: one that plays the first act it is given.

    academie lab bench trictrac --player "pipe:python examples/trictrac_pipe.py"

A program in any language will do. It reads a line of JSON for each position,
{"position": TEXT, "acts": [TEXT, ...]}, and answers with one of the acts, on a line of its own. It ends when
it reads `quit`, or when its input ends.
"""

from __future__ import annotations

import json
import sys


def choose(position: str, acts: list[str]) -> str:
    """The place to be wiser: the position has men, score and dice, as in docs/notation.md."""
    return acts[0]


for line in sys.stdin:
    if line.strip() == "quit":
        break
    asked = json.loads(line)
    print(choose(asked["position"], asked["acts"]), flush=True)
