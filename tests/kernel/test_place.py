"""Places in books: how they are read, and how each language words them."""

import pytest

from academie.kernel import Citation, NotationError, Source
from academie.kernel.place import JOINTS, NAMED, NUMBERED, Part, place_in, read_place
from academie.sources import ACADEMIE, LEP, SOURCES
from academie.words import Content, Language, Message, languages, to_json

FRENCH, ENGLISH = Language.FRENCH, Language.ENGLISH
OTHERS = (
    "all-rules",
    "after-playing",
    "gambit",
    "heading",
    "partie",
    "parties",
    "renvoi",
    "source",
)
READ = {
    "part 1 ch. II": (Part("part", ("1",)), Part("chapter", ("II",), "within")),
    "ch. II, V-VI; rule 40": (Part("chapter", ("II", "V-VI")), Part("rule", ("40",), "semicolon")),
    "rules 17-20": (Part("rule", ("17-20",)),),
    "appendix, gammon fig. 28": (
        Part("appendix"),
        Part("heading", ("gammon",), "comma"),
        Part("figure", ("28",), "within"),
    ),
    "part 4 ch. III on rules 23, 27": (
        Part("part", ("4",)),
        Part("chapter", ("III",), "within"),
        Part("on-rule", ("23", "27"), "within"),
    ),
    "ch. I; likewise ACAD-B ch. III": (
        Part("chapter", ("I",)),
        Part("source", ("ACAD-B",), "likewise"),
        Part("chapter", ("III",), "within"),
    ),
    "rule XIX note 1; MAN rule XXXI": (
        Part("rule", ("XIX",)),
        Part("note", ("1",), "within"),
        Part("source", ("MAN",), "semicolon"),
        Part("rule", ("XXXI",), "within"),
    ),
    "first partie, moves 6 and 15": (Part("partie", ("1",)), Part("move", ("6", "15"), "comma")),
    "art. 3.7.3.3-3.7.3.5": (Part("article", ("3.7.3.3-3.7.3.5",)),),
    "ch. IV, N. 7 bis, about p. 101": (
        Part("chapter", ("IV",)),
        Part("position", ("7 bis",), "comma"),
        Part("near-page", ("101",), "comma"),
    ),
}


@pytest.mark.parametrize(("text", "parts"), READ.items())
def test_a_place_is_read_into_its_parts(text: str, parts: tuple[Part, ...]) -> None:
    assert read_place(text) == parts
    assert place_in(parts, ENGLISH) == text


WRONG = (
    "chapter II",
    "ch. II: only if agreed",
    "ch. II,",
    "ch. II; V",
    "rules",
    "ch. iv",
    "Gambits",
    " ch. I",
    "ch. I ",
)


@pytest.mark.parametrize("text", WRONG)
def test_what_is_no_place_is_not_read(text: str) -> None:
    with pytest.raises(NotationError):
        read_place(text)


IN_FRENCH = {
    "part 1 ch. V; rule 40": "1re partie ch. V\u202f; règle 40",
    "part 3 nos. 51-59": "3e partie nos 51-59",
    "part 4 ch. III on rule 16": "4e partie ch. III sur la règle 16",
    "part 4 ch. III on rules 17-20": "4e partie ch. III sur les règles 17-20",
    "Toc ch. V, to which it refers: Plain ch. IV": "Toc ch. V, où l’on renvoie\u00a0: Plain ch. IV",
    "examples of rules IV, V and XII, board 2": "exemples des règles IV, V et XII, damier 2",
    "third and fourth parties": "troisième et quatrième parties",
    "first gambit, note (e)": "premier gambit, note (e)",
    "ch. VIII, “Surcase”": "ch. VIII, « Surcase »",
    "N. 23 variation 3; PHIL third partie, remark 1": "N. 23 variante 3 ; PHIL troisième partie, remarque 1",
    "fig. 16, the plate": "fig. 16, la planche",
}


@pytest.mark.parametrize(("text", "french"), IN_FRENCH.items())
def test_places_in_french(text: str, french: str) -> None:
    assert place_in(read_place(text), FRENCH) == french


def test_the_short_and_the_long_form() -> None:
    citation = Citation(LEP, "part 1 ch. I")
    assert (citation.in_(ENGLISH), citation.in_(FRENCH)) == ("LEP, part 1 ch. I", "LEP, 1re partie ch. I")
    assert citation.in_full(ENGLISH) == "Lepeintre, part 1, ch. I"
    assert citation.in_full(FRENCH) == "Lepeintre, 1re partie, ch. I"


def test_a_remark_is_said_with_the_place() -> None:
    citation = Citation(LEP, "part 1 ch. VI", Message("citations-remark-only-if-agreed"))
    assert str(citation) == citation.in_(ENGLISH) == "LEP, part 1 ch. VI: only if agreed"
    assert citation.in_(FRENCH) == "LEP, 1re partie ch. VI\u00a0: seulement si l’on en convient"
    assert citation.where(FRENCH) == "1re partie ch. VI\u00a0: seulement si l’on en convient"


def test_a_reading_of_our_own_has_a_remark_alone() -> None:
    citation = Citation(ACADEMIE, remark=Message("citations-silent-equal-dice"))
    assert str(citation) == "AC, where the treatise is silent: equal dice decide nothing"
    assert Citation(ACADEMIE, remark=Content(fr="parce que", en="because")).in_(FRENCH) == "AC, parce que"


def test_a_citation_as_data() -> None:
    citation = Citation(LEP, "ch. II, V; rule 40", Message("citations-remark-only-if-agreed"))
    plain = {
        "source": "LEP",
        "place": [
            {"kind": "chapter", "numbers": ["II", "V"], "joint": ""},
            {"kind": "rule", "numbers": ["40"], "joint": "semicolon"},
        ],
        "remark": {"key": "citations-remark-only-if-agreed"},
    }
    assert citation.to_json() == plain
    assert to_json(Message("common-verbatim", text=citation))["args"] == {"text": plain}


@pytest.mark.parametrize("language", languages())
def test_every_language_words_every_kind_joint_and_work(language: Language) -> None:
    for kind in {*NUMBERED.values(), *NAMED.values(), *OTHERS}:
        assert Part(kind, ("1", "2")).said.in_(language).strip()
    for joint in JOINTS.values():
        said = place_in((Part("chapter", ("I",)), Part("rule", ("2",), joint)), language)
        assert "I" in said
        assert "2" in said
    for source in SOURCES:
        assert source.called.in_(language)
        assert source.name is not None
        assert source.name.in_(language)


def test_a_source_of_another_package_needs_no_catalogue() -> None:
    source = Source("US", "La marelle", 2026)
    assert source.called.fr == source.called.en == "La marelle"
    assert Citation(source, "ch. I").in_full(FRENCH) == "US, ch. I"
