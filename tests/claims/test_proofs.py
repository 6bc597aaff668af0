"""Proofs over every defence: held to the law by an independent search, and to what is known of the book."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from academie.claims.check import Effort, checks
from academie.claims.ledger import shipped
from academie.games.draughts.claims.alternatives import Worth, judged
from academie.games.draughts.claims.outcome import told
from academie.games.draughts.claims.place import BrokenLine, Place, place
from academie.games.draughts.claims.proof import By, Proof, prove
from academie.games.draughts.law import DAMES
from academie.games.draughts.law.fen import read_fen
from academie.games.draughts.study.lines import wins_by_force
from academie.kernel import BLACK, WHITE
from academie.library.statement import Finding, Statement, Verdict, statement, statements

MANOURY = DAMES.ruleset("manoury-1787")
SEED = 1787
SAMPLE = 24
SHORT = 6
QUICK = 4
KNOWN = shipped()


def shipped_finding(id_: str) -> Finding:
    entry = KNOWN.get(statement(id_).id)
    assert entry is not None
    return entry.finding


def by_search_alone() -> Iterator[Statement]:
    """What was found by the law or a search without tables, so that it comes out alike anywhere."""
    for item in statements():
        entry = KNOWN.get(item.id)
        assert entry is not None
        alone = entry.finding.figures.get("by") in {"law", "search"} and item.check == "win"
        if (alone and entry.finding.verdict is Verdict.PROVEN) or item.check == "principle":
            yield item


def sample() -> list[Statement]:
    return random.Random(SEED).sample([*by_search_alone()], SAMPLE)


@pytest.mark.parametrize("item", sample())
def test_a_finding_computed_again_has_the_same_text(item: Statement) -> None:
    again = checks()[item.check].find(item, Effort())
    kept = shipped_finding(item.id)
    assert again.evidence.both() == kept.evidence.both()
    assert (again.verdict, dict(again.figures)) == (kept.verdict, dict(kept.figures))


def short_wins(most: int) -> list[Statement]:
    """Wins that are proven within so many single moves."""
    found = [item for item in by_search_alone() if item.check == "win"]
    return [item for item in found if 0 < shipped_finding(item.id).figures.get("plies", 99) <= most]


@pytest.mark.parametrize("item", short_wins(QUICK)[::2])
def test_short_proofs_hold_by_the_law_alone(item: Statement) -> None:
    """Another search, in Python, through every move of the law, and without memory, tables or evaluation."""
    assert_won_by_the_law(item)


@pytest.mark.night
@pytest.mark.parametrize("item", short_wins(SHORT))
def test_longer_proofs_hold_by_the_law_alone(item: Statement) -> None:
    assert_won_by_the_law(item)


def assert_won_by_the_law(item: Statement) -> None:
    here = place(item)
    winner = BLACK if item.parameters.get("winner") == "black" else WHITE
    assert wins_by_force(here.position, here.rules, winner, most=200_000, deepest=SHORT)


def test_the_nine_that_rested_on_the_end_of_the_line() -> None:
    """Each now begins after the mistake, or where every reply was compelled, or says that it is no proof."""
    assert {
        id_: shipped_finding(id_).verdict for id_ in ("MAN-41-a", "MAN-54-a", "MAN-94-a")
    } == dict.fromkeys(("MAN-41-a", "MAN-54-a", "MAN-94-a"), Verdict.PROVEN)
    for id_ in ("MAN-45-a", "MAN-50-a", "MAN-51-a", "MAN-61-a"):
        assert shipped_finding(id_).figures.get("result") in {None, 1}
    for id_ in ("MAN-64-a", "MAN-79-a"):
        assert "free" not in shipped_finding(id_).figures, "every black move was compelled"
    for item in ("MAN-41-c", "MAN-50-b", "MAN-51-d", "MAN-61-g", "MAN-94-b"):
        finding = shipped_finding(item)
        assert finding.verdict is Verdict.PROVEN
        assert "Only from here" in finding.evidence.en


def test_the_three_draws_begin_where_they_are_claimed() -> None:
    """N. 33, 35 and 36 were asked of the diagram; the book speaks of the end of its lines."""
    assert [shipped_finding(id_).verdict for id_ in ("MAN-33-a", "MAN-35-a", "MAN-35-b")] == [
        Verdict.PROVEN
    ] * 3
    assert checks()[statement("MAN-36-b").check].power.value == "refutes"
    assert shipped_finding("MAN-36-b").verdict is Verdict.CONFIRMED
    assert len(place(statement("MAN-36-b")).moves) == 22


def test_the_only_way_to_win_is_not_the_only_one() -> None:
    """N. 24: 9-4, 35-30 win as well as 9-3; N. 25: 34-40 is legal; N. 93: 19-2, 19-14 and 19-35 win too."""
    assert shipped_finding("MAN-24-a").verdict is Verdict.PROVEN
    first = shipped_finding("MAN-24-c")
    assert (first.verdict, first.figures["1. 9-3"]) == (Verdict.REFUTED, ["9-4", "35-30"])
    assert first.figures["7. 40-34"] == ["30-25"]
    assert shipped_finding("MAN-25-b").figures == {"7-1": "won", "7-2": "drawn", "50-44": "drawn"}
    assert shipped_finding("MAN-25-c").verdict is Verdict.REFUTED
    assert shipped_finding("MAN-25-c").figures == {"legal": ["34-39", "34-40"]}
    ninety_three = shipped_finding("MAN-93-a")
    assert ninety_three.verdict is Verdict.REFUTED
    won = {move for move, result in ninety_three.figures.items() if result == "won"}
    assert won == {"19-2", "19-14", "19-30", "19-35"}


def test_61_is_not_won_where_the_book_says() -> None:
    """After 41-46 nothing is proven, and 48-42 is level; it is 41-47 that loses a king for nothing."""
    assert shipped_finding("MAN-61-a").verdict is not Verdict.PROVEN
    assert shipped_finding("MAN-61-f").figures["48-42"] == "open"
    assert shipped_finding("MAN-61-b").verdict is not Verdict.CONFIRMED
    assert shipped_finding("MAN-61-g").verdict is Verdict.PROVEN


def test_a_search_that_is_cut_short_proves_nothing() -> None:
    """N. 20, of six pieces, is lost for Black: too few positions are no proof, enough are one."""
    position = place(statement("MAN-20-a")).position
    assert prove(position, MANOURY, 100).result is None
    found = prove(position, MANOURY, 3_000_000)
    assert (found.result, found.of(position, WHITE)) == (-1, 1)


def test_no_legal_move_is_a_loss_by_the_law() -> None:
    shut_in = read_fen("B:W13,36,49,50:B44")
    assert prove(shut_in, MANOURY, 1_000) == Proof(-1, By.LAW, 0)


def test_where_the_loser_was_free_is_told() -> None:
    here = place(statement("MAN-61-g"))
    assert here.free(BLACK) == [1, 3, 5, 7]
    evidence = told(Proof(-1, By.SEARCH, 6, nodes=10), here, WHITE)
    assert evidence.en.endswith("otherwise at single moves 1, 3, 5, 7.")


def test_a_line_that_the_law_forbids_is_refused() -> None:
    start = Place(MANOURY, (), (read_fen("W:W9,35,40:B33"),))
    with pytest.raises(BrokenLine):
        start.on(("9-5",))


def test_one_move_disproven_refutes_and_one_open_leaves_open() -> None:
    won, drawn = Worth(1, 0, 3, By.SEARCH), Worth(0, 0, None, By.TABLES)
    level, ahead = Worth(None, 10, None, By.BOTH), Worth(None, 250, None, By.BOTH)
    assert judged({"a": "won", "b": "not-won"}, {"a": won, "b": drawn}) is Verdict.PROVEN
    assert judged({"a": "won", "b": "not-won"}, {"a": won, "b": won}) is Verdict.REFUTED
    assert judged({"a": "won", "b": "not-won"}, {"a": won, "b": level}) is Verdict.CONFIRMED
    assert judged({"a": "won", "b": "not-won"}, {"a": won, "b": ahead}) is Verdict.UNDECIDED
