"""What the flèches are called: by the side of the board they lie on and their number on that side.

A flèche has one name, the same for both players, on the rim, in words and in speech: `○8`, `●10`, `○T` for
White's talon, `●C` for Black's coin. Each game counts as its treatise does; the names of all are data of
`assets/board/names.json`, which the drawn boards read too.

Source: ACAD-B ch. VIII, where the coin is the eleventh, the talon not counted; LEP part 1 ch. I.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final, NamedTuple

from academie.games.tables.law.track import FLECHES, TRICTRAC, Place, Point, Ways
from academie.kernel import Seat
from academie.kernel.data import data_root
from academie.words import Fleche

SIDE: Final = FLECHES // 2
SIGNS: Final = (("○", "w"), ("●", "b"))
"""What may be typed before a number: the sign of its side, or the first letter of White or Black."""


class Names(NamedTuple):
    """The names of the flèches of a game, place by place, and the ways its players count along."""

    rim: tuple[str, ...]
    ways: Ways = TRICTRAC

    def at(self, place: Place) -> Fleche:
        """The flèche of a place."""
        return Fleche(place // SIDE, self.rim[place], str(place))

    def of(self, seat: Seat, point: Point) -> Fleche:
        """The flèche of a point of a player's way."""
        return self.at(self.ways.of(seat).place(point))

    def read(self, text: str) -> Place | None:
        """The place of a name as it is written, with the side's sign or its letter, `w` or `b`."""
        side = next((side for side, signs in enumerate(SIGNS) if text[:1].lower() in signs), None)
        if side is None or not text[1:]:
            return None
        own = range(SIDE * side, SIDE * (side + 1))
        return next((place for place in own if self.rim[place] == text[1:].upper()), None)


@cache
def naming() -> dict[str, Any]:
    """How flèches are called, as data that boards of the browser read too."""
    text = (data_root("assets") / "board" / "names.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


@cache
def names(game: str, ways: Ways = TRICTRAC) -> Names:
    """The names of the flèches of a game, by its key; `ways` are those its players count along."""
    return Names(tuple(naming()["rims"][game]), ways)


NAMES: Final = names("trictrac")
"""Those of trictrac and of the games played by its law."""
