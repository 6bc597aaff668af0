"""How nets of the running games are taught, and what is counted of their games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from academie.engine.core import RacePartie, race_self_play, teach_race
from academie.engine.dice.selfplay import SelfPlay
from academie.games.race.core import core_rules
from academie.games.race.law import RaceRules, RaceState
from academie.games.race.law.events import Battues, HorsDuJeu, Manner, PartieNulle, TrouGagne
from academie.games.race.training.gnubg_teacher import gnubg_lessons
from academie.kernel import BLACK, WHITE, Event, Game, RuleSet, State
from academie.lab.switches import Counted
from academie.words import Message, Text

ENCODINGS: Final = ("course-1", "course-2")
"""One net for all of a game, or one for each of its phases."""
LONGEST: Final = 1_000
"""After how many throws a running game is left."""


def self_play_of(game: Game) -> SelfPlay:
    """How nets of a running game are taught: by single parties, doubles counting."""
    known = {"gnubg": gnubg_lessons} if game.key == "toute-table" else {}

    def start(rules: RuleSet | None) -> RacePartie:
        law = game.law.default if rules is None else rules
        assert isinstance(law, RaceRules)
        return RacePartie(core_rules(law), double=True)

    return SelfPlay(start, teach_race, race_self_play, LONGEST, ENCODINGS, known)


HIT: Final = "hit"
OUT: Final = "out"
NULL: Final = "null"
DOUBLE: Final = 2


@dataclass(frozen=True, slots=True)
class RaceTally:
    """Men hit, players who cannot enter, and how games are won."""

    @property
    def margin_words(self) -> Text:
        """What `margin` counts."""
        return Message("race-tally-margin")

    def count(self, event: Event) -> Iterator[Counted]:
        """What an event counts as; the points of a hit are the men."""
        match event:
            case Battues(points=points):
                yield Counted(HIT, len(points))
            case HorsDuJeu():
                yield Counted(OUT)
            case TrouGagne(manner=manner, holes=holes):
                yield Counted(f"{manner.value}-double" if holes == DOUBLE else manner.value, holes)
            case PartieNulle():
                yield Counted(NULL)
            case _:
                return

    def label(self, kind: str) -> Text:
        """The kind of event in words."""
        manners = {each.value: Message(f"race-tally-{each.value}") for each in Manner}
        double = {
            f"{name}-double": Message("race-tally-double", manner=word) for name, word in manners.items()
        }
        return {**manners, **double}.get(kind) or Message(f"race-tally-{kind}")

    def margin(self, state: State[Any]) -> int:
        """The men the loser has left."""
        assert isinstance(state, RaceState)
        return max(sum(state.men[seat]) + state.hands[seat] for seat in (WHITE, BLACK))


TALLY: Final = RaceTally()
