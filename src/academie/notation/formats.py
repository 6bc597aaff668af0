"""The formats of others that games can be written in, besides our record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from academie.kernel import Record
from academie.notation import pdn, pgn
from academie.notation.remarks import NO_REMARKS, Remarks
from academie.notation.scores import CHESS, DRAUGHTS, Scores


class Format(NamedTuple):
    """How a format tells a result, and a whole record."""

    scores: Scores
    writer: Callable[[Record[Any], Remarks], str]

    def write(self, record: Record[Any], remarks: Remarks = NO_REMARKS) -> str:
        """The record with what is said of its acts. Raises an error of the library where it has no words."""
        return self.writer(record, remarks)


def _as_pdn(record: Record[Any], remarks: Remarks) -> str:
    return pdn.write_pdn([pdn.from_record(record, remarks)])


def _as_pgn(record: Record[Any], remarks: Remarks) -> str:
    return pgn.write_pgn([pgn.from_record(record, remarks)])


FORMATS: Final[Mapping[str, Format]] = {"pdn": Format(DRAUGHTS, _as_pdn), "pgn": Format(CHESS, _as_pgn)}
"""By the ending of their files."""
