"""Positions of the running games on one line: see docs/notation.md."""

from __future__ import annotations

from academie.games.race.law.acts import Cast
from academie.games.race.law.rules import RaceRules
from academie.games.race.law.state import Phase, RaceState
from academie.games.tables.text.board_line import board_line
from academie.games.tables.text.dice import dice_text, read_cast
from academie.games.tables.text.men import men, read_men
from academie.kernel import BLACK, WHITE
from academie.notation.fields import pair_text, read_pair
from academie.notation.seats import NAMES


def position(state: RaceState) -> str:
    """Men, thrower, and whatever differs from a plain position about to be thrown for."""
    return " ".join((f"{men(state.men[0])}/{men(state.men[1])}", NAMES[state.thrower], *_fields(state)))


def _fields(state: RaceState) -> list[str]:
    rules = state.rules
    pairs = {
        "dice": state.dice and dice_text(state.dice),
        "again": state.again and str(state.again),
        "hands": state.hands != (0, 0) and pair_text(state.hands),
        "holes": state.holes != (0, 0) and pair_text(state.holes),
        "goal": state.goal != rules.holes.value and str(state.goal),
        "double": state.double != rules.double_usual.value and str(state.double).lower(),
        "phase": state.phase is not _usual_phase(state.dice) and state.phase.value,
    }
    return [f"{key}={value}" for key, value in pairs.items() if value]


def _usual_phase(dice: Cast | None) -> Phase:
    """The phase a position is in when nothing is said of it."""
    return Phase.THROW if dice is None else Phase.PLAY


def read_position(text: str, rules: RaceRules) -> RaceState:
    """The state written so. Raises `NotationError`; whether it can be is not asked here."""
    white, black, thrower, fields = board_line(text)
    ways = rules.ways.value
    dice = fields.take("dice", _read_cast)
    goal, double = fields.take("goal", int), fields.take("double", _read_flag)
    state = RaceState(
        rules=rules,
        men=(read_men(white, WHITE, ways), read_men(black, BLACK, ways)),
        hands=fields.take("hands", read_pair) or (0, 0),
        thrower=thrower,
        phase=fields.take("phase", Phase) or _usual_phase(dice),
        dice=dice,
        again=fields.take("again", int) or 0,
        holes=fields.take("holes", read_pair) or (0, 0),
        goal=rules.holes.value if goal is None else goal,
        double=rules.double_usual.value if double is None else double,
    )
    fields.done()
    return state


def _read_cast(text: str) -> Cast:
    cast = read_cast(text)
    if cast is None:
        raise ValueError(text)
    return cast


def _read_flag(text: str) -> bool:
    return {"true": True, "false": False}[text]
