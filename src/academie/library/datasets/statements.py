"""What the books state and what came of checking it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.kernel import Text
from academie.library.datasets.dataset import Column, Dataset, Kind, Row, citing
from academie.library.finding import findings
from academie.library.statement import Statement
from academie.library.statement import statements as stated


def statements() -> Iterator[Row]:
    """Every statement, with what was found of it where it was checked."""
    return map(_row, stated())


def _row(statement: Statement) -> Row:
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
    statements,
)
