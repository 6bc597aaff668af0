"""The options of the running games: each game offers those of them that it knows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from academie.games.tables.law.options import (
    DOUBLE,
    DOUBLE_SHORT,
    HOLES_SHORT,
    HOLES_TO_WIN,
    LAID_DOWN,
    MOST_HOLES,
    FirstOption,
)
from academie.kernel import Citation, Scope, option
from academie.kernel.kinds import Flag, Name, Number
from academie.kernel.options import of_black, of_white
from academie.words import Message, Text

AS_ODDS = Message("race-as-odds")


@dataclass(frozen=True, kw_only=True)
class RaceOptions(FirstOption):
    """What any of these games can be begun with; a field that a game does not declare stays as it is here."""

    double: bool | None = None
    """Whether who wins double takes two holes, or two stakes where one hole is played for."""
    holes: int | None = None
    white_down: str = ""
    """Men laid down before the first partie, by the name of a throw."""
    black_down: str = ""
    white_tete: int = 0
    """How many men stand on the tête before the first partie."""
    black_tete: int = 0


def holes_to_win() -> int | None:
    """Declare how many holes win the game."""
    return option(
        Number(1, MOST_HOLES),
        None,
        HOLES_TO_WIN,
        Message("race-holes-about"),
        short=HOLES_SHORT,
    )


@dataclass(frozen=True, kw_only=True)
class HolesOptions(RaceOptions):
    """The options of a game that is played for holes, and can be won double."""

    double: bool | None = option(
        Flag(),
        None,
        DOUBLE,
        Message("race-double-about"),
        short=DOUBLE_SHORT,
    )
    holes: int | None = holes_to_win()


def laid_down(title: Text, throws: tuple[str, ...], citation: Citation) -> str:
    """Declare the handicap of men laid down before the first partie, by the names of throws."""
    return option(Name(throws, optional=True), "", title, AS_ODDS, citation=citation, scope=Scope.HANDICAP)


def on_tete(of_side: Callable[[Text], Text], most: int, citation: Citation) -> int:
    """Declare the handicap of men that stand on the tête before the first partie."""
    title = of_side(Message("race-men-on-tete"))
    return option(Number(0, most), 0, title, AS_ODDS, citation=citation, scope=Scope.HANDICAP)


WHITE_DOWN = of_white(LAID_DOWN)
BLACK_DOWN = of_black(LAID_DOWN)
