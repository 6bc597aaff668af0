"""Advice on the opening of toute-table, held against GNU Backgammon looking two plies ahead."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from academie.claims.check import Check, Draw, Effort, Power, Run, verdict_of
from academie.drawing import Diagram
from academie.games.race.law import Phase, RaceState
from academie.games.race.law.acts import Play
from academie.games.race.law.toute_table import TOUTE_TABLE
from academie.games.race.players.gnubg import Gnubg, gnubg_program
from academie.games.race.text.play import play_text
from academie.games.tables.law.throw import THROWS, Throw, throw
from academie.games.tables.picture.roll_chart import RollChart, roll_chart_svg
from academie.games.tables.text.acts import dice_text
from academie.library.statement import Finding, Statement
from academie.notation import notation_of
from academie.words import Language, Message, Text

PLIES: Final = 2
NEAR: Final = 0.01
"""A play is as good as the best if it gives away no more, in holes: less than the program itself errs by."""


def opening(cast: Throw, ruleset: str) -> RaceState:
    """The first throw of the game on the table."""
    start = TOUTE_TABLE.start(TOUTE_TABLE.ruleset(ruleset), {"first": "white"})
    assert isinstance(start, RaceState)
    return start if start.phase is Phase.PLAY else start.apply(cast)


@cache
def worths(cast: Throw, ruleset: str) -> dict[Play, float]:
    """What every play of a first throw is worth, the best first."""
    state = opening(cast, ruleset)
    with Gnubg(PLIES) as program:
        plays = program.plays(state)
    return {play: chances.value(double=state.double) for play, chances in plays.items()}


def check_opening(statement: Statement, effort: Effort) -> Finding:
    """Whether the play the book gives a first throw is the best, or as good."""
    del effort
    asked = statement.parameters
    cast, ruleset = _throw(asked["dice"]), asked["ruleset"]
    state = opening(cast, ruleset)
    play = notation_of("toute-table").resolve(state, asked["play"])
    assert isinstance(play, Play)
    worth = worths(cast, ruleset)
    best, most = next(iter(worth.items()))
    loss = most - worth[play]
    rank = [*worth].index(play) + 1
    evidence = Message(
        "race-found-opening",
        play=play_text(play),
        worth=worth[play],
        rank=rank,
        count=len(worth),
        best=play_text(best),
        most=most,
    )
    figures = {"value": round(worth[play], 4), "best": round(most, 4), "rank": rank}
    return Finding(verdict_of(holds=loss <= NEAR), evidence, figures)


def check_best_throws(statement: Statement, effort: Effort) -> Finding:
    """Whether the throws named are the best to begin with, each played as well as can be."""
    del effort
    asked = statement.parameters
    ranked = ranked_throws(asked["ruleset"])
    named = [_throw(text) for text in asked["throws"]]
    best = [*ranked][: len(named)]
    table = tuple(
        Message("race-throw-worth", throw=dice_text(cast), worth=value)
        for cast, value in [*ranked.items()][:8]
    )
    places = tuple(f"{dice_text(cast)} {[*ranked].index(cast) + 1}" for cast in named)
    evidence = Message("race-found-best", table=table, places=places)
    figures = {dice_text(cast): round(value, 4) for cast, value in ranked.items()}
    return Finding(verdict_of(holds={*best} == {*named}), evidence, figures)


def check_good_throws(statement: Statement, effort: Effort) -> Finding:
    """Whether the throws named are better than the mean, all but a few."""
    del effort
    asked = statement.parameters
    ranked = ranked_throws(asked["ruleset"])
    mean = sum(value * cast.ways for cast, value in ranked.items()) / 36
    good = [text for text in asked["throws"] if ranked[_throw(text)] > mean]
    evidence = Message(
        "race-found-good", good=len(good), named=len(asked["throws"]), mean=mean, throws=tuple(good)
    )
    holds = len(good) >= asked["least"]
    return Finding(verdict_of(holds=holds), evidence, {"good": len(good), "mean": round(mean, 4)})


def ranked_throws(ruleset: str) -> dict[Throw, float]:
    """What each first throw is worth by its best play, the best first."""
    worth = {cast: next(iter(worths(cast, ruleset).values())) for cast in THROWS}
    return dict(sorted(worth.items(), key=lambda item: -item[1]))


def _throw(text: str) -> Throw:
    high, _, low = text.partition("-")
    return throw(int(high), int(low))


def _lacks_gnubg() -> str | None:
    return None if gnubg_program() else "gnubg"


def _check(title: Text, run: Run, draw: Draw | None = None) -> Check:
    return Check(title, 1, Power.MEASURES, run, _lacks_gnubg, outside=True, draw=draw)


def roll_picture(statement: Statement, finding: Finding, language: Language) -> Diagram:
    """The 36 rolls with what each first throw is worth."""
    values = {cast: float(finding.figures[dice_text(cast)]) for cast in THROWS}
    return roll_chart_svg(RollChart(title=statement.said, legend=WORTH, values=values), language=language)


WORTH: Final = Message("race-chart-worth")
CHECKS: Final[Mapping[str, Check]] = {
    "opening": _check(Message("race-claim-opening"), check_opening),
    "best-throws": _check(Message("race-claim-best"), check_best_throws, roll_picture),
    "good-throws": _check(Message("race-claim-good"), check_good_throws),
}
