"""Every passage of the books has its place, and what it says in our words."""

import pytest

from academie.edition import Index, cited_passages, passages
from academie.kernel import Citation
from academie.kernel.errors import NotationError, UnknownName
from academie.sources import ACAD, ACAD_A, ACAD_B, ACAD_D, FMJD, LEP, MANOURY, METZ, PHILIDOR
from academie.words import Content, Language

WORDLESS = {
    *("row", "board", "execution", "table", "front matter", "editor's note", "figures", "plate", "caption"),
    *("moves", "title", "front", "back", "treatise"),
}
"""Kinds of passages of which some are boards, moves, figures or titles, which no words of ours replace."""


@pytest.fixture(scope="module")
def index() -> Index:
    return passages()


def test_all_books_are_there(index: Index) -> None:
    """The books number their own rules: Lepeintre to 78, Manoury to XLIII, Metz to XXII, dominoes to XXVI."""
    rules = [passage for passage in index.by_id.values() if passage.kind == "rule"]
    counted = {
        source: sum(rule.source == source for rule in rules) for source in (LEP, MANOURY, METZ, ACAD_D)
    }
    assert counted == {LEP: 78, MANOURY: 43, METZ: 22, ACAD_D: 26}
    positions = [passage for passage in index.by_id.values() if passage.kind == "position"]
    assert len(positions) == 105  # N. 1 to 104, and 7 bis


def test_every_place_leads_back_to_its_passage(index: Index) -> None:
    for passage in index.by_id.values():
        if passage.step:
            assert cited_passages(Citation(passage.source, index.place(passage))) == (passage,)


def test_everything_that_has_words_is_said_in_ours(index: Index) -> None:
    for passage in index.by_id.values():
        said = index.paraphrase(passage.id)
        if said is None:
            assert passage.kind in WORDLESS, passage.id
        else:
            assert isinstance(said, Content)
            assert {*said.by_language} == {"en", "fr"}
            assert said.in_(Language.ENGLISH) != said.in_(Language.FRENCH)


def test_every_sentence_of_a_rule_is_said_by_itself(index: Index) -> None:
    for passage in index.by_id.values():
        for sentence in index.sentences(passage):
            assert index.paraphrase(sentence) is not None, sentence
            assert index.find(sentence) is passage


def test_passages_lie_within_what_holds_them(index: Index) -> None:
    for book in index.books:
        for passage in book.passages:
            assert 1 <= passage.lines[0] <= passage.lines[1] <= book.lines
            assert sum(start <= passage.lines[1] for start, _ in passage.skip) == len(passage.skip)


def test_before_and_after(index: Index) -> None:
    rule = index.find("LEP.r40")
    before, after = index.around(rule)
    assert before is index.find("LEP.r39")
    assert after is index.find("LEP.r41")
    assert [each.id for each in index.path(rule)] == ["LEP.4", "LEP.4.I", "LEP.r40"]


@pytest.mark.parametrize("unknown", ["LEP.r79", "LEP", "LEP.r40.s9", "LEP.r40.s0", "MAN.N105", "nothing", ""])
def test_what_is_no_passage(index: Index, unknown: str) -> None:
    with pytest.raises(UnknownName, match=r"LEP\.r54"):
        index.find(unknown)


@pytest.mark.parametrize(
    ("citation", "ids"),
    [
        (Citation(LEP, "rules 17-19, 28"), ["LEP.r17", "LEP.r18", "LEP.r19", "LEP.r28"]),
        (Citation(LEP, "part 1 ch. I § 13-14"), ["LEP.1.I.p13", "LEP.1.I.p14"]),
        (Citation(LEP, "rule 56 fig. 26"), ["LEP.r56", "LEP.fig26"]),
        (Citation(LEP, "part 4 ch. III on rule 37"), ["LEP.4.III.r37"]),
        (Citation(ACAD_A, "ch. II § 37, note 1"), ["ACAD-A.II.p37", "ACAD-A.II.n1"]),
        (
            Citation(LEP, "rule 1; ACAD-A ch. I § 1, ACAD-B ch. I § 1"),
            ["LEP.r1", "ACAD-A.I.p1", "ACAD-B.I.p1"],
        ),
        (Citation(LEP, "rule 25; part 3 no. 43"), ["LEP.r25", "LEP.3.43"]),
        (Citation(ACAD_B, "ch. X § 34; likewise ACAD-A ch. VI § 2"), ["ACAD-B.X.p34", "ACAD-A.VI.p2"]),
        (Citation(ACAD, "Dames rabattues ch. V § 13"), ["ACAD.Dames-rabattues.V.p13"]),
        (Citation(MANOURY, "rules XXXIX-XLI"), ["MAN.rXXXIX", "MAN.rXL", "MAN.rXLI"]),
        (Citation(MANOURY, "ch. VI, N. 14, about p. 119"), ["MAN.N14"]),
        (Citation(MANOURY, "rule XXVII.2"), ["MAN.rXXVII.2"]),
        (Citation(METZ, "example of rule XI; board 5"), ["METZ.ex.rXI", "METZ.board5"]),
        (Citation(PHILIDOR, "second gambit, R2"), ["PHIL.G2.R2"]),
        (Citation(FMJD, "art. 4.11"), []),
    ],
)
def test_citations_name_passages(citation: Citation, ids: list[str]) -> None:
    assert [passage.id for passage in cited_passages(citation)] == ids


@pytest.mark.parametrize("place", ["rule 79", "part 1 ch. IX", "part 1 ch. I § 99", "N. 3"])
def test_places_that_are_not_in_the_book(place: str) -> None:
    with pytest.raises(NotationError, match="academie passages LEP"):
        cited_passages(Citation(LEP, place))
