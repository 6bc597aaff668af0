"""What the books state and a machine can check, each statement in our words."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any

from academie.kernel import Citation, Source, Text
from academie.library import reading
from academie.library.catalogue import catalogue, named
from academie.library.finding import Finding, findings
from academie.library.study import Study

Parameters = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Statement:
    """A checkable statement: `kind` says how it is checked, `parameters` by what."""

    id: str
    game: str
    citation: Citation
    said: Text
    """The statement in our words; none is quoted."""
    kind: str
    parameters: Parameters

    def digest(self) -> str:
        """Equal for statements that are checked alike: it covers kind and parameters, not the words."""
        told = json.dumps([self.kind, self.parameters], sort_keys=True, ensure_ascii=False)
        return sha256(told.encode()).hexdigest()[:16]


@cache
def statements() -> tuple[Statement, ...]:
    """Every statement there is, file by file and in their order."""
    sources = {edition.source.siglum: edition.source for edition in catalogue().editions}
    files = (reading.load("claims", name) for name in reading.names("claims"))
    return tuple(statement for file in files for statement in _read(file, sources))


def statement(id_: str) -> Statement:
    """The statement of that id, in capitals or not. Raises `UnknownName`."""
    return named(statements(), id_.upper(), lambda item: item.id.upper())


def found_of(study: Study) -> tuple[tuple[Statement, Finding | None], ...]:
    """What is stated of a study and can be checked, with what was found of it if anything was."""
    return tuple((each, findings().get(each.id)) for each in _by_study().get(study.id, ()))


@cache
def _by_study() -> Mapping[str, tuple[Statement, ...]]:
    """The statements about studies, by study: of its line and renvois, or of the example it is."""
    known = {study.id for study in catalogue().studies}
    found: dict[str, tuple[Statement, ...]] = {}
    for each in statements():
        named_study = str(each.parameters.get("study") or each.parameters.get("case", "")).lower()
        if named_study in known and each.kind in _OF_STUDIES:
            found[named_study] = (*found.get(named_study, ()), each)
    return found


_OF_STUDIES = frozenset(("study", "chess-line", "example"))


def _read(file: Parameters, sources: Mapping[str, Source]) -> Iterator[Statement]:
    """The statements of one file; what the file says of all of them need not be said again."""
    shared = {key: value for key, value in file.items() if key not in {"about", "keys", "claims"}}
    for entry in file["claims"]:
        told = {**shared, **entry}
        parameters = {key: value for key, value in told.items() if key not in _OWN}
        citation = Citation(sources[told["source"]], told["place"])
        said = Text(told["said"]["fr"], told["said"]["en"])
        yield Statement(told["id"], told["game"], citation, said, told["kind"], parameters)


_OWN = frozenset(("id", "game", "source", "place", "said", "kind"))
