"""A running game as the registry knows it, and how it begins."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from academie.games.race.law.acts import RaceAction
from academie.games.race.law.options import RaceOptions
from academie.games.race.law.rules import RaceRules
from academie.games.race.law.state import Phase, RaceState
from academie.games.tables.law.track import Move, Track, moved
from academie.kernel import WHITE, Law, OptionError, Options, Revanche
from academie.words import Message

__all__ = ["Phase", "RaceLaw", "RaceRules", "RaceState"]


class RaceLaw(Law[RaceAction, RaceRules]):
    """A running game."""

    options_class: type[RaceOptions] = RaceOptions
    laid: ClassVar[Mapping[str, tuple[Move, ...]]] = MappingProxyType({})
    """The handicaps in men laid down, by the name of the throw they stand for."""
    to_tete: ClassVar[Move | None] = None
    """How a man goes to the tête before the game, where that is a handicap."""

    def start(self, ruleset: RaceRules | None = None, options: Options | None = None) -> RaceState:
        rules, said = self.agreed(self.options_class, ruleset, options)
        men = rules.start.value
        return RaceState(
            rules=rules,
            men=(
                self._given(men, said.white_down, said.white_tete),
                self._given(men, said.black_down, said.black_tete),
            ),
            thrower=WHITE if said.first is None else said.first,
            phase=Phase.FIRST_DICE if said.first is None else Phase.THROW,
            goal=rules.holes.value if said.holes is None else said.holes,
            double=rules.double_usual.value if said.double is None else said.double,
        )

    def revanche(self, ruleset: RaceRules) -> Revanche:
        return Revanche.WINNER if ruleset.winner_has_dice else Revanche.DRAWN

    def _given(self, men: Track, down: str, on_tete: int) -> Track:
        """The men of one player, with what he is given. Raises `OptionError` for odds that do not go."""
        if down:
            men = moved(men, self.laid[down])
        men = men if self.to_tete is None else moved(men, (self.to_tete,) * on_tete)
        if min(men) < 0:
            raise OptionError(Message("race-too-many-on-tete", down=down, tete=on_tete))
        return men
