"""The formats of others that games can be written in, besides our record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from academie.kernel import Record
from academie.notation import pdn, pgn
from academie.notation.scores import CHESS, DRAUGHTS, Scores


class Format(NamedTuple):
    """How a format tells a result, and a whole record; an error of the library says that it has no words."""

    scores: Scores
    write: Callable[[Record[Any]], str]


def _as_pdn(record: Record[Any]) -> str:
    return pdn.write_pdn([pdn.from_record(record)])


def _as_pgn(record: Record[Any]) -> str:
    return pgn.write_pgn([pgn.from_record(record)])


FORMATS: Final[Mapping[str, Format]] = {"pdn": Format(DRAUGHTS, _as_pdn), "pgn": Format(CHESS, _as_pgn)}
"""By the ending of their files."""
