"""The running games by hand: men touched are played, a false play is put right, dice are broken or not.

Source: ACAD Revertier ch. V, X, XIV; Toute-table ch. IV, V; Plain ch. IV; LEP appendix, gammon; rules 14, 16.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from academie.games.race.law import Phase, RaceState
from academie.games.race.law.acts import HAND, Play
from academie.games.race.law.occupancy import Stand
from academie.games.race.law.rules import Contact
from academie.games.tables.arbiter import BoardHands, TableArbiter
from academie.games.tables.arbiter.faults import Places, Points, Topic
from academie.games.tables.law.track import OFF, put
from academie.kernel import Action, Citation, Game, Seat, Source
from academie.kernel.action import refuse_unless
from academie.sources import ACAD, LEP
from academie.words import Message

REFERS: Final = "to which it refers"
REVERTIER: Final[Places] = {
    Topic.TOUCHING: Citation(ACAD, "Revertier ch. XIV § 1"),
    Topic.ALL_NUMBERS: Citation(ACAD, "Revertier ch. X § 3"),
    Topic.BREAKING: Citation(ACAD, "Revertier ch. V § 5-7"),
}
OF_GAMMON: Final[Places] = {
    Topic.TOUCHING: Citation(LEP, "appendix, gammon § 12"),
    Topic.ALL_NUMBERS: Citation(ACAD, "Toute-table ch. V § 1"),
    Topic.BREAKING: Citation(LEP, "rule 16", remark=Message("citations-remark-of-trictrac")),
}
AFTER_GAMMON: Final[Places] = {
    Topic.TOUCHING: Citation(LEP, "appendix, gammon § 12", remark=Message("citations-remark-just-before")),
    Topic.ALL_NUMBERS: Citation(LEP, "appendix, gammon § 9", remark=Message("citations-remark-just-before")),
    Topic.BREAKING: Citation(LEP, "rule 16", remark=Message("citations-remark-of-trictrac")),
}


def _referring(chapter: str, numbers: str) -> Places:
    """The passages of a game whose chapter on dice sends its reader to the revertier."""
    return {
        Topic.TOUCHING: Citation(ACAD, f"Revertier ch. XIV § 1, {REFERS}: {chapter}"),
        Topic.ALL_NUMBERS: Citation(ACAD, numbers),
        Topic.BREAKING: Citation(ACAD, f"Revertier ch. V § 5-7, {REFERS}: {chapter}"),
    }


PLACES: Final[Mapping[str, Mapping[Source, Places]]] = {
    "revertier": {ACAD: REVERTIER},
    "toute-table": {ACAD: _referring("Toute-table ch. IV § 1", "Toute-table ch. V § 1"), LEP: OF_GAMMON},
    "plein": {ACAD: _referring("Plain ch. IV § 1", "Plain ch. V § 3-4")},
    "jacquet": {LEP: AFTER_GAMMON},
    "garanguet": {LEP: AFTER_GAMMON},
}


class RaceHands(BoardHands):
    """The men of a running game in hand."""

    def __init__(self, game: str) -> None:
        self._places = PLACES[game]

    def authority(self, game: RaceState) -> Source:
        return game.rules.aim.citation.source

    def places(self, game: RaceState) -> Places:
        return self._places[self.authority(game)]

    def men(self, game: RaceState, seat: Seat) -> Points:
        standing = tuple(point for point, count in enumerate(game.men[seat]) if count)
        return (HAND, *standing) if game.hands[seat] else standing

    def moved(self, play: Action) -> Points:
        assert isinstance(play, Play)
        return tuple(dict.fromkeys(move.start for move in play.moves))

    def lawful(self, game: RaceState, play: Action) -> Play | None:
        assert isinstance(play, Play)
        if play in game.plays():
            return play
        stand = stand_after(game, play)
        return next((one for one, left in game.plays().items() if left == stand), None)

    def left(self, game: RaceState, play: Action) -> RaceState | None:
        """The board as the men lie, unless a man would go back or two colours would share a flèche."""
        assert isinstance(play, Play)
        stand = stand_after(game, play)
        refuse_unless(
            stand is not None,
            Message("race-no-man"),
        )
        assert stand is not None
        if any(move.end <= move.start for move in play.moves):
            return None
        after = game.left_so(stand)
        return None if after.problems() else after

    def falls_short(self, game: RaceState, play: Action) -> bool:
        assert isinstance(play, Play)
        return any({*play.moves} < {*whole.moves} for whole in game.plays()) or not play.moves

    def with_holes(self, game: RaceState, seat: Seat, holes: int) -> RaceState | None:
        if game.goal == 1:
            return None
        marked = min(game.goal, game.holes[seat] + holes)
        phase = Phase.OVER if marked == game.goal else game.phase
        return replace(game, holes=put(game.holes, seat, marked), phase=phase, last_events=())


def stand_after(game: RaceState, play: Play) -> Stand | None:
    """Where the play leaves the thrower's men, whether it is lawful or not; nothing if men are lacking."""
    before = game.stand(game.thrower)
    men, hand = [*before.men, 0], before.hand
    hits = {*play.hits}
    his = game.occupancy(game.thrower).his
    for start, end in play.moves:
        if not HAND <= start < OFF or not 0 <= end <= OFF:
            return None
        if start == HAND:
            hand -= 1
        else:
            men[start] -= 1
        men[end] += 1
    struck = {end for _, end in play.moves if end != OFF and his[end] == 1}
    hits = hits | struck if game.rules.contact.value is Contact.HIT else set[int]()
    if hand < 0 or min(men) < 0 or not hits <= struck:
        return None
    return Stand(tuple(men[:OFF]), hand, tuple(sorted(hits)))


def arbiter_of(game: Game) -> TableArbiter:
    """The arbiter of a running game."""
    return TableArbiter(RaceHands(game.key))
