"""What the project knows as tables anyone can use, each with its columns told."""

from typing import Final

from academie.library.datasets.card import card, citation
from academie.library.datasets.dataset import Column, Dataset, Kind, Row
from academie.library.datasets.examples import EXAMPLES
from academie.library.datasets.statements import STATEMENTS
from academie.library.datasets.studies import STUDIES, study_row
from academie.library.datasets.writing import FORMATS, write

DATASETS: Final = (EXAMPLES, STUDIES, STATEMENTS)
"""Every dataset, from the law outwards."""

__all__ = [
    "DATASETS",
    "FORMATS",
    "Column",
    "Dataset",
    "Kind",
    "Row",
    "card",
    "citation",
    "study_row",
    "write",
]
