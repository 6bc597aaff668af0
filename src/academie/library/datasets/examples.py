"""The worked examples of the treatises, with what the law must say of each."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import Any, Final

from academie.kernel import Text
from academie.kernel.data import data_root
from academie.library.catalogue import catalogue
from academie.library.datasets.dataset import Column, Dataset, Kind, Row, citing

OWN: Final = frozenset(
    {"id", "game", "source", "place", "topic", "ruleset", "position", "dice", "provenance", "note"}
)


def examples() -> Iterator[Row]:
    """Every case of `conformance/`, file by file."""
    for path in sorted(_files(data_root("conformance")), key=str):
        told = json.loads(path.read_text(encoding="utf-8"))
        for case in told.get("cases", ()):
            yield _row(told, case)


def _files(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _files(entry)
        elif entry.name.endswith(".json"):
            yield entry


def _row(file: Mapping[str, Any], case: Mapping[str, Any]) -> Row:
    years = {edition.source.siglum: edition.source.year for edition in catalogue().editions}
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
        "note": case.get("note"),
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
                "ce qui est demandé : throw, play, marking, claim, erratum…",
                "what is asked: throw, play, marking, claim, erratum…",
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
    examples,
)
