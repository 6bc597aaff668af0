"""Layings rated by what the player can know: deals that agree with it, and with how each has played."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from academie.engine.analysis.analyst import RatedAct, best_first
from academie.engine.core import DominoView
from academie.engine.player import NEVER_ERRS, Fallibility
from academie.games.dominoes.core import core_rules
from academie.games.dominoes.law.acts import Bouder, Poser
from academie.games.dominoes.law.line import ends
from academie.games.dominoes.law.state import DominoState, Phase
from academie.games.dominoes.law.tiles import Tiles
from academie.games.dominoes.players.simple import chosen
from academie.kernel import Action, State


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is spent on a choice, how, and how the player errs in it, in stakes.

    `deals` are looked at, or all there are. One who `infers` weighs them by how likely each seat was to play
    as it did, and plays on without seeing them. Others take all deals for equally likely; in each a coup is
    worked out with open hands from `open` tiles in all hands on, and before that all play simply.
    """

    deals: int
    open: int = 0
    infers: bool = False
    fallibility: Fallibility = NEVER_ERRS


def rate_layings(
    state: DominoState, effort: Effort, seed: int, shown: Sequence[Tiles] = ()
) -> tuple[RatedAct, ...]:
    """Rate every laying of the player to act; none where he boudes. The same seed gives the same answer.

    Nothing depends on what is hidden from him: the game is looked at as he sees it. `shown` are tiles that
    each seat is known to hold. Every boude is believed, unless no deal would then be left.
    """
    view = core_view(state, shown)
    found = view.judge(deals=effort.deals, open=effort.open, infers=effort.infers, seed=seed)
    return tuple(RatedAct(Poser(inner, outer), worth, error) for inner, outer, worth, error in found)


def core_view(state: DominoState, shown: Sequence[Tiles] = ()) -> DominoView:
    """What the player to act may know, for the compiled core, which numbers players by where they sit."""
    seen, agreement = state.view(state.turn), state.agreement
    order = tuple(map(agreement.at, range(agreement.players)))
    return DominoView(
        core_rules(seen.rules),
        players=agreement.players,
        tiles=agreement.tiles,
        goal=agreement.goal,
        scores=seen.scores if seen.rules.partners else [seen.scores[seat] for seat in order],
        leader=agreement.place(seen.leader),
        seat=agreement.place(seen.turn),
        hand=seen.hands[seen.turn].tiles,
        laid=[laid.tile for laid in seen.line],
        ends=_ends(seen),
        boudes=seen.boudes,
        sizes=[seen.hands[seat].size for seat in order],
        denied=[sorted({number for on in seen.denied[seat] for number in on}) for seat in order],
        shown=[() if seat == seen.turn else shown[seat] for seat in order] if shown else (),
        record=[(agreement.place(seat), _laying(act)) for seat, act in seen.record],
    )


def _laying(act: Poser | Bouder) -> tuple[int, int] | None:
    return (act.inner, act.outer) if isinstance(act, Poser) else None


def _ends(state: DominoState) -> tuple[int, int] | None:
    if not state.line:
        return None
    left, right = ends(state.line)
    return left, right


QUICK: Final = Effort(128, infers=True)
CAREFUL: Final = Effort(2048, infers=True)
SEED: Final = 1


class AnalystOfDominos:
    """Rates layings; it does not rate acts at a table played by hand."""

    def __init__(self, quick: Effort = QUICK, careful: Effort = CAREFUL) -> None:
        self._quick = quick
        self._careful = careful

    def judge(self, state: State[Any]) -> tuple[RatedAct, ...]:
        if not isinstance(state, DominoState) or state.phase is not Phase.PLAY:
            return ()
        return _worth(state, self._quick)

    def deepen(self, state: State[Any], acts: Sequence[Action]) -> tuple[RatedAct, ...]:
        assert isinstance(state, DominoState)
        return tuple(each for each in _worth(state, self._careful) if each.act in acts)


def _worth(state: DominoState, effort: Effort) -> tuple[RatedAct, ...]:
    return best_first(rate_layings(state, effort, SEED))


EFFORTS: Final[Mapping[str, Effort]] = {
    "niveau-1": Effort(24, open=6, fallibility=Fallibility(1.6, 0.4)),
    "niveau-2": Effort(24, open=6, fallibility=Fallibility(0.6, 0.15)),
    "niveau-3": Effort(24, open=6, fallibility=Fallibility(0.28, 0.07)),
    "niveau-4": Effort(48, open=6, fallibility=Fallibility(0.12, 0.03)),
    "niveau-5": Effort(128, open=6, fallibility=Fallibility(0.05, 0.012)),
    "niveau-6": Effort(512, open=6),
    "niveau-7": Effort(256, infers=True),
}
"""By name, each with more work or fewer errors. Limited by work, not by time, they play alike on any machine.
All but the last two err, more rarely the more it costs. `niveau-6` is the strongest of version 0.1."""


class LevelDominos:
    """Plays dominoes at a level, by any game; the same seed plays alike, whatever is hidden from it."""

    def __init__(self, effort: Effort, seed: int | None = None) -> None:
        self._effort = effort
        self._random = random.Random(seed)

    def choose(self, state: State[Any]) -> Action:
        return chosen(state, self._best)

    def _best(self, state: DominoState, acts: Sequence[Poser], shown: tuple[Tiles, ...]) -> Poser:
        if len(acts) == 1:
            return acts[0]
        found = rate_layings(state, self._effort, self._random.getrandbits(64), shown)
        rated = [each for each in found if each.act in acts]
        picked = self._effort.fallibility.pick([each.value for each in rated], self._random)
        laying = rated[picked].act
        assert isinstance(laying, Poser)
        return laying
