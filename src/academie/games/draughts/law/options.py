"""The options of draughts, and what of them holds during the whole game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from academie.kernel import Citation, Scope, Seat, option, other
from academie.kernel.kinds import Flag, Line, Number, Side
from academie.kernel.options import of_black, of_white
from academie.sources import ACADEMIE, MANOURY, METZ
from academie.words import Message

QUI_PERD_GAGNE: Final = Citation(METZ, "qui perd gagne § 2; MAN ch. X § 30")
GIVING_THE_DRAW: Final = Citation(METZ, "rule XIX note 1; MAN rule XXXI; MAN ch. IV on rule XXIX § 2")
PREMIER_A_DAME: Final = Citation(ACADEMIE, remark=Message("citations-ours-common-agreement"))
MEN_LESS: Final = Citation(MANOURY, "ch. V § 5")
STAKES: Final = Citation(MANOURY, "ch. V § 6")
KINGS: Final = Citation(MANOURY, "ch. X § 25-26")
DIAGONAL: Final = Citation(MANOURY, "ch. X § 28")
MOST_MEN: Final = 20

_MEN_LESS: Final = Message("draughts-men-less")
_MEN_LESS_ABOUT: Final = Message("draughts-men-less-about")
_STAKES: Final = Message("draughts-stakes")
_STAKES_ABOUT: Final = Message("draughts-stakes-about")
MOST_GAMES: Final = 4
_KINGS: Final = Message("draughts-kings-given")
_KINGS_ABOUT: Final = Message("draughts-kings-given-about")


@dataclass(frozen=True, kw_only=True)
class DraughtsOptions:
    """What a game can be begun with, by any rule set.

    Twenty men less against one are qui perd gagne as a good player gives it; kings are made of one's own men,
    and with men less they give the king for two men, or five and ten men against twenty (MAN ch. X § 25-30).
    """

    first: Seat | None = option(
        Side(),
        None,
        Message("draughts-first"),
        Message("draughts-first-about"),
        citation=Citation(MANOURY, "rule I"),
    )
    """Without it who receives odds begins, else White."""
    qui_perd_gagne: bool = option(
        Flag(),
        False,
        Message("draughts-qui-perd-gagne"),
        Message("draughts-qui-perd-gagne-about"),
        citation=QUI_PERD_GAGNE,
    )
    premier_a_dame: bool = option(
        Flag(),
        False,
        Message("draughts-premier-a-dame"),
        Message("draughts-premier-a-dame-about"),
        citation=PREMIER_A_DAME,
    )
    remise: Seat | None = option(
        Side(),
        None,
        Message("draughts-remise"),
        Message("draughts-remise-about"),
        citation=GIVING_THE_DRAW,
        scope=Scope.HANDICAP,
    )
    white_men_less: int = option(
        Number(0, MOST_MEN - 1),
        0,
        of_white(_MEN_LESS),
        _MEN_LESS_ABOUT,
        citation=MEN_LESS,
        scope=Scope.HANDICAP,
    )
    black_men_less: int = option(
        Number(0, MOST_MEN - 1),
        0,
        of_black(_MEN_LESS),
        _MEN_LESS_ABOUT,
        citation=MEN_LESS,
        scope=Scope.HANDICAP,
    )
    white_dames: int = option(
        Number(0, MOST_MEN), 0, of_white(_KINGS), _KINGS_ABOUT, citation=KINGS, scope=Scope.HANDICAP
    )
    black_dames: int = option(
        Number(0, MOST_MEN), 0, of_black(_KINGS), _KINGS_ABOUT, citation=KINGS, scope=Scope.HANDICAP
    )
    odds_games: int = option(
        Number(1, MOST_GAMES),
        1,
        Message("draughts-odds-games"),
        Message("draughts-odds-games-about"),
        citation=Citation(MANOURY, "rule XXXVIII"),
        scope=Scope.HANDICAP,
    )
    set_game: int = option(
        Number(1, MOST_GAMES),
        1,
        Message("draughts-set-game"),
        Message("draughts-set-game-about"),
        citation=Citation(MANOURY, "rule XXXVIII"),
        scope=Scope.HANDICAP,
        in_form=False,
    )
    white_stakes: int = option(
        Number(1, MOST_GAMES), 1, of_white(_STAKES), _STAKES_ABOUT, citation=STAKES, scope=Scope.HANDICAP
    )
    black_stakes: int = option(
        Number(1, MOST_GAMES), 1, of_black(_STAKES), _STAKES_ABOUT, citation=STAKES, scope=Scope.HANDICAP
    )
    diagonale: bool = option(
        Flag(),
        False,
        Message("draughts-diagonale"),
        Message("draughts-diagonale-about"),
        citation=DIAGONAL,
    )
    position: str | None = option(
        Line(),
        None,
        Message("draughts-position"),
        Message("draughts-position-about"),
    )


@dataclass(frozen=True, slots=True)
class Agreement:
    """The party played and the odds given, as far as they last the whole game."""

    qui_perd_gagne: bool = False
    """Who first has no piece left, or none that can move, wins."""
    premier_a_dame: bool = False
    """Who first has a king wins."""
    remise: Seat | None = None
    """Who is given the draw: a drawn game is his."""
    giver: Seat | None = None
    """Who gives odds, of whatever kind."""
    stakes: tuple[int, int] = (1, 1)
    """What each loses if he loses."""

    def mirrored(self) -> Agreement:
        """The same with the seats exchanged."""
        white, black = self.stakes
        return replace(self, remise=_other(self.remise), giver=_other(self.giver), stakes=(black, white))


NOTHING_AGREED: Final = Agreement()


def _other(seat: Seat | None) -> Seat | None:
    return None if seat is None else other(seat)
