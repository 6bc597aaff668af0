"""What a reader of the files must know: the columns, the licence, how to cite."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from academie.library.catalogue import catalogue
from academie.library.datasets.dataset import Column, Dataset

HEAD: Final = """\
# Académie {version}

The law of the classical French board games as data, made by `academie export`.
Les règles des jeux classiques français en données, faites par `academie export`.

* **Licence**: Apache-2.0. Positions, moves and figures are facts of the books; every word about them is
  the project's own. Positions, coups et chiffres sont des faits des livres ; tous les mots sont du projet.
* **Citation**: `CITATION.cff`. Name the version and, of a line, its `source` and `place`.
  Nommer la version et, d'une ligne, sa `source` et son `place`. A passage has a permanent address,
  `/passage/ID` on any server. Un passage a une adresse permanente, `/passage/ID` sur tout serveur.
* **Files, fichiers**: each table as JSON Lines, Parquet and CSV, with the same lines. A column of kind `json`
  is an object in the first and a text in the others; CSV has lists as JSON too, and nothing where a value
  lacks. Chaque table en JSON Lines, Parquet et CSV, aux mêmes lignes ; une colonne `json` est un objet dans
  le premier, un texte dans les autres ; en CSV les listes aussi, et rien où une valeur manque.
* **Books, livres**: each book passage by passage as TEI P5 (`*.xml`) and JSON-LD (`*.jsonld`). Chaque livre
  passage par passage en TEI P5 et en JSON-LD.
* **Notation**: positions and moves are written as the chapter on notation of the documentation says.
  Positions et coups s'écrivent comme le dit le chapitre de la notation.
"""

CITATION: Final = """\
cff-version: 1.2.0
message: If you use this software or its data, please cite it as below.
title: "Académie: the classical French board games, their law cited and executable"
type: software
authors:
  - name: The Académie authors
version: {version}
date-released: {date}
license: Apache-2.0
"""


RELEASED: Final = "2026-11-20"
"""When the version was released, as the changelog has it."""


def citation(version: str) -> str:
    """How to cite that version, in the Citation File Format."""
    return CITATION.format(version=version, date=RELEASED)


def card(datasets: Iterable[Dataset], version: str) -> str:
    """The page that goes with the files, in both languages."""
    return "\n".join([HEAD.format(version=version), *_books(), *(_table(each) for each in datasets)])


def _books() -> Iterator[str]:
    yield "## The books · Les livres\n\n| source | year | title |\n|---|---|---|"
    for source in (edition.source for edition in catalogue().editions):
        yield f"| {source.siglum} | {source.dated.en} | {source.called.en} |"
    yield ""


def _table(dataset: Dataset) -> str:
    head = f"## {dataset.name}: {dataset.title.en} · {dataset.title.fr}\n\n"
    if dataset.about is not None:
        head += f"{dataset.about.en}\n\n{dataset.about.fr}\n\n"
    heads = "| column | kind | meaning | sens |\n|---|---|---|---|\n"
    return head + heads + "".join(map(_line, dataset.columns))


def _line(column: Column) -> str:
    kind = f"{column.kind.value}{', optional' if column.optional else ''}"
    return f"| `{column.name}` | {kind} | {column.about.en} | {column.about.fr} |\n"
