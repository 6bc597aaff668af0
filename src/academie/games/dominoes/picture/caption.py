"""A state of dominoes in words: the lines beside a drawing, and its description for screen readers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from academie.games.dominoes.law import DominoState, Hand, Phase
from academie.games.dominoes.law.line import ends
from academie.games.dominoes.law.rules import Aim
from academie.games.dominoes.text.tiles import PLAYER, halves_text
from academie.kernel import Seat
from academie.words import Language, Message, Text, verbatim

TITLE: Final = Message("dominoes-title")
TO_PLAY: Final = Message("dominoes-to-play")
TO_SHUFFLE: Final = Message("dominoes-to-shuffle")
UNITS: Final[Mapping[Aim, Message]] = {
    Aim.POINTS: Message("dominoes-score-points"),
    Aim.ROUNDS: Message("dominoes-score-rounds"),
    Aim.STAKES: Message("dominoes-score-stakes"),
    Aim.LAST: Message("dominoes-score-points"),
}


def seats_from(state: DominoState, *, flip: bool) -> tuple[Seat, ...]:
    """The seats in order of play, the one the table is seen from last.

    It is the one whose hand alone lies open, as in its own view; else the first, or the second with `flip`.
    """
    open_ = [seat for seat, hand in enumerate(state.hands) if not hand.hidden]
    own = open_[0] if len(open_) == 1 else int(flip)
    return state.agreement.round_from(Seat(own))


def account_line(state: DominoState, seat: Seat) -> Text:
    """What a seat has won, or is charged with."""
    return UNITS[state.rules.aim.value].given(count=state.scores[state.side(seat)])


def note_line(state: DominoState, seat: Seat) -> Text | None:
    """What the table waits for, if it is this seat."""
    if state.actor != seat:
        return None
    return TO_SHUFFLE if state.phase is Phase.SHUFFLE else TO_PLAY


def talon_line(state: DominoState) -> Text:
    """How many tiles lie aside."""
    return Message("dominoes-boneyard", tiles=state.talon)


def describe_state(state: DominoState, language: Language) -> str:
    """The whole state in words."""
    seats = (_side(state, Seat(seat)) for seat in range(len(state.hands)))
    sentences = " ".join(text.in_(language) for text in (_line(state), *seats))
    return f"{sentences} {talon_line(state).in_(language)}."


def _line(state: DominoState) -> Text:
    if not state.line:
        return Message("dominoes-line-empty")
    return Message("dominoes-line", line=" ".join(map(halves_text, state.line)), ends=ends(state.line))


def _side(state: DominoState, seat: Seat) -> Text:
    player, score, hand = PLAYER[seat], account_line(state, seat), _hand(state.hands[seat])
    if (note := note_line(state, seat)) is not None:
        return Message("dominoes-side-acting", player=player, note=note, score=score, hand=hand)
    return Message("dominoes-side", player=player, score=score, hand=hand)


def _hand(hand: Hand) -> Text:
    if hand.hidden:
        return Message("dominoes-face-down", tiles=hand.hidden)
    if not hand.tiles:
        return Message("dominoes-hand-empty")
    return verbatim(" ".join(map(halves_text, hand.tiles)))
