"""Toc by hand: the faults of trictrac but for écoles, since only holes are marked."""

from __future__ import annotations

import random
from typing import Any

import pytest

from academie.engine.players import player
from academie.games.toc.arbiter import TocTable
from academie.games.trictrac.arbiter import ArbitratedState
from academie.games.trictrac.arbiter.faults import FaultMade, Kind
from academie.games.trictrac.arbiter.throwing import DiceRuling, What
from academie.kernel import BLACK, WHITE, IllegalPlay, OptionError, OptionValue, Record
from academie.notation import from_text, notation_of, to_text
from academie.notation.states import set_up
from academie.registry import registry
from academie.testing import choose

GAME = registry["toc"]
NOTATION = notation_of("toc")
PETIT_JAN = "0x3,1x2,2x2,3x2,4x2,5,6x3/0x15 white goal=6"
"""By 5-1 White fills his petit jan in one way: a hole."""
FILLED = "white bois 0/5 6/7"


def table(position: str = PETIT_JAN, marking: str = "rigueur", **options: OptionValue) -> TocTable:
    state = set_up(GAME, GAME.default, {"position": position, "marking": marking, **options})
    assert isinstance(state, TocTable)
    return state


def after(state: TocTable, *acts: str) -> TocTable:
    for text in acts:
        state = state.play(text)
    return state


def refused(state: TocTable, text: str) -> bool:
    try:
        state.play(text)
    except IllegalPlay:
        return True
    return False


def offers(state: TocTable) -> set[str]:
    return {NOTATION.act(act) for act in state.actions()}


def holes(state: TocTable) -> tuple[int, int]:
    white, black = state.state.marks
    return white.holes, black.holes


def kinds(state: TocTable) -> list[Kind]:
    return [event.kind for event in state.events if isinstance(event, FaultMade)]


THROWN = ("white jeter", "5-1")


def test_holes_are_marked_by_the_fichet() -> None:
    state = after(table(), *THROWN)
    assert offers(state) == {"white fichet 1", "white je-m-en-vais", FILLED}
    played = after(state, "white fichet 1", FILLED)
    assert (holes(played), played.actor, played.events) == ((1, 0), BLACK, ())


def test_a_hole_not_marked_before_the_wood_is_lost_and_nobody_gets_it() -> None:
    """ACAD-A ch. VI: holes won and not marked may not be marked later; ACAD-B ch. X: no école of holes."""
    lost = after(table(), *THROWN, FILLED)
    assert [(event.what, event.amount) for event in lost.events if isinstance(event, DiceRuling)] == [
        (What.HOLE_LOST, 1)
    ]
    assert [event.citation.source.siglum for event in lost.events] == ["ACAD-B"]
    assert (holes(lost), offers(lost)) == ((0, 0), {"black jeter"})
    assert refused(lost, "black ecole 1")


def test_a_hole_too_many_is_set_right_without_an_ecole() -> None:
    more = after(table(), *THROWN, "white fichet 2", FILLED)
    assert kinds(more) == [Kind.OVER_MARKED_HOLES]
    assert [event.points for event in more.events if isinstance(event, FaultMade)] == [0]
    assert offers(more) == {"black jeter", "black rectifier"}
    assert holes(after(more, "black rectifier")) == (1, 0)
    assert holes(after(more, "black jeter")) == (2, 0)


def test_who_leaves_on_a_false_hole_is_made_to_stay() -> None:
    """ACAD Toc ch. V: one who wins a hole by his dice may go, as at trictrac."""
    leaving = after(table(), *THROWN, "white fichet 2", "white je-m-en-vais")
    stays = after(leaving, "black rectifier")
    assert (stays.actor, holes(stays)) == (WHITE, (1, 0))
    assert refused(stays, "white je-m-en-vais")
    nothing = after(table("0x15/0x15 white goal=6"), "white jeter", "6-5", "white je-m-en-vais")
    assert kinds(nothing) == [Kind.LEFT_WRONGLY]
    assert after(nothing, "black rectifier").actor == WHITE


def test_going_away() -> None:
    gone = after(table(), *THROWN, "white fichet 1", "white je-m-en-vais", "black accorder")
    assert NOTATION.state(gone).startswith("0x15/0x15 white holes=1-0")


def test_a_plein_marked_and_not_made_gives_no_hole() -> None:
    """ACAD-B ch. X, XVIII: it may be made good, and the hole is taken back."""
    wrong = after(table(), *THROWN, "white fichet 1", "white bois 0/1 0/5")
    assert kinds(wrong) == [Kind.OVER_MARKED_HOLES, Kind.PLEIN_MISSED]
    assert "black faire-jouer 0/5 6/7" in offers(wrong)
    assert holes(after(wrong, "black rectifier")) == (0, 0)


def test_a_false_case_stays_or_is_played_by_one_man() -> None:
    """ACAD-B ch. XVIII."""
    wrong = after(table("0x15/0x15 white goal=6"), "white jeter", "4-3", "white bois 0/5 0/4")
    assert kinds(wrong) == [Kind.FALSE_CASE]
    assert offers(wrong) == {"black jeter", "black faire-jouer 0/7"}


def test_a_man_touched_is_played() -> None:
    touched = after(
        table("0x13,1,2/0x15 white goal=6"), "white jeter", "4-3", "white toucher 2", "white bois 0/4 0/3"
    )
    assert kinds(touched) == [Kind.TOUCHED]
    assert refused(after(table(), *THROWN, "white toucher 0"), "white fichet 1")


def test_good_company_marks_what_was_forgotten_and_plays_again() -> None:
    """LEP part 4 ch. III on rules 50-51, 60."""
    assert holes(after(table(marking="courtois"), *THROWN, FILLED)) == (1, 0)
    more = after(table(marking="courtois"), *THROWN, "white fichet 2", FILLED, "black jeter")
    assert holes(more) == (1, 0)
    missed = after(table(marking="courtois"), *THROWN, "white fichet 1", "white bois 0/1 0/5")
    assert holes(after(missed, "white corriger", FILLED, "black jeter")) == (1, 0)


def test_the_first_hole_ends_the_partie_and_the_double_is_marked() -> None:
    position = "0x3,1x2,2x2,3x3,4x2,5,6x2/0x15 white goal=1 double=true"
    won = after(table(position), "white jeter", "5-2", "white fichet 2")
    assert won.outcome is not None
    assert [*map(int, won.outcome.returns)] == [2, -2]
    simple = after(table(position), "white jeter", "5-2", "white fichet 1")
    assert simple.outcome is not None
    assert [*map(int, simple.outcome.returns)] == [1, -1]


@pytest.mark.parametrize(
    "text", ["white jeton 4", "white doubler", "black effacer", "black dire 4", "white convenir"]
)
def test_there_are_no_points(text: str) -> None:
    with pytest.raises(IllegalPlay, match="only holes are marked"):
        after(table(), *THROWN, text)


def test_a_hole_forgotten_may_be_agreed_to_be_the_others() -> None:
    lost = after(table(ecole_de_trou=True), *THROWN, FILLED)
    assert "black ecole 1" in offers(lost)
    assert holes(after(lost, "black ecole 1")) == (0, 1)
    assert refused(lost, "black ecole 2")


def test_a_penalty_in_points_there_is_not() -> None:
    with pytest.raises(OptionError, match="only holes"):
        table(rompre="exclu", peine="points")
    broken = after(table(rompre="exclu", peine="trous", peine_de=1), "white jeter", "black je-romps")
    assert holes(broken) == (1, 0)


def test_the_last_throw_and_the_dice_are_those_of_trictrac() -> None:
    won = after(
        table("22,23/18x3,19x2 white goal=6"),
        "white tirer-le-dernier",
        "black accorder",
        "white jeter",
        "6-6",
    )
    assert (won.actor, won.state.owed) == (WHITE, (2, 0))
    early = after(table(), *THROWN, "black jeter", "4-3", "white fichet 1", FILLED)
    assert (early.actor, early.state.board.cast is not None) == (BLACK, True)


def test_what_is_of_other_games_cannot_be_agreed_on() -> None:
    """Toc knows no grande bredouille and no marqué (ACAD Toc ch. V)."""
    for name, value in (("grande_bredouille", "run"), ("refait_falls", "at-once"), ("debredouille", 4)):
        with pytest.raises(OptionError, match=name):
            GAME.start(GAME.default, {"marking": "rigueur", name: value})


@pytest.mark.parametrize("marking", ["auto", "rigueur"])
@pytest.mark.parametrize("game", ["toc", "trictrac"])
def test_a_counsellor_is_agreed_on_and_kept_in_the_record(game: str, marking: str) -> None:
    """ACAD-B ch. II: by consent of the other; he changes nothing on the board."""
    of = registry[game]
    record: Record[Any] = Record(of, of.default.id, (("conseil", "black"), ("marking", marking)))
    assert record.start() == of.start(of.default, {"marking": marking})
    assert ("conseil", "black") in from_text(to_text(record)).record.options
    with pytest.raises(OptionError, match="conseil"):
        of.start(of.default, {"conseil": "nobody"})


OPTIONS: tuple[dict[str, OptionValue], ...] = (
    {"marking": "rigueur"},
    {"marking": "courtois", "attente": True},
    {"marking": "rigueur", "table": "complete", "attente": True},
)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("game", ["toc", "trictrac"])
def test_the_simple_player_sits_down_at_tables_with_hands(game: str, options: dict[str, OptionValue]) -> None:
    """It marks, plays, lets dice fall and judges those that touched no bande, to the end."""
    of, chooser = registry[game], random.Random(3)
    state = of.start(of.default, {"holes": 2, **options})
    players = [player("simple", game, seed) for seed in (1, 2)]
    for _ in range(3_000):
        if not isinstance(state.actor, int):
            if state.actor is None:
                break
            state = state.apply(choose(state, chooser))
            continue
        state = state.apply(players[state.actor].choose(state))
    assert state.outcome is not None


@pytest.mark.parametrize("game", ["toc", "trictrac"])
def test_who_was_broken_names_a_throw_that_pays(game: str) -> None:
    of = registry[game]
    given: dict[str, OptionValue] = {
        "marking": "rigueur",
        "rompre": "exclu",
        "position": PETIT_JAN.split(" goal", maxsplit=1)[0],
    }
    state = set_up(of, of.default, given)
    for text in ("white jeter", "black je-romps", "rompus"):
        state = state.play(text)
    named = player("simple", game, 1).choose(state)
    lying = state.apply(named)
    assert isinstance(lying, ArbitratedState)
    assert lying.state.owed[WHITE] > 0
