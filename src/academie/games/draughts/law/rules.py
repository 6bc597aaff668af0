"""The law of draughts: every point on which the authorities differ or are silent, and the rule sets.

`dames/fmjd` is the default: it is what is played today and what a record without a rule set means.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from academie.games.draughts.law.board import HUNDRED, SIXTY_FOUR, Damier
from academie.kernel import Citation, Cited, RuleSet, Source, cited, switch
from academie.kernel.kinds import Choice, Flag, Number, Shape
from academie.sources import ACADEMIE, FMJD, MANOURY, METZ
from academie.words import UNLIMITED, Message, Text


class ManSteps(Enum):
    """Where a man goes when it takes nothing: one step."""

    FORWARD = "forward"
    ALL_WAYS = "all-ways"
    """Forward, backward, sideways and straight."""


MAN_STEPS_WORDS: Final = {
    ManSteps.FORWARD: Message("draughts-man-steps-forward"),
    ManSteps.ALL_WAYS: Message("draughts-man-steps-all-ways"),
}


class ManTakes(Enum):
    """Where a man takes."""

    FORWARD = "forward"
    FORWARD_AND_BACK = "forward-and-back"
    ALL_WAYS = "all-ways"


MAN_TAKES_WORDS: Final = {
    ManTakes.FORWARD: Message("draughts-man-takes-forward"),
    ManTakes.FORWARD_AND_BACK: Message("draughts-man-takes-forward-and-back"),
    ManTakes.ALL_WAYS: Message("draughts-man-takes-all-ways"),
}


class KingGoes(Enum):
    """How a king goes and takes."""

    ONE_STEP = "one-step"
    FLYING = "flying"
    """Along the whole free line, taking from a distance."""
    FLYING_ALL_WAYS = "flying-all-ways"


KING_GOES_WORDS: Final = {
    KingGoes.ONE_STEP: Message("draughts-king-goes-one-step"),
    KingGoes.FLYING: Message("draughts-king-goes-flying"),
    KingGoes.FLYING_ALL_WAYS: Message("draughts-king-goes-flying-all-ways"),
}


class Precedence(Enum):
    """Which of several captures must be made."""

    MOST = "most"
    """One that takes the largest number."""
    MOST_THEN_STRONGEST = "most-then-strongest"
    """Of those that take the largest number, one that takes the most kings."""
    MOST_BY_KING = "most-by-king"
    """Of those that take the largest number, one made by a king: an old rule of some places."""


PRECEDENCE_WORDS: Final = {
    Precedence.MOST: Message("draughts-precedence-most"),
    Precedence.MOST_THEN_STRONGEST: Message("draughts-precedence-most-then-strongest"),
    Precedence.MOST_BY_KING: Message("draughts-precedence-most-by-king"),
}


class MainLineDraw(Enum):
    """When one king against three draws at once for having the ligne du milieu."""

    NEVER = "never"
    ALONE_ON_IT = "alone-on-it"
    """When the lone king has the line to itself."""
    SAFE_ON_IT = "safe-on-it"
    """When it stands there, whoever else does, and can move along the line without being taken."""


MAIN_LINE_DRAW_WORDS: Final = {
    MainLineDraw.NEVER: Message("draughts-main-line-draw-never"),
    MainLineDraw.ALONE_ON_IT: Message("draughts-main-line-draw-alone-on-it"),
    MainLineDraw.SAFE_ON_IT: Message("draughts-main-line-draw-safe-on-it"),
}


UNKNOWN: Final = "which does not know it"
MOVES: Final = Number(0, 200, zero=UNLIMITED)


def _squares(damier: Damier) -> Text:
    squares = damier.side * damier.side
    return Message("draughts-squares", squares=squares)


@dataclass(frozen=True, slots=True, kw_only=True)
class DraughtsRules(RuleSet):
    """A law of draughts. Numbers of moves are of coups, one move by each player; 0 is no limit.

    `taking`, `crowning` and `losing` are the articles its events cite.
    """

    authority: Source
    taking: Citation
    crowning: Citation
    losing: Citation
    damier: Cited[Damier] = switch(
        Shape(lambda damier: damier.side, _squares),
        Message("draughts-damier"),
        fixed=True,
        fmjd=cited(HUNDRED, FMJD, "art. 2"),
        manoury=cited(HUNDRED, MANOURY, "ch. II § 2"),
        metz=cited(HUNDRED, METZ, "the damier § 2"),
        francaises=cited(SIXTY_FOUR, MANOURY, "ch. I § 33"),
    )
    men: Cited[int] = switch(
        Number(1, 20),
        Message("draughts-men"),
        fixed=True,
        fmjd=cited(20, FMJD, "art. 2"),
        manoury=cited(20, MANOURY, "ch. II § 2"),
        metz=cited(20, METZ, "the damier § 3, 9"),
        francaises=cited(12, MANOURY, "ch. I § 33"),
    )
    man_steps: Cited[ManSteps] = switch(
        Choice(ManSteps, MAN_STEPS_WORDS),
        Message("draughts-man-steps"),
        fmjd=cited(ManSteps.FORWARD, FMJD, "art. 3"),
        manoury=cited(ManSteps.FORWARD, MANOURY, "rule II"),
        metz=cited(ManSteps.FORWARD, METZ, "rule IV"),
        francaises=cited(ManSteps.FORWARD, MANOURY, "ch. I § 33"),
        babylonienne=cited(ManSteps.ALL_WAYS, MANOURY, "ch. I § 32"),
    )
    man_takes: Cited[ManTakes] = switch(
        Choice(ManTakes, MAN_TAKES_WORDS),
        Message("draughts-man-takes"),
        fmjd=cited(ManTakes.FORWARD_AND_BACK, FMJD, "art. 4"),
        manoury=cited(ManTakes.FORWARD_AND_BACK, MANOURY, "rule II"),
        metz=cited(ManTakes.FORWARD_AND_BACK, METZ, "rule IV"),
        francaises=cited(ManTakes.FORWARD, METZ, "before the rules § 1"),
        babylonienne=cited(ManTakes.ALL_WAYS, MANOURY, "ch. I § 32"),
    )
    king_goes: Cited[KingGoes] = switch(
        Choice(KingGoes, KING_GOES_WORDS),
        Message("draughts-king-goes"),
        fmjd=cited(KingGoes.FLYING, FMJD, "art. 3, 4"),
        manoury=cited(KingGoes.FLYING, MANOURY, "rule XXVII"),
        metz=cited(KingGoes.FLYING, METZ, "rules V, XIV"),
        francaises=cited(KingGoes.ONE_STEP, MANOURY, "ch. I § 33; METZ, before the rules § 1"),
        babylonienne=cited(KingGoes.FLYING_ALL_WAYS, ACADEMIE, remark=Message("citations-silent-kings-fly")),
    )
    precedence: Cited[Precedence] = switch(
        Choice(Precedence, PRECEDENCE_WORDS),
        Message("draughts-precedence"),
        short=Message("draughts-precedence-short"),
        # MAN ch. IV on rule XXII § 1, 4: free before 1787; in some places one had to take by the king.
        agree=tuple(Precedence),
        fmjd=cited(Precedence.MOST, FMJD, "art. 4"),
        manoury=cited(Precedence.MOST_THEN_STRONGEST, MANOURY, "rules XX-XXIII"),
        metz=cited(Precedence.MOST, METZ, "rule XII"),
        francaises=cited(Precedence.MOST_THEN_STRONGEST, MANOURY, "rule XX; ch. IV on rule XXII § 2"),
    )
    main_line_draw: Cited[MainLineDraw] = switch(
        Choice(MainLineDraw, MAIN_LINE_DRAW_WORDS),
        Message("draughts-main-line-draw"),
        fmjd=cited(MainLineDraw.NEVER, FMJD, "art. 6", remark=Message("citations-remark-does-not-know-it")),
        manoury=cited(MainLineDraw.ALONE_ON_IT, MANOURY, "rule XXVIII"),
        metz=cited(MainLineDraw.SAFE_ON_IT, METZ, "rule XV"),
        francaises=cited(
            MainLineDraw.NEVER, MANOURY, "ch. I § 33", remark=Message("citations-remark-does-not-know-it")
        ),
        babylonienne=cited(MainLineDraw.NEVER, ACADEMIE, remark=Message("citations-silent-no-refuge")),
    )
    main_line_draw_at_odds: Cited[bool] = switch(
        Flag(),
        Message("draughts-main-line-draw-at-odds"),
        fmjd=cited(False, FMJD, "art. 6", remark=Message("citations-remark-does-not-know-it")),
        manoury=cited(True, MANOURY, "N. 8 § 1", remark=Message("citations-remark-strong-players")),
        metz=cited(False, METZ, "rule XV", remark=Message("citations-remark-no-odds")),
    )
    three_to_one: Cited[int] = switch(
        MOVES,
        Message("draughts-three-to-one"),
        short=Message("draughts-three-to-one-short"),
        # MAN ch. IV on rule XXIX § 1: fifteen by custom, twenty by his rule; his poem tells of both.
        agree=(15, 20),
        fmjd=cited(16, FMJD, "art. 6"),
        manoury=cited(20, MANOURY, "rules XXIX, XXX"),
        metz=cited(20, METZ, "rules XVI, XVII"),
        francaises=cited(0, MANOURY, "ch. I § 33", remark=Message("citations-remark-no-limit")),
        babylonienne=cited(0, MANOURY, "ch. I § 32", remark=Message("citations-remark-no-limit")),
    )
    """How many moves three kings have against one."""
    three_to_one_giving_draw: Cited[int] = switch(
        MOVES,
        Message("draughts-three-to-one-giving-draw"),
        fmjd=cited(16, FMJD, "art. 6", remark=Message("citations-remark-knows-no-odds")),
        manoury=cited(25, MANOURY, "rule XXXI"),
        metz=cited(25, METZ, "rule XVI"),
        francaises=cited(0, MANOURY, "ch. I § 33", remark=Message("citations-remark-no-limit")),
        babylonienne=cited(0, MANOURY, "ch. I § 32", remark=Message("citations-remark-no-limit")),
    )
    """How many, if they give the draw."""
    extra_needs_main_line: Cited[bool] = switch(
        Flag(),
        Message("draughts-extra-needs-main-line"),
        fmjd=cited(False, FMJD, "art. 6", remark=Message("citations-remark-knows-no-odds")),
        manoury=cited(True, MANOURY, "rule XXXI"),
        metz=cited(False, METZ, "rule XVII"),
    )
    """Whether what they have more for giving the draw asks for the ligne du milieu or a forced stroke."""
    three_may_be_men: Cited[bool] = switch(
        Flag(),
        Message("draughts-three-may-be-men"),
        fmjd=cited(True, FMJD, "art. 6"),
        manoury=cited(False, MANOURY, "rule XXXIV", remark=Message("citations-remark-crowned-first")),
        metz=cited(False, METZ, "rule XVIII", remark=Message("citations-remark-crowned-first")),
    )
    """Whether a king with two other pieces is three against one, be they men or kings."""
    two_to_one: Cited[int] = switch(
        MOVES,
        Message("draughts-two-to-one"),
        fmjd=cited(5, FMJD, "art. 6"),
        manoury=cited(0, MANOURY, "ch. III", remark=Message("citations-remark-no-limit")),
        metz=cited(0, METZ, "example of rule XVI § 3", remark=Message("citations-remark-no-limit")),
    )
    """How many moves a king with at most one other piece has against one king."""
    offer_to_crown: Cited[bool] = switch(
        Flag(),
        Message("draughts-offer-to-crown"),
        fmjd=cited(False, FMJD, "art. 6", remark=Message("citations-remark-does-not-know-it")),
        manoury=cited(True, MANOURY, "rule XXXIV"),
        metz=cited(True, METZ, "rule XVIII"),
        francaises=cited(False, MANOURY, "ch. I § 33", remark=Message("citations-remark-does-not-know-it")),
        babylonienne=cited(False, MANOURY, "ch. I § 32", remark=Message("citations-remark-does-not-know-it")),
    )
    quiet_moves: Cited[int] = switch(
        MOVES,
        Message("draughts-quiet-moves"),
        fmjd=cited(25, FMJD, "art. 6"),
        academie=cited(
            50,
            ACADEMIE,
            remark=Message("citations-silent-fifty-moves"),
        ),
    )
    """How many moves without a capture, and without a man's move that cannot be undone, make a draw."""
    repetition: Cited[int] = switch(
        Number(0, 9, zero=UNLIMITED),
        Message("draughts-repetition"),
        fmjd=cited(3, FMJD, "art. 6"),
        manoury=cited(0, MANOURY, "ch. III", remark=Message("citations-remark-does-not-know-it")),
        metz=cited(0, METZ, "the 22 rules", remark=Message("citations-remark-do-not-know-it")),
    )
    """How often the same position must come to make a draw."""


DAMES_FMJD: Final = DraughtsRules.follow(
    "dames/fmjd",
    Message("draughts-fmjd"),
    "fmjd",
    official=True,
    authority=FMJD,
    taking=Citation(FMJD, "art. 4"),
    crowning=Citation(FMJD, "art. 3"),
    losing=Citation(FMJD, "art. 7"),
)

MANOURY_1787: Final = DraughtsRules.follow(
    "dames/manoury-1787",
    Message("draughts-manoury"),
    "manoury",
    "academie",
    authority=MANOURY,
    taking=Citation(MANOURY, "rules VII-X"),
    crowning=Citation(MANOURY, "rules XXIV-XXVI"),
    losing=Citation(MANOURY, "ch. I § 39", remark=Message("citations-remark-aim")),
)

DAMES_METZ: Final = DraughtsRules.follow(
    "dames/metz",
    Message("draughts-metz"),
    "metz",
    "manoury",
    "academie",
    authority=METZ,
    taking=Citation(METZ, "rules V, VI"),
    crowning=Citation(METZ, "rule XIII"),
    losing=Citation(METZ, "rule XXI"),
)

FRANCAISES_64: Final = DraughtsRules.follow(
    "dames/francaises-64",
    Message("draughts-french"),
    "francaises",
    "manoury",
    "academie",
    authority=MANOURY,
    taking=Citation(MANOURY, "rules VII-X"),
    crowning=Citation(ACADEMIE, remark=Message("citations-silent-crowned-polish")),
    losing=Citation(MANOURY, "ch. I § 39", remark=Message("citations-remark-aim")),
)
"""The treatises tell board, men, march and what must be taken, and that the rest is as in the Polish game.

They do not tell how squares are numbered, how the board lies, when a game is drawn, or the penalties the old
game had; numbering and lie are taken from the Polish board.
"""

BABYLONIENNE: Final = DraughtsRules.follow(
    "dames/babylonienne",
    Message("draughts-babylonian"),
    "babylonienne",
    "manoury",
    "academie",
    authority=MANOURY,
    taking=Citation(MANOURY, "rules VII-X"),
    crowning=Citation(MANOURY, "rules XXIV-XXVI"),
    losing=Citation(MANOURY, "ch. I § 39", remark=Message("citations-remark-aim")),
)
"""A sketch of three lines is all there is: one went and took every way, forward, back, sideways and straight.

Taken besides: the ordinary board and men, which Manoury calls too few; only squares of one colour,
so that a straight step goes to the next of them; and all that is not said as in his Polish game.
"""

RULESETS: Final = (DAMES_FMJD, MANOURY_1787, DAMES_METZ, FRANCAISES_64, BABYLONIENNE)
