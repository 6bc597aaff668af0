"""What each laying is worth to who cannot see the other hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from academie.engine.core import DominoSight
from academie.games.dominoes.core import core_rules
from academie.games.dominoes.law.acts import Poser
from academie.games.dominoes.law.line import ends
from academie.games.dominoes.law.state import DominoState
from academie.games.dominoes.law.tiles import Tiles


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
