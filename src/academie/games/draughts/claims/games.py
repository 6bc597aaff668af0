"""What whole games of the engine against itself say of odds and of the first move: a measurement, no proof.

Each game begins with a few moves at random, the same for every setting, so that games differ and settings can
be compared. Both sides look at the same number of positions a move.

Source: MAN ch. V, IX, X.
"""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise
from math import sqrt
from statistics import fmean, pstdev
from typing import Any, Final, NamedTuple

from academie.claims.check import Effort
from academie.engine.core import DraughtsEngine
from academie.games.draughts.core import core_rules, core_state
from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.players.trained import trained
from academie.library.statement import Finding, Statement, Verdict
from academie.words import Message, Text, series

GAMES: Final = 120
NODES: Final = 1_000
OPENING: Final = 6
"""How many single moves are made at random."""
SEED: Final = 1787
SURE: Final = 3.0
"""How many standard errors a difference must have: settings are few and statements many."""
NEAR: Final = 0.25
"""Up to where, its error included, a result is taken to be level."""
SETTINGS: Final[dict[str, dict[str, Any]]] = {
    "start": {},
    "man": {"white_men_less": 1},
    "draw": {"remise": "black"},
    "man+draw": {"white_men_less": 1, "remise": "black"},
    "two-men": {"white_men_less": 2},
    "king-two": {"white_men_less": 2, "white_dames": 1},
    "king-three": {"white_men_less": 3, "white_dames": 1},
    "five-kings": {"white_men_less": 5, "white_dames": 5},
}
"""What White gives: men, the draw, or men for kings of his own."""


class Score(NamedTuple):
    """White's results in a setting."""

    won: int
    drawn: int
    lost: int

    @property
    def results(self) -> list[int]:
        return [1] * self.won + [0] * self.drawn + [-1] * self.lost

    @property
    def mean(self) -> float:
        return fmean(self.results)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return max(pstdev(self.results), 1 / len(self.results)) / sqrt(len(self.results))


@cache
def score(setting: str, ruleset: str) -> Score:
    """White's results in that setting, always the same; a draw that he gave is lost."""
    rules = DAMES.ruleset(ruleset)
    white, black = (DraughtsEngine(core_rules(rules), megabytes=4, trained=trained(rules)) for _ in range(2))
    results = [
        white.meet(
            black, core_state(opened(DAMES.start(rules, SETTINGS[setting]), game)), nodes=(NODES, NODES)
        )
        for game in range(GAMES)
    ]
    drawn, lost = results.count(0), results.count(-1)
    given = "remise" in SETTINGS[setting]
    return Score(results.count(1), 0 if given else drawn, lost + drawn if given else lost)


def opened(state: DraughtsState, game: int) -> DraughtsState:
    """The state after the random moves of a game."""
    lot = random.Random(f"{SEED} {game}")
    for _ in range(OPENING):
        state = state.apply(lot.choice([act for act in state.actions() if isinstance(act, Move)]))
    return state


def check_games(statement: Statement, effort: Effort) -> Finding:
    """What the games of the settings named say of a statement about them."""
    del effort
    given = statement.parameters
    found = [score(each, given["ruleset"]) for each in given["setups"]]
    evidence = series(map(_told, given["setups"], found))
    figures = {name: [*each] for name, each in zip(given["setups"], found, strict=True)}
    return Finding(verdict_on(given["says"], found), evidence, figures)


def _told(setting: str, found: Score) -> Text:
    return Message(
        "draughts-games",
        setting=setting.replace("+", "-and-"),
        games=len(found.results),
        won=found.won,
        drawn=found.drawn,
        lost=found.lost,
        mean=found.mean,
        error=found.error,
        nodes=NODES,
    )


def verdict_on(says: str, found: list[Score]) -> Verdict:
    """What the games make of a statement; what lies within the error is undecided."""
    first, last = found[0], found[-1]
    share = Score(first.drawn, 0, first.won + first.lost)
    match says:
        case "drawn":
            return _beyond(share.mean, share.error)
        case "nearly-drawn":
            return _beyond(share.mean - 0.8, share.error)
        case "even":
            return _level(first.mean, first.error)
        case "alike":
            return _level(first.mean - last.mean, sqrt(first.error**2 + last.error**2))
        case "between":
            return _least([_beyond(first.mean, first.error), _beyond(-last.mean, last.error)])
        case _:
            return _least(
                [
                    _beyond(one.mean - two.mean, sqrt(one.error**2 + two.error**2))
                    for one, two in pairwise(found)
                ]
            )


def _least(verdicts: list[Verdict]) -> Verdict:
    """The verdict on all together."""
    worst = (Verdict.REFUTED, Verdict.UNDECIDED, Verdict.CONFIRMED)
    return next(verdict for verdict in worst if verdict in verdicts)


def _level(gain: float, error: float) -> Verdict:
    """Whether a result is level, as far as its error lets one say."""
    if abs(gain) > SURE * error:
        return Verdict.REFUTED
    return Verdict.CONFIRMED if abs(gain) + 2 * error <= NEAR else Verdict.UNDECIDED


def _beyond(gain: float, error: float) -> Verdict:
    if abs(gain) <= SURE * error:
        return Verdict.UNDECIDED
    return Verdict.CONFIRMED if gain > 0 else Verdict.REFUTED
