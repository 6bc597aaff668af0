"""The switches of draughts: every point on which the authorities differ, or are silent where it matters."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from academie.games.draughts.law.board import Damier
from academie.kernel import Citation, Cited, RuleSet, Source


class ManSteps(Enum):
    """Where a man goes when it takes nothing: one step."""

    FORWARD = "forward"
    ALL_WAYS = "all-ways"
    """Forward, backward, sideways and straight."""


class ManTakes(Enum):
    """Where a man takes."""

    FORWARD = "forward"
    FORWARD_AND_BACK = "forward-and-back"
    ALL_WAYS = "all-ways"


class KingGoes(Enum):
    """How a king goes and takes."""

    ONE_STEP = "one-step"
    FLYING = "flying"
    """Along the whole free line, taking from a distance."""
    FLYING_ALL_WAYS = "flying-all-ways"


class Precedence(Enum):
    """Which of several captures must be made."""

    MOST = "most"
    """One that takes the largest number."""
    MOST_THEN_STRONGEST = "most-then-strongest"
    """Of those that take the largest number, one that takes the most kings."""


class MainLineDraw(Enum):
    """When one king against three draws at once for having the ligne du milieu."""

    NEVER = "never"
    ALONE_ON_IT = "alone-on-it"
    """When the lone king has the line to itself."""
    SAFE_ON_IT = "safe-on-it"
    """When it stands there, whoever else does, and can move along the line without being taken."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DraughtsRules(RuleSet):
    """A law of draughts. Numbers of moves are of coups, one move by each player; 0 is no limit.

    `taking`, `crowning` and `losing` are the articles its events cite.
    """

    authority: Source
    taking: Citation
    crowning: Citation
    losing: Citation
    damier: Cited[Damier]
    men: Cited[int]
    man_steps: Cited[ManSteps]
    man_takes: Cited[ManTakes]
    king_goes: Cited[KingGoes]
    precedence: Cited[Precedence]
    main_line_draw: Cited[MainLineDraw]
    main_line_draw_at_odds: Cited[bool]
    three_to_one: Cited[int]
    """How many moves three kings have against one."""
    three_to_one_giving_draw: Cited[int]
    """How many, if they give the draw."""
    extra_needs_main_line: Cited[bool]
    """Whether what they have more for giving the draw asks for the ligne du milieu or a forced stroke."""
    three_may_be_men: Cited[bool]
    """Whether a king with two other pieces is three against one, be they men or kings."""
    two_to_one: Cited[int]
    """How many moves a king with at most one other piece has against one king."""
    offer_to_crown: Cited[bool]
    quiet_moves: Cited[int]
    """How many moves without a capture, and without a man's move that cannot be undone, make a draw."""
    repetition: Cited[int]
    """The how manieth time of the same position makes a draw."""
