"""Positions of trictrac on one line: see docs/notation.md."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from academie.games.tables.law.throw import Throw, throw
from academie.games.tables.text.position import board_line, men, read_men
from academie.games.trictrac.law.acts import Promise
from academie.games.trictrac.law.coup import Past
from academie.games.trictrac.law.marking import Score
from academie.games.trictrac.law.rules import TrictracRules
from academie.games.trictrac.law.state import Form, Phase, TrictracState
from academie.kernel import BLACK, WHITE, Seat
from academie.notation.fields import Fields, pair_text, read_pair
from academie.notation.seats import NAMES, SEATS

P = TypeVar("P", bound=TrictracState)


def position(state: TrictracState) -> str:
    """Men, thrower, and whatever differs from a plain position about to be thrown for."""
    return " ".join((f"{men(state.men[0])}/{men(state.men[1])}", NAMES[state.thrower], *_fields(state)))


def _fields(state: TrictracState) -> list[str]:
    """What differs from a plain position about to be thrown for."""
    score, plain = state.score, TrictracState(state.rules)
    pairs = {
        "dice": state.dice and f"{state.dice.high}-{state.dice.low}",
        "points": score.points != (0, 0) and pair_text(score.points),
        "holes": score.holes != (0, 0) and pair_text(score.holes),
        "bredouille": score.bredouille is not None and NAMES[score.bredouille],
        "runs": score.runs != (0, 0) and pair_text(score.runs),
        "throws": any(past.throws for past in state.pasts)
        and pair_text(tuple(p.throws for p in state.pasts)),
        "coins": ",".join(NAMES[seat] for seat, past in enumerate(state.pasts) if past.coin_held),
        "promise": state.promise is not Promise.PLEIN and state.promise.value,
        "due": state.due and str(state.due),
        "meet": state.rencontre and f"{state.rencontre.high}-{state.rencontre.low}",
        "form": state.form is not Form.PARTIE and state.form.value,
        "goal": state.goal != plain.goal and str(state.goal),
        "keeps": state.keeps_dice is not None and NAMES[state.keeps_dice],
        "phase": state.phase is not _usual_phase(state.dice) and state.phase.value,
    }
    return [f"{key}={value}" for key, value in pairs.items() if value]


def _usual_phase(dice: Throw | None) -> Phase:
    """The phase a position is in when nothing is said of it."""
    return Phase.THROW if dice is None else Phase.PLAY


def read_position(text: str, rules: TrictracRules) -> TrictracState:
    """The state written so. Raises `NotationError`; whether it can be is not asked here."""
    return read_onto(text, TrictracState(rules))


def read_onto(text: str, blank: P) -> P:
    """`blank`, of trictrac or of its kin, with the position written so."""
    white, black, thrower, fields = board_line(text)
    dice = fields.take("dice", _read_throw)
    coins = fields.take("coins", _read_seats) or ()
    throws = fields.take("throws", read_pair) or (0, 0)
    state = replace(
        blank,
        men=(read_men(white, WHITE), read_men(black, BLACK)),
        score=_read_score(fields),
        thrower=thrower,
        phase=fields.take("phase", Phase) or _usual_phase(dice),
        dice=dice,
        pasts=(Past(throws[0], WHITE in coins), Past(throws[1], BLACK in coins)),
        promise=fields.take("promise", Promise) or Promise.PLEIN,
        due=fields.take("due", int) or 0,
        rencontre=fields.take("meet", _read_throw),
        form=fields.take("form", Form) or Form.PARTIE,
        keeps_dice=fields.take("keeps", SEATS.__getitem__),
    )
    goal = fields.take("goal", int)
    fields.done()
    return state if goal is None else replace(state, goal=goal)


def _read_score(fields: Fields) -> Score:
    return Score(
        points=fields.take("points", read_pair) or (0, 0),
        holes=fields.take("holes", read_pair) or (0, 0),
        bredouille=fields.take("bredouille", SEATS.__getitem__),
        runs=fields.take("runs", read_pair) or (0, 0),
    )


def _read_seats(text: str) -> tuple[Seat, ...]:
    return tuple(SEATS[name] for name in text.split(","))


def _read_throw(text: str) -> Throw:
    return throw(*read_pair(text))
