"""Lines and their branches."""

from academie.library.line import Line, Variation
from academie.words import Content

NAMED = Content(fr="autre", en="other")

INNER = Variation(NAMED, Line(("e2",)), after=1)
OUTER = Variation(NAMED, Line(("d1", "e1", "f1"), (INNER,)), after=1)
APART = Variation(NAMED, Line(("z",)), setup="elsewhere")
LINE = Line(("a", "b", "c"), (OUTER, APART))


def test_every_way_through() -> None:
    assert [way.moves for way in LINE.ways()] == [
        ("a", "b", "c"),
        ("a", "d1", "e1", "f1"),
        ("a", "d1", "e2"),
        ("z",),
    ]


def test_a_way_knows_where_it_branches_and_its_board() -> None:
    assert [way.at for way in LINE.ways()] == [0, 1, 2, 0]
    assert [way.variation for way in LINE.ways()] == [None, OUTER, INNER, APART]
    assert [way.setup for way in LINE.ways()] == [None, None, None, "elsewhere"]


def test_what_comes_next() -> None:
    assert LINE.continuations(()) == ("a",)
    assert LINE.continuations(("a",)) == ("b", "d1")
    assert LINE.continuations(("a", "d1")) == ("e1", "e2")
    assert LINE.continuations(("a", "b", "c")) == ()
    assert LINE.continuations(("z",)) == ()
