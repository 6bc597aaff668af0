"""The compiled core takes a law as one mapping, and every switch that the law declares."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from academie.engine import core
from academie.games.dominoes.law import DOMINOS
from academie.games.draughts.law import DAMES
from academie.games.trictrac.law import TRICTRAC
from academie.kernel import RuleSet
from tests.running_games import RUNNING

LAWS: list[tuple[Callable[[dict[str, Any]], object], RuleSet]] = [
    (core.TrictracRules, TRICTRAC.default),
    (core.RaceRules, RUNNING[0].default),
    (core.DraughtsRules, DAMES.default),
    (core.DominoRules, DOMINOS.default),
]

every_law = pytest.mark.parametrize(("make", "rules"), LAWS)


@every_law
def test_both_know_the_same_switches(make: Callable[[dict[str, Any]], object], rules: RuleSet) -> None:
    plain = rules.plain()
    assert [*plain] == [name for name, _ in rules.switches()]
    make(plain)
    for name in plain:
        with pytest.raises(ValueError, match=f'lacks the switch "{name}"'):
            make({other: value for other, value in plain.items() if other != name})
    with pytest.raises(ValueError, match=r"has no switch .*moonlight"):
        make({**plain, "moonlight": True})


@every_law
def test_a_value_of_another_kind_is_refused(make: Callable[[dict[str, Any]], object], rules: RuleSet) -> None:
    """But for those that matter only before a game begins, which the core does not read."""
    plain = rules.plain()
    for name, point, _ in rules.points():
        if isinstance(plain[name], str | bool) and not point.by_option:
            with pytest.raises(ValueError, match=name):
                make({**plain, name: "moonlight"})
