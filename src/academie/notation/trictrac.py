"""The text of trictrac: see docs/notation.md, of which this is the implementation."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from typing import Final

from academie.kernel import BLACK, WHITE, Event, Language, NotationError, RuleSet, Seat, SetupError, State
from academie.notation.codec import Notation
from academie.notation.fields import Fields
from academie.notation.tables import men, read_men, read_point
from academie.notation.trictrac_words import describe
from academie.rules.tables.throw import Throw, throw
from academie.rules.tables.track import OFF, Move
from academie.rules.tables.trictrac.acts import (
    FirstDice,
    Play,
    Promise,
    SEnAller,
    Tenir,
    TrictracAction,
    Undertake,
)
from academie.rules.tables.trictrac.coup import Past
from academie.rules.tables.trictrac.game import TRICTRAC
from academie.rules.tables.trictrac.marking import Score
from academie.rules.tables.trictrac.partie import Form, Partie, Phase
from academie.rules.tables.trictrac.plays import net
from academie.rules.tables.trictrac.rules import TrictracRules

SEATS: Final = {"white": WHITE, "black": BLACK}
NAMES: Final = ("white", "black")

_FIRST_DICE: Final = re.compile(r"w([1-6])b([1-6])")
_THROW: Final = re.compile(r"([1-6])-([1-6])")
_WORDS: Final[dict[str, TrictracAction]] = {
    "tenir": Tenir(),
    "s-en-aller": SEnAller(),
    "plein": Undertake(Promise.PLEIN),
    "coin": Undertake(Promise.COIN),
    "passe": Play(),
}


class TrictracNotation(Notation[TrictracAction]):
    """Acts like `6-5` and `0/6 0/5`; states like `0x15/0x15 white dice=6-5`."""

    def act(self, act: TrictracAction) -> str:
        match act:
            case FirstDice():
                return f"w{act.white}b{act.black}"
            case Throw():
                return f"{act.high}-{act.low}"
            case Play(moves) if moves:
                return " ".join(f"{start}/{'off' if end == OFF else end}" for start, end in moves)
            case _:
                return next(word for word, known in _WORDS.items() if known == act)

    def read_act(self, text: str) -> TrictracAction:
        word = text.strip().lower()
        if word in _WORDS:
            return _WORDS[word]
        if found := _FIRST_DICE.fullmatch(word):
            return FirstDice(int(found[1]), int(found[2]))
        if found := _THROW.fullmatch(word):
            return throw(int(found[1]), int(found[2]))
        return read_play(text, WHITE)

    def meant(self, state: State[TrictracAction], text: str) -> TrictracAction:
        if isinstance(state, Partie) and state.phase is Phase.PLAY and text.lower() not in _WORDS:
            return read_play(text, state.thrower)
        return self.read_act(text)

    def state(self, state: State[TrictracAction]) -> str:
        assert isinstance(state, Partie)
        return " ".join((f"{men(state.men[0])}/{men(state.men[1])}", NAMES[state.thrower], *_fields(state)))

    def read_state(self, text: str, ruleset: RuleSet | None = None) -> Partie:
        rules = TRICTRAC.default if ruleset is None else ruleset
        assert isinstance(rules, TrictracRules)
        state = _read(text, rules)
        if reasons := state.flaws():
            raise SetupError(reasons)
        return state

    def describe(self, event: Event, language: Language) -> str:
        return describe(event, language)


def read_play(text: str, seat: Seat) -> Play:
    """The wood written as `0/6 0/5`, `8/20`, `8/14/20`, or by letters; a relay is told as one man's move."""
    steps = [step for word in text.replace("-", "/").split() for step in _steps(word, seat)]
    if not 1 <= len(steps) <= 2:
        raise NotationError(f"{text.strip()!r} is no play: write 0/6 0/5, 8/20 for one man, 18/off, or passe")
    return Play(net(*steps)) if len(steps) == 2 else Play(tuple(steps))


def _steps(word: str, seat: Seat) -> list[Move]:
    points = [read_point(part, seat) for part in word.split("/")]
    if len(points) < 2 or points[0] == OFF:
        raise NotationError(f"{word!r} is no move: write where the man starts and ends, as 0/6")
    return [Move(start, end) for start, end in pairwise(points)]


def _fields(state: Partie) -> list[str]:
    """What differs from a plain position about to be thrown for."""
    score, plain = state.score, Partie(state.rules)
    pairs = {
        "dice": state.dice and f"{state.dice.high}-{state.dice.low}",
        "points": score.points != (0, 0) and _pair(score.points),
        "holes": score.holes != (0, 0) and _pair(score.holes),
        "bredouille": score.bredouille is not None and NAMES[score.bredouille],
        "runs": score.runs != (0, 0) and _pair(score.runs),
        "throws": any(past.throws for past in state.pasts) and _pair(tuple(p.throws for p in state.pasts)),
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


def _pair(values: tuple[int, ...]) -> str:
    return f"{values[0]}-{values[1]}"


def _usual_phase(dice: Throw | None) -> Phase:
    """The phase a position is in when nothing is said of it."""
    return Phase.THROW if dice is None else Phase.PLAY


def _read(text: str, rules: TrictracRules) -> Partie:
    board, *rest = text.split() or [""]
    thrower = rest.pop(0) if rest and rest[0] in SEATS else "white"
    if board.count("/") != 1:
        raise NotationError(f"{text!r} is no position: write WHITE/BLACK men, white or black, then fields")
    white, black = board.split("/")
    fields = Fields(rest)
    dice = fields.take("dice", _read_throw)
    coins = fields.take("coins", lambda value: value.split(",")) or []
    throws = fields.take("throws", _read_pair) or (0, 0)
    state = Partie(
        rules=rules,
        men=(read_men(white, WHITE), read_men(black, BLACK)),
        score=_read_score(fields),
        thrower=SEATS[thrower],
        phase=fields.take("phase", Phase) or _usual_phase(dice),
        dice=dice,
        pasts=(Past(throws[0], "white" in coins), Past(throws[1], "black" in coins)),
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
        points=fields.take("points", _read_pair) or (0, 0),
        holes=fields.take("holes", _read_pair) or (0, 0),
        bredouille=fields.take("bredouille", SEATS.__getitem__),
        runs=fields.take("runs", _read_pair) or (0, 0),
    )


def _read_pair(text: str) -> tuple[int, int]:
    first, second = text.split("-")
    return int(first), int(second)


def _read_throw(text: str) -> Throw:
    return throw(*_read_pair(text))
