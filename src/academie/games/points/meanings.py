"""What the named values of the laws mean."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from academie.games.chess.law.rules import Promotion
from academie.games.company.law.rules import JetonQueue, NextDice, Price, Refait
from academie.games.dominoes.law.rules import Aim as DominoAim
from academie.games.dominoes.law.rules import BlockScore, Charge, LeaderTie, NextLead
from academie.games.draughts.law.rules import KingGoes, MainLineDraw, ManSteps, ManTakes, Precedence
from academie.games.race.law.rules import Aim, Contact, Double, ShutOut
from academie.games.tables.law.play import Bearoff
from academie.games.tables.law.primaute import FirstThrow
from academie.games.toc.law.rules import Several
from academie.games.trictrac.law.rules import GrandeBredouille, PileDeMisere
from academie.kernel import Text

TABLES: Final[Mapping[Enum, Text]] = {
    FirstThrow.PLAYS_IT: Text("le vainqueur joue ces dés", "the winner plays these dice"),
    FirstThrow.RIGHT_ONLY: Text("il n'a que le droit de jeter", "he has only the right to throw"),
    Bearoff.FREE: Text("lever ou jouer dedans, au choix", "lift or play inside, at will"),
    Bearoff.EXACT: Text("ce qui tombe juste se lève", "what falls exactly is lifted"),
    Bearoff.INSIDE_FIRST: Text(
        "on ne lève rien tant que le nombre se joue dedans",
        "nothing is lifted while the number can be played inside",
    ),
    GrandeBredouille.OFF: Text("seulement si l'on en convient", "only if agreed"),
    GrandeBredouille.NONE_TAKEN: Text("le perdant n'a pris aucun trou", "the loser has taken no hole"),
    GrandeBredouille.RUN: Text("douze trous de suite", "twelve holes in a row"),
    PileDeMisere.OFF: Text("ne vaut rien", "is worth nothing"),
    PileDeMisere.MADE: Text("vaut quand on la fait", "scores when it is made"),
    PileDeMisere.MADE_AND_KEPT: Text(
        "vaut quand on la fait et qu'on la garde", "scores when made and when kept"
    ),
    Several.TOGETHER: Text("un trou en tout, deux par la double", "one hole in all, two by the double"),
    Several.EACH: Text("chacun son trou", "each its own hole"),
    Contact.HIT: Text("elle peut être battue", "it can be hit"),
    Contact.BLOCK: Text("elle ferme sa flèche", "it closes its flèche"),
    Contact.SHARE: Text("on se place à côté d'elle", "one may stand beside it"),
    Aim.BEAR_OFF: Text("lever toutes ses dames", "bear off all one's men"),
    Aim.PLEIN: Text("remplir sa seconde table", "fill one's second table"),
    Double.NEVER: Text("jamais", "never"),
    Double.NOT_HOME: Text(
        "le perdant n'a pas toutes ses dames à la maison, ni levé aucune",
        "the loser has neither all his men home nor one off",
    ),
    Double.NONE_OFF: Text("le perdant n'a levé aucune dame", "the loser has borne off no man"),
    Double.SHUT_OUT: Text("le perdant ne peut plus rentrer", "the loser can never enter again"),
    ShutOut.OFF: Text("rien : il rentre sur les siennes", "nothing: he enters on his own men"),
    ShutOut.LOST: Text("la partie est perdue", "the partie is lost"),
    ShutOut.SIMPLE_WITHOUT_ENTRY: Text(
        "perdue, mais simple s'il n'a aucune rentrée", "lost, but simply where he has no entry at all"
    ),
}
COMPANY: Final[Mapping[Enum, Text]] = {
    Refait.LINEAR: Text("double, triple, quadruple…", "double, triple, quadruple…"),
    Refait.DOUBLING: Text("deux, quatre, huit fois…", "twice, four, eight times…"),
    JetonQueue.NONE: Text("il n'y en a point : on écrit au crayon", "there are none: a pencil keeps account"),
    JetonQueue.DEDUCTED: Text(
        "à qui gagne le plus par les marqués, même contre ses postillons",
        "to who gained most by the marqués, even against postillons he owes",
    ),
    JetonQueue.COMPENSATED: Text(
        "de même, mais une queue compense l'autre", "likewise, but one queue offsets the other"
    ),
    NextDice.LEAVER: Text("à qui s'en est allé", "who went away"),
    NextDice.THROWN: Text("tirés chaque fois", "thrown for every time"),
    Price.JETON: Text("le jeton", "the jeton"),
    Price.FICHE: Text("la fiche", "the fiche"),
}
DAMIER: Final[Mapping[Enum, Text]] = {
    ManSteps.FORWARD: Text("d'une case en avant", "one square forward"),
    ManSteps.ALL_WAYS: Text("d'une case en tous sens", "one square every way"),
    ManTakes.FORWARD: Text("en avant", "forward"),
    ManTakes.FORWARD_AND_BACK: Text("en avant et en arrière", "forward and backward"),
    ManTakes.ALL_WAYS: Text("en tous sens", "every way"),
    KingGoes.ONE_STEP: Text("d'une case à la fois", "one square at a time"),
    KingGoes.FLYING: Text("toute la ligne libre", "along the whole free line"),
    KingGoes.FLYING_ALL_WAYS: Text("toute ligne libre, en tous sens", "along any free line, every way"),
    Precedence.MOST: Text("le plus grand nombre", "the largest number"),
    Precedence.MOST_THEN_STRONGEST: Text(
        "le plus grand nombre, puis le plus de dames", "the largest number, then the most kings"
    ),
    MainLineDraw.NEVER: Text("jamais d'office", "never by itself"),
    MainLineDraw.ALONE_ON_IT: Text("s'il l'a pour lui seul", "when it has the line to itself"),
    MainLineDraw.SAFE_ON_IT: Text(
        "s'il y est et peut y jouer sans être pris", "when it stands there and can move there untaken"
    ),
    Promotion.ANY: Text("toute pièce, sauf un roi", "any piece but a king"),
    Promotion.LOST: Text("une pièce que l'on a perdue", "a piece one has lost"),
}
DOMINOES: Final[Mapping[Enum, Text]] = {
    DominoAim.POINTS: Text("des points", "points"),
    DominoAim.ROUNDS: Text("des coups gagnés", "coups won"),
    DominoAim.STAKES: Text("des mises à retirer", "stakes to take back"),
    DominoAim.LAST: Text("avoir le moins de points", "having fewest points"),
    BlockScore.ADVERSE: Text("les dés des adversaires", "the adversaries' dés"),
    BlockScore.DIFFERENCE: Text("les mêmes, moins les siens", "the same, less one's own"),
    LeaderTie.OTHER: Text("le plus près de sa droite, jamais lui", "the nearest to his right, never he"),
    LeaderTie.LEADER: Text("le poseur", "the leader"),
    NextLead.RIGHT: Text("le voisin de droite du poseur", "the leader's neighbour to the right"),
    NextLead.WINNER: Text("qui a gagné", "who won"),
    Charge.EVERY_HAND: Text("chacun de ce qui lui reste", "everyone what he has left"),
    Charge.HIGHEST_HAND: Text("qui a le plus, lui seul", "whoever has most, he alone"),
}
MEANINGS: Final[Mapping[Enum, Text]] = {**TABLES, **COMPANY, **DAMIER, **DOMINOES}
