"""The file of findings, so that nothing is computed twice that would come out the same."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from academie.claims.basis import Basis, basis
from academie.claims.check import Check, Effort
from academie.kernel.data import user_data
from academie.library.statement import Finding, Statement, Verdict, read_finding, shipped_findings


@dataclass(frozen=True, slots=True)
class Entry:
    """A finding with what it was found for, by which version of its check, and at what cost."""

    digest: str
    version: int
    finding: Finding
    seconds: float
    """The processor time it took."""
    allowed: float
    """The time it was allowed."""
    basis: Basis | None = None
    """The digests of the law, the study, the engine and its weights it rests on, if they were known."""

    def stale(self, statement: Statement, check: Check) -> bool:
        """Whether it was found for another question, by another check, or by another law or engine."""
        if (self.digest, self.version) != (statement.digest(), check.version):
            return True
        now = basis(statement, check)
        return now is not None and self.basis != now

    def serves(self, statement: Statement, check: Check, effort: Effort) -> bool:
        """Whether checking again would show nothing new."""
        if self.stale(statement, check):
            return False
        if self.finding.lacks is not None:
            return check.lack() is not None
        return self.finding.verdict is not Verdict.UNDECIDED or self.allowed >= effort.seconds

    def says_same(self, other: Entry) -> bool:
        """Whether another entry has the same content, whatever time it took."""
        return replace(other, seconds=self.seconds, allowed=self.allowed).plain() == self.plain()

    def plain(self) -> dict[str, Any]:
        """The entry as plain data; what is empty is left out."""
        finding = self.finding
        content = {
            "digest": self.digest,
            "version": self.version,
            "basis": None if self.basis is None else dict(self.basis),
            "verdict": finding.verdict.value,
            "evidence": finding.evidence.both(),
            "figures": dict(finding.figures),
            "position": finding.position,
            "lacks": finding.lacks,
            "seconds": round(self.seconds, 2),
            "allowed": self.allowed,
        }
        return {key: value for key, value in content.items() if value not in (None, {})}


def read_entry(content: Mapping[str, Any]) -> Entry:
    """The entry that plain data describes."""
    return Entry(
        content["digest"],
        content["version"],
        read_finding(content),
        content["seconds"],
        content["allowed"],
        content.get("basis"),
    )


class Ledger:
    """The findings of a file, by statement; what is added is written at once."""

    def __init__(self, path: Path | None, known: Mapping[str, Entry]) -> None:
        self._path = path
        self._entries = dict(known)

    @classmethod
    def at(cls, path: Path) -> Ledger:
        """The ledger in a file; if there is none yet, it begins with the findings of this version."""
        if path.exists():
            return cls(path, _entries(json.loads(path.read_text(encoding="utf-8"))))
        return cls(path, shipped()._entries)

    def get(self, id_: str) -> Entry | None:
        """What was found of a statement, if anything."""
        return self._entries.get(id_)

    def add(self, id_: str, entry: Entry) -> None:
        """Save a finding. The file is complete at any moment."""
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
    return {id_: read_entry(content) for id_, content in found.items()}


def shipped() -> Ledger:
    """The findings that come with this version."""
    return Ledger(None, _entries(shipped_findings()))


def ledger_file() -> Path:
    """The default file of findings, with the user's other data."""
    return user_data("findings.json")
