"""The law agrees with a checker written from the two Académie treatises alone: plays, and points by jan.

The checker is held first to the examples the treatises work out. Where the law reads a passage otherwise than
the checker does, the reading is named in `AS_IN_LAW` and a position here shows it.
"""

from collections import Counter
from dataclasses import fields, replace
from itertools import chain

import pytest

from academie.games.tables.law.throw import throw
from academie.games.trictrac.law import TRICTRAC
from academie.games.trictrac.law.coup import Cast, cast_of
from academie.games.trictrac.law.position import Coup
from tests.oracle.acad.agreement import (
    AS_IN_LAW,
    TREATISES,
    by_the_book,
    difference,
    differences,
    of_openings,
    of_placements,
)
from tests.oracle.acad.board import OUT, Men, Position
from tests.oracle.acad.plays import Dice, lawful
from tests.oracle.acad.readings import ACAD_A, ACAD_B, READINGS, Treatise
from tests.oracle.acad.scoring import gains
from tests.rings import count

SHARD = 2000
SHARDS = count(4, 10)

JANS = {
    "jan_de_trois_coups",
    "jan_de_deux_tables",
    "contre_jan_de_deux_tables",
    "jan_de_mezeas",
    "contre_jan_de_mezeas",
    "coin_battu",
    "dame_battue",
    "dame_battue_a_faux",
    "dame_non_jouee",
    "petit_jan",
    "petit_jan_conserve",
    "grand_jan",
    "grand_jan_conserve",
    "jan_de_retour",
    "jan_de_retour_conserve",
    "sortie",
}


def men(text: str) -> Men:
    """Men written as `flèche:count`, those not named on the talon, or out if the text says so."""
    counts = [0] * 25
    *places, rest = text.split()
    for place in places:
        point, count = place.split(":")
        counts[int(point)] = int(count)
    counts[{"talon": 0, "out": OUT}[rest]] += 15 - sum(counts)
    return tuple(counts)


PASSED_ON = men("18:5 20:5 22:5 out")
"""An adversary who is in nobody's way: all his men stand in the player's petit jan."""
FIGURE_1 = Position(men("11:2 10:1 8:2 7:1 6:2 5:2 4:1 3:2 1:1 talon"), men("10:2 7:2 6:2 8:1 5:1 1:1 talon"))
FIGURE_2 = Position(men("5:1 6:2 7:3 8:2 9:3 10:2 11:2 out"), men("11:2 10:2 8:2 7:2 6:2 4:2 2:1 0:2 out"))
FIGURE_3 = Position(
    men("11:2 9:2 8:2 6:2 4:1 2:1 1:1 talon"), men("0:2 1:2 2:2 3:2 4:2 5:2 9:1 7:1 18:1 out")
)
FIGURE_4 = Position(men("6:3 7:3 8:2 9:1 10:2 11:2 3:1 5:1 out"), men("11:2 talon"))
FIGURE_5 = Position(men("11:2 14:1 17:1 18:2 19:2 20:1 21:2 22:2 23:2 out"), PASSED_ON)
FIGURE_6 = Position(men("11:2 18:2 19:3 20:2 21:2 22:2 23:2 out"), PASSED_ON)

WORKED_OUT = [
    pytest.param(FIGURE_1, (6, 5), 12, 4, id="figure 1, six and five"),
    pytest.param(FIGURE_1, (5, 5), 8, 6, id="figure 1, quine"),
    pytest.param(FIGURE_1, (6, 6), 16, 6, id="figure 1, sonnés"),
    pytest.param(FIGURE_1, (6, 1), 6, 0, id="figure 1, six and ace"),
    pytest.param(FIGURE_1, (4, 4), 20, 0, id="figure 1, carme"),
    pytest.param(FIGURE_2, (6, 6), 0, 6, id="figure 2, sonnés breaks the grand jan"),
    pytest.param(FIGURE_3, (5, 3), 18, 0, id="figure 3, five and three"),
    pytest.param(FIGURE_3, (5, 5), 22, 0, id="figure 3, quine"),
    pytest.param(FIGURE_3, (4, 4), 20, 0, id="figure 3, carme"),
    pytest.param(FIGURE_3, (3, 3), 20, 0, id="figure 3, terne"),
    pytest.param(FIGURE_4, (6, 3), 8, 0, id="figure 4, six and three fill twice"),
    pytest.param(FIGURE_4, (3, 3), 12, 0, id="figure 4, terne fills twice"),
    pytest.param(FIGURE_5, (6, 3), 8, 0, id="figure 5, the coin fills nothing"),
    pytest.param(FIGURE_6, (6, 1), 4, 2, id="figure 6, kept with the six unplayed"),
    pytest.param(FIGURE_6, (5, 1), 0, 0, id="figure 6, five and ace break"),
]


@pytest.mark.parametrize(("position", "dice", "gained", "given"), WORKED_OUT)
def test_the_checker_counts_what_the_second_treatise_works_out(
    position: Position, dice: Dice, gained: int, given: int
) -> None:
    """ACAD-B ch. IX to XII; men the text does not name are set where no number of the throw finds them."""
    plays = lawful(position, dice, ACAD_B)
    found = gains(position, dice, plays, 4, ACAD_B)
    assert sum(gain.points for gain in found if gain.to_thrower) == gained
    assert sum(gain.points for gain in found if not gain.to_thrower) == given


def test_the_checker_breaks_the_grand_jan_as_figure_2_does() -> None:
    """ACAD-B ch. X: sonnés takes a man of the eighth case through the ninth of the adversary to his third."""
    assert [play.men for play in lawful(FIGURE_2, (6, 6), ACAD_B)] == [
        men("5:1 6:2 7:3 8:1 9:3 10:2 11:2 20:1 out")
    ]


@pytest.mark.parametrize("dice", [(6, 1), (5, 2), (4, 3)])
def test_the_checker_keeps_the_retour_by_the_bande_as_the_first_treatise_notes(dice: Dice) -> None:
    """ACAD-A ch. II, note; ACAD-B has no such privilege and breaks."""
    position = Position(men("17:1 18:2 19:2 20:2 21:2 22:2 23:2 out"), PASSED_ON)
    kept = men("18:2 19:2 20:2 21:2 22:2 23:2 out")
    assert {play.men for play in lawful(position, dice, ACAD_A)} == {kept}


def test_the_checker_lifts_as_the_second_treatise_shows() -> None:
    """ACAD-B ch. XII: quine is played inside while men stand behind the empty exact flèche, else it lifts."""
    behind = Position(men("18:2 20:2 21:2 out"), PASSED_ON)
    assert {play.men for play in lawful(behind, (5, 5), ACAD_B)} == {men("20:2 21:2 23:2 out")}
    none_behind = Position(men("20:2 21:2 out"), PASSED_ON)
    assert {play.men for play in lawful(none_behind, (5, 5), ACAD_B)} == {men("21:2 out")}


def test_every_reading_has_its_passages() -> None:
    """A switch of the checker is a reading, and a reading is a switch."""
    switches = {field.name for field in fields(Treatise)} - {"name"}
    assert {reading.field for reading in READINGS} == switches


@pytest.mark.parametrize("name", AS_IN_LAW)
@pytest.mark.parametrize("shard", range(SHARDS))
def test_law_and_treatise_agree(name: str, shard: int) -> None:
    """Eight thousand throws a rule set, at night twenty: the boards they lead to, the points of each jan."""
    assert not [*map(str, differences(name, shard, SHARD))]


@pytest.mark.parametrize("name", AS_IN_LAW)
def test_every_jan_is_among_the_throws(name: str) -> None:
    """The throws compared would show a fault in any jan: in a part of them each occurs several times."""
    rules = TRICTRAC.ruleset(name)
    met = Counter[str]()
    for look in chain(of_openings(rules, 0, SHARD // 2), of_placements(rules, 0, SHARD)):
        met.update({jan for jan, _ in by_the_book(look.coup, AS_IN_LAW[name])[1]})
    assert {jan for jan, times in met.items() if times >= 3} == JANS


def cast(name: str, mine: str, his: str, dice: Dice) -> Cast:
    """A throw as the law sees it."""
    return cast_of(Coup(men(mine)[:OUT], men(his)[:OUT], throw(*dice), TRICTRAC.ruleset(name)))


def test_a_throw_met_once_in_fifty_thousand() -> None:
    """A man that enters and fills by both numbers passes where another is to leave (ACAD-B ch. XII)."""
    mine, his = "17:1 18:2 19:3 20:3 21:1 22:2 23:3 out", "11:2 18:2 19:2 20:2 21:3 22:2 23:2 out"
    met = cast("acad-1698", mine, his, (2, 2))
    assert difference(met, ACAD_B) is None
    assert difference(met, replace(ACAD_B, way_judged_by_outcome=False)) is not None


PARTED = [
    ("lift_after_entering", "17:1 21:8 22:3 23:3 out", "20:2 21:1 22:4 23:8 out", (5, 5)),
    ("lift_after_entering", "15:1 18:2 19:3 20:2 21:3 22:2 23:2 out", "18:1 19:3 20:2 21:4 22:3 out", (6, 5)),
    ("lift_when_inside_is_blocked", "20:1 21:5 22:9 out", "0:1 18:5 21:3 22:4 23:2 out", (3, 1)),
    ("early_bande_only_when_needed", "11:2 14:1 18:2 19:2 20:2 21:2 22:2 23:2 out", "21:1 out", (6, 4)),
]
"""Throws of ACAD-A, each with the reading of a passage on which the law and the checker part."""


@pytest.mark.parametrize(("field", "mine", "his", "dice"), PARTED)
def test_where_the_law_reads_otherwise(field: str, mine: str, his: str, dice: Dice) -> None:
    """A reading turned in `AS_IN_LAW` accounts for the difference, and turned back shows it again."""
    name = ACAD_A.name
    met = cast(name, mine, his, dice)
    assert difference(met, AS_IN_LAW[name]) is None
    assert difference(met, replace(AS_IN_LAW[name], **{field: getattr(ACAD_A, field)})) is not None


def test_only_named_readings_are_turned() -> None:
    """The law follows ACAD-B as the checker reads it, and ACAD-A but for the readings shown above."""
    parted = {"acad-1749": {field for field, *_ in PARTED}, "acad-1698": set[str]()}
    for name, treatise in TREATISES.items():
        turned = {
            field.name
            for field in fields(Treatise)
            if getattr(treatise, field.name) != getattr(AS_IN_LAW[name], field.name)
        }
        assert turned == parted[name]
