"""A state of dominoes in words: the lines beside a drawing, and its description for screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from academie.drawing.words import POINT, colon, counted
from academie.games.dominoes.law import DominoState, Hand, Phase
from academie.games.dominoes.law.line import ends
from academie.games.dominoes.law.rules import Aim
from academie.games.dominoes.text.tiles import PLAYER, halves_text
from academie.kernel import Seat
from academie.words import Language, Message, Text

TITLE: Final = Message("dominoes-title")
TO_PLAY: Final = Message("dominoes-to-play")
TO_SHUFFLE: Final = Message("dominoes-to-shuffle")
COUP: Final = (Message("dominoes-coup"), Message("dominoes-coups"))
STAKE: Final = (Message("dominoes-stake-taken-back"), Message("dominoes-stakes-taken-back"))
DE: Final = (Message("dominoes-de"), Message("dominoes-des"))
FACE_DOWN: Final = Message("dominoes-face-down")
TALON: Final = Message("dominoes-talon")
LINE: Final = Message("dominoes-line")
NOTHING: Final = Message("dominoes-nothing")
UNITS: Final[Mapping[Aim, tuple[Text, Text]]] = {
    Aim.POINTS: POINT,
    Aim.ROUNDS: COUP,
    Aim.STAKES: STAKE,
    Aim.LAST: POINT,
}


def seats_from(state: DominoState, *, flip: bool) -> tuple[Seat, ...]:
    """The seats in order of play, the one the table is seen from last.

    It is the one whose hand alone lies open, as in its own view; else the first, or the second with `flip`.
    """
    open_ = [seat for seat, hand in enumerate(state.hands) if not hand.hidden]
    own = open_[0] if len(open_) == 1 else int(flip)
    return state.agreement.round_from(Seat(own))


def account_line(state: DominoState, seat: Seat, language: Language) -> str:
    """What a seat has won, or is charged with."""
    return counted(state.scores[state.side(seat)], UNITS[state.rules.aim.value], language)


def note_line(state: DominoState, seat: Seat, language: Language) -> str:
    """What the table waits for, if it is this seat; else nothing."""
    if state.actor != seat:
        return ""
    return (TO_SHUFFLE if state.phase is Phase.SHUFFLE else TO_PLAY).in_(language)


def talon_line(state: DominoState, language: Language) -> str:
    """How many tiles lie aside."""
    return f"{counted(state.talon, DE, language)} {TALON.in_(language)}"


def describe_state(state: DominoState, language: Language) -> str:
    """The whole state in words."""
    line = " ".join(map(halves_text, state.line)) or NOTHING.in_(language)
    open_ = f" ({', '.join(map(str, ends(state.line)))})" if state.line else ""
    laid = f"{LINE.in_(language)}{colon(language)}{line}{open_}."
    return " ".join((laid, *_hands(state, language), f"{talon_line(state, language)}."))


def _hands(state: DominoState, language: Language) -> Iterator[str]:
    for seat, hand in enumerate(state.hands):
        note = note_line(state, Seat(seat), language)
        who = ", ".join(filter(None, (PLAYER[seat].in_(language), note)))
        account = account_line(state, Seat(seat), language)
        yield f"{who}{colon(language)}{account}, {_hand(hand, language)}."


def _hand(hand: Hand, language: Language) -> str:
    if hand.hidden:
        return f"{counted(hand.hidden, DE, language)} {FACE_DOWN.in_(language)}"
    return " ".join(map(halves_text, hand.tiles)) or counted(0, DE, language)
