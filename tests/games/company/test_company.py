"""Trictrac in company as a game: who sits, who acts, what is told and what is paid."""

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from academie.engine.players import player
from academie.games.company.games import InCompany
from academie.games.company.law.events import (
    AtBoard,
    Exchanged,
    MarqueWritten,
    Owed,
    Paid,
    PouleEnded,
    Staked,
)
from academie.games.company.law.transfers import Why
from academie.games.company.table import CompanyState
from academie.games.trictrac.arbiter import acts
from academie.games.trictrac.law.coup import Form
from academie.games.trictrac.law.state import Phase, TrictracState
from academie.kernel import (
    BLACK,
    CHANCE,
    WHITE,
    Actor,
    IllegalAction,
    OptionError,
    OptionValue,
    RuleSet,
    Seat,
)
from academie.notation import notation_of
from academie.registry import registry
from academie.testing import check_game
from academie.testing.random_games import choose, random_game
from academie.words import Message
from tests.games.company.companies import begun, by_hand, past_the_dice, results, won
from tests.rings import count

Options = dict[str, OptionValue]

ONE, TWO, THREE, FOUR = map(Seat, range(4))

SHORT: dict[str, tuple[Options, ...]] = {
    "ecrire": (
        {"marques": 2, "holes": 1},
        {"company": "chouette", "marques": 4, "holes": 1},
        {"players": 4, "marques": 4, "holes": 1, "fiches": 3, "law": "acad-1749"},
        {"company": "a-tourner", "players": 5, "marques": 5, "holes": 1},
    ),
    "poule": ({"holes": 1, "players": 4, "parties": 8},),
    "tour-a-tour": ({"holes": 1}, {"holes": 1, "players": 2, "law": "acad-1698"}),
}
KIT = [
    pytest.param(ruleset, options, id=f"{ruleset.id}-{nth}")
    for key, several in SHORT.items()
    for ruleset in registry[key].rulesets
    for nth, options in enumerate(several)
    if ruleset == registry[key].default or nth == 0
]


def gains(state: CompanyState) -> list[int]:
    assert state.outcome is not None
    assert sum(state.outcome.returns) == 0
    return [int(gain) for gain in state.outcome.returns]


@pytest.mark.parametrize(("ruleset", "options"), KIT)
def test_the_kit(ruleset: RuleSet, options: Options) -> None:
    game = registry[ruleset.id.split("/")[0]]
    check_game(game, ruleset, seeds=range(2), options=options, every=count(23, 1))


class TestSittingDown:
    """What is agreed on before."""

    @pytest.mark.parametrize(
        ("key", "options", "seats"),
        [
            ("ecrire", {}, 2),
            ("ecrire", {"players": 3}, 3),
            ("ecrire", {"company": "chouette"}, 3),
            ("ecrire", {"players": 4}, 4),
            ("ecrire", {"company": "a-tourner"}, 3),
            ("ecrire", {"players": 6}, 6),
            ("poule", {}, 3),
            ("poule", {"players": 6}, 6),
            ("tour-a-tour", {"players": 2}, 2),
        ],
    )
    def test_how_many_sit(self, key: str, options: Options, seats: int) -> None:
        assert begun(key, **options).seats == seats
        assert seats in registry[key].seats

    @pytest.mark.parametrize(
        ("key", "options", "why"),
        [
            ("ecrire", {"company": "chouette", "players": 4}, "chouette is for 3 people, not 4"),
            ("ecrire", {"company": "bridge"}, "company is one of tete-a-tete, chouette"),
            ("ecrire", {"players": 7}, "players is a number from 2 to 6"),
            ("ecrire", {"marques": 7}, "evenly"),
            ("ecrire", {"law": "whist"}, "law: no rule set 'whist'"),
            ("ecrire", {"first": "white"}, "ecrire has no option first"),
            ("poule", {"players": 2}, "players is a number from 3 to 6"),
            ("poule", {"parties": 0}, "parties is a number"),
            ("tour-a-tour", {"marking": "sometimes"}, "marking is auto"),
        ],
    )
    def test_what_cannot_be(self, key: str, options: Options, why: str) -> None:
        with pytest.raises(OptionError, match=why):
            begun(key, **options)

    @pytest.mark.parametrize(("people", "marques"), [(2, 8), (3, 8), (4, 8), (5, 10), (6, 12)])
    def test_the_usual_number_of_marques(self, people: int, marques: int) -> None:
        """LEP part 1 ch. VI: eight, or twelve; as many for each account."""
        line = notation_of("ecrire").state(begun("ecrire", players=people))
        assert f" marques={marques}" in line

    def test_six_holes_end_a_marque_and_twelve_a_partie(self) -> None:
        marque, partie = begun("ecrire").board, begun("poule").board
        assert isinstance(marque, TrictracState)
        assert isinstance(partie, TrictracState)
        assert (marque.form, marque.goal) == (Form.MARQUE, 6)
        assert (partie.form, partie.goal) == (Form.PARTIE, 12)


class TestChouette:
    """One against two: LEP part 1 ch. VI."""

    def test_who_is_at_the_board(self) -> None:
        state = begun("ecrire", company="chouette")
        seen: list[tuple[Seat, Seat]] = []
        for letter in "wbbwwwbb":
            seen.append(state.at)
            state = results(state, letter)
        one, two, three = map(Seat, range(3))
        assert seen == [(one, two)] * 2 + [(one, three)] * 2 + [(one, two)] * 2 + [(one, three)] * 2

    def test_the_dice_are_the_chouette_s_at_each_entrance_and_then_the_other_s(self) -> None:
        state = begun("ecrire", company="chouette")
        seen: list[Actor] = []
        for letter in "bbwwbwbw":
            seen.append(past_the_dice(state).actor)
            state = results(state, letter)
        assert seen == [ONE, TWO, ONE, THREE, ONE, TWO, ONE, THREE]

    def test_who_looks_on_neither_acts_nor_is_waited_for(self) -> None:
        state = begun("ecrire", company="chouette")
        for step in random_game(registry["ecrire"], registry["ecrire"].default, 1, {"company": "chouette"}):
            state = step.after if isinstance(step.after, CompanyState) else state
            assert state.colour(THREE) is None
            assert {state.author(act) for act in state.actions()} <= {ONE, TWO, CHANCE}
            if isinstance(state.board, TrictracState) and state.board.score.holes != (0, 0):
                break

    def test_the_idle_partner_may_advise(self) -> None:
        state = begun("ecrire", company="chouette")
        assert [state.advised(seat) for seat in (ONE, TWO, THREE)] == [None, None, TWO]
        assert results(state, "ww").advised(TWO) == THREE

    def test_the_partner_who_enters_is_told(self) -> None:
        state = results(begun("ecrire", company="chouette"), "ww")
        told = state.events[-1]
        assert isinstance(told, Exchanged)
        assert (told.seat, told.rises, told.enters, told.at) == (THREE, (TWO,), (THREE,), (ONE, THREE))

    def test_the_chouette_settles_with_both(self) -> None:
        """Eight marqués of 8 and 52 are 116: twelve fiches and two of queue, from each."""
        state = results(begun("ecrire", ruleset="crayon", company="chouette"), "wwwwwwww")
        assert gains(state) == [28, -14, -14]
        paid = [(event.seat, event.payee, event.amount) for event in state.events if isinstance(event, Paid)]
        assert paid == [(TWO, ONE, Fraction(14)), (THREE, ONE, Fraction(14))]


class TestEcrire:
    """The account: LEP part 1 ch. VI."""

    def test_a_marque_is_written_as_it_is_won(self) -> None:
        state = won(begun("ecrire"), BLACK, 6, 1, run=6)
        written = state.events[-1]
        assert isinstance(written, MarqueWritten)
        assert (written.seat, written.marque.multiplier, written.marque.points) == (TWO, 2, 15)

    def test_who_went_away_has_the_dice(self) -> None:
        state = won(begun("ecrire"), BLACK)
        assert isinstance(state.board, TrictracState)
        assert (state.board.phase, state.board.thrower) == (Phase.THROW, BLACK)

    def test_a_refait_is_begun_again_and_makes_the_consolation_grow(self) -> None:
        again = won(begun("ecrire"), WHITE, 7, 7)
        assert not any(isinstance(event, MarqueWritten) for event in again.events)
        written = won(again, WHITE, 6, 2).events[-1]
        assert isinstance(written, MarqueWritten)
        assert written.marque.points == 6 - 2 + 4

    def test_what_the_end_adds_is_told(self) -> None:
        """64 and 52 of postillons, 16 jetons of the eight marqués lost: 132 are 13 fiches, and the queue."""
        state = results(begun("ecrire"), "wwwwwwww")
        owed = [(event.why, event.jetons) for event in state.events if isinstance(event, Owed)]
        assert owed == [
            (Why.POSTILLON, 28),
            (Why.POSTILLON, 8),
            (Why.POSTILLON, 8),
            (Why.POSTILLON, 8),
            (Why.JETON_QUEUE, 16),
            (Why.QUEUE, 20),
        ]
        assert gains(state) == [15, -15]

    def test_partners_owe_and_win_together(self) -> None:
        state = results(begun("ecrire", ruleset="crayon", players=4), "wwwwwwww")
        assert gains(state) == [14, 14, -14, -14]
        owed = next(event for event in state.events if isinstance(event, Owed))
        assert (owed.payers, owed.payees) == ((THREE, FOUR), (ONE, TWO))

    def test_the_idle_have_a_consolation_a_tourner(self) -> None:
        state = won(begun("ecrire", company="a-tourner"), WHITE)
        (owed,) = (event for event in state.events if isinstance(event, Owed))
        assert (owed.why, owed.payers, owed.payees, owed.jetons) == (Why.IDLE, (TWO,), (THREE,), 2)

    def test_even_accounts_pay_nothing(self) -> None:
        assert gains(results(begun("ecrire"), "wbwbwbwb")) == [0, 0]


class TestParties:
    """The poule (LEP part 1 ch. VI) and turn about (ACAD-B ch. II)."""

    def test_who_enters_stakes(self) -> None:
        state = results(begun("poule"), "w")
        assert state.at == (ONE, THREE)
        staked = next(event for event in state.events if isinstance(event, Staked))
        assert (staked.seat, staked.pot) == (THREE, 3)

    def test_who_beats_all_takes_the_poule(self) -> None:
        state = results(begun("poule"), "ww")
        (ended,) = (event for event in state.events if isinstance(event, PouleEnded))
        assert (ended.seat, ended.pot, ended.shared) == (ONE, 3, False)
        assert gains(state) == [2, -1, -1]

    def test_a_poule_nobody_takes_is_shared(self) -> None:
        """One stake each, the third having one; who comes back stakes anew: four lie there for three."""
        state = results(begun("poule", parties=3), "wbw")
        (ended,) = (event for event in state.events if isinstance(event, PouleEnded))
        assert (ended.pot, ended.shared) == (4, True)
        assert state.outcome is not None
        assert sorted(state.outcome.returns) == [Fraction(-2, 3), Fraction(1, 3), Fraction(1, 3)]

    def test_the_winner_stays(self) -> None:
        state = begun("tour-a-tour", players=4)
        seen = [state.at]
        for _ in range(3):
            state = results(state, "w")
            seen.append(state.at)
        assert seen == [(ONE, TWO), (ONE, THREE), (ONE, FOUR), (ONE, TWO)]

    def test_the_loser_pays_the_winner(self) -> None:
        assert gains(results(begun("tour-a-tour", parties=3), "www")) == [3, -2, -1]


class TestByHand:
    """Where one marks for oneself."""

    def test_an_act_is_of_who_has_those_men(self) -> None:
        state = past_the_dice(begun("ecrire", company="chouette", marking="rigueur"))
        first = state.actions()[0]
        assert isinstance(first, acts.Jeter)
        assert (state.author(first), state.author(first.mirrored())) == (ONE, TWO)

    def test_faults_are_taken_and_told_of_the_person(self) -> None:
        state = past_the_dice(begun("ecrire", company="chouette", marking="courtois"))
        thrown = past_the_dice(state.apply(acts.Jeter(WHITE)))
        marked = thrown.apply(acts.Jeton(WHITE, 6))
        over = marked.apply(acts.Bois(WHITE, by_hand(marked).state.position.plays()[0].moves))
        faults = [
            event for event in over.events if isinstance(event, AtBoard) and event.called == "FaultMade"
        ]
        assert [event.seat for event in faults] == [ONE]
        notation = notation_of("ecrire")
        assert notation.attempts(over, THREE) == ()
        assert notation.attempts(over, TWO)

    def test_a_whole_chouette(self) -> None:
        """Good play at random by hand, the three of them marking for themselves."""
        options: Options = {"company": "chouette", "marques": 4, "holes": 1, "marking": "rigueur"}
        *_, last = random_game(registry["ecrire"], registry["ecrire"].default, 1, options)
        assert isinstance(last.after, CompanyState)
        assert sum(gains(last.after)) == 0

    @pytest.mark.parametrize("marking", ["auto", "rigueur"])
    def test_the_simple_player_sits_down_too(self, marking: str) -> None:
        state, dice = begun("ecrire", company="chouette", marking=marking), random.Random(3)
        simple = player("simple", "ecrire", seed=1, forget=0.3)
        for _ in range(60):
            act = choose(state, dice) if state.actor is CHANCE else simple.choose(state)
            assert act in state.actions()
            state = state.apply(act)

    def test_a_line_with_hands_says_how_it_is_marked(self) -> None:
        line = notation_of("ecrire").state(begun("ecrire", marking="courtois"))
        assert " | tete-a-tete marking=courtois at=0-1 marques=8" in line


class TestStates:
    """What cannot be is found out."""

    def test_acts_of_another_board_are_refused(self) -> None:
        with pytest.raises(IllegalAction):
            begun("ecrire").apply(acts.Jeter(WHITE))

    @pytest.mark.parametrize(
        ("changed", "flaw"),
        [
            ({"at": (ONE, THREE)}, "the people at the board are not those who are to play"),
            ({"seat_order": (ONE, ONE, TWO)}, "do not sit on"),
        ],
    )
    def test_problems(self, changed: dict[str, tuple[Seat, ...]], flaw: str) -> None:
        state = replace(begun("ecrire", company="chouette"), **changed)  # type: ignore[arg-type]
        assert [problem for problem in state.problems() if flaw in problem.en]

    def test_another_thing_is_played_than_agreed_on(self) -> None:
        state = replace(begun("ecrire"), board=begun("poule").board)
        assert state.problems() == (Message("company-wrong-board"),)

    def test_six_people_moved_on_six_times_are_where_they_were(self) -> None:
        state = moved = begun("ecrire", players=6)
        for _ in range(6):
            moved = moved.mirrored()
        assert moved == state


@pytest.mark.parametrize("key", ["ecrire", "poule", "tour-a-tour"])
def test_the_game_says_as_many_seats_as_its_law(key: str) -> None:
    """The value of the game is read before its law is loaded, so both say it."""
    game = registry[key]
    law = game.law
    assert isinstance(law, InCompany)
    assert game.seats == law.seats
