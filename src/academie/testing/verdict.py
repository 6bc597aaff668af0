"""What a passage of a treatise asks of the law, and what the law answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from academie.kernel import Citation


class Answer(NamedTuple):
    """The treatise's figures beside the law's, in words, and whether the law passes."""

    expected: str
    found: str
    agrees: bool


@dataclass(frozen=True, slots=True)
class Verdict:
    """One example of a treatise held against the law."""

    id: str
    citation: Citation
    topic: str
    expected: str
    found: str
    agrees: bool
