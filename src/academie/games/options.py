"""The options each game can be begun with, told so that a page can ask for them.

The laws themselves check them; this says what to ask, and of whom they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from academie.kernel import Text


class Sort(StrEnum):
    """What a value of an option is."""

    CHOICE = "choice"
    NUMBER = "number"
    FLAG = "flag"
    TEXT = "text"


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One option: its choices, or its bounds; `by_hand` if it goes only with marking by hand."""

    key: str
    title: Text
    sort: Sort
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    by_hand: bool = False


COLOURS: Final = ("white", "black")
BLANCS: Final = Text("blancs", "white")
NOIRS: Final = Text("noirs", "black")
LAID_DOWN: Final = Text("Dames abattues d'avance", "Men laid down before")
SIDES: Final = (("white", BLANCS), ("black", NOIRS))


def _of_side(words: Text, side: Text) -> Text:
    return Text(f"{words.fr} ({side.fr})", f"{words.en} ({side.en})")


def _choice(key: str, fr: str, en: str, choices: tuple[str, ...]) -> Option:
    return Option(key=key, title=Text(fr, en), sort=Sort.CHOICE, choices=choices)


def _flag(key: str, fr: str, en: str) -> Option:
    return Option(key=key, title=Text(fr, en), sort=Sort.FLAG)


def _text(key: str, fr: str, en: str) -> Option:
    return Option(key=key, title=Text(fr, en), sort=Sort.TEXT)


def _numbers(suffix: str, words: Text, least: int, most: int, *, by_hand: bool = False) -> tuple[Option, ...]:
    """An option of number for each colour."""
    return tuple(
        Option(
            key=f"{colour}_{suffix}",
            title=_of_side(words, side),
            sort=Sort.NUMBER,
            least=least,
            most=most,
            by_hand=by_hand,
        )
        for colour, side in SIDES
    )


TRICTRAC: Final = (
    _choice("form", "Partie ou marqué à écrire", "Partie, or one marqué à écrire", ("partie", "marque")),
    _choice("first", "Qui jette le premier", "Who throws first", COLOURS),
    _choice("keeps_dice", "Qui a le dé à chaque relevé", "Who throws first at every relevé", COLOURS),
    Option(key="holes", title=Text("Trous pour gagner", "Holes to win"), sort=Sort.NUMBER, least=1, most=99),
    *_numbers("holes", Text("Trous d'avance", "Holes given"), 0, 11),
    *(
        Option(key=f"{colour}_down", title=_of_side(LAID_DOWN, side), sort=Sort.TEXT)
        for colour, side in SIDES
    ),
    *_numbers("men", Text("Dames dans la boîte", "Men in the box"), 14, 16, by_hand=True),
)
DAMES: Final = (
    _choice("first", "Qui commence", "Who begins", COLOURS),
    _flag("qui_perd_gagne", "Qui perd gagne", "Who loses wins"),
    _flag("premier_a_dame", "Le premier à dame gagne", "The first to have a king wins"),
    _choice("remise", "À qui la remise est accordée", "Who is given the draw", COLOURS),
    *_numbers("men_less", Text("Pions rendus", "Men given as odds"), 0, 19),
    *_numbers("dames", Text("Dames d'avance", "Kings from the start"), 0, 20),
    _flag("diagonale", "Pions rangés le long de la grande ligne", "Men set out along the main line"),
    _text("position", "Position de départ (FEN)", "Position to begin from (FEN)"),
)

OPTIONS: Final[Mapping[str, tuple[Option, ...]]] = {"trictrac": TRICTRAC, "dames": DAMES}
"""By game; a game that is not here is offered without options."""
