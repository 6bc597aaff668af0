"""The library as shipped: what is in it, in which order, and how it is found."""

import json
from collections import Counter
from itertools import pairwise

import pytest

from academie import sources
from academie.games.draughts.law import DAMES
from academie.games.draughts.law.fen import fen, read_fen
from academie.games.draughts.law.position import problems
from academie.games.draughts.study.lines import board
from academie.kernel import BLACK, UnknownName
from academie.kernel.data import data_root
from academie.library import Certainty, Evidence, Result, Study, catalogue
from academie.library.catalogue import piece_count
from academie.library.reading import load
from academie.library.study import Basis
from academie.words import Text

LIBRARY = catalogue()
MAN = LIBRARY.find(source="man")
FMJD = DAMES.ruleset("fmjd")
FILES = [("positions", "manoury"), ("positions", "metz"), ("positions", "philidor"), ("themes",)]

each_study = pytest.mark.parametrize("study", LIBRARY.studies)
each_damier = pytest.mark.parametrize("study", [study for study in LIBRARY.studies if study.game == "dames"])


def by_number(study: Study) -> tuple[int, str]:
    digits = study.number.rstrip("bis")
    return int(digits), study.number[len(digits) :]


def both(text: Text) -> bool:
    return bool(text.fr.strip()) and bool(text.en.strip())


def test_the_works_are_those_the_laws_rest_on() -> None:
    known = [edition.source for edition in LIBRARY.editions]
    assert known == [
        sources.ACAD,
        sources.ACAD_A,
        sources.ACAD_B,
        sources.ACAD_D,
        sources.LEP,
        sources.MANOURY,
        sources.METZ,
        sources.PHILIDOR,
    ]


def test_editions_say_what_is_reproduced() -> None:
    for edition in LIBRARY.editions:
        assert both(edition.edition), edition.source
        assert both(edition.about), edition.source
        assert both(edition.reproduced), edition.source


def test_all_of_manoury() -> None:
    """MAN: N. 1-104 and 7 bis; N. 21 has no board."""
    numbers = [*map(str, range(1, 8)), "7bis", *map(str, range(8, 21)), *map(str, range(22, 105))]
    assert [study.number for study in MAN] == numbers
    assert sum(bool(study.line.moves) for study in MAN) == 102


def test_manoury_by_chapter() -> None:
    """MAN, table of chapters: rules, remarks, remise, the move, repos, the king, strokes, ends."""
    chapters = Counter(LIBRARY.chapter_of(study).id for study in MAN)
    assert [*chapters.values()] == [1, 7, 32, 8, 7, 6, 29, 14]


def test_what_manoury_claims() -> None:
    results = Counter(study.claim.result for study in MAN)
    assert results == {Result.WHITE_WINS: 91, Result.DRAW: 6, Result.EXAMPLE: 6, Result.DEPENDS: 1}
    assert sum(board(study).turn == BLACK for study in MAN) == 14


def test_what_speaks_for_the_wins() -> None:
    wins = [study for study in MAN if study.claim.result is Result.WHITE_WINS]
    assert Counter(study.claim.evidence for study in wins) == {
        Evidence.PROVEN: 34,
        Evidence.AHEAD_AT_END: 27,
        Evidence.LEVEL_AT_END: 16,
        Evidence.PROVEN_AT_END: 14,
    }


def test_corrections_are_kept() -> None:
    corrections = [correction for study in MAN for correction in study.corrections]
    assert Counter(correction.basis for correction in corrections) == {Basis.ERRATA: 35, Basis.INFERENCE: 15}
    for correction in corrections:
        assert both(correction.where)
        assert both(correction.reason)
        assert correction.used
        assert correction.printed != correction.used


def test_what_the_book_leaves_to_the_reader() -> None:
    assert sum(len(study.line.supplied) for study in MAN) == 36
    endings = [study.number for study in MAN if study.endings_supplied]
    assert endings == ["10", "13", "15", "17", "20", "22", "23", "26", "30", "101"]


def test_pieces_the_lines_do_not_vouch_for() -> None:
    played = [study for study in MAN if study.line.moves]
    assert sum(piece_count(study) for study in played) == 1499
    assert sum(len(study.unattested) for study in played) == 424


def test_metz_has_its_five_boards() -> None:
    """METZ, the examples: boards 2 and 4 are certain, the rest rebuilt."""
    metz = LIBRARY.find(source="metz")
    assert [study.number for study in metz] == ["1", "2", "3", "4", "5"]
    assert [study.number for study in metz if study.certainty is Certainty.CERTAIN] == ["2", "4"]


@each_study
def test_told_in_both_languages(study: Study) -> None:
    assert both(study.title)
    assert both(study.claim.said)
    assert all(map(both, study.notes))
    assert all(both(way.variation.title) for way in study.line.ways() if way.variation is not None)
    assert study.doubt is None or both(study.doubt)


@each_study
def test_a_doubtful_reading_has_a_reason(study: Study) -> None:
    assert (study.doubt is not None) == (study.certainty is not Certainty.CERTAIN)


@each_damier
def test_the_board_can_be(study: Study) -> None:
    boards = [study.position, *(way.setup for way in study.line.ways() if way.setup is not None)]
    for text in boards:
        position = read_fen(text)
        assert fen(position) == text, "written as we write it"
        assert not problems(position, FMJD)


@each_damier
def test_unattested_pieces_are_on_the_board(study: Study) -> None:
    position = board(study)
    assert all((position.white | position.black) >> square & 1 for square in study.unattested)


def test_the_turned_board_is_the_same_position() -> None:
    """MAN N. 19: men on 16, 21, 26 going up are, seen from the other side, men on 35, 30, 25 going down."""
    study = LIBRARY.study("man-19")
    printed, turned = board(study), read_fen(study.turned or "")
    about = printed.turned(FMJD.damier.value)
    assert (turned.white, turned.black, turned.kings) == (about.black, about.white, about.kings)


def test_studies_are_in_order_without_repeats() -> None:
    for source in ("man", "metz"):
        studies = LIBRARY.find(source=source)
        assert all(by_number(one) < by_number(next_) for one, next_ in pairwise(studies))
    assert len({study.id for study in LIBRARY.studies}) == len(LIBRARY.studies) == 104 + 5 + 11 + 117


def test_themes_are_sorted_and_all_used() -> None:
    ids = [theme.id for theme in LIBRARY.themes]
    assert ids == sorted({*ids})
    assert all(both(theme.title) and both(theme.about) for theme in LIBRARY.themes)
    assert all(studies for studies in LIBRARY.index().values())


@each_study
def test_themes_exist(study: Study) -> None:
    assert study.themes
    assert [*study.themes] == sorted({*study.themes})
    assert {*study.themes} <= {theme.id for theme in LIBRARY.themes}


@pytest.mark.parametrize(
    ("theme", "some"),
    [
        ("lunettes", {"man-54", "man-55", "man-94"}),
        ("coup-de-repos", {"man-35", "man-49", "man-50", "man-51", "man-84", "man-103"}),
        ("pion-en-prise", {"man-49", "man-52", "man-53"}),
        ("avoir-le-coup", {"man-28", "man-41", "man-42", "man-43"}),
        ("tant-pour-tant", {f"man-{number}" for number in range(44, 49)}),
        ("la-dame", {f"man-{number}" for number in range(56, 62)}),
        ("trois-contre-une", {f"man-{number}" for number in range(8, 18)}),
    ],
)
def test_the_index_has_the_chapters_own_examples(theme: str, some: set[str]) -> None:
    """MAN ch. VI-IX, whose examples these are, with those found elsewhere by the author's own reference."""
    assert some <= {study.id for study in LIBRARY.find(theme=theme)}


def test_finding_by_several_marks() -> None:
    few = LIBRARY.find(source="MAN", theme="remise", pieces=4)
    assert {study.id for study in few} >= {f"man-{number}" for number in range(8, 17)}
    assert all(piece_count(study) <= 4 for study in few)
    assert LIBRARY.find() == LIBRARY.studies


def test_names_there_are_not() -> None:
    with pytest.raises(UnknownName, match="'man-21'"):
        LIBRARY.study("man-21")
    with pytest.raises(UnknownName, match="lunettes"):
        LIBRARY.find(theme="lunette")
    with pytest.raises(UnknownName, match="METZ"):
        LIBRARY.find(source="greco")


def test_the_same_position_elsewhere() -> None:
    """METZ names the strokes it has from Manoury."""
    assert LIBRARY.study("man-54").same_as == ("METZ 61",)


@pytest.mark.parametrize("names", FILES, ids="/".join)
def test_text_is_readable(names: tuple[str, ...]) -> None:
    *folders, name = names
    text = data_root("studies").joinpath(*folders, f"{name}.json").read_text(encoding="utf-8")
    assert "\\u" not in text, "accents are written, not escaped"
    assert text.endswith("}\n")
    assert json.loads(text)["about"].endswith(".")


@pytest.mark.parametrize("name", ["manoury", "metz", "philidor"])
def test_keys_that_need_it_are_explained(name: str) -> None:
    content = load("positions", name)
    plain = {"number", "place", "title", "themes", "claim", "certainty", "doubt", "notes", "same_as"}
    assert {key for study in content["studies"] for key in study} - plain <= {*content["keys"]}
