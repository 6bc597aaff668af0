"""The options of trictrac: agreements, and handicaps after ACAD-B ch. XIX."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from academie.games.tables.law.options import HOLES_TO_WIN, LAID_DOWN, MOST_HOLES
from academie.games.trictrac.law.coup import Form
from academie.kernel import Citation, Scope, Seat, option
from academie.kernel.kinds import Choice, Number, Side, Words
from academie.kernel.options import of_black, of_white
from academie.sources import ACAD_B, LEP
from academie.words import Message

_NUMBERS: Final = ("as", "deux", "trois", "quatre", "cinq", "six")
PAIRS: Final[Mapping[str, tuple[int, int]]] = {
    "as": (1, 1),
    "deux": (2, 2),
    "terne": (3, 3),
    "carme": (4, 4),
    "quine": (5, 5),
    "sannes": (6, 6),
    "coin": (11, 11),
    **{
        f"{_NUMBERS[high]}-{_NUMBERS[low]}": (high + 1, low + 1)
        for high, low in combinations(range(5, -1, -1), 2)
    },
}
"""Handicaps in men: where two of them are laid down beforehand, by a throw or on the coin."""
MOST_PAIRS: Final = 7
HOLES_OF_A_MARQUE: Final = 6

THE_DICE: Final = Citation(ACAD_B, "ch. XIX § 2")
THE_DICE_KEPT: Final = Citation(ACAD_B, "ch. XIX § 6")
MEN_DOWN: Final = Citation(ACAD_B, "ch. XIX § 3-4")
HOLES_GIVEN: Final = Citation(ACAD_B, "ch. XIX § 5")
_HOLES: Final = Message("trictrac-holes-given")
_HOLES_ABOUT: Final = Message("trictrac-holes-given-about")
_GIVEN: Final = Number(0, MOST_HOLES - 1, offered=(0, 11))
"""Fewer than win the partie, which are twelve by custom."""
_DOWN: Final = Words(tuple(PAIRS), MOST_PAIRS)
_DOWN_ABOUT: Final = Message("trictrac-men-down-about")


@dataclass(frozen=True, kw_only=True)
class FormOption:
    """What is played for."""

    form: Form = option(
        Choice(Form),
        Form.PARTIE,
        Message("trictrac-form"),
        Message("trictrac-form-about"),
        citation=Citation(LEP, "part 1 ch. VI § 1, 4-5"),
        titles={
            "partie": Message("trictrac-form-partie"),
            "marque": Message("trictrac-form-marque"),
        },
    )


@dataclass(frozen=True, kw_only=True)
class SharedOptions:
    """What trictrac and toc have in common."""

    first: Seat | None = option(
        Side(),
        None,
        Message("trictrac-first"),
        Message("trictrac-first-about"),
        citation=THE_DICE,
        scope=Scope.HANDICAP,
    )
    keeps_dice: Seat | None = option(
        Side(),
        None,
        Message("trictrac-keeps-dice"),
        Message("trictrac-keeps-dice-about"),
        citation=THE_DICE_KEPT,
        scope=Scope.HANDICAP,
    )
    holes: int | None = option(
        Number(1, MOST_HOLES),
        None,
        HOLES_TO_WIN,
        Message("trictrac-holes-about"),
        citation=Citation(LEP, "part 1 ch. VI § 1, 5"),
    )
    """How many win the partie, or allow to end the marqué; 1 at toc is *au premier trou*."""
    white_holes: int = option(
        _GIVEN, 0, of_white(_HOLES), _HOLES_ABOUT, citation=HOLES_GIVEN, scope=Scope.HANDICAP
    )
    black_holes: int = option(
        _GIVEN, 0, of_black(_HOLES), _HOLES_ABOUT, citation=HOLES_GIVEN, scope=Scope.HANDICAP
    )
    white_down: tuple[str, ...] = option(
        _DOWN, (), of_white(LAID_DOWN), _DOWN_ABOUT, citation=MEN_DOWN, scope=Scope.HANDICAP
    )
    """Pairs of men laid down for the first relevé."""
    black_down: tuple[str, ...] = option(
        _DOWN, (), of_black(LAID_DOWN), _DOWN_ABOUT, citation=MEN_DOWN, scope=Scope.HANDICAP
    )


@dataclass(frozen=True, kw_only=True)
class TrictracOptions(SharedOptions, FormOption):
    """What a game of trictrac can be begun with; the form is asked for first."""
