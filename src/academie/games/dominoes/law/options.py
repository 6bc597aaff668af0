"""What the players have agreed on before a party."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from academie.games.dominoes.law.rules import Aim, DominoRules
from academie.games.dominoes.law.seating import MOST
from academie.kernel import OptionError, OptionValue, Text
from academie.kernel.read_options import number

MOST_OF: Final[Mapping[Aim, tuple[str, int]]] = {
    Aim.POINTS: ("points", 999),
    Aim.ROUNDS: ("rounds", 99),
    Aim.STAKES: ("pots", 99),
    Aim.LAST: ("points", 999),
}
"""By which option a party is made longer or shorter, and how long it may be."""


class Agreement(NamedTuple):
    """How many play, how many dés each takes, and how much there is to win."""

    players: int
    tiles: int
    goal: int


def usual(rules: DominoRules) -> Agreement:
    """What is agreed on where nobody says otherwise."""
    share = rules.shares.value[0]
    return Agreement(share.players, share.tiles[0], rules.goal.value)


def agreed(rules: DominoRules, given: dict[str, OptionValue]) -> Agreement:
    """The options taken out of `given`. Raises `OptionError` for what the party does not allow."""
    shares = {share.players: share.tiles for share in rules.shares.value}
    players = number(given, "players", MOST, least=1, usual=usual(rules).players)
    if players not in shares:
        raise OptionError(
            Text(
                f"{rules.id} se joue à {' ou '.join(map(str, shares))}, non à {players}",
                f"{rules.id} is for {' or '.join(map(str, shares))} players, not {players}",
            )
        )
    allowed = shares[players]
    tiles = number(given, "tiles", allowed[-1], least=allowed[0], usual=allowed[0])
    key, most = MOST_OF[rules.aim.value]
    return Agreement(players, tiles, number(given, key, most, least=1, usual=rules.goal.value))
