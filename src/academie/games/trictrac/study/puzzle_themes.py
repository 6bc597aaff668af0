"""What a puzzle of trictrac is about: what the law says the best play does, beside the next best."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from academie.games.tables.law.odds import casts
from academie.games.tables.law.play import Play
from academie.games.tables.law.track import MEN, OFF, Track, full
from academie.games.trictrac.law import TrictracState
from academie.games.trictrac.law.acts import SEnAller, Tenir
from academie.games.trictrac.law.jans import Jan
from academie.games.trictrac.law.odds import scoring
from academie.games.trictrac.law.position import ADVERSE_COIN, COIN, TALON, Table
from academie.games.trictrac.law.state import Phase
from academie.kernel import Action, Seat, other

MORE: Final = 5
"""How many more or fewer of the 36 casts than after the next best play make a theme."""
EARLY: Final = 9
"""Men still on the talon early in the relevé."""


def themes(state: TrictracState, best: Action, second: Action) -> tuple[str, ...]:
    """The themes, by their ids."""
    match best:
        case Tenir():
            return ("tenir",)
        case SEnAller():
            return ("s-en-aller",)
        case Play():
            assert isinstance(second, Play)
            found = (*_done(state, best), *_aimed(state, best, second))
            return found or ("placement",)
        case _:
            return ("placement",)


def _done(state: TrictracState, play: Play) -> Iterator[str]:
    """What the play does at once."""
    before = state.men[state.thrower]
    after = state.apply(play).men[state.thrower]
    if any(_full(after, table) and not _full(before, table) for table in Table):
        yield "remplir"
    if any(_full(before, table) for table in Table):
        yield (
            "conserver" if any(_full(before, table) and _full(after, table) for table in Table) else "rompre"
        )
    if after[COIN] >= 2 > before[COIN]:
        yield "prendre-son-coin"
    if before[TALON] >= EARLY and all(move.start == TALON for move in play.moves):
        yield "abattre-du-bois"
    if any(move.start < ADVERSE_COIN < move.end for move in play.moves):
        yield "passage"
    if sum(after[Table.RETOUR.base :]) * 2 > MEN and not _full(before, Table.RETOUR):
        yield "jan-de-retour"
    if any(move.end == OFF for move in play.moves):
        yield "sortie"


def _full(track: Track, table: Table) -> bool:
    return full(track, table.base)


def _aimed(state: TrictracState, best: Play, second: Play) -> Iterator[str]:
    """What the play makes likelier or less likely at the coming throws."""
    me, him = state.thrower, other(state.thrower)
    hit = _gap(state, best, second, him, Jan.BATTRE_A_VRAI)
    if hit <= -MORE:
        yield "se-couvrir"
    if _gap(state, best, second, me, Jan.BATTRE_A_VRAI) >= MORE:
        yield "battre"
    if _gap(state, best, second, me, Jan.REMPLIR) >= MORE:
        yield "preparer-le-plein"


def _gap(state: TrictracState, best: Play, second: Play, thrower: Seat, jan: Jan) -> int:
    """In how many more of the 36 casts the thrower makes the jan after the best play than after the next."""
    one, two = (_chances(state, play, thrower, jan) for play in (best, second))
    return one - two


def _chances(state: TrictracState, play: Play, thrower: Seat, jan: Jan) -> int:
    after = state.apply(play)
    board = replace(after.board, thrower=thrower, cast=None)
    return casts(scoring(replace(after, board=board, phase=Phase.THROW, due=0), jan))
