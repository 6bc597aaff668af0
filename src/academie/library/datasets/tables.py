"""The tables: worked examples of the treatises, positions of the books, and what the books state."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Final

from academie.kernel import Text
from academie.kernel.data import data_root
from academie.library.catalogue import catalogue
from academie.library.datasets.dataset import Column, Dataset, Kind, Row, citing
from academie.library.statement import Statement, findings, statements
from academie.library.study import Study
from academie.sources import SOURCES

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
    Text("Les exemples des traités", "The worked examples of the treatises"),
    (
        Column(
            "id",
            Kind.TEXT,
            Text(
                "le nom de l'exemple, unique dans sa `kind`",
                "the name of the example, its own within its `kind`",
            ),
        ),
        Column("game", Kind.TEXT, Text("le jeu", "the game")),
        Column(
            "kind",
            Kind.TEXT,
            Text(
                "ce qui est demandé : throw, play, marking, case, claim, erratum…",
                "what is asked: throw, play, marking, case, claim, erratum…",
            ),
        ),
        *citing(),
        Column("topic", Kind.TEXT, Text("le sujet, en anglais", "the subject, in English")),
        Column(
            "ruleset", Kind.TEXT, Text("les règles, si elles sont nommées", "the rule set, if named"), True
        ),
        Column("position", Kind.TEXT, Text("la position, en notation", "the position, in notation"), True),
        Column("dice", Kind.TEXT, Text("les dés", "the dice"), True),
        Column(
            "provenance",
            Kind.TEXT,
            Text(
                "d'où vient la position : text, plate, narrative, constructed",
                "where the position comes from: text, plate, narrative, constructed",
            ),
            True,
        ),
        Column(
            "expected",
            Kind.JSON,
            Text("le reste de la question et la réponse", "the rest of the question, and the answer"),
        ),
        Column("note", Kind.TEXT, Text("une remarque, en anglais", "a remark, in English"), True),
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
    Text("Les positions des livres et leurs lignes", "The positions of the books and their lines"),
    (
        Column("id", Kind.TEXT, Text("le nom de l'étude", "the name of the study")),
        Column("game", Kind.TEXT, Text("le jeu", "the game")),
        *citing(),
        Column("number", Kind.TEXT, Text("le numéro dans le livre", "the number in the book")),
        Column("title_fr", Kind.TEXT, Text("le titre, en français", "the title, in French")),
        Column("title_en", Kind.TEXT, Text("le titre, en anglais", "the title, in English")),
        Column("themes", Kind.TEXTS, Text("les thèmes", "the themes")),
        Column("position", Kind.TEXT, Text("la position, en notation", "the position, in notation")),
        Column("moves", Kind.TEXTS, Text("la ligne du livre", "the book's line")),
        Column(
            "ways",
            Kind.JSON,
            Text(
                "la ligne et chaque variante, depuis la position",
                "the line and each variation, from the position",
            ),
        ),
        Column(
            "result",
            Kind.TEXT,
            Text("ce que l'auteur dit qu'il en vient", "what the author says comes of it"),
        ),
        Column("evidence", Kind.TEXT, Text("ce qui parle pour lui", "what speaks for him")),
        Column("certainty", Kind.TEXT, Text("sûreté de la lecture", "how sure the reading is")),
        Column("doubt_fr", Kind.TEXT, Text("le doute, en français", "the doubt, in French"), True),
        Column("doubt_en", Kind.TEXT, Text("le doute, en anglais", "the doubt, in English"), True),
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
        "kind": statement.kind,
        "parameters": statement.parameters,
        "verdict": found and found.verdict.value,
        "evidence_fr": found and found.evidence.fr,
        "evidence_en": found and found.evidence.en,
        "figures": found and found.figures,
        "position": found and found.position,
    }


STATEMENTS: Final = Dataset(
    "claims",
    Text("Ce qu'affirment les livres, vérifié", "What the books state, checked"),
    (
        Column("id", Kind.TEXT, Text("le nom de l'affirmation", "the name of the statement")),
        Column("game", Kind.TEXT, Text("le jeu", "the game")),
        *citing(),
        Column(
            "said_fr",
            Kind.TEXT,
            Text("l'affirmation dans nos mots, en français", "the statement in our words, in French"),
        ),
        Column("said_en", Kind.TEXT, Text("la même, en anglais", "the same, in English")),
        Column("kind", Kind.TEXT, Text("comment elle se vérifie", "how it is checked")),
        Column("parameters", Kind.JSON, Text("sur quoi", "on what")),
        Column(
            "verdict",
            Kind.TEXT,
            Text("confirmed, refuted ou undecided", "confirmed, refuted or undecided"),
            True,
        ),
        Column("evidence_fr", Kind.TEXT, Text("pourquoi, en français", "why, in French"), True),
        Column("evidence_en", Kind.TEXT, Text("pourquoi, en anglais", "why, in English"), True),
        Column("figures", Kind.JSON, Text("ce qui a été calculé", "what was computed"), True),
        Column("position", Kind.TEXT, Text("une position qui le montre", "a position that shows it"), True),
    ),
    _statements,
)


DATASETS: Final = (EXAMPLES, STUDIES, STATEMENTS)
"""Every dataset, from the law outwards."""
