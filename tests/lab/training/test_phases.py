"""Nets with phases: each learns for itself, a teacher is asked, a fit goes on where it was broken off."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from academie.engine.dice.nets import card
from academie.engine.dice.selfplay import Played, Rolling, Teacher, self_play, teach
from academie.games.race.law import Phase, RaceState
from academie.games.race.law.toute_table import ACAD_1806
from academie.games.race.players.gnubg import Gnubg
from academie.games.race.training.gnubg_teacher import answers
from academie.kernel import WHITE, OptionError
from academie.lab.training.fitting import Fitting
from academie.lab.training.net import Phases, phase_states, read_net
from academie.lab.training.recipe import Fit, read_recipe

GAME = "toute-table"
PLAN = Fit(games=4, rate=0.01, last_rate=0.001, epochs=4, batch=64)
needs_gnubg = pytest.mark.needs("gnubg")


def fresh() -> bytes:
    """A net of two phases that has played a little."""
    return teach(GAME, None, hidden=(6, 3), series=(5, 0, 200), rates=(0.05, 0.05), encoding="course-2")


@pytest.fixture(scope="module")
def net() -> bytes:
    return fresh()


def same(one: Phases, two: Phases) -> bool:
    pairs = zip(one, two, strict=True)
    return all(np.array_equal(a, b) for each in pairs for a, b in zip(*each, strict=True))


def of_phases(net: bytes, played: Played) -> list[int]:
    """How many states there are of each phase."""
    return [len(states) for states in phase_states(played, read_net(net)[0])]


def test_the_card_names_the_phases(net: bytes) -> None:
    phases, about = read_net(net)
    assert about.phases == ("contact", "race")
    assert [weights.hidden.shape[1] for weights in phases] == [6, 3]
    assert card(net) == about


def test_games_pass_through_both_phases(net: bytes) -> None:
    contact, race = of_phases(net, self_play(GAME, net, seed=1, first=0, last=20))
    assert contact > race > 0


def test_states_of_one_phase_and_beside_the_games_are_played_out(net: bytes) -> None:
    def rolled(rolling: Rolling) -> list[int]:
        return of_phases(net, self_play(GAME, net, seed=1, first=0, last=6, rolling=rolling))

    contact, race = rolled(Rolling(games=1, throws=1))
    assert rolled(Rolling(games=1, throws=1, phase="race")) == [0, race]
    assert rolled(Rolling(games=1, throws=1, phase="contact", beside=2))[0] > 2 * contact
    with pytest.raises(OptionError, match="opening"):
        rolled(Rolling(phase="opening"))


def test_a_phase_without_states_stays_as_it_was(net: bytes) -> None:
    played = self_play(GAME, net, seed=1, first=0, last=6, rolling=Rolling(games=2, throws=2, phase="race"))
    phases, _ = read_net(net)
    fitting = Fitting(phases, played, PLAN, 1)
    list(fitting.passes())
    assert same(fitting.phases[:1], phases[:1])
    assert not same(fitting.phases[1:], phases[1:])


def test_a_fit_broken_off_after_a_pass_goes_on_alike(net: bytes) -> None:
    played, (phases, _) = self_play(GAME, net, seed=1, first=0, last=4), read_net(net)
    whole, begun, resumed = (Fitting(phases, played, PLAN, 1) for _ in range(3))
    losses = [*whole.passes()]
    list(islice(begun.passes(), 2))
    resumed.resume(begun.kept())
    assert [*resumed.passes()] == losses[2:]
    assert resumed.losses == losses == sorted(losses, reverse=True)
    assert same(resumed.phases, whole.phases)


@needs_gnubg
def test_the_teacher_says_of_a_board_what_it_says_of_the_state() -> None:
    men = (
        (0,) * 5 + (3,) + (0,) * 6 + (4,) + (0,) * 5 + (4, 0, 2, 0, 0, 0),
        (2,) + (0,) * 15 + (5, 0, 4, 4, *(0,) * 4),
    )
    state = RaceState(ACAD_1806, men, (2, 0), WHITE, Phase.THROW, None, double=True)
    board = np.array([[*men[0], *men[1], 2, 0]], np.uint8)
    with Gnubg() as gnubg:
        chances = gnubg.chances(state)
    found = chances.win, chances.win_double, chances.lose_double
    assert answers(board, plies=0)[0].tolist() == pytest.approx(found, abs=1e-6)


@needs_gnubg
def test_a_teacher_is_asked_about_states_beside_the_games_too(net: bytes) -> None:
    few, more = (
        self_play(GAME, net, seed=1, first=0, last=1, teacher=Teacher("gnubg", beside=beside))
        for beside in (0, 2)
    )
    assert 2 * len(few) < len(more) <= 3 * len(few)
    assert ((few.outcome >= 0) & (few.outcome <= 1)).all()
    assert np.abs(few.outcome - few.words).max() > 0.01, "it is not the net that answers"


RECIPE = """game = "toute-table"
encoding = "{encoding}"
hidden = [6, 3]
seed = 1
[[stage]]
kind = "lessons"
games = 2
fast = 0.1
slow = 0.1
[[stage]]
kind = "fit"
games = 2
rate = 0.01
last_rate = 0.001
[stage.teacher]
program = "{program}"
"""


def test_a_recipe_with_phases_is_read_and_a_wrong_one_refused(tmp_path: Path) -> None:
    path = tmp_path / "recipe.toml"
    path.write_text(RECIPE.format(encoding="course-2", program="gnubg"), "utf-8")
    recipe = read_recipe(path)
    assert (recipe.hidden, recipe.encoding) == ((6, 3), "course-2")
    assert recipe.plain != replace(recipe, encoding="course-1").plain
    for encoding, program in (("course-9", "gnubg"), ("course-2", "oracle")):
        path.write_text(RECIPE.format(encoding=encoding, program=program), "utf-8")
        with pytest.raises(OptionError, match=r"course-9|oracle"):
            read_recipe(path)
