"""What was found, kept in a file: nothing is computed twice that would come out the same."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from academie.claims.basis import basis
from academie.claims.check import Check
from academie.claims.finding import Effort, Finding, Verdict
from academie.kernel.data import user_data
from academie.library.finding import read_finding, shipped_findings
from academie.library.statement import Statement


@dataclass(frozen=True, slots=True)
class Entry:
    """A finding with what it was found for, by which version of its check, and at what cost."""

    digest: str
    version: int
    finding: Finding
    seconds: float
    """What it took, in seconds of the processor."""
    allowed: float
    """What it might have taken."""
    basis: str | None = None
    """The digest of the law and the engine it rests on; nothing if that was not known."""

    def stale(self, statement: Statement, check: Check) -> bool:
        """Whether it was found for another question, by another check, or by another law or engine."""
        if (self.digest, self.version) != (statement.digest(), check.version):
            return True
        now = basis(statement, check)
        return now is not None and self.basis != now

    def serves(self, statement: Statement, check: Check, effort: Effort) -> bool:
        """Whether looking again would tell nothing new."""
        if self.stale(statement, check):
            return False
        if self.finding.lacks is not None:
            return check.lack() is not None
        return self.finding.verdict is not Verdict.UNDECIDED or self.allowed >= effort.seconds

    def tells(self, other: Entry) -> bool:
        """Whether another entry says the same of the same, whatever it took."""
        return replace(other, seconds=self.seconds, allowed=self.allowed) == self

    def plain(self) -> dict[str, Any]:
        """The entry as plain data; what is empty is left out."""
        finding = self.finding
        told = {
            "digest": self.digest,
            "version": self.version,
            "basis": self.basis,
            "verdict": finding.verdict.value,
            "evidence": finding.evidence._asdict(),
            "figures": dict(finding.figures),
            "position": finding.position,
            "lacks": finding.lacks,
            "seconds": round(self.seconds, 2),
            "allowed": self.allowed,
        }
        return {key: value for key, value in told.items() if value not in (None, {})}


def read_entry(told: Mapping[str, Any]) -> Entry:
    """The entry told so."""
    return Entry(
        told["digest"],
        told["version"],
        read_finding(told),
        told["seconds"],
        told["allowed"],
        told.get("basis"),
    )


class Ledger:
    """The findings of a file, by statement; what is added is written at once."""

    def __init__(self, path: Path | None, known: Mapping[str, Entry]) -> None:
        self._path = path
        self._entries = dict(known)

    @classmethod
    def at(cls, path: Path) -> Ledger:
        """The ledger in a file, beginning with what is shipped where there is none yet."""
        if path.exists():
            return cls(path, _entries(json.loads(path.read_text(encoding="utf-8"))))
        return cls(path, shipped()._entries)

    def get(self, id_: str) -> Entry | None:
        """What was found of a statement, if anything."""
        return self._entries.get(id_)

    def add(self, id_: str, entry: Entry) -> None:
        """Keeps a finding, and writes the file so that it is whole at any moment."""
        self._entries[id_] = entry
        if self._path is None:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        beside = self._path.with_name(self._path.name + ".new")
        beside.write_text(self.text(), encoding="utf-8")
        beside.replace(self._path)

    def text(self) -> str:
        """The file: one line a finding, in the order of their names, so that changes read well."""
        lines = (
            f"{json.dumps(id_)}: {json.dumps(entry.plain(), ensure_ascii=False)}"
            for id_, entry in sorted(self._entries.items())
        )
        return "{\n" + ",\n".join(lines) + "\n}\n"

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)


def _entries(found: Mapping[str, Any]) -> dict[str, Entry]:
    return {id_: read_entry(told) for id_, told in found.items()}


def shipped() -> Ledger:
    """What was found by those who made this version."""
    return Ledger(None, _entries(shipped_findings()))


def ledger_file() -> Path:
    """Where findings are kept unless another file is named: with the user's other data."""
    return user_data("findings.json")
