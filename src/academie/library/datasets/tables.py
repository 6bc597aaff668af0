"""The tables: worked examples of the treatises, positions of the books, and what the books state."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Final

from academie.kernel.data import data_root
from academie.library.catalogue import catalogue
from academie.library.datasets.dataset import Column, Dataset, Kind, Row, citing
from academie.library.datasets.passages import PARAPHRASES, PASSAGES
from academie.library.statement import Statement, findings, statements
from academie.library.study import Study
from academie.sources import SOURCES
from academie.words import Message

OWN: Final = frozenset(
    {"id", "game", "source", "place", "topic", "ruleset", "position", "dice", "provenance", "note", "reading"}
)


def _examples() -> Iterator[Row]:
    """Every case of `conformance/`, file by file."""
    for path in sorted(_files(data_root("conformance")), key=str):
        content = json.loads(path.read_text(encoding="utf-8"))
        for case in content.get("cases", ()):
            yield _example_row(content, case)


def _files(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _files(entry)
        elif entry.name.endswith(".json"):
            yield entry


def _example_row(file: Mapping[str, Any], case: Mapping[str, Any]) -> Row:
    years = {source.siglum: source.year for source in SOURCES}
    return {
        "id": case["id"],
        "game": case.get("game", file["game"]),
        "kind": file["kind"],
        "source": case["source"],
        "year": years[case["source"]],
        "place": case["place"],
        "topic": case["topic"],
        "ruleset": case.get("ruleset"),
        "position": case.get("position"),
        "dice": case.get("dice"),
        "provenance": case.get("provenance"),
        "expected": {key: value for key, value in case.items() if key not in OWN},
        "note": case.get("note", case.get("reading")),
    }


EXAMPLES: Final = Dataset(
    "examples",
    Message("library-dataset-examples"),
    (
        Column(
            "id",
            Kind.TEXT,
            Message("library-column-example"),
        ),
        Column("game", Kind.TEXT, Message("library-column-game")),
        Column(
            "kind",
            Kind.TEXT,
            Message("library-column-kind"),
        ),
        *citing(),
        Column("topic", Kind.TEXT, Message("library-column-topic")),
        Column("ruleset", Kind.TEXT, Message("library-column-ruleset"), True),
        Column("position", Kind.TEXT, Message("library-column-position"), True),
        Column("dice", Kind.TEXT, Message("library-column-dice"), True),
        Column(
            "provenance",
            Kind.TEXT,
            Message("library-column-origin"),
            True,
        ),
        Column(
            "expected",
            Kind.JSON,
            Message("library-column-rest"),
        ),
        Column("note", Kind.TEXT, Message("library-column-note"), True),
    ),
    _examples,
)


def _studies() -> Iterator[Row]:
    """Every study of the library, in its order."""
    return map(study_row, catalogue().studies)


def study_row(study: Study) -> Row:
    """A study as a row of the table."""
    source = study.citation.source
    return {
        "id": study.id,
        "game": study.game,
        "source": source.siglum,
        "year": source.year,
        "place": study.citation.place,
        "number": study.number,
        "title_fr": study.title.fr,
        "title_en": study.title.en,
        "themes": list(study.themes),
        "position": study.position,
        "moves": list(study.line.moves),
        "ways": [list(way.moves) for way in study.line.ways() if way.setup is None],
        "result": study.claim.result.value,
        "evidence": study.claim.evidence.value,
        "certainty": study.certainty.value,
        "doubt_fr": study.doubt and study.doubt.fr,
        "doubt_en": study.doubt and study.doubt.en,
    }


STUDIES: Final = Dataset(
    "studies",
    Message("library-dataset-studies"),
    (
        Column("id", Kind.TEXT, Message("library-column-study")),
        Column("game", Kind.TEXT, Message("library-column-game")),
        *citing(),
        Column("number", Kind.TEXT, Message("library-column-number")),
        Column("title_fr", Kind.TEXT, Message("library-column-title-fr")),
        Column("title_en", Kind.TEXT, Message("library-column-title-en")),
        Column("themes", Kind.TEXTS, Message("library-column-themes")),
        Column("position", Kind.TEXT, Message("library-column-position")),
        Column("moves", Kind.TEXTS, Message("library-column-moves")),
        Column(
            "ways",
            Kind.JSON,
            Message("library-column-lines"),
        ),
        Column(
            "result",
            Kind.TEXT,
            Message("library-column-claim"),
        ),
        Column("evidence", Kind.TEXT, Message("library-column-evidence")),
        Column("certainty", Kind.TEXT, Message("library-column-certainty")),
        Column("doubt_fr", Kind.TEXT, Message("library-column-doubt-fr"), True),
        Column("doubt_en", Kind.TEXT, Message("library-column-doubt-en"), True),
    ),
    _studies,
)


def _statements() -> Iterator[Row]:
    """Every statement, with its finding if it was checked."""
    return map(_statement_row, statements())


def _statement_row(statement: Statement) -> Row:
    found = findings().get(statement.id)
    source = statement.citation.source
    return {
        "id": statement.id,
        "game": statement.game,
        "source": source.siglum,
        "year": source.year,
        "place": statement.citation.place,
        "said_fr": statement.said.fr,
        "said_en": statement.said.en,
        "passage": statement.passage,
        "kind": statement.kind.value,
        "check": statement.check,
        "parameters": statement.parameters,
        "verdict": found and found.verdict.value,
        "evidence_fr": found and found.evidence.fr,
        "evidence_en": found and found.evidence.en,
        "figures": found and found.figures,
        "position": found and found.position,
    }


STATEMENTS: Final = Dataset(
    "claims",
    Message("library-dataset-claims"),
    (
        Column("id", Kind.TEXT, Message("library-column-statement")),
        Column("game", Kind.TEXT, Message("library-column-game")),
        *citing(),
        Column(
            "said_fr",
            Kind.TEXT,
            Message("library-column-said-fr"),
        ),
        Column("said_en", Kind.TEXT, Message("library-column-said-en")),
        Column("passage", Kind.TEXT, Message("library-column-passage"), True),
        Column("kind", Kind.TEXT, Message("library-column-states")),
        Column("check", Kind.TEXT, Message("library-column-check")),
        Column("parameters", Kind.JSON, Message("library-column-parameters")),
        Column(
            "verdict",
            Kind.TEXT,
            Message("library-column-verdict"),
            True,
        ),
        Column("evidence_fr", Kind.TEXT, Message("library-column-why-fr"), True),
        Column("evidence_en", Kind.TEXT, Message("library-column-why-en"), True),
        Column("figures", Kind.JSON, Message("library-column-figures"), True),
        Column("position", Kind.TEXT, Message("library-column-shown"), True),
    ),
    _statements,
    Message("library-about-claims"),
)


DATASETS: Final = (PASSAGES, PARAPHRASES, EXAMPLES, STUDIES, STATEMENTS)
"""Every dataset, from the books outwards."""
