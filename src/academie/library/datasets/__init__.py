"""What the project knows as tables that anyone can use, with their columns explained."""

from academie.library.datasets.card import card, citation
from academie.library.datasets.dataset import FORMATS, Column, Dataset, Kind, Row, write
from academie.library.datasets.tables import DATASETS, study_row

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
