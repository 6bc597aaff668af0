"""Trictrac as the registry knows it, and how a partie begins."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.games.tables.law.track import MEN, Track
from academie.games.trictrac.law.acts import TrictracAction
from academie.games.trictrac.law.coup import Board, Form
from academie.games.trictrac.law.marking import Score
from academie.games.trictrac.law.named import RULESETS
from academie.games.trictrac.law.position import STACKED, TALON
from academie.games.trictrac.law.rules import TrictracRules
from academie.games.trictrac.law.state import Phase, TrictracState
from academie.games.trictrac.law.tally import POINTS, Tally
from academie.kernel import WHITE, Law, OptionError, Options, OptionValue
from academie.kernel.read_options import SEATS, number, seat

HOLES_OF_A_MARQUE: Final = 6

LAID_DOWN: Final = {"as": 1, "deux": 2, "terne": 3, "carme": 4, "quine": 5, "sannes": 6, "coin": 11}
"""Handicaps in men: two of them laid down beforehand on that flèche (ACAD-B ch. XIX)."""


class Trictrac(Law[TrictracAction, TrictracRules]):
    """The great game of the trictrac board, in 12 holes.

    Options, all handicaps after ACAD-B ch. XIX or agreements:

    * `first`: `white` or `black` has the first throw; without it the dice decide;
    * `keeps_dice`: `white` or `black` throws first at every relevé;
    * `white_holes`, `black_holes`: holes given before the start;
    * `white_down`, `black_down`: pairs of men laid down for the first relevé, e.g. `quine`, `coin+carme`;
    * `form`: `partie`, or `marque` for one marqué of trictrac à écrire;
    * `holes`: how many holes win the partie, or allow to end the marqué.
    """

    key = "trictrac"
    rulesets = RULESETS

    def start(self, ruleset: TrictracRules | None = None, options: Options | None = None) -> TrictracState:
        rules = ruleset or self.default
        given = dict(options or {})
        form = _form(given.pop("form", Form.PARTIE.value))
        begun = agreed(Board(rules, form=form, goal=_usual_goal(rules, form)), given)
        if given:
            raise OptionError(f"trictrac has no option {', '.join(given)}; see the help of the game")
        return begun


def agreed(blank: Board, given: dict[str, OptionValue], tally: Tally = POINTS) -> TrictracState:
    """`blank` begun as the options say that trictrac shares with its kin; they are taken out of `given`."""
    goal = number(given, "holes", 99, least=1, usual=blank.goal)
    keeper, first = seat(given, "keeps_dice"), seat(given, "first")
    white, black = (number(given, f"{name}_holes", goal - 1) for name in SEATS)
    men = tuple(_laid(given.pop(f"{name}_down", ""), f"{name}_down") for name in SEATS)
    thrower = keeper if first is None else first
    board = replace(
        blank,
        men=(men[0], men[1]),
        thrower=WHITE if thrower is None else thrower,
        goal=goal,
        keeps_dice=keeper,
    )
    phase = Phase.FIRST_DICE if thrower is None else Phase.THROW
    return TrictracState(board, Score(holes=(white, black)), phase, tally=tally)


def _form(value: OptionValue) -> Form:
    try:
        return Form(value)
    except ValueError:
        raise OptionError(f"form is partie or marque, not {value!r}") from None


def _usual_goal(rules: TrictracRules, form: Form) -> int:
    """Twelve holes win a partie, six a marqué (LEP part 1 ch. VI)."""
    return rules.holes_to_win.value if form is Form.PARTIE else HOLES_OF_A_MARQUE


def _laid(value: OptionValue, name: str) -> Track:
    """The stack with pairs of men laid down from it."""
    men = [*STACKED]
    for word in filter(None, str(value).split("+")):
        if word not in LAID_DOWN or men[TALON] < MEN - 12:
            raise OptionError(f"{name} is made of {', '.join(LAID_DOWN)} joined by '+', not {value!r}")
        men[TALON] -= 2
        men[LAID_DOWN[word]] += 2
    return tuple(men)


TRICTRAC: Final = Trictrac()
