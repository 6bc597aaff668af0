"""Finding studies by chapter, pieces and words."""

import pytest

from academie.kernel import UnknownName
from academie.library import catalogue
from academie.library.catalogue import piece_count, pieces
from academie.library.search import Search, folded, search

LIBRARY = catalogue()


def ids(**wanted: str | int) -> list[str]:
    return [study.id for study in search(Search(**wanted))]  # type: ignore[arg-type]


def test_every_study_stands_in_one_chapter() -> None:
    for study in LIBRARY.studies:
        edition = LIBRARY.edition(study.citation.source.siglum)
        assert sum(chapter.holds(study.citation.place) for chapter in edition.chapters) == 1, study.id


def test_every_chapter_has_studies() -> None:
    chapters = [chapter for edition in LIBRARY.editions for chapter in edition.chapters]
    assert len({chapter.id for chapter in chapters}) == len(chapters)
    assert all(ids(chapter=chapter.id) for chapter in chapters)


def test_a_chapter_is_not_mistaken_for_another() -> None:
    """MAN ch. VI has N. 8-40 but 21, ch. VII N. 41-48."""
    assert len(ids(chapter="man-vi")) == 32
    assert ids(chapter="man-vii") == [f"man-{number}" for number in range(41, 49)]


def test_by_game_and_source() -> None:
    assert len(ids(game="dames")) == 109
    assert len(ids(game="dames", source="metz")) == 5
    assert ids(game="echecs", source="metz") == []


def test_by_pieces() -> None:
    few = search(Search(game="dames", least=3, most=4, kind="king"))
    assert few
    assert all(3 <= piece_count(study) <= 4 and pieces(study)["king"] for study in few)
    assert pieces(LIBRARY.study("man-9")) == {"man": 0, "king": 4}
    assert pieces(LIBRARY.study("phil-p1"))["pawn"] == 16


def test_by_words_of_either_language_whatever_the_accents() -> None:
    assert "l1-iii-2" in ids(words="MEZEAS")
    assert ids(words="lunette fin de partie") == ids(words="  Lunette   FIN de partie ")
    assert ids(words="gammon lunettes") == []
    assert folded("Mézéas à l'École") == "mezeas a l'ecole"


def test_names_there_are_not() -> None:
    for wanted in (Search(theme="ouvertures"), Search(source="xx"), Search(chapter="man-xx")):
        with pytest.raises(UnknownName):
            search(wanted)


def test_neighbours_in_a_book() -> None:
    before, after = LIBRARY.beside(LIBRARY.study("man-8"))
    assert (before and before.id, after and after.id) == ("man-7bis", "man-9")
    assert LIBRARY.beside(LIBRARY.study("man-1"))[0] is None
