"""The text of chess: see docs/notation.md, of which this is the implementation."""

from __future__ import annotations

from typing import Final

from academie.games.chess.law import ECHECS, ChessRules, ChessState, Position
from academie.games.chess.law.acts import ChessAction, Move, ReclamerRemise
from academie.games.chess.law.fen import fen, placement, read_fen, read_placement
from academie.games.chess.text.move import choices, find_move, move_text, read_move
from academie.games.chess.text.words import event_message
from academie.kernel import Event, RuleSet, State
from academie.notation.codec import Notation, Players, possible
from academie.notation.fields import Fields
from academie.words import Text, listed

BLANK, JOINT = " ", "_"
"""What separates the fields of a FEN, and what replaces it within a word."""


def state_line(state: ChessState) -> str:
    """The position and its fields."""
    pairs = {
        "opening": state.opening and str(state.opening),
        "claimed": state.claimed and "true",
        "seen": ";".join(placement(position).replace(BLANK, JOINT) for position in state.seen),
    }
    line = fen(state.position, state.quiet, state.number)
    return " ".join((line, *(f"{key}={value}" for key, value in pairs.items() if value)))


def read_state_line(text: str, rules: ChessRules) -> ChessState:
    """The state written so. Raises `NotationError`; whether it is possible is not checked here."""
    words = text.split()
    first = next((nth for nth, word in enumerate(words) if "=" in word), len(words))
    parsed = read_fen(" ".join(words[:first]), rules.movement)
    fields = Fields(words[first:])
    state = ChessState(
        rules,
        parsed.position,
        quiet=parsed.quiet,
        seen=tuple(sorted(fields.take("seen", lambda value: _read_seen(value, rules)) or ())),
        opening=fields.take("opening", "01234".index) or 0,
        claimed=fields.take("claimed", {"true": True}.__getitem__) or False,
        number=parsed.number,
    )
    fields.done()
    return state


def _read_seen(text: str, rules: ChessRules) -> list[Position]:
    return [read_placement(word.replace(JOINT, BLANK), rules.movement) for word in text.split(";")]


CLAIM: Final = "reclamer-remise"


class EchecsNotation(Notation[ChessAction]):
    """Acts like `e2e4` and `e7e8q`; states as a FEN with fields. People may type `Nf3` or `Cf3`."""

    def act(self, act: ChessAction) -> str:
        return move_text(act) if isinstance(act, Move) else CLAIM

    def read_act(self, text: str) -> ChessAction:
        return ReclamerRemise() if text.strip().lower() == CLAIM else read_move(text)

    def parse_in(self, state: State[ChessAction], text: str) -> ChessAction:
        assert isinstance(state, ChessState)
        return ReclamerRemise() if text.lower() == CLAIM else find_move(state, text)

    def choices(self, state: State[ChessAction], most: int = 8) -> Text:
        assert isinstance(state, ChessState)
        claim = (CLAIM,) if ReclamerRemise() in state.actions() else ()
        return listed((choices(state, most), *claim))

    def state(self, state: State[ChessAction]) -> str:
        assert isinstance(state, ChessState)
        return state_line(state)

    def read_state(self, text: str, ruleset: RuleSet | None = None) -> ChessState:
        rules = ECHECS.default if ruleset is None else ruleset
        assert isinstance(rules, ChessRules)
        return possible(read_state_line(text, rules))

    def message(self, event: Event, players: Players) -> Text:
        return event_message(event, players)


NOTATION: Final = EchecsNotation()
