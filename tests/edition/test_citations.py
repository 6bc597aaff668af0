"""Every citation leads to passages of the books, and to no more of them than say it."""

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from typing import Final

import pytest

import academie.games
from academie.edition import Passage, cited_passages, passages
from academie.games.dominoes.arbiter.faults import PLACES as OF_DOMINOES
from academie.kernel import Citation, RuleSet
from academie.sources import ACAD_D
from academie.tracing import UseKind, uses
from academie.tracing.uses import UNREAD

CHECKED: Final = (UseKind.LAW,)
"""The kinds whose citations have been read against the books."""
MOST: Final = 3
"""How many paragraphs or rules a chapter may have to be cited whole."""
WHOLE: Final[Mapping[tuple[str, str], str]] = {
    ("ACAD-A", "ch. III"): "of all its hits none is margot la fendue",
    ("ACAD-D", "ch. IX"): "its heading tells players, dés and points",
    ("ACAD-D", "ch. IX; rule II"): "its heading tells that they are two against two",
    ("MAN", "ch. III"): "none of its rules knows such a limit or a repetition",
    ("METZ", "the 22 rules"): "none of them knows a repetition",
}
"""Citations that really mean the whole chapter, and why."""


def held() -> Iterator[tuple[Citation, str]]:
    """What modules of games hold by itself: a citation, or the switches of a table with hands."""
    for each in pkgutil.walk_packages(academie.games.__path__, "academie.games."):
        if not UNREAD & {*each.name.split(".")}:
            for name, value in vars(importlib.import_module(each.name)).items():
                if isinstance(value, Citation):
                    yield value, f"{each.name}.{name}"
                elif isinstance(value, RuleSet):
                    yield from (
                        (switch.citation, f"{value.id} {point}") for point, switch in value.switches()
                    )


def cited(kind: UseKind) -> Mapping[Citation, str]:
    """The citations of a kind in works read passage by passage, each with something that cites it."""
    found = {use.citation: use.where for use in reversed(uses()) if use.kind is kind}
    if kind is UseKind.LAW:
        found |= dict(held())
        found |= {Citation(ACAD_D, place): f"dominoes {of.value}" for of, place in OF_DOMINOES.items()}
    works = {source for book in passages().books for source in book.sources}
    return {citation: where for citation, where in found.items() if citation.source in works}


def length(passage: Passage) -> int:
    """How many paragraphs or rules there are in a passage, whatever sections it has."""
    return sum(each.kind in {"paragraph", "rule"} for each in passages().inside(passage))


@pytest.mark.parametrize("kind", CHECKED)
def test_each_leads_to_passages(kind: UseKind) -> None:
    assert cited(kind)
    assert not [(where, citation) for citation, where in cited(kind).items() if not cited_passages(citation)]


@pytest.mark.parametrize("kind", CHECKED)
def test_none_cites_a_long_chapter_whole_that_means_a_part_of_it(kind: UseKind) -> None:
    wide = {
        (citation.source.siglum, citation.place): where
        for citation, where in cited(kind).items()
        if any(length(passage) > MOST for passage in cited_passages(citation))
    }
    assert not {place: where for place, where in wide.items() if place not in WHOLE}


def test_every_exception_is_needed() -> None:
    told = {(each.source.siglum, each.place) for kind in CHECKED for each in cited(kind)}
    assert told >= WHOLE.keys()
