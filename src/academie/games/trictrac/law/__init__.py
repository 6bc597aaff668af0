"""Trictrac as the registry knows it, and how a partie begins."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.games.tables.law.track import Track
from academie.games.trictrac.law.acts import TrictracAction
from academie.games.trictrac.law.coup import Board, Form
from academie.games.trictrac.law.marking import Score
from academie.games.trictrac.law.options import HOLES_OF_A_MARQUE, PAIRS, SharedOptions, TrictracOptions
from academie.games.trictrac.law.position import STACKED, TALON
from academie.games.trictrac.law.rules import FORMER, RULESETS, TrictracRules
from academie.games.trictrac.law.state import Phase, TrictracState
from academie.games.trictrac.law.tally import POINTS, Tally
from academie.kernel import WHITE, Law, Options
from academie.kernel.kinds import check_number

__all__ = ["TRICTRAC", "Phase", "TrictracRules", "TrictracState"]


class Trictrac(Law[TrictracAction, TrictracRules]):
    """The great game of the trictrac board, in 12 holes."""

    key = "trictrac"
    rulesets = RULESETS
    former = FORMER
    options_class = TrictracOptions

    def start(self, ruleset: TrictracRules | None = None, options: Options | None = None) -> TrictracState:
        rules, said = self.agreed(TrictracOptions, ruleset, options)
        return begin(Board(rules, form=said.form, goal=usual_goal(rules, said.form)), said)


def begin(blank: Board, said: SharedOptions, tally: Tally = POINTS) -> TrictracState:
    """The first state, on `blank` set up as the options say.

    Raises `OptionError` for holes that would win at once.
    """
    goal = blank.goal if said.holes is None else said.holes
    white = check_number("white_holes", said.white_holes, 0, goal - 1)
    black = check_number("black_holes", said.black_holes, 0, goal - 1)
    thrower = said.keeps_dice if said.first is None else said.first
    board = replace(
        blank,
        men=(_laid(said.white_down), _laid(said.black_down)),
        thrower=WHITE if thrower is None else thrower,
        goal=goal,
        keeps_dice=said.keeps_dice,
    )
    phase = Phase.FIRST_DICE if thrower is None else Phase.THROW
    return TrictracState(board, Score(holes=(white, black)), phase, tally=tally)


def usual_goal(rules: TrictracRules, form: Form) -> int:
    """Twelve holes win a partie, six a marqué (LEP part 1 ch. VI § 1, 5)."""
    return rules.holes_to_win.value if form is Form.PARTIE else HOLES_OF_A_MARQUE


def _laid(pairs: tuple[str, ...]) -> Track:
    """The stack with pairs of men laid down from it."""
    men = [*STACKED]
    for pair in pairs:
        for point in PAIRS[pair]:
            men[TALON] -= 1
            men[point] += 1
    return tuple(men)


TRICTRAC: Final = Trictrac()
