"""The treatises' examples of trictrac as studies: nothing lost, nothing copied, every line by its own law."""

import json
from collections import Counter

from academie.games.trictrac.law import TrictracRules
from academie.games.trictrac.law.jans import JanScored
from academie.kernel.data import data_root
from academie.library import Certainty, catalogue
from academie.library.play import play_of
from academie.library.reading import load
from academie.library.tree import trees_of

EXAMPLES = [study for study in catalogue().studies if study.game == "trictrac"]
BOARDLESS = {"L3-35", "L3-53"}
"""LEP part 3 no. 35-36 and 53: sums that need no board."""


def test_every_example_of_the_treatises_is_a_study() -> None:
    folder = data_root("conformance").joinpath("scoring")
    files = [json.loads(file.read_text(encoding="utf-8")) for file in folder.iterdir()]
    cases = {case["id"] for file in files if file["game"] == "trictrac" for case in file["cases"]}
    assert {study.number for study in EXAMPLES} == cases - BOARDLESS
    assert Counter(study.citation.source.siglum for study in EXAMPLES) == {
        "ACAD-A": 21,
        "ACAD-B": 35,
        "LEP": 61,
    }


def test_each_is_played_by_the_law_of_its_treatise() -> None:
    for study in EXAMPLES:
        play = play_of(study)
        assert isinstance(play.reach, TrictracRules)
        assert play.reach.authority == study.citation.source, study.id
        for way in study.line.ways():
            assert play.replay(play.board(study.position), way.moves, play.reach).refused is None, study.id


def test_a_throw_brings_what_the_book_counts() -> None:
    """ACAD-B ch. IX fig. 1: six-five is worth twelve points, and gives the other four."""
    (tree,) = trees_of(catalogue().study("b-ix-1"))
    assert [node.move for node in tree.nodes] == ["", "6-5"]
    scored = [event for event in tree.nodes[1].events if isinstance(event, JanScored)]
    points = Counter(
        {seat: sum(each.scored.points for each in scored if each.seat == seat) for seat in (0, 1)}
    )
    assert points == {0: 4, 1: 12}


def test_plays_that_do_as_well_are_variations() -> None:
    """LEP part 1 ch. V: three and two borne off exactly, or one of them played inside."""
    study = catalogue().study("l1-v-8")
    assert [way.moves for way in study.line.ways()] == [("3-2", "21/off 22/off"), ("3-2", "18/21 22/off")]


def test_what_is_forbidden_is_noted() -> None:
    """ACAD-A ch. I: six-five may not be played all with one man, into one's own coin."""
    assert catalogue().study("a-i-1").notes[0].en == "Forbidden: 0/11."


def test_a_list_that_errs_is_corrected() -> None:
    """ACAD-B ch. IX fig. 1: five-four fills too."""
    study = catalogue().study("b-ix-8")
    (correction,) = study.corrections
    assert (correction.printed, correction.used) == ("6-6, 6-5, 6-4", "6-6, 6-5, 6-4, 5-4")
    assert {way.moves for way in study.line.ways()} == {("6-6",), ("6-5",), ("6-4",), ("5-4",)}


def test_boards_of_ours_are_doubtful() -> None:
    sure = Counter(study.certainty for study in EXAMPLES)
    assert sure[Certainty.DOUBTFUL] > 0 < sure[Certainty.PROBABLE]
    assert catalogue().study("a-ii-1").certainty is Certainty.DOUBTFUL


def test_titles_and_notes_have_a_french_side() -> None:
    for entry in load("examples", "trictrac")["examples"]:
        study = catalogue().study(entry["case"])
        assert study.title.fr != study.title.en
