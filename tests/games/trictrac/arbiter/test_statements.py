"""Every ruling the golden data states, reckoned by the arbiter or by the law of trictrac à écrire."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest

from academie.games.company.law import ATourner, Ecrire
from academie.games.company.law.ecrire import consolation, fiches, marque, multiplier
from academie.games.company.law.rules import LEP_1818
from academie.games.company.law.transfers import postillon
from academie.games.trictrac.arbiter import ArbitratedState
from academie.games.trictrac.arbiter.claims import ecole_points
from academie.games.trictrac.arbiter.table_state import Moment
from academie.kernel import WHITE, cited, other
from academie.sources import LEP
from academie.testing.data import Case, cases
from tests.games.company.law.results import marque_won
from tests.literate.hands import done, set_up

ALL: Final = cases("rulings/trictrac-statements")
FOUR: Final = "0x13,11x2/0x13,6,7 white"
EIGHT: Final = "0x13,11x2/0x12,1,6,7 white"
TWELVE: Final = "0x12,10,11x2/0x11,1,6,7,8 white"
PLEIN: Final = "0x2,1,5,6x2,7,8x2,9x2,10x2,11x2/0x13,11x2 white"

Found = dict[str, object]


def played(position: str, *acts: str, rules: str = "lep-rigueur") -> ArbitratedState:
    """The table after White's throw and those acts, none of them refused."""
    table = set_up({"position": position, "rules": rules})
    for act in ("white jeter", *acts):
        table, refusal = done(table, act)
        assert not refusal, f"{act}: {refusal}"
    return table


def ecole(table: ArbitratedState) -> int:
    """What White may be sent to school for."""
    return ecole_points(table.state, other(WHITE))


def jetons(table: ArbitratedState) -> tuple[int, int]:
    """White's holes and points."""
    return table.state.marks[WHITE].holes, table.state.marks[WHITE].points


def what_was_marked(table: ArbitratedState, marked: int) -> Found:
    return {"ecole": "what was marked"} if ecole(table) == marked else {"ecole": ecole(table)}


def another_man_touched() -> Found:
    touched = played(
        PLEIN, "4-2", "white jeton 8", "white toucher 8", "white bois 0/4 8/10", rules="acad-1749"
    )
    filled, refusal = done(touched, "black faire-jouer 0/4 5/7")
    assert not refusal
    assert ecole(filled) == ecole(touched)
    return what_was_marked(touched, 8)


def petit_jan() -> Found:
    place = "0x2,1x2,2x2,3x3,4x2,5,6,11x2/0x13,11x2 white"
    missed = played(place, "5-2", "white jeton 4", "white bois 3/8 6/8", rules="acad-1698")
    assert not done(missed, "black faire-jouer 3/5 6/11")[1]
    return what_was_marked(missed, 4)


def two_jetons(points: int) -> int:
    started = f"{EIGHT} points={points}-0 bredouille=white"
    return ecole(played(started, "6-5", "white autre-jeton 8", "white bois 0/11", rules="acad-1698"))


def sonnez(black: str) -> int:
    return ecole(played(f"0x7,6x2,9,10,11x4/{black} white", "6-6", "white bois 0/6 0/6", rules="acad-1698"))


def out_of_turn() -> Found:
    table = played(FOUR, "6-5", "white jeton 4", "black toucher 0", "black toucher 6", rules="acad-1698")
    return {"ecole": ecole_points(table.state, WHITE)}


def let_go() -> Found:
    table = played("0x13,4,5/0x13,6,7 white", "6-4", "white lacher 0/4")
    assert done(table, "white bois 0/6 5/9")[1]
    return {}


def for_points_not_had() -> Found:
    (found,) = {ecole(played(FOUR, "4-3", f"white fichet {holes}", "white bois 0/7")) for holes in (1, 2)}
    return {"ecole": found}


def too_many_holes() -> Found:
    holes = []
    for run, marked in (("white", 4), ("black", 3)):
        wrong = played(
            f"{TWELVE} points=10-2 bredouille={run}", "6-5", f"white fichet {marked}", "white jeton 0"
        )
        assert ecole(wrong) == 2
        right, _ = done(wrong, "black ecole 2")
        holes.append(jetons(right)[0])
        assert jetons(right)[1] == 10
    return {"ecole": 2, "holes": sorted(holes), "jeton": 10}


def too_soon() -> Found:
    wrong = played(f"{FOUR} points=4-0 bredouille=white", "6-4", "white fichet 2", "white jeton 2")
    holes, points = jetons(done(wrong, "black ecole 8")[0])
    return {"ecole": ecole(wrong), "holes": holes, "jeton": points}


def leaving() -> Found:
    wrong = played(f"{TWELVE} points=10-2 bredouille=black", "6-5", "white fichet 3", "white je-m-en-vais")
    stays, _ = done(wrong, "black ecole 2")
    return {"ecole": ecole(wrong), "stays": stays.state.moment is Moment.THROWN}


def marked_instead() -> Found:
    acts = ("6-3", "white bois 0/3 0/6", "black ecole 2", "black jeter")
    return {"ecole": ecole_points(played("0x13,6,8/0x12,6,11x2 white", *acts).state, WHITE)}


def plein_marked_or_not() -> Found:
    marked = played(PLEIN, "4-2", "white jeton 8", "white bois 0/6")
    return {"ecole": [ecole(marked), ecole(played(PLEIN, "4-2", "white bois 0/6"))]}


def too_little_or_too_much() -> Found:
    little = played(EIGHT, "6-5", "white jeton 6", "white toucher 0", rules="acad-1698")
    much = played(f"{FOUR} points=2-0 bredouille=white", "6-5", "white jeton 8", rules="acad-1698")
    return {"ecole": [ecole(little), ecole(much)]}


def risking_the_pavillon() -> Found:
    results = (
        marque_won(WHITE, 6, 0, run=6),
        marque_won(WHITE, 6, 0, run=0),
        marque_won(WHITE, 12, 0, run=12),
    )
    won = [marque(result, 0, LEP_1818) for result in results]
    return {"jetons": [item.points for item in won if item is not None]}


def bredouille_against_one() -> Found:
    won = marque(marque_won(WHITE, 6, 1, run=6), 0, LEP_1818)
    return {"jetons": won.points if won else None}


def bredouilles() -> Found:
    uncapped = replace(LEP_1818, bredouille_cap=cited(None, LEP, "part 1 ch. VI"))
    bounds = ((6, 11), (12, 17), (18, 23), (24, 29))
    times = [{multiplier(run, uncapped) for run in range(low, high + 1)} for low, high in bounds]
    return {"multiplier": [only for (only,) in times]}


def into_fiches() -> Found:
    whole = LEP_1818.jetons_a_fiche.value
    return {"fiche": whole, "rounds-up-from": next(rest for rest in range(whole) if fiches(rest, LEP_1818))}


def shares() -> Found:
    company = Ecrire(ATourner(3), marques=12)
    return {"marques": company.marques // len(company.sides)}


RECKONED: Final[dict[str, Callable[[], Found]]] = {
    "A-VI-1": another_man_touched,
    "B-VI-1": too_little_or_too_much,
    "B-X-5": petit_jan,
    "B-X-6": lambda: {"ecole": [two_jetons(4), two_jetons(6)]},
    "B-X-7": lambda: {"ecole": [sonnez("0x12,6,7,8"), sonnez("0x12,1,6,7")]},
    "B-X-8": out_of_turn,
    "L1-VI-1": bredouille_against_one,
    "L1-VI-2": lambda: {"jetons": [postillon(missing, LEP_1818) for missing in range(1, 7)]},
    "L1-VI-3": bredouilles,
    "L1-VI-4": lambda: {
        "consolations": [
            consolation(1, refaits, LEP_1818) // consolation(1, 0, LEP_1818) for refaits in range(3)
        ]
    },
    "L1-VI-5": into_fiches,
    "L1-VI-6": shares,
    "L3-64": risking_the_pavillon,
    "L4-29": let_go,
    "L4-53": for_points_not_had,
    "L4-54a": too_many_holes,
    "L4-54b": too_soon,
    "L4-55": leaving,
    "L4-56b": marked_instead,
    "L4-60b": plein_marked_or_not,
}


def test_every_statement_is_reckoned() -> None:
    assert {case["id"] for case in ALL} == {*RECKONED}


@pytest.mark.parametrize("case", [pytest.param(case, id=f"trictrac:{case['id']}") for case in ALL])
def test_statement(case: Case) -> None:
    assert RECKONED[case["id"]]() == case["expect"]
