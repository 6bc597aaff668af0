"""Weights of the evaluation of draughts learnt from games: their files, and which are for a rule set.

A file is a line that says what the weights are for and how they were made, then the numbers, compressed; see
`crates/draughts/src/trained.rs` for their meaning.
"""

from __future__ import annotations

import zlib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from academie.engine.core import DraughtsWeights
from academie.games.draughts.law.board import HUNDRED
from academie.games.draughts.law.rules import DraughtsRules, ManSteps, Precedence

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MARK: Final = "academie-patterns 3"
FOLDER: Final = files("academie.games.draughts.players") / "weights"


def pack(numbers: NDArray[np.int16], squares: int, note: str, *, losing: bool) -> bytes:
    """The file of these weights."""
    first = f"{MARK} {squares} {'losing' if losing else 'winning'} {note}\n"
    return first.encode() + zlib.compress(numbers.astype("<i2").tobytes(), 9)


def unpack(content: bytes) -> DraughtsWeights:
    """The weights of a file. Raises `ValueError` for a file of something else."""
    first, newline, numbers = content.partition(b"\n")
    try:
        return DraughtsWeights(first + newline + (zlib.decompress(numbers) if newline else b""))
    except zlib.error as wrong:
        raise ValueError(f"no weights: {wrong}") from wrong


def read_numbers(content: bytes) -> NDArray[np.int16]:
    """The numbers of a file, as `pack` takes them."""
    # Training has NumPy; a server, whose levels need the rest of this module, has none.
    import numpy as np  # noqa: PLC0415

    return np.frombuffer(zlib.decompress(content.partition(b"\n")[2]), "<i2").astype(np.int16)


def read_note(content: bytes) -> str:
    """What the first line of a file says."""
    return content.partition(b"\n")[0].decode()


def names(rules: DraughtsRules) -> tuple[str, str]:
    """The weights for a rule set, for winning and where who loses wins, by the way the pieces go."""
    if rules.damier.value != HUNDRED:
        return "francaises-64", "francaises-64-losing"
    if rules.man_steps.value is ManSteps.ALL_WAYS:
        return "babylonienne", "babylonienne-losing"
    if rules.precedence.value is Precedence.MOST:
        return "fmjd", "fmjd-losing"
    return "manoury", "fmjd-losing"


@cache
def shipped(name: str) -> DraughtsWeights | None:
    """The weights of that name shipped with the package, if there are any."""
    content = shipped_file(name)
    return None if content is None else unpack(content)


@cache
def shipped_file(name: str) -> bytes | None:
    """Their file, if there is one."""
    path = FOLDER / f"{name}.weights"
    return path.read_bytes() if path.is_file() else None


def trained(rules: DraughtsRules) -> tuple[DraughtsWeights, ...]:
    """The shipped weights for a rule set."""
    return tuple(found for name in names(rules) if (found := shipped(name)) is not None)
