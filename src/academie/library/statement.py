"""What the books state and a machine can check, in our words, and what came of checking it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from hashlib import sha256
from typing import Any, Final

from academie.kernel import Citation, Source
from academie.kernel.data import data_root
from academie.library import reading
from academie.library.catalogue import catalogue, named
from academie.library.study import Study
from academie.words import Content, Message, Text

Parameters = Mapping[str, Any]
Figures = Mapping[str, Any]
"""What was computed, as plain data."""


class Kind(Enum):
    """What a statement states."""

    WIN = "win"
    DRAW = "draw"
    ONLY_MOVE = "only-move"
    ALTERNATIVE = "refuted-alternative"
    """A move or a state of things said not to reach the result."""
    COUNT = "count"
    BOUND = "bound"
    PRINCIPLE = "principle"
    JUDGEMENT = "judgement"
    """Who stands better at the end of a line."""
    AGREEMENT = "agreement"
    """An example of the book, by the law that was made from the book."""
    MISPRINT = "misprint"


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement of a book: `kind` says what it states, `check` how that is checked, by `parameters`."""

    id: str
    game: str
    citation: Citation
    said: Text
    """The statement in our words, not a quotation."""
    kind: Kind
    check: str
    parameters: Parameters
    passage: str | None = None
    """The passage of the edition, as `MAN.N58.p2`; the citation names the place in the book."""

    def digest(self) -> str:
        """Equal for statements that are checked alike: it covers check and parameters, not the words."""
        content = json.dumps([self.check, self.parameters], sort_keys=True, ensure_ascii=False)
        return sha256(content.encode()).hexdigest()[:16]


class Verdict(Enum):
    """Whether a statement holds, and how surely that is known."""

    PROVEN = "proven"
    """Over every defence, every case or by the law itself."""
    CONFIRMED = "confirmed"
    """As far as its check can tell, which is short of a proof."""
    REFUTED = "refuted"
    UNDECIDED = "undecided"
    UNCHECKED = "unchecked"
    """Nothing here can tell, and the evidence says why."""


VERDICTS: Final[Mapping[Verdict, Text]] = {
    Verdict.PROVEN: Message("library-verdicts-proven"),
    Verdict.CONFIRMED: Message("library-verdicts-confirmed"),
    Verdict.REFUTED: Message("library-verdicts-refuted"),
    Verdict.UNDECIDED: Message("library-verdicts-undecided"),
    Verdict.UNCHECKED: Message("library-verdicts-unchecked"),
}

KINDS: Final[Mapping[Kind, Text]] = {
    Kind.WIN: Message("library-kinds-win"),
    Kind.DRAW: Message("library-kinds-draw"),
    Kind.ONLY_MOVE: Message("library-kinds-only-move"),
    Kind.ALTERNATIVE: Message("library-kinds-alternative"),
    Kind.COUNT: Message("library-kinds-count"),
    Kind.BOUND: Message("library-kinds-bound"),
    Kind.PRINCIPLE: Message("library-kinds-principle"),
    Kind.JUDGEMENT: Message("library-kinds-judgement"),
    Kind.AGREEMENT: Message("library-kinds-agreement"),
    Kind.MISPRINT: Message("library-kinds-misprint"),
}


@dataclass(frozen=True, slots=True)
class Finding:
    """The verdict, why, and what was computed for it."""

    verdict: Verdict
    evidence: Text
    figures: Figures = field(default_factory=dict[str, Any])
    position: str | None = None
    """A position that shows it, in the notation of the statement's game."""
    lacks: str | None = None
    """The program that would decide and was not installed."""


def read_finding(entry: Mapping[str, Any]) -> Finding:
    """The finding that plain data describes."""
    return Finding(
        Verdict(entry["verdict"]),
        Content(**entry["evidence"]),
        entry.get("figures", {}),
        entry.get("position"),
        entry.get("lacks"),
    )


def shipped_findings() -> Mapping[str, Any]:
    """The findings that come with this version, by statement, as plain data."""
    file = data_root("studies").joinpath("findings.json")
    content: Mapping[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return content


@cache
def findings() -> Mapping[str, Finding]:
    """The same as values, read once."""
    return {id_: read_finding(entry) for id_, entry in shipped_findings().items()}


@cache
def statements() -> tuple[Statement, ...]:
    """Every statement, file by file and in their order."""
    sources = {edition.source.siglum: edition.source for edition in catalogue().editions}
    files = (reading.load("claims", name) for name in reading.names("claims"))
    return tuple(statement for file in files for statement in _read(file, sources))


def statement(id_: str) -> Statement:
    """The statement of that id, in capitals or not. Raises `UnknownName`."""
    return named(statements(), id_.upper(), lambda item: item.id.upper())


def found_of(study: Study) -> tuple[tuple[Statement, Finding | None], ...]:
    """The checkable statements about a study, each with its finding if there is one."""
    return tuple((each, findings().get(each.id)) for each in _by_study().get(study.id, ()))


@cache
def _by_study() -> Mapping[str, tuple[Statement, ...]]:
    """The statements about studies, by study: of its line and renvois, or of the example it is."""
    known = {study.id for study in catalogue().studies}
    found: dict[str, tuple[Statement, ...]] = {}
    for each in statements():
        named_study = str(each.parameters.get("study") or each.parameters.get("case", "")).lower()
        if named_study in known:
            found[named_study] = (*found.get(named_study, ()), each)
    return found


def _read(file: Parameters, sources: Mapping[str, Source]) -> Iterator[Statement]:
    """The statements of one file; keys of the file itself hold for all of them."""
    shared = {key: value for key, value in file.items() if key not in {"about", "keys", "claims"}}
    for entry in file["claims"]:
        whole = {**shared, **entry}
        parameters = {key: value for key, value in whole.items() if key not in _OWN}
        citation = Citation(sources[whole["source"]], whole["place"])
        said = Content(fr=whole["said"]["fr"], en=whole["said"]["en"])
        kind, check = Kind(whole["kind"]), whole["check"]
        yield Statement(
            whole["id"], whole["game"], citation, said, kind, check, parameters, whole.get("passage")
        )


_OWN = frozenset(("id", "game", "source", "place", "passage", "said", "kind", "check"))
