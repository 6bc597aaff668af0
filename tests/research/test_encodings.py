"""Every encoding keeps its promise: ids and observations in range, and no id shared."""

import pytest

from academie.kernel import CHANCE, RuleSet, Seat, UnknownName
from academie.registry import registry
from academie.research.encoding import AnyEncoding, encoding_of, encodings
from academie.testing import Step, random_game

RULESETS = [
    pytest.param(key, ruleset, id=ruleset.id) for key in encodings() for ruleset in registry[key].rulesets
]
GAMES = [2, pytest.param(60, marks=pytest.mark.slow)]


def check_ids(encoding: AnyEncoding, step: Step) -> None:
    acts = step.state.actions()
    ids = {encoding.act_id(step.state, act) for act in acts}
    assert len(ids) == len(acts), f"an id is shared in {step.state}"
    assert min(ids) >= 0, f"an id below 0 in {step.state}"
    assert max(ids) < (encoding.chances if step.state.actor is CHANCE else encoding.acts), f"{step.state}"


def check_observation(encoding: AnyEncoding, step: Step) -> None:
    for seat in range(encoding.seats):
        seen = encoding.observe(step.after, Seat(seat))
        assert len(seen) == encoding.length
        assert all(0 <= number <= 1 for number in seen), f"{seen} in {step.after}"


@pytest.mark.parametrize(("key", "ruleset"), RULESETS)
@pytest.mark.parametrize("games", GAMES)
def test_random_games(key: str, ruleset: RuleSet, games: int) -> None:
    encoding = encoding_of(key)
    for seed in range(games):
        for step in random_game(registry[key], ruleset, seed):
            check_ids(encoding, step)
            check_observation(encoding, step)


@pytest.mark.parametrize(("key", "ruleset"), RULESETS)
@pytest.mark.parametrize("games", GAMES)
def test_stakes_and_length(key: str, ruleset: RuleSet, games: int) -> None:
    encoding = encoding_of(key)
    for seed in range(games):
        *_, last = steps = [*random_game(registry[key], ruleset, seed)]
        assert len(steps) < encoding.most_acts / 10
        assert last.after.outcome is not None
        assert all(abs(gain) <= encoding.stakes for gain in last.after.outcome.returns)
        assert not encoding.zero_sum or sum(last.after.outcome.returns) == 0


def test_an_unknown_game_and_one_without_encoding_are_refused() -> None:
    with pytest.raises(UnknownName, match="no game 'whist'; there are: trictrac"):
        encoding_of("whist")
    with pytest.raises(UnknownName, match="the game dames has no 'encoding' part"):
        encoding_of("dames")
