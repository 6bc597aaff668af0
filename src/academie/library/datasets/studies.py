"""The numbered positions of the books, with their lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from academie.kernel import Text
from academie.library.catalogue import catalogue
from academie.library.datasets.dataset import Column, Dataset, Kind, Row, citing
from academie.library.study import Study


def studies() -> Iterator[Row]:
    """Every study of the library, in its order."""
    return map(study_row, catalogue().studies)


def study_row(study: Study) -> Row:
    """A study as a line of the table."""
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
    studies,
)
