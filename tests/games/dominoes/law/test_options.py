"""How a party is begun, and what cannot be asked for."""

import pytest

from academie.games.dominoes import GAME
from academie.games.dominoes.law import DOMINOS, Agreement
from academie.kernel import CHANCE, OptionError, OptionValue, Seat, SetupError
from tests.games.dominoes.law.table import table


@pytest.mark.parametrize(
    ("ruleset", "options", "agreement"),
    [
        ("tete-a-tete-1806", {}, Agreement(2, 6, 100)),
        ("tete-a-tete-1806", {"tiles": 12, "points": 150}, Agreement(2, 12, 150)),
        ("sans-points-1806", {"tiles": 13, "rounds": 3}, Agreement(2, 13, 3)),
        ("quatre-sans-points-1806", {"pots": 2}, Agreement(4, 6, 2)),
        ("poule-1806", {}, Agreement(3, 8, 100)),
        ("poule-1806", {"players": 4}, Agreement(4, 6, 100)),
        ("dernier-1806", {}, Agreement(3, 7, 100)),
        ("dernier-1806", {"tiles": 9}, Agreement(3, 9, 100)),
        ("poule-1806", {"memory": True}, Agreement(3, 8, 100, memory=True)),
        ("piquet-voleur-1806", {"partners_redraw": True}, Agreement(4, 6, 100, redraw=True)),
        ("piquet-voleur-1806", {"players": 4}, Agreement(4, 6, 100)),
    ],
)
def test_what_is_agreed_on(ruleset: str, options: dict[str, OptionValue], agreement: Agreement) -> None:
    state = DOMINOS.start(DOMINOS.ruleset(ruleset), options)
    assert state.agreement == agreement
    assert state.seats == agreement.players
    assert state.seats in GAME.seats


def test_the_lead_is_drawn_or_given() -> None:
    assert DOMINOS.start().actor is CHANCE
    assert DOMINOS.start(None, {"first": 2}).actor == Seat(1)


@pytest.mark.parametrize(
    ("ruleset", "options", "message"),
    [
        ("poule-1806", {"players": 2}, "for 3 or 4 players, not 2"),
        ("piquet-voleur-1806", {"players": 3}, "for 4 players, not 3"),
        ("tete-a-tete-1806", {"tiles": 13}, "tiles is a number from 6 to 12"),
        ("tete-a-tete-1806", {"tiles": 5}, "tiles is a number from 6 to 12"),
        ("poule-1806", {"tiles": 6}, "tiles is a number from 8 to 8"),
        ("tete-a-tete-1806", {"first": 3}, "first is a number from 0 to 2"),
        ("tete-a-tete-1806", {"rounds": 3}, "has no option rounds"),
        ("sans-points-1806", {"points": 3}, "has no option points"),
        ("poule-1806", {"first": 1, "seats": "tirees"}, "drawn seats decide who leads"),
        ("poule-1806", {"partners_redraw": True}, "has no option partners_redraw"),
        ("dernier-1806", {"tiles": 10}, "tiles is a number from 7 to 9"),
        ("tete-a-tete-1806", {"charge": "highest-hand"}, "not left to the players"),
        ("poule-1806", {"closed_takes": False}, "not left to the players"),
        ("dernier-1806", {"block_score": "difference"}, "not left to the players"),
        ("poule-1806", {"partner_counts": True}, "not left to the players"),
        ("tete-a-tete-1806", {"points": 0}, "points is a number from 1 to 999"),
    ],
)
def test_refused(ruleset: str, options: dict[str, OptionValue], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        DOMINOS.start(DOMINOS.ruleset(ruleset), options)


def test_every_reason_why_a_table_cannot_be() -> None:
    with pytest.raises(SetupError) as wrong:
        table("6-6,6-6 6-6,1-0/2-0,3-0,4-0 leader=j3 scores=1-2-3 tiles=2")
    assert tuple(reason.en for reason in wrong.value.reasons) == (
        "there should be 2 scores, none below zero",
        "the seats are 1 to 2",
        "there is only one 6-6",
        "each player takes 2 tiles",
        "−1 tiles have left the hands, but 2 are in the line",
    )


def test_too_many_players() -> None:
    with pytest.raises(SetupError, match="is not for 3 players"):
        table("- 6-6/5-5/4-4 leader=j1 tiles=1")
