"""What the net of trictrac foretells."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from academie.games.tables.law.throw import throw
from academie.games.trictrac.law import TRICTRAC, TrictracState
from academie.games.trictrac.law.state import Phase
from academie.games.trictrac.players.engine import Prospects, prospects
from academie.kernel import OptionError
from academie.notation import notation_of


def told(text: str) -> Prospects:
    return prospects(cast(TrictracState, notation_of("trictrac").read_state(text)))


def likely(found: Prospects, least: int) -> float:
    return sum(chance for lead, chance in found.releve.items() if lead >= least)


def test_chances_of_all_leads_are_certain_together() -> None:
    start = replace(TRICTRAC.start(), phase=Phase.THROW)
    found = prospects(start)
    assert sum(found.releve.values()) == pytest.approx(1.0)
    assert all(chance >= 0 for chance in found.releve.values())
    assert abs(found.lead) < 1
    assert abs(found.stakes) < 0.3


def test_who_is_near_a_hole_is_likelier_to_make_more_holes() -> None:
    """LEP part 3: the grand jan full and points on the way is what one holds for."""
    wood = "6x2,7x2,8x3,9x2,10x2,11x4/0x9,1,2x2,3x2,5 white"
    near, far = told(f"{wood} points=10-0"), told(f"{wood} points=0-10")
    assert likely(near, 1) > likely(far, 1)
    assert near.lead > far.lead
    assert near.stakes > far.stakes


def test_a_throw_must_be_waited_for() -> None:
    state = replace(TRICTRAC.start(), phase=Phase.THROW).apply(throw(6, 1))
    with pytest.raises(OptionError, match="no throw is due"):
        prospects(state)
