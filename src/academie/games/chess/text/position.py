"""States of chess on one line: a FEN, then whatever differs from a game just begun there."""

from __future__ import annotations

from academie.games.chess.law import ChessRules, ChessState, Position
from academie.games.chess.law.fen import fen, placement, read_fen, read_placement
from academie.notation.fields import Fields

BLANK, JOINT = " ", "_"
"""What parts the fields of a FEN, and what does within a word."""


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
    """The state written so. Raises `NotationError`; whether it can be is not asked here."""
    words = text.split()
    first = next((nth for nth, word in enumerate(words) if "=" in word), len(words))
    told = read_fen(" ".join(words[:first]), rules.march)
    fields = Fields(words[first:])
    state = ChessState(
        rules,
        told.position,
        quiet=told.quiet,
        seen=tuple(sorted(fields.take("seen", lambda value: _read_seen(value, rules)) or ())),
        opening=fields.take("opening", "01234".index) or 0,
        claimed=fields.take("claimed", {"true": True}.__getitem__) or False,
        number=told.number,
    )
    fields.done()
    return state


def _read_seen(text: str, rules: ChessRules) -> list[Position]:
    return [read_placement(word.replace(JOINT, BLANK), rules.march) for word in text.split(";")]
