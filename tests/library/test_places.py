"""Every citation of the project is in the notation of places, and is worded in every language."""

import pytest

from academie.games.dominoes.arbiter.faults import PLACES as OF_DOMINOES
from academie.kernel import Citation
from academie.kernel.place import read_place
from academie.sources import ACAD_D
from academie.tracing import UseKind, uses
from academie.words import Language


def of_kind(kind: UseKind) -> set[Citation]:
    found = {use.citation for use in uses() if use.kind is kind}
    # Whose faults have no work of their own beside their places.
    return (
        found | {Citation(ACAD_D, place) for place in OF_DOMINOES.values()} if kind is UseKind.LAW else found
    )


def test_all_are_found() -> None:
    assert len(of_kind(UseKind.LAW)) > 380
    assert len({use.citation for use in uses() if use.kind is not UseKind.LAW}) > 480


@pytest.mark.parametrize("kind", UseKind)
def test_every_place_is_read_and_its_english_is_as_it_is_written(kind: UseKind) -> None:
    for citation in of_kind(kind):
        assert read_place(citation.place) or citation.remark, citation
        assert citation.in_(Language.ENGLISH) == str(citation)


@pytest.mark.parametrize("kind", UseKind)
def test_every_citation_differs_in_french_where_it_has_words(kind: UseKind) -> None:
    """A message that only English has would be said in English."""
    for citation in of_kind(kind):
        if citation.remark is not None:
            assert citation.where(Language.FRENCH) != citation.where(Language.ENGLISH), citation
