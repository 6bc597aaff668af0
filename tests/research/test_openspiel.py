"""Our games pass OpenSpiel's own checks."""

import pickle
import subprocess
import sys
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from academie.kernel import OptionError
from academie.notation import read, to_json
from academie.registry import registry
from academie.research.encoding import encodings
from academie.research.openspiel import PREFIX, AcademieState, read_options
from tests.rings import unless

RULESETS = [
    pytest.param(key, ruleset.id, id=ruleset.id, marks=unless(ruleset is registry[key].default))
    for key in encodings()
    for ruleset in registry[key].rulesets
]


FACE = [pytest.param(key, marks=unless(key in {"toute-table", "dominos"})) for key in encodings()]
"""The face has no game in it: by day one of chance and one of hidden hands pass its checks."""
SHORT = {"ecrire": "marques:2;holes:2", "poule": "holes:1", "tour-a-tour": "holes:1;parties:2"}
"""OpenSpiel's checks replay a game for every act of it; in company a usual one has some thousand."""


def parameters(key: str) -> dict[str, str]:
    return {"options": SHORT.get(key, "")}


def new_state(text: str) -> AcademieState:
    state = pyspiel.load_game(text).new_initial_state()
    assert isinstance(state, AcademieState)
    return state


@pytest.mark.parametrize(("key", "ruleset"), RULESETS)
def test_random_simulation(key: str, ruleset: str) -> None:
    game = pyspiel.load_game(PREFIX + key, {"ruleset": ruleset, **parameters(key)})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_random_simulation_that_is_stopped() -> None:
    game = pyspiel.load_game("python_academie_trictrac(most_acts=40)")
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize("key", FACE)
def test_games_sim(key: str) -> None:
    np.random.seed(1)  # OpenSpiel's test draws from the global generator
    # Its tests bring all of SciPy: imported here, for collecting these costs every worker seconds otherwise.
    from open_spiel.python.tests import games_sim_test  # noqa: PLC0415

    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(PREFIX + key, parameters(key)))


@pytest.mark.parametrize("key", FACE)
def test_enforced_api(key: str) -> None:
    body: dict[str, Any] = {
        "game_name": PREFIX + key,
        "game": pyspiel.load_game(PREFIX + key, parameters(key)),
    }
    from open_spiel.integration_tests import api_test  # noqa: PLC0415 - likewise

    case = type("EnforceAPI", (api_test.EnforceAPIOnPartialTreeBase,), body)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not [*result.failures, *result.errors, *result.skipped]


def test_strings_are_our_notation() -> None:
    state = new_state("python_academie_trictrac")
    state.apply_action(6)
    assert str(state) == "0x15/0x15 white dice=2-1 throws=1-0"
    assert [state.action_to_string(id_) for id_ in state.legal_actions()] == ["0/1 0/2", "0/3"]
    state.apply_action(576)
    assert state.observation_string(1) == str(state)
    assert state.information_state_string(1) == "w2b1 | 0/3"


def test_observation_by_name() -> None:
    state = new_state("python_academie_trictrac(options=first:black)")
    observation = make_observation(state.get_game())
    observation.set_from(state, 1)
    assert observation.dict["my_men"].tolist() == [1.0] + [0.0] * 23
    assert observation.dict["thrower"].tolist() == [1.0]
    assert observation.tensor.tolist() == state.observation_tensor(1)


def test_parameters() -> None:
    text = "python_academie_trictrac(most_acts=500,options=holes:3;form:marque,ruleset=trictrac/lep-rigueur)"
    game = pyspiel.load_game(text)
    assert str(game) == text
    assert game.max_game_length() == 500
    assert str(new_state(text)).endswith("form=marque goal=3 phase=first-dice")
    assert str(pickle.loads(pickle.dumps(game))) == text


def test_options() -> None:
    assert read_options("") == {}
    assert read_options("holes:3;first:white") == {"holes": 3, "first": "white"}
    with pytest.raises(OptionError, match="holes"):
        read_options("holes")
    with pytest.raises(OptionError, match="holes is a number"):
        pyspiel.load_game("python_academie_trictrac(options=holes:many)")


def test_state_is_saved_as_its_record() -> None:
    state = new_state("python_academie_trictrac")
    for id_ in (6, 576, 56):
        state.apply_action(id_)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert isinstance(again, AcademieState)
    assert again.course == state.course
    assert again.history() == [6, 576, 56]
    assert read(to_json(state.course.record)).final() == state.course.state


def test_process_ends_in_peace() -> None:
    """What OpenSpiel keeps of us must outlive the interpreter."""
    script = "import academie.research.openspiel, pyspiel; pyspiel.load_game('python_academie_trictrac')"
    ended = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False, timeout=60
    )
    assert (ended.returncode, ended.stderr) == (0, "")


def test_hands_of_others_are_told_to_nobody() -> None:
    state = new_state("python_academie_dominos(options=first:1)")
    state.apply_action(50)
    state.apply_action(27)  # the double six, by the second player: who leads takes last
    told = [state.information_state_string(player) for player in (0, 1)]
    assert told == ["battre | ?", "battre | prendre 6-6"]
    shown = [state.observation_tensor(player)[27] for player in (0, 1)]
    assert shown == [0, 1]
    assert state.observation_string(0) != state.observation_string(1)
