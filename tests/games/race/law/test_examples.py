"""The law gives what the treatises show: settings, openings, entries, hits, doubles."""

import pytest

from academie.games.race.checks import ASKED, FILE, answer
from academie.testing.conformance import example_verdicts
from academie.testing.data import Case, cases, citation
from tests.running_games import RUNNING

EXAMPLES = cases(FILE)


@pytest.mark.parametrize("case", EXAMPLES)
def test_example(case: Case) -> None:
    found = answer(case)
    assert found.agrees, f"{citation(case)}: {found.expected.en}; the law: {found.found.en}"


def test_every_case_is_cited_and_asks_something() -> None:
    for case in EXAMPLES:
        assert {*ASKED} & {*case}, case["id"]
        assert citation(case).place.strip()
    assert len({case["id"] for case in EXAMPLES}) == len(EXAMPLES)


def test_every_game_has_examples() -> None:
    found = {game.key: example_verdicts(game.key) for game in RUNNING}
    assert {key: len(each) for key, each in found.items()} == {
        "toute-table": 30,
        "revertier": 15,
        "jacquet": 8,
        "garanguet": 4,
        "plein": 4,
    }
    assert all(verdict.agrees for each in found.values() for verdict in each)


@pytest.mark.parametrize(
    ("id_", "wrong"),
    [
        ("GAR-2", {"points": 8}),
        ("REV-2", {"plays": ["0/3 0/6"]}),
        ("JAC-5", {"illegal": ["L/S"]}),
        ("GAM-2", {"legal": ["M/S M/S M/S Y/F"]}),
        ("GAR-4", {"times": 1}),
        ("REV-10", {"holes": [0, 1]}),
        ("TTB-1", {"letters": "M5,Y5,E3,G2/L2,A5,T3,R5"}),
        ("REV-15", {"men": "0x15/0x15"}),
    ],
)
def test_a_wrong_expectation_is_found_out(id_: str, wrong: dict[str, object]) -> None:
    (case,) = (case for case in EXAMPLES if case["id"] == id_)
    assert not answer({**case, **wrong}).agrees
