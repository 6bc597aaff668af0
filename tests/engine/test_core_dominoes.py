"""The compiled core of dominoes says what the law says: same dés to lay, same accounts, same end."""

from __future__ import annotations

import random

import pytest

from academie.games.dominoes.core import DominoPartie, core_rules, core_state, random_dominoes
from academie.games.dominoes.law import DOMINOS
from academie.games.dominoes.law.acts import Battre, Bouder, Poser, Poseur, Prendre
from academie.games.dominoes.law.line import ends
from academie.games.dominoes.law.rules import DominoRules
from academie.games.dominoes.law.state import DominoState, Phase
from academie.kernel import OptionValue
from tests.rings import count


def act_on(core: DominoPartie, act: object) -> None:
    match act:
        case Poseur():
            core.lead(act.seat)
        case Battre():
            core.shuffle()
        case Prendre():
            core.take(*act.tile)
        case Poser():
            core.lay(act.inner, act.outer)
        case Bouder():
            core.boude()
        case _:
            raise AssertionError(act)


def seen_by_law(partie: DominoState) -> tuple[object, ...]:
    phase = "over" if partie.actor is None else partie.phase.value
    scores = [*partie.scores, *[0] * (4 - len(partie.scores))]
    hands = [[tuple(tile) for tile in hand.tiles] for hand in partie.hands]
    outcome = None if partie.outcome is None else [*map(float, partie.outcome.returns)]
    return phase, partie.turn, partie.leader, scores, ends(partie.line) or None, hands, outcome


def seen_by_core(core: DominoPartie) -> tuple[object, ...]:
    returns = None if core.returns is None else [*map(pytest.approx, core.returns)]
    return core.phase, core.turn, core.leader, core.scores, core.ends, core.hands, returns


def agree(partie: DominoState, chance: random.Random, most: int) -> int:
    """Plays both at random side by side; how many acts were compared."""
    core, acts = core_state(partie), 0
    while partie.actor is not None and acts < most:
        act = chance.choice(partie.actions())
        before, partie = partie, partie.apply(act)
        act_on(core, act)
        acts += 1
        assert seen_by_law(partie) == seen_by_core(core), (before, act)
        if partie.phase is Phase.PLAY:
            layings = [(laid.inner, laid.outer) for laid in partie.actions() if isinstance(laid, Poser)]
            assert core.layings() == layings, (before, act)
    return acts


def any_agreements(rules: DominoRules, chance: random.Random) -> dict[str, OptionValue]:
    """What players may agree on, at random: points of law, and how many play with how many dés."""
    share = chance.choice(rules.shares.value)
    agreed = {option.name: chance.choice(option.values) for option in rules.options()}
    return {**agreed, "players": share.players, "tiles": chance.choice(share.tiles)}


def compare(acts: int, seed: int) -> None:
    """Every version of every party, plain and with agreements."""
    chance, done = random.Random(seed), 0
    while done < acts:
        for rules in (*DOMINOS.rulesets, *DOMINOS.former):
            for options in ({}, any_agreements(rules, chance)):
                done += agree(DOMINOS.start(rules, options), chance, 2_000)


def test_law_and_twin_agree_on_random_parties() -> None:
    compare(count(3_000, 20_000), 1)


@pytest.mark.night
@pytest.mark.parametrize("part", range(5))
def test_law_and_twin_agree_on_a_hundred_thousand_acts(part: int) -> None:
    compare(20_000, 100 + part)


def test_what_is_illegal_is_refused() -> None:
    core = core_state(DOMINOS.start(options={"first": 1}))
    with pytest.raises(ValueError, match="phase"):
        core.boude()
    core.shuffle()
    core.take(6, 6)
    with pytest.raises(ValueError, match="phase"):
        core.take(6, 6)
    with pytest.raises(ValueError, match="0 to 6"):
        core.take(7, 0)


def test_random_parties_are_the_same_for_the_same_seed() -> None:
    rules = core_rules(DOMINOS.default)
    played = [random_dominoes(rules, seed, 50, players=2, tiles=6, goal=100) for seed in (7, 7, 8)]
    assert played[0] == played[1] != played[2]
