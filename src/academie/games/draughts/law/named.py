"""The named rule sets of draughts, each switch with its authority.

`dames/fmjd` is the default: it is what is played today and what a record without a rule set means.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from academie.games.draughts.law.board import HUNDRED, SIXTY_FOUR
from academie.games.draughts.law.rules import (
    DraughtsRules,
    KingGoes,
    MainLineDraw,
    ManSteps,
    ManTakes,
    Precedence,
)
from academie.kernel import Citation, Text, cited
from academie.sources import ACADEMIE, FMJD, MANOURY, METZ

_SILENT: Final = "where the treatise is silent: "
_UNKNOWN: Final = "which does not know it"
_LEFT_BY_BOTH: Final = cited(
    50, ACADEMIE, _SILENT + "after fifty idle moves both players are taken to leave the game (MAN rule XXXIX)"
)

DAMES_FMJD: Final = DraughtsRules(
    id="dames/fmjd",
    title=Text("Règles internationales (FMJD)", "International rules (FMJD)"),
    authority=FMJD,
    taking=Citation(FMJD, "art. 4"),
    crowning=Citation(FMJD, "art. 3"),
    losing=Citation(FMJD, "art. 7"),
    damier=cited(HUNDRED, FMJD, "art. 2"),
    men=cited(20, FMJD, "art. 2"),
    man_steps=cited(ManSteps.FORWARD, FMJD, "art. 3"),
    man_takes=cited(ManTakes.FORWARD_AND_BACK, FMJD, "art. 4"),
    king_goes=cited(KingGoes.FLYING, FMJD, "art. 3, 4"),
    precedence=cited(Precedence.MOST, FMJD, "art. 4"),
    main_line_draw=cited(MainLineDraw.NEVER, FMJD, "art. 6, " + _UNKNOWN),
    main_line_draw_at_odds=cited(False, FMJD, "art. 6, " + _UNKNOWN),
    three_to_one=cited(16, FMJD, "art. 6"),
    three_to_one_giving_draw=cited(16, FMJD, "art. 6, which knows no odds"),
    extra_needs_main_line=cited(False, FMJD, "art. 6, which knows no odds"),
    three_may_be_men=cited(True, FMJD, "art. 6"),
    two_to_one=cited(5, FMJD, "art. 6"),
    offer_to_crown=cited(False, FMJD, "art. 6, " + _UNKNOWN),
    quiet_moves=cited(25, FMJD, "art. 6"),
    repetition=cited(3, FMJD, "art. 6"),
)

MANOURY_1787: Final = DraughtsRules(
    id="dames/manoury-1787",
    title=Text("Manoury 1787", "Manoury 1787"),
    authority=MANOURY,
    taking=Citation(MANOURY, "rules VII-X"),
    crowning=Citation(MANOURY, "rules XXIV-XXVI"),
    losing=Citation(MANOURY, "ch. I: the aim of the game"),
    damier=cited(HUNDRED, MANOURY, "ch. II"),
    men=cited(20, MANOURY, "ch. II"),
    man_steps=cited(ManSteps.FORWARD, MANOURY, "rule II"),
    man_takes=cited(ManTakes.FORWARD_AND_BACK, MANOURY, "rule II"),
    king_goes=cited(KingGoes.FLYING, MANOURY, "rule XXVII"),
    precedence=cited(Precedence.MOST_THEN_STRONGEST, MANOURY, "rules XX-XXIII"),
    main_line_draw=cited(MainLineDraw.ALONE_ON_IT, MANOURY, "rule XXVIII"),
    main_line_draw_at_odds=cited(True, MANOURY, "ch. VI: the strong do not insist, whatever they give"),
    three_to_one=cited(20, MANOURY, "rules XXIX, XXX"),
    three_to_one_giving_draw=cited(25, MANOURY, "rule XXXI"),
    extra_needs_main_line=cited(True, MANOURY, "rule XXXI"),
    three_may_be_men=cited(False, MANOURY, "rule XXXIV: men must be crowned first"),
    two_to_one=cited(0, MANOURY, "ch. III, which sets no limit"),
    offer_to_crown=cited(True, MANOURY, "rule XXXIV"),
    quiet_moves=_LEFT_BY_BOTH,
    repetition=cited(0, MANOURY, "ch. III, " + _UNKNOWN),
)

DAMES_METZ: Final = replace(
    MANOURY_1787,
    id="dames/metz",
    title=Text("Livre de Metz", "The Metz book"),
    authority=METZ,
    taking=Citation(METZ, "rules V, VI"),
    crowning=Citation(METZ, "rule XIII"),
    losing=Citation(METZ, "rule XXI"),
    damier=cited(HUNDRED, METZ, "the damier"),
    men=cited(20, METZ, "the damier"),
    man_steps=cited(ManSteps.FORWARD, METZ, "rule IV"),
    man_takes=cited(ManTakes.FORWARD_AND_BACK, METZ, "rule IV"),
    king_goes=cited(KingGoes.FLYING, METZ, "rules V, XIV"),
    precedence=cited(Precedence.MOST, METZ, "rule XII"),
    main_line_draw=cited(MainLineDraw.SAFE_ON_IT, METZ, "rule XV"),
    main_line_draw_at_odds=cited(False, METZ, "rule XV: players who give each other no odds"),
    three_to_one=cited(20, METZ, "rules XVI, XVII"),
    three_to_one_giving_draw=cited(25, METZ, "rule XVI"),
    extra_needs_main_line=cited(False, METZ, "rule XVII"),
    three_may_be_men=cited(False, METZ, "rule XVIII: men must be crowned first"),
    two_to_one=cited(0, METZ, "rule XVI, which sets no limit"),
    offer_to_crown=cited(True, METZ, "rule XVIII"),
    repetition=cited(0, METZ, "the 22 rules, which do not know it"),
)

FRANCAISES_64: Final = replace(
    MANOURY_1787,
    id="dames/francaises-64",
    title=Text("Dames à la française, 64 cases", "French draughts, 64 squares"),
    crowning=Citation(
        ACADEMIE, _SILENT + "crowned as in the Polish game, which kept the old rules (MAN ch. III)"
    ),
    damier=cited(SIXTY_FOUR, MANOURY, "ch. I"),
    men=cited(12, MANOURY, "ch. I"),
    man_steps=cited(ManSteps.FORWARD, MANOURY, "ch. I"),
    man_takes=cited(ManTakes.FORWARD, METZ, "before the rules"),
    king_goes=cited(KingGoes.ONE_STEP, MANOURY, "ch. I; METZ, before the rules"),
    precedence=cited(Precedence.MOST_THEN_STRONGEST, MANOURY, "rule XX; ch. IV on rule XXII"),
    main_line_draw=cited(MainLineDraw.NEVER, MANOURY, "ch. I, " + _UNKNOWN),
    three_to_one=cited(0, MANOURY, "ch. I, which sets no limit"),
    three_to_one_giving_draw=cited(0, MANOURY, "ch. I, which sets no limit"),
    offer_to_crown=cited(False, MANOURY, "ch. I, " + _UNKNOWN),
)
"""The treatises tell board, men, march and what must be taken, and that the rest is as in the Polish game.

They do not tell how squares are numbered, how the board lies, when a game is drawn, or the penalties the old
game had; numbering and lie are taken from the Polish board.
"""

BABYLONIENNE: Final = replace(
    MANOURY_1787,
    id="dames/babylonienne",
    title=Text("À la babylonienne", "The Babylonian game"),
    man_steps=cited(ManSteps.ALL_WAYS, MANOURY, "ch. I"),
    man_takes=cited(ManTakes.ALL_WAYS, MANOURY, "ch. I"),
    king_goes=cited(
        KingGoes.FLYING_ALL_WAYS, ACADEMIE, _SILENT + "kings fly as in the Polish game, in every direction"
    ),
    main_line_draw=cited(MainLineDraw.NEVER, ACADEMIE, _SILENT + "no line is a refuge if kings go straight"),
    three_to_one=cited(0, MANOURY, "ch. I, which sets no limit"),
    three_to_one_giving_draw=cited(0, MANOURY, "ch. I, which sets no limit"),
    offer_to_crown=cited(False, MANOURY, "ch. I, " + _UNKNOWN),
)
"""A sketch of three lines is all there is: one went and took every way, forward, back, sideways and straight.

Taken besides: the ordinary board and men, which Manoury calls too few; only squares of one colour,
so that a straight step goes to the next of them; and all that is not said as in his Polish game.
"""

RULESETS: Final = (DAMES_FMJD, MANOURY_1787, DAMES_METZ, FRANCAISES_64, BABYLONIENNE)
