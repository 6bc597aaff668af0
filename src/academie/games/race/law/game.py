"""A running game as the registry knows it, and how it begins."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, Final

from academie.games.race.law.acts import RaceAction
from academie.games.race.law.rules import RaceRules
from academie.games.race.law.state import Phase, RaceState
from academie.games.tables.law.track import Move, Track, moved
from academie.kernel import WHITE, Law, OptionError, Options, OptionValue
from academie.kernel.read_options import SEATS, number, seat

MOST_HOLES: Final = 99


class RaceLaw(Law[RaceAction, RaceRules]):
    """A running game. Options, where the game has them:

    * `first`: `white` or `black` has the dé, the least of handicaps; without it the dice decide;
    * `double`: whether who wins double takes two holes, or two stakes where one hole is played for;
    * `holes`: how many holes win;
    * `white_down`, `black_down`: men laid down before the first partie, by the name of a throw;
    * `white_tete`, `black_tete`: how many men stand on the tête before the first partie.
    """

    in_holes: ClassVar[bool] = True
    """Whether it may be played for several holes."""
    doubles: ClassVar[bool] = True
    """Whether it can be won double."""
    laid: ClassVar[Mapping[str, tuple[Move, ...]]] = MappingProxyType({})
    """The handicaps in men laid down, by the name of the throw they stand for."""
    tete: ClassVar[tuple[Move, int] | None] = None
    """How a man goes to the tête before the game, and how many at most."""

    def start(self, ruleset: RaceRules | None = None, options: Options | None = None) -> RaceState:
        rules = ruleset or self.default
        given = dict(options or {})
        first = seat(given, "first")
        double = _flag(given, "double", rules.double_usual.value) if self.doubles else False
        holes = number(given, "holes", MOST_HOLES, least=1, usual=rules.holes.value) if self.in_holes else 1
        white, black = (self._men(given, name, rules.start.value) for name in SEATS)
        if given:
            raise OptionError(f"{self.key} has no option {', '.join(given)}; see the help of the game")
        return RaceState(
            rules=rules,
            men=(white, black),
            thrower=WHITE if first is None else first,
            phase=Phase.FIRST_DICE if first is None else Phase.THROW,
            goal=holes,
            double=double,
        )

    def _men(self, given: dict[str, OptionValue], name: str, men: Track) -> Track:
        """The men of one player, with what he is given."""
        if self.laid and (word := str(given.pop(f"{name}_down", ""))):
            if word not in self.laid:
                raise OptionError(f"{name}_down is {' or '.join(self.laid)}, not {word!r}")
            men = moved(men, self.laid[word])
        if self.tete is not None:
            move, most = self.tete
            men = moved(men, (move,) * number(given, f"{name}_tete", most))
        return men


def _flag(given: dict[str, OptionValue], name: str, usual: bool) -> bool:
    value = given.pop(name, usual)
    if not isinstance(value, bool):
        raise OptionError(f"{name} is true or false, not {value!r}")
    return value
