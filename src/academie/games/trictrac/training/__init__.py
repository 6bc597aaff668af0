"""How nets of trictrac are taught, and what is counted of its games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from academie.engine.core import TrictracPartie, teach_trictrac, trictrac_self_play
from academie.engine.dice.nets import shipped
from academie.engine.dice.selfplay import SelfPlay
from academie.games.trictrac.core import core_state
from academie.games.trictrac.law import TRICTRAC
from academie.games.trictrac.law.events import Marked, NewReleve, Why
from academie.games.trictrac.law.jans import Jan, JanScored
from academie.games.trictrac.law.rules import TrictracRules
from academie.games.trictrac.law.state import Phase, TrictracState
from academie.games.trictrac.players.engine import WHOLE, whole_net
from academie.games.trictrac.text.words import JAN
from academie.kernel import BLACK, WHITE, Event, RuleSet, State
from academie.lab.switches import Counted
from academie.words import Message, Text

LEAD: Final = "trictrac-2"
"""The encoding of a net that says the lead in holes, whatever the score."""
ENDLESS: Final = 60_000
"""So many holes are never made: what is learned is the lead in holes, whatever the partie."""
THROWS: Final = 200
"""How many throws a game without end has: some relevés, one after another."""
LONGEST: Final = 2_000
"""After how many throws a partie is left."""


def endless(partie: TrictracState) -> TrictracPartie:
    """The same game without end, White to throw."""
    return core_state(replace(partie, board=replace(partie.board, goal=ENDLESS), phase=Phase.THROW))


def whole(rules: RuleSet | None) -> TrictracPartie:
    """A partie, White to throw."""
    return core_state(replace(_start(rules), phase=Phase.THROW))


def _endless(rules: RuleSet | None) -> TrictracPartie:
    return endless(_start(rules))


def _start(rules: RuleSet | None) -> TrictracState:
    assert rules is None or isinstance(rules, TrictracRules)
    return TRICTRAC.start(rules)


def grown_whole(hidden: int, seed: int) -> bytes:
    """A net of whole parties, grown from the net of the lead that comes with the package."""
    from academie.games.trictrac.training.growing import grown  # noqa: PLC0415

    return grown(shipped("trictrac"), hidden, seed)


SELF_PLAY: Final = SelfPlay(
    _endless,
    teach_trictrac,
    trictrac_self_play,
    THROWS,
    (LEAD, WHOLE),
    otherwise={WHOLE: (whole, LONGEST)},
    grown={WHOLE: grown_whole},
    shipped={WHOLE: whole_net},
)

HOLES: Final = ("hole", "hole-bredouille")
"""A hole made, single or in bredouille."""


@dataclass(frozen=True, slots=True)
class TrictracTally:
    """Jans with their points, holes single and double, and how relevés end."""

    @property
    def margin_words(self) -> Text:
        """What `margin` counts."""
        return Message("trictrac-tally-margin")

    def count(self, event: Event) -> Iterator[Counted]:
        """What an event counts as."""
        match event:
            case JanScored(scored=scored):
                yield Counted(scored.jan.value, scored.points)
            case Marked(holes=holes):
                for hole in holes:
                    yield Counted(HOLES[hole - 1], hole)
            case NewReleve(why=why):
                yield Counted(f"releve-{why.value}")
            case _:
                return

    def label(self, kind: str) -> Text:
        """The kind of event in words."""
        words = {
            **{jan.value: word for jan, word in JAN.items()},
            **{jan.value: Message(f"trictrac-tally-{jan.value}") for jan in (Jan.REMPLIR, Jan.CONSERVER)},
            **{name: Message(f"trictrac-tally-{name}") for name in HOLES},
            **{f"releve-{why.value}": Message(f"trictrac-tally-{why.value}") for why in Why},
        }
        return words[kind]

    def margin(self, state: State[Any]) -> int:
        """The lead in holes."""
        assert isinstance(state, TrictracState)
        return abs(state.score.holes[WHITE] - state.score.holes[BLACK])


TALLY: Final = TrictracTally()
