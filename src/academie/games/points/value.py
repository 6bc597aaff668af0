"""A value of a law in words."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final, cast

from academie.games.dominoes.law.rules import Share
from academie.games.draughts.law.board import Damier
from academie.games.points import meanings
from academie.games.race.law.rules import TALON
from academie.games.race.law.toute_table import PILES
from academie.games.tables.law.track import GAMMON, JACQUET, TRICTRAC
from academie.kernel import Text

UNLIMITED: Final = Text("aucune limite", "no limit")
NONE: Final = Text("aucune", "none")
PLAIN: Final = {True: Text("oui", "yes"), False: Text("non", "no"), None: UNLIMITED}
SETTINGS: Final[Mapping[object, Text]] = {
    TRICTRAC: Text(
        "talons face à face, chemins de sens contraire", "talons face to face, the ways running head-on"
    ),
    GAMMON: Text(
        "on entre chez l'adversaire et l'on sort chez soi",
        "one enters on the adverse side and leaves on one's own",
    ),
    JACQUET: Text(
        "talons en diagonale, tous deux du même sens", "talons on the diagonal, both running alike"
    ),
    TALON: Text("quinze dames au talon", "fifteen men on the talon"),
    PILES: Text("quatre piles : 2, 5, 3 et 5", "four piles: 2, 5, 3 and 5"),
}
"""Ways round the board, and how men are set out on them."""


def value_told(value: object) -> Text:
    """Any value of a switch. Raises `KeyError` for one there are no words for."""
    match value:
        case bool() | None:
            return PLAIN[value]
        case Enum():
            return meanings.MEANINGS[value]
        case int():
            return Text(str(value), str(value))
        case Damier():
            squares = value.side * value.side
            return Text(f"{squares} cases", f"{squares} squares")
        case range():
            return _range(value)
        case _:
            return SETTINGS[value] if value in SETTINGS else _listed(cast(tuple[object, ...], value))


def foreign_value(value: object) -> Text:
    """A value of a law of another package, of whose shapes nothing is known here."""
    match value:
        case bool() | None:
            return PLAIN[value]
        case Enum():
            return foreign_value(value.value)
        case _:
            return Text(str(value), str(value))


def _range(value: range) -> Text:
    """Numbers from the first to the last."""
    if not value:
        return NONE
    first, last = value[0], value[-1]
    return (
        Text(str(first), str(first))
        if first == last
        else Text(f"de {first} à {last}", f"from {first} to {last}")
    )


def _listed(value: tuple[object, ...]) -> Text:
    """The parts one after the other."""
    parts = [_share(part) if isinstance(part, Share) else value_told(part) for part in value]
    return Text(", ".join(part.fr for part in parts), ", ".join(part.en for part in parts))


def _share(share: Share) -> Text:
    tiles = _range(share.tiles)
    return Text(f"{share.players} joueurs, {tiles.fr} dés", f"{share.players} players, {tiles.en} dés")
