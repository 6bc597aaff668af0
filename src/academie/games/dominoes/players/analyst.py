"""Dominoes judged by what the player could know: deals that agree with it, looked at with open hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from academie.engine.analysis.analyst import best_first
from academie.engine.analysis.judged import RatedAct
from academie.engine.core import DominoSight
from academie.games.dominoes.core import core_rules
from academie.games.dominoes.law.acts import Poser
from academie.games.dominoes.law.line import ends
from academie.games.dominoes.law.state import DominoState, Phase
from academie.games.dominoes.law.tiles import Tiles
from academie.kernel import Action, State


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is spent on a choice.

    So many `deals` are looked at, or all there are. In each a coup is worked out with `open` hands from so
    many dés in all hands on; before that everybody is taken to play simply.
    """

    deals: int
    open: int = 0


@dataclass(frozen=True, slots=True)
class Judged:
    """A laying, and the stakes its player can expect from the party then; `error` is that figure's own."""

    act: Poser
    worth: float
    error: float


def judged(partie: DominoState, effort: Effort, seed: int, shown: Sequence[Tiles] = ()) -> tuple[Judged, ...]:
    """Every laying of the player at turn; none where he boudes. The same seed gives the same answer.

    Nothing depends on what is hidden from him: the party is looked at as he sees it. `shown` are dés that
    each seat is known to hold. Of what was said all is believed, unless no deal would then be left.
    """
    found = sight(partie, shown).judge(deals=effort.deals, open=effort.open, seed=seed)
    return tuple(Judged(Poser(inner, outer), worth, error) for inner, outer, worth, error in found)


def sight(partie: DominoState, shown: Sequence[Tiles] = ()) -> DominoSight:
    """What the player at turn may know, for the twin."""
    seen, accord = partie.view(partie.turn), partie.accord
    return DominoSight(
        core_rules(seen.rules),
        players=accord.players,
        tiles=accord.tiles,
        goal=accord.goal,
        scores=seen.scores,
        leader=seen.leader,
        seat=seen.turn,
        hand=seen.hands[seen.turn].tiles,
        laid=[laid.tile for laid in seen.line],
        ends=_ends(seen),
        boudes=seen.boudes,
        sizes=[hand.size for hand in seen.hands],
        denied=[sorted({number for on in said for number in on}) for said in seen.denied],
        shown=[() if seat == seen.turn else tiles for seat, tiles in enumerate(shown)],
    )


def _ends(partie: DominoState) -> tuple[int, int] | None:
    if not partie.line:
        return None
    left, right = ends(partie.line)
    return left, right


QUICK: Final = Effort(128, open=6)
CAREFUL: Final = Effort(2048, open=6)
SEED: Final = 1


class AnalystOfDominos:
    """Judges layings; tables with hands, where more than laying is done, it leaves alone."""

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
    found = judged(state, effort, SEED)
    return best_first([RatedAct(each.act, each.worth, each.error) for each in found])
