"""The library: the books, their positions and lines, what is claimed of them and what is doubtful."""

from academie.library.catalogue import Catalogue, catalogue
from academie.library.claim import Claim, Evidence, Result
from academie.library.edition import Edition, Theme
from academie.library.line import Line, Variation, Way
from academie.library.study import Certainty, Correction, Study

__all__ = [
    "Catalogue",
    "Certainty",
    "Claim",
    "Correction",
    "Edition",
    "Evidence",
    "Line",
    "Result",
    "Study",
    "Theme",
    "Variation",
    "Way",
    "catalogue",
]
