"""Checks of every kind that take no time, and the refutations that are known to historians."""

from collections import Counter

import pytest

from academie.claims.check import Effort, Power, checks
from academie.claims.ledger import shipped
from academie.games.draughts.claims.kings import RULES as KINGS_RULES
from academie.games.draughts.claims.kings import Tally, Wanted, quiet_positions, verdict_on
from academie.games.draughts.claims.line import Way, split_by_result
from academie.games.draughts.law.fen import fen
from academie.games.draughts.law.moves import every_capture
from academie.games.draughts.law.position import Position
from academie.games.race.claims import check_opening, ranked_throws
from academie.games.tables.law.throw import throw
from academie.kernel import WHITE
from academie.library.statement import Finding, Statement, Verdict, statement, statements

QUICK = Effort(seconds=1.0)


def found(id_: str, effort: Effort = QUICK) -> Finding:
    item = statement(id_)
    return checks()[item.check].find(item, effort)


def of_check(check: str) -> list[Statement]:
    return [item for item in statements() if item.check == check]


def test_the_sums_are_right_but_for_three() -> None:
    """LEP part 2: one misprint, one wrong figure and one that rests on nothing."""
    verdicts = {item.id: found(item.id) for item in of_check("sum")}
    wrong = {id_: finding for id_, finding in verdicts.items() if finding.verdict is not Verdict.PROVEN}
    assert {id_: finding.verdict for id_, finding in wrong.items()} == dict.fromkeys(
        ("AR-10b", "AR-23", "AR-31"), Verdict.REFUTED
    )
    assert "misprint" in wrong["AR-10b"].evidence.en
    assert "gives 20" in wrong["AR-23"].evidence.en
    assert "[11, 20, 12]: supported by no reading" in wrong["AR-31"].evidence.en


def test_worked_examples_are_right_by_their_own_law() -> None:
    assert Counter(found(item.id).verdict for item in of_check("example")) == {
        Verdict.CONFIRMED: len(of_check("example"))
    }


def test_agreement_with_the_book_that_made_the_law_can_only_refute() -> None:
    """The 117 examples of trictrac: a kind of its own, whose check proves nothing by agreeing."""
    assert len(of_check("example")) == 117
    assert {item.kind.value for item in of_check("example")} == {"agreement"}
    assert checks()["example"].power is Power.REFUTES


def test_what_is_misprinted_does_not_come_out() -> None:
    assert Counter(found(item.id).verdict for item in of_check("slip")) == {
        Verdict.REFUTED: len(of_check("slip"))
    }


def test_the_rule_of_the_move() -> None:
    """MAN ch. VII: right for all pairs of men face to face but three, for few that can avoid each other."""
    near, far = found("MAN-VII-1"), found("MAN-VII-4")
    assert near.verdict is far.verdict is Verdict.CONFIRMED
    assert near.figures == {"pairs": 325, "right": 322}
    assert "6-1, 11-1, 50-45" in near.evidence.en
    assert {found(item.id).verdict for item in of_check("coup-pair")} == {Verdict.PROVEN}


def test_manoury_58_breaks_his_own_rule_and_wins_nothing() -> None:
    """Rule XXII: at equal number the side with the king is taken; his line takes the other."""
    finding = found("MAN-58-b")
    assert finding.verdict is Verdict.REFUTED
    assert finding.evidence.en == "Legal here: 25x34, 35x24."
    entry = shipped().get("MAN-58-a")
    assert entry is not None
    assert entry.finding.verdict is not Verdict.PROVEN


@pytest.mark.parametrize("id_", ["MAN-9-a", "MAN-15-a", "MAN-22-b", "MAN-97-a"])
def test_strokes_of_the_remise_are_proven_from_the_first_move(id_: str) -> None:
    """MAN ch. VI; N. 22 is five kings against two, N. 97 is won in spite of a slip."""
    finding = found(id_)
    assert finding.verdict is Verdict.PROVEN
    assert finding.evidence.en.startswith("White wins against every defence")


def test_a_king_holds_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """MAN ch. VI, N. 18: two placements of 265 fail, the kings facing each other along the line.

    The few pieces left after a capture are here taken to be held, as the tables have it for this line.
    """

    def held_by_table(position: Position) -> Way:
        return Way(position, sure=True)

    monkeypatch.setattr("academie.games.draughts.claims.line.by_table", held_by_table)
    main_line = tuple(statement("MAN-18-a").parameters["line"])
    held, lost = split_by_result(main_line, (26, 31, 36), WHITE)
    assert (len(held), [fen(position) for position in lost]) == (
        263, ["W:WK5:B26,31,36,K46", "W:WK46:BK5,26,31,36"]
    )  # fmt: skip


def test_positions_of_kings_are_quiet_and_always_the_same() -> None:
    drawn = [next(quiet_positions(Wanted(3, 1, WHITE, "weak"))) for _ in range(2)]
    assert drawn[0] == drawn[1]
    one = drawn[0]
    assert (one.white.bit_count(), one.black.bit_count(), one.kings) == (3, 1, one.white | one.black)
    assert not every_capture(one, KINGS_RULES)


def test_a_search_that_sees_no_win_refutes_nothing() -> None:
    few = Tally(60, by_table=False, won=1, won_example=None, other_example=None)
    assert [verdict_on(says, few) for says in ("won", "held", "never-lost", "sometimes-won")] == [
        Verdict.UNDECIDED,
        Verdict.UNDECIDED,
        Verdict.REFUTED,
        Verdict.PROVEN,
    ]
    assert verdict_on("held", few._replace(by_table=True)) is Verdict.CONFIRMED


@pytest.mark.needs("stockfish")
def test_lines_of_philidor() -> None:
    """The fourth partie ends in mate, the first is won; the first renvoi of the first gambit is level."""
    mate, won, level = (found(id_) for id_ in ("PHIL-P4", "PHIL-P1", "PHIL-G1.R1"))
    assert (mate.verdict, mate.evidence.en) == (Verdict.CONFIRMED, "The line ends the game on the board.")
    assert (won.verdict, won.figures["white"] > 300) == (Verdict.CONFIRMED, True)
    assert (level.verdict, abs(level.figures["white"]) < 75) == (Verdict.REFUTED, True)


@pytest.mark.needs("gnubg")
def test_six_five_is_played_as_the_treatise_says() -> None:
    """ACAD Toute-table ch. VIII: from the tête to the second pile."""
    assert check_opening(statement("TTB-6-5"), QUICK).verdict is Verdict.CONFIRMED


@pytest.mark.night
@pytest.mark.needs("gnubg")
def test_small_doublets_are_better_throws_than_six_one() -> None:
    """LEP appendix: his four finest throws leave out 4-4, 3-3 and 2-2, worth more than two of them."""
    ranked = [*ranked_throws("toute-table/gammon-1818")]
    for doublet in (throw(4, 4), throw(3, 3), throw(2, 2)):
        assert ranked.index(doublet) < ranked.index(throw(3, 1)) < ranked.index(throw(6, 1))


def test_the_best_throws_of_gammon_are_refuted_in_what_is_shipped() -> None:
    entry = shipped().get("GAM-BEST")
    assert entry is not None
    assert entry.finding.verdict is Verdict.REFUTED
    figures = entry.finding.figures
    assert min(figures["4-4"], figures["3-3"], figures["2-2"]) > max(figures["3-1"], figures["6-1"])
