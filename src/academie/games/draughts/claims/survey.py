"""What the books say of endings in general, by every position in which nobody can take.

The slices of outcomes answer; where one is not built, the finding lacks it. A share of all positions is a
figure of the ending and not of good play: who has a choice does not stand just anywhere.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from academie.claims.check import Effort, verdict_of
from academie.games.draughts.claims.distances import NoTable, lacking
from academie.games.draughts.claims.kings import GENERAL, RULES
from academie.games.draughts.players.slices import Counts, Survey, Work
from academie.library.statement import Finding, Parameters, Statement
from academie.words import Message

LINES: Final = {"nobody": ("nobody",), "strong": ("first",), "weak": ("second", "both")}
"""Whose kings stand on the main line: those of the weaker count whoever is there beside them."""


def check_survey(statement: Statement, effort: Effort) -> Finding:
    """Whether, of all quiet positions of kings, the stronger side wins nearly all, or nearly none."""
    del effort
    given = statement.parameters
    try:
        by_line = surveyed(f"m0k{given['strong']}-m0k{given['weak']}")[0 if given["strong_to_move"] else 1]
    except NoTable as missing:
        return lacking(missing)
    asked = {held: sum(sum(by_line[who]) for who in whose) for held, whose in LINES.items()}
    won = {held: sum(_won(by_line[who], given) for who in whose) for held, whose in LINES.items()}
    wanted = [side for side in ("strong", "weak") if given.get(f"{side}_on_line")] or [*LINES]
    all_asked, all_won = (sum(of[held] for held in wanted) for of in (asked, won))
    part = all_won / all_asked
    holds = part >= GENERAL if given["says"] == "won" else part <= 1 - GENERAL
    parts = {held: won[held] / asked[held] for held in LINES}
    found = Message("draughts-found-survey", asked=all_asked, won=all_won, part=part, **parts)
    return Finding(verdict_of(holds=holds), found, {"asked": asked, "won": won})


def _won(counts: Counts, given: Parameters) -> int:
    """How many of the positions the stronger side wins."""
    return counts.won if given["strong_to_move"] else counts.lost


def check_easier(statement: Statement, effort: Effort) -> Finding:
    """Whether the defender, to move, loses a smaller part of the quiet positions of one of two endings."""
    del effort
    given = statement.parameters
    try:
        easier, harder = (lost_part(*given[which]) for which in ("easier", "harder"))
    except NoTable as missing:
        return lacking(missing)
    evidence = Message("draughts-found-easier", easier=easier, harder=harder)
    figures = {"easier": round(easier, 6), "harder": round(harder, 6)}
    return Finding(verdict_of(holds=easier < harder), evidence, figures)


def lost_part(material: str, defends: int) -> float:
    """The part of the quiet positions that a side, the first or the second, loses when it is to move."""
    counts = [*surveyed(material)[defends].values()]
    return sum(each.lost for each in counts) / sum(sum(each) for each in counts)


@cache
def surveyed(material: str) -> Survey:
    """The survey of a slice by Manoury's law. Raises `NoTable`."""
    found = Work(RULES).survey(material)
    if found is None:
        raise NoTable(Message("draughts-no-slice", material=material))
    return found
