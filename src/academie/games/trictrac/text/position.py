"""Positions of trictrac on one line: see docs/notation.md."""

from __future__ import annotations

from dataclasses import replace

from academie.games.tables.law.throw import Throw, throw
from academie.games.tables.text.position import board_line, men, read_men
from academie.games.trictrac.law.acts import Promise
from academie.games.trictrac.law.coup import Board, Form, with_dice
from academie.games.trictrac.law.marking import Score
from academie.games.trictrac.law.position import Past
from academie.games.trictrac.law.rules import TrictracRules
from academie.games.trictrac.law.state import Phase, TrictracState
from academie.kernel import BLACK, WHITE, Seat
from academie.notation.fields import Fields, pair_text, read_pair
from academie.notation.seats import NAMES, SEATS


def position(state: TrictracState) -> str:
    """Men, thrower, and whatever differs from a plain position about to be thrown for."""
    return " ".join((f"{men(state.men[0])}/{men(state.men[1])}", NAMES[state.thrower], *_fields(state)))


def _fields(state: TrictracState) -> list[str]:
    """What differs from a plain position about to be thrown for."""
    score, board = state.score, state.board
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
        "meet": board.rencontre and f"{board.rencontre.high}-{board.rencontre.low}",
        "form": state.form is not Form.PARTIE and state.form.value,
        "goal": state.goal != Board(state.rules).goal and str(state.goal),
        "keeps": board.keeps_dice is not None and NAMES[board.keeps_dice],
        "phase": state.phase is not _usual_phase(state.dice) and state.phase.value,
    }
    return [f"{key}={value}" for key, value in pairs.items() if value]


def _usual_phase(dice: Throw | None) -> Phase:
    """The phase of a position that does not name one."""
    return Phase.THROW if dice is None else Phase.PLAY


def read_position(text: str, rules: TrictracRules) -> TrictracState:
    """The state written so. Raises `NotationError`; whether it can be is not asked here."""
    return read_onto(text, TrictracState(Board(rules)))


def read_onto(text: str, blank: TrictracState) -> TrictracState:
    """`blank`, of trictrac or toc, with the position written so."""
    white, black, thrower, fields = board_line(text)
    dice = fields.take("dice", _read_throw)
    coins = fields.take("coins", _read_seats) or ()
    throws = fields.take("throws", read_pair) or (0, 0)
    promise = fields.take("promise", Promise) or Promise.PLEIN
    board = replace(
        blank.board,
        men=(read_men(white, WHITE), read_men(black, BLACK)),
        thrower=thrower,
        pasts=(Past(throws[0], WHITE in coins), Past(throws[1], BLACK in coins)),
        rencontre=fields.take("meet", _read_throw),
        form=fields.take("form", Form) or Form.PARTIE,
        goal=_goal(fields.take("goal", int), blank.goal),
        keeps_dice=fields.take("keeps", SEATS.__getitem__),
    )
    state = replace(
        blank,
        board=board if dice is None else with_dice(board, dice, promise),
        score=_read_score(fields),
        phase=fields.take("phase", Phase) or _usual_phase(dice),
        due=fields.take("due", int) or 0,
    )
    fields.done()
    return state


def _goal(written: int | None, usual: int) -> int:
    return usual if written is None else written


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
