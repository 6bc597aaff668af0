"""Dice at a table with hands: broken, early, badly fallen, and the last throw in advance."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from academie.games.tables.law.throw import THROWS, Throw
from academie.games.trictrac.arbiter import ArbitratedState
from academie.games.trictrac.arbiter.last_throw import decided
from academie.games.trictrac.arbiter.throwing import LIES, DiceRuling, Lie, MotiveTold, What
from academie.games.trictrac.text import NOTATION, public_events
from academie.kernel import BLACK, CHANCE, WHITE, IllegalPlay, OptionError, OptionValue
from academie.notation.states import set_up
from academie.registry import registry

GAME = registry["trictrac"]
HITS = "0x9,5x2,6,7,11x2/0x15 white throws=3-3 coins=white"
"""By 6-5 White beats the coin: four points."""
RULESETS = {"LEP": "lep-rigueur", "ACAD-A": "acad-1749", "ACAD-B": "acad-1698"}


def table(position: str = HITS, ruleset: str = "lep-rigueur", **options: OptionValue) -> ArbitratedState:
    chosen: dict[str, OptionValue] = {"marking": "rigueur", "position": position, **options}
    state = set_up(GAME, GAME.ruleset(ruleset), chosen)
    assert isinstance(state, ArbitratedState)
    return state


def after(state: ArbitratedState, *acts: str) -> ArbitratedState:
    for text in acts:
        state = state.play(text)
    return state


def refused(state: ArbitratedState, text: str) -> bool:
    try:
        state.play(text)
    except IllegalPlay:
        return True
    return False


def line(state: ArbitratedState) -> str:
    return NOTATION.state(state)


def ruled(state: ArbitratedState) -> list[What]:
    return [event.what for event in state.events if isinstance(event, DiceRuling)]


def cited(state: ArbitratedState) -> list[str]:
    return [str(event.citation) for event in state.events]


def offers(state: ArbitratedState) -> set[str]:
    return {NOTATION.act(act) for act in state.actions()}


class TestBreaking:
    """LEP rule 16; ACAD-A ch. VI; ACAD-B ch. IV."""

    def test_a_broken_throw_changes_nothing_and_is_thrown_again(self) -> None:
        before = table()
        broken = after(before, "white jeter", "black je-romps")
        assert (broken.actor, offers(broken)) == (CHANCE, {"rompus"})
        assert broken.chance()[0][1] == Fraction(1)
        again = after(broken, "rompus")
        assert (line(again), again.actor) == (line(before), WHITE)
        assert (ruled(again), cited(again)) == ([What.BROKEN], ["LEP, rule 16"])
        assert line(after(again, "white jeter", "6-5")) == line(after(before, "white jeter", "6-5"))

    @pytest.mark.parametrize(
        ("ruleset", "options", "most"),
        [
            ("lep-rigueur", {}, 3),
            ("lep-rigueur", {"marking": "courtois"}, 1),
            ("lep-rigueur", {"rompre_max": 2}, 2),
            ("acad-1698", {}, 9),
            ("acad-1749", {"rompre_max": 1}, 1),
        ],
    )
    def test_how_often_running(self, ruleset: str, options: dict[str, OptionValue], most: int) -> None:
        state = table(HITS, ruleset, **options)
        for _ in range(most):
            state = after(state, "white jeter", "black je-romps", "rompus")
        assert refused(after(state, "white jeter"), "black je-romps") == (most < 9)
        thrown = after(state, "white jeter", "6-5")
        assert refused(thrown, "black je-romps")

    def test_only_the_other_breaks_and_only_in_the_air(self) -> None:
        state = table()
        assert refused(state, "black je-romps")
        assert refused(after(state, "white jeter"), "white je-romps")
        assert refused(after(state, "white jeter", "6-5"), "black je-romps")

    def test_the_count_begins_anew_with_a_throw_that_stands(self) -> None:
        state = after(
            table(marking="courtois"), "white jeter", "black je-romps", "rompus", "white jeter", "6-5"
        )
        played = after(state, "white fichet 0", "white jeton 4", "white bois 5/10 5/11", "black jeter")
        assert not refused(played, "white je-romps")

    def test_each_throw_may_be_named_where_breaking_is_excluded(self) -> None:
        naming = after(table(rompre="exclu"), "white jeter", "black je-romps")
        assert (ruled(naming), cited(naming)) == ([What.PENALTY_NUMBER], ["ACAD-B, ch. IV § 10-12"])
        naming = after(naming, "rompus")
        assert (naming.actor, len(naming.actions())) == (WHITE, 21)
        plain = after(table(), "white jeter")
        for dice in THROWS:
            thrown = f"{dice.high}-{dice.low}"
            named = after(naming, f"white jouer-le-nombre {thrown}")
            assert line(named) == line(after(plain, thrown))
            assert offers(named) == offers(after(plain, thrown))

    @pytest.mark.parametrize(
        ("peine", "amount", "shown"), [("points", 4, "white:4/0"), ("trous", 2, "white:0/2")]
    )
    def test_penalties_in_points_and_holes(self, peine: str, amount: int, shown: str) -> None:
        state = table(rompre="exclu", peine=peine, peine_de=amount)
        broken = after(state, "white jeter", "black je-romps")
        assert shown in line(broken)
        assert after(broken, "rompus").actor == WHITE

    def test_a_stake_is_paid_to_the_other_and_accounts_are_nought(self) -> None:
        position = f"{HITS} holes=11-0 points=8-0"
        state = table(position, rompre="exclu", peine="mise", peine_de=3)
        over = after(
            state, "white jeter", "black je-romps", "rompus", "white jeter", "6-5", "white fichet 12"
        )
        assert over.outcome is not None
        assert [*map(int, over.outcome.returns)] == [4, -4]

    def test_points_are_even(self) -> None:
        with pytest.raises(OptionError, match="even"):
            table(rompre="exclu", peine="points", peine_de=3)

    def test_dice_may_wait_for_the_other(self) -> None:
        waiting = after(table(attente=True), "white jeter")
        assert (waiting.actor, offers(waiting)) == (BLACK, {"black laisser", "black je-romps"})
        falling = after(waiting, "black laisser")
        assert (falling.actor, len(falling.actions())) == (CHANCE, 21)
        assert after(waiting, "black je-romps", "rompus", "white jeter").actor == BLACK

    def test_nothing_of_it_where_the_table_marks(self) -> None:
        with pytest.raises(OptionError, match="rompre"):
            GAME.start(GAME.ruleset("lep-rigueur"), {"rompre": "exclu"})


class TestEarly:
    """LEP rule 14, and part 4 ch. III on it."""

    def test_in_rigour_the_other_plays_knowing_the_dice(self) -> None:
        plain = after(table(), "white jeter", "6-5")
        early = after(plain, "black jeter", "4-3")
        assert (early.actor, ruled(early), cited(early)) == (WHITE, [What.EARLY_SEEN], ["LEP, rule 14"])
        assert "early=4-3" in line(early)
        assert offers(early) == offers(plain)
        played = after(early, "white jeton 4", "white bois 5/10 5/11")
        assert (played.actor, played.state.board.cast is not None) == (BLACK, True)
        assert played.state.board.cast is not None
        assert played.state.board.cast.dice == Throw(4, 3)

    def test_what_throwing_ends_is_lost(self) -> None:
        """The école of a player who forgot to mark cannot be claimed by one who has thrown already."""
        forgot = after(table(), "white jeter", "6-5", "white bois 5/10 5/11")
        assert "black ecole 4" in offers(forgot)
        early = after(table(), "white jeter", "6-5", "black jeter", "4-3", "white bois 5/10 5/11")
        assert not any(offer.startswith("black ecole") for offer in offers(early))

    def test_in_good_company_the_dice_stay_covered(self) -> None:
        early = after(table(marking="courtois"), "white jeter", "6-5", "black jeter")
        assert (early.actor, ruled(early)) == (WHITE, [What.EARLY_COVERED])
        assert cited(early) == ["LEP, part 4 ch. III on rule 14"]
        assert not any(isinstance(act, Throw) for act in early.actions())
        played = after(early, "white jeton 4", "white bois 5/10 5/11")
        assert played.actor == BLACK
        falling = after(played, "black jeter")
        assert falling.actor is CHANCE
        assert refused(falling, "white je-romps")

    def test_one_throws_early_once(self) -> None:
        assert refused(after(table(), "white jeter", "6-5", "black jeter", "4-3"), "black jeter")

    def test_a_releve_makes_it_void(self) -> None:
        position = f"{HITS} points=8-0"
        state = after(table(position), "white jeter", "6-5", "black jeter", "4-3", "white fichet 1")
        gone = after(state, "white je-m-en-vais", "black accorder")
        assert (gone.actor, What.EARLY_VOID in ruled(gone)) == (WHITE, True)


RACE = "22,23/18x3,19x2 white"
"""White needs two throws at the most, Black three at the least."""


class TestLastThrow:
    """LEP rules 74-75; ACAD-A ch. II."""

    def test_it_is_offered_only_when_nothing_can_change_it(self) -> None:
        """Every ending of a few men is played by the slowest throws of one and the fastest of the other."""

        def slowest(men: tuple[int, ...]) -> int:
            left, throws = sorted(men), 0
            while left:
                throws += 1
                for _ in range(2):
                    left = sorted(left, reverse=True)
                    if left:
                        left[0] -= 1
                        left = [far for far in left if far]
            return throws

        for mine in product(range(1, 4), repeat=2):
            for his in product(range(1, 7), repeat=3):
                men = tuple(tuple(side.count(24 - point) for point in range(24)) for side in (mine, his))
                assert decided((men[0], men[1]), WHITE) == (slowest(mine) <= 2)

    def test_who_could_be_caught_up_must_play_on(self) -> None:
        assert refused(table("18x2,19/23x3 white"), "black faire-tirer")
        assert refused(table("0x15/0x15 white"), "white tirer-le-dernier")

    @pytest.mark.parametrize(("dice", "points"), [("6-6", 6), ("5-4", 4)])
    def test_a_demand_of_lepeintre(self, dice: str, points: int) -> None:
        asked = after(table(RACE), "black faire-tirer")
        assert (ruled(asked), cited(asked)) == ([What.LAST_THROW], ["LEP, rule 75"])
        won = after(asked, "white jeter", dice)
        assert (won.actor, won.state.owed) == (WHITE, (points, 0))
        assert line(won).startswith("0x15/0x15 white")
        afresh = after(won, f"white jeton {points}", "white jeter")
        assert afresh.actor is CHANCE

    def test_pour_tout_the_same_dice_are_played_at_once(self) -> None:
        said = after(table(RACE), "black faire-tirer", "white je-joue-pour-tout")
        assert (ruled(said), cited(said)) == ([What.POUR_TOUT], ["LEP, rule 74"])
        begun = after(said, "white jeter", "6-6", "white jeton 6", "white jeter")
        assert begun.actor == WHITE
        assert "white bois 0/6 0/6" in offers(begun)

    def test_nobody_can_be_made_to_play_for_all(self) -> None:
        assert refused(after(table(RACE), "black faire-tirer"), "black je-joue-pour-tout")

    def test_in_the_academies_it_is_agreed(self) -> None:
        state = table(RACE, "acad-1749")
        assert refused(state, "black faire-tirer")
        granted = after(state, "white tirer-le-dernier", "black accorder")
        assert cited(granted) == ["ACAD-A, ch. II § 39"]
        assert after(granted, "white jeter", "5-4").state.owed == (4, 0)
        assert after(state, "white tirer-le-dernier", "white jeter", "2-1").state.board.cast is not None


def complete(ruleset: str = "lep-rigueur", position: str = HITS, **options: OptionValue) -> ArbitratedState:
    return after(table(position, ruleset, table="complete", **options), "white jeter")


class TestCompleteTable:
    """LEP rules 1-12; ACAD-A ch. VI; ACAD-B ch. IV, XVIII."""

    def test_accidents_are_drawn_apart_from_the_numbers(self) -> None:
        assert sum(weight for _, weight in complete().chance()) == 1
        for lies, _ in LIES:
            rolling = complete().apply(lies)
            if rolling.actor is CHANCE:
                assert Counter(dict(rolling.chance())) == Counter(
                    dict(after(table(), "white jeter").chance())
                )

    @pytest.mark.parametrize(
        ("ruleset", "lie", "citation"),
        [
            ("lep-rigueur", "l-un-apres-l-autre", "LEP, rule 1"),
            ("lep-rigueur", "l-un-sur-l-autre", "LEP, rule 3"),
            ("lep-rigueur", "sur-la-bande", "LEP, rule 10"),
            ("acad-1698", "sur-la-bande", "ACAD-B, ch. IV § 2; ch. XVIII § 10"),
            ("acad-1749", "sur-la-bande", "ACAD-A, ch. VI § 20"),
            ("acad-1749", "l-un-sur-l-autre", "LEP, rule 3"),
            ("acad-1698", "hors", "ACAD-B, ch. XVIII § 10"),
            ("lep-rigueur", "hors", "ACAD-B, ch. XVIII § 10"),
            ("acad-1698", "casse-en-deux", "ACAD-B, ch. XVIII § 12"),
            ("acad-1749", "casse-en-deux", "ACAD-A, ch. VI § 21"),
            ("acad-1698", "sans-bande", "ACAD-B, ch. XVIII § 6"),
        ],
    )
    def test_void_throws_are_thrown_again(self, ruleset: str, lie: str, citation: str) -> None:
        state = after(complete(ruleset), lie)
        assert (state.actor, ruled(state), cited(state)) == (WHITE, [What.VOID], [citation])
        assert line(state) == line(table(ruleset=ruleset))

    @pytest.mark.parametrize("lie", ["franc", "deux-tables", "sur-les-dames", "derriere-une-pile", "casse"])
    @pytest.mark.parametrize("ruleset", RULESETS.values())
    def test_throws_that_are_good_all_the_same(self, ruleset: str, lie: str) -> None:
        good = after(complete(ruleset), lie, "6-5")
        plain = after(table(ruleset=ruleset), "white jeter", "6-5")
        assert (line(good), offers(good)) == (line(plain), offers(plain))

    def test_the_larger_half_of_a_broken_die_counts_by_lepeintre(self) -> None:
        assert "dice=5-3" in line(after(complete(), "casse-en-deux", "5-3"))

    @pytest.mark.parametrize(
        ("ruleset", "tester", "other"), [("lep-rigueur", "black", "white"), ("acad-1698", "white", "black")]
    )
    def test_who_draws_the_man_from_under_a_die(self, ruleset: str, tester: str, other: str) -> None:
        doubtful = after(complete(ruleset), "en-l-air")
        assert refused(doubtful, f"{other} eprouver")
        pulled = after(doubtful, f"{tester} eprouver")
        assert offers(pulled) == {"tient", "tombe"}
        assert ruled(after(pulled, "tombe")) == [What.VOID]
        assert "dice=6-5" in line(after(pulled, "tient", "6-5"))

    def test_dice_that_touched_no_bande_are_at_the_others_will(self) -> None:
        shown = after(complete(), "sans-bande", "6-5")
        assert (shown.actor, offers(shown)) == (BLACK, {"black trouver-bon", "black faire-rejeter"})
        assert "offered=6-5" in line(shown)
        assert line(after(shown, "black trouver-bon")) == line(after(table(), "white jeter", "6-5"))
        again = after(shown, "black faire-rejeter")
        assert (again.actor, ruled(again), cited(again)) == (WHITE, [What.VOID], ["LEP, rule 12"])

    def test_good_company_throws_them_again_unasked(self) -> None:
        state = after(complete(marking="courtois"), "sans-bande")
        assert (state.actor, cited(state)) == (WHITE, ["LEP, part 4 ch. III on rule 12"])

    def test_a_man_kept_in_hand_takes_the_points_away(self) -> None:
        """LEP rule 28; here the points of two men laid down beforehand who are to be covered."""
        given: dict[str, Any] = {
            "white_down": "as+deux+terne+carme+quine",
            "first": "white",
            "marking": "rigueur",
        }
        start = GAME.start(GAME.ruleset("lep-rigueur"), {**given, "table": "complete"})
        assert isinstance(start, ArbitratedState)
        plain = after(start, "white jeter", "franc", "2-1")
        worth = plain.state.owed[WHITE]
        assert worth
        kept = after(start, "white empiler 14", "white jeter", "franc", "2-1")
        assert kept.state.owed[WHITE] == 0
        assert f"black ecole {worth}" in offers(kept)
        down = after(start, "white empiler 14", "white empiler 15", "white jeter", "franc", "2-1")
        assert down.state.owed[WHITE] == worth
        kind = GAME.start(GAME.ruleset("lep-rigueur"), {**given, "table": "complete", "marking": "courtois"})
        assert isinstance(kind, ArbitratedState)
        assert after(kind, "white empiler 14", "white jeter", "franc", "2-1").state.owed[WHITE] == worth

    def test_an_ordinary_table_has_no_accidents(self) -> None:
        assert {type(act) for act, _ in after(table(), "white jeter").chance()} == {Throw}
        assert refused(table("0x15/0x15 white"), "white empiler 14")


def test_every_way_of_lying_is_ruled_by_every_authority() -> None:
    for ruleset in RULESETS.values():
        for marking in ("rigueur", "courtois"):
            for lie in Lie:
                state = after(complete(ruleset, marking=marking), lie.value)
                assert all(event.citation for event in state.events)


class TestWords:
    """What is said of bredouille and of écoles."""

    def test_one_may_admit_a_late_debredouille(self) -> None:
        """ACAD-B ch. VII: refused later, unless the other admits it in good faith."""
        position = f"{HITS} points=4-2 bredouille=white"
        for ruleset in RULESETS.values():
            state = table(position, ruleset)
            admitted = after(state, "white convenir")
            assert cited(admitted) == ["ACAD-B, ch. VII § 6"]
            assert "bredouille" not in line(admitted)
            assert refused(admitted, "white convenir")
            assert refused(state, "black convenir")

    def test_in_rigour_the_reason_of_an_ecole_is_told_after_two_coups(self) -> None:
        """LEP rule 62; in good company at once."""
        forgot = after(table(), "white jeter", "6-5", "white bois 5/10 5/11")
        sent = after(forgot, "black ecole 4")
        assert not any(event.called == "FaultMade" for event in public_events(forgot, sent))
        assert refused(sent, "white demander-le-motif")
        later = after(
            sent, "black jeter", "2-1", "black bois 0/2 0/1", "white jeter", "2-1", "white bois 0/2 0/1"
        )
        told = after(later, "white demander-le-motif").events
        assert [(event.kinds, str(event.citation)) for event in told if isinstance(event, MotiveTold)] == [
            (("E1",), "LEP, rule 62")
        ]
        assert refused(later, "black demander-le-motif")
        kind = after(table(marking="courtois"), "white jeter", "6-5", "white bois 5/10 5/11", "black ecole 4")
        assert not refused(kind, "white demander-le-motif")
