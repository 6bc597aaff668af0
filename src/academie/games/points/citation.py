"""Citations in both languages: sources are cited in English throughout, and people read French too."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from academie.kernel import Citation, Source, Text
from academie.sources import ACAD, ACAD_A, ACAD_B, ACAD_D, ACADEMIE, FALLAVEL, FIDE, FMJD, METZ, PHILIDOR

TITLES: Final[Mapping[Source, str]] = {
    ACAD_A: "Académie universelle des jeux, t. III, premier traité du trictrac",
    ACAD_B: "Académie universelle des jeux, t. III, second traité du trictrac",
    ACAD: "Académie universelle des jeux, t. III, les petits jeux du trictrac",
    ACAD_D: "Académie universelle des jeux, t. III, le jeu de domino",
    FALLAVEL: "Fallavel, Le jeu du trictrac",
    METZ: "Livre de Metz (Lallement 1802), revu par Grégoire",
    FMJD: "Fédération mondiale du jeu de dames, règles officielles, annexe 1",
    PHILIDOR: "Philidor, Analyse du jeu des échecs, dans l'Académie universelle des jeux, t. III",
    FIDE: "Fédération internationale des échecs, Règles du jeu",
    ACADEMIE: "Académie, les lectures que ce projet prend où les sources se taisent",
}
"""What a source is called in French, where that differs."""

REASONS: Final[Mapping[str, str]] = {
    "where the treatise is silent: ": "où le traité se tait : ",
    "whatever one cannot play the other plays": "ce que l'un ne peut jouer, l'autre le joue",
    "which knows none": "qui n'en connaît point",
    "which knows the double only": "qui ne connaît que la double",
    "which does not know it": "qui ne la connaît pas",
    "which do not know it": "qui ne la connaissent pas",
    "which knows no odds": "qui ne connaît point d'avantage",
    "which sets no limit": "qui ne met point de limite",
    "which knows no such claim": "qui ne connaît point de telle réclamation",
    "where it is only wished for": "où ce n'est qu'un vœu",
    "only if said beforehand": "seulement si on l'a dit d'avance",
    "only if agreed": "seulement si l'on en convient",
    "agreed beforehand, as a custom": "convenue d'avance, par usage",
    "at will": "à volonté",
    "usually three": "trois d'ordinaire",
    "all the losses of trictrac": "toutes les pertes du trictrac",
    "the first partie, or two, three and more": "la première partie, ou deux, trois et plus",
    "a rule of another game": "une règle d'un autre jeu",
    "an agreement met with outside the treatises": "une convention qu'on rencontre hors des traités",
    "the three are played three times": "les trois se jouent trois fois",
    "nobody is hit, men are spread to close the passages": (
        "on ne bat point, on étend ses dames pour fermer les passages"
    ),
    "LEP fig. 29 contradicts itself": "LEP fig. 29 se contredit",
    "before the rules": "avant les règles",
    "any number, two at a time": "tant qu'on veut, deux à la fois",
    "any number, some being left aside": "tel nombre qu'on veut, quelques-uns restant de côté",
    "the coin being empty": "le coin étant vide",
    "a flèche wholly empty": "une flèche toute vide",
    "the strong do not insist, whatever they give": "les forts n'insistent pas, quoi qu'ils donnent",
    "until the stakes are withdrawn": "jusqu'à ce que les mises soient retirées",
    "the opinion that prevailed": "l'opinion qui a prévalu",
    "out of use": "hors d'usage",
    "dictionary: abolished": "dictionnaire : abolie",
    "on the poule": "sur la poule",
    "always his who goes away": "toujours à qui s'en va",
    "beyond the grande only in some houses": "au-delà de la grande, dans quelques maisons seulement",
    "five being half of one": "cinq en étant la moitié",
    "so many parties, which need not be in a row": "tant de parties, de suite ou non",
    "some houses, and the author's wish": "quelques maisons, et le vœu de l'auteur",
    "the first of the two usages": "le premier des deux usages",
    "the second of the two usages": "le second des deux usages",
    "the two jetons are for those who mark so": "les deux jetons sont pour qui marque ainsi",
    "two, three, four, or what one will": "deux, trois, quatre, ou ce qu'on veut",
    "a nickname only": "un sobriquet seulement",
    "perpetual check draws (PHIL, third gambit, end): taken as shown by a third time": (
        "l'échec perpétuel fait remise (PHIL, troisième gambit, fin) : tenu pour montré par une redite"
    ),
    "first of the German customs": "première des coutumes allemandes",
    "second of the German customs": "deuxième des coutumes allemandes",
    "third of the German customs": "troisième des coutumes allemandes",
    "a pawn has no right to pass": "un pion n'a pas droit de passer",
    "first gambit, note (e)": "premier gambit, note (e)",
    "one queen, two rooks, two knights": "une dame, deux tours, deux cavaliers",
    "the rook at the right on a white square": "la tour de droite sur une case blanche",
    "two moves at the start are a German disfigurement": "deux coups d'entrée sont une difformité allemande",
    "who pushes it plays twice in a row": "qui le pousse joue deux fois de suite",
    "third and fourth parties, begun by Black": "troisième et quatrième parties, commencées par les noirs",
    "players who give each other no odds": "entre joueurs qui ne se font point d'avantage",
    "men must be crowned first": "les pions doivent d'abord être damés",
    "to the letter: the leader excepted": "à la lettre : le poseur excepté",
    "the players agree on the number (ACAD Toc ch. V); else as at trictrac": (
        "les joueurs conviennent du nombre (ACAD Toc ch. V) ; sinon comme au trictrac"
    ),
    "what is left to a player is played for him": "ce qui est laissé à un joueur est joué pour lui",
    "a closed coup counts as domino does, the hands of the others": (
        "un coup fermé compte comme domino, les dés des autres"
    ),
    "a coin that is empty can be hit": "un coin vide peut être battu",
    "a hundred points, as in ch. II": "cent points, comme au ch. II",
    "after fifty idle moves both players are taken to leave the game": (
        "après cinquante coups oisifs, les deux joueurs sont censés quitter la partie"
    ),
    "all are in when the second number is played": "toutes sont entrées quand le second nombre se joue",
    "all are laid once the first number has laid the last": (
        "toutes sont rabattues dès que le premier nombre a rabattu la dernière"
    ),
    "an empty coin is a rest like any empty flèche": "un coin vide est un repos comme toute flèche vide",
    "as in Philidor's own games": "comme dans les parties mêmes de Philidor",
    "as many coups as are agreed on, five if nobody says": (
        "autant de coups que convenu, cinq si nul ne le dit"
    ),
    "both leave, yet not so soon as to spoil the mate of rook and bishop (PHIL, last chapter)": (
        "tous deux quittent, mais pas si tôt que le mat de tour et fou en soit gâté (PHIL, dernier chapitre)"
    ),
    "ch. VIII only says that one gets rid of high dés": (
        "le ch. VIII dit seulement qu'on se défait des gros dés"
    ),
    "everyone is charged what he could not get rid of": "chacun est chargé de ce qu'il n'a pu poser",
    "kings fly as in the Polish game, in every direction": (
        "les dames volent comme au jeu polonais, en tous sens"
    ),
    "never more than two holes a throw and side": "jamais plus de deux trous par jet et par joueur",
    "no line is a refuge if kings go straight": "nulle ligne n'est un refuge si les dames vont droit",
    "nobody can enter again": "nul ne peut plus rentrer",
    "nobody can fill any more": "nul ne peut plus remplir",
    "nobody is hit, as in jacquet, told just before": "on ne bat point, comme au jacquet, dit juste avant",
    "nobody leaves his own side, so nobody is met": "nul ne quitte son côté, ainsi nul n'est rencontré",
    "of several men that can play, the player chooses": "de plusieurs dames qui peuvent jouer, on choisit",
    "one counts what adversaries have left": "on compte ce qui reste aux adversaires",
    "rule XXIII says who wins, and who wins takes": "la règle XXIII dit qui gagne, et qui gagne prend",
    "the dice drawn for the dé are not played": "les dés tirés pour avoir le dé ne se jouent pas",
    "the larger number is played, as in trictrac": "le plus fort nombre se joue, comme au trictrac",
    "the loser has borne off no man": "le perdant n'a levé aucune dame",
    "where nobody can mate there is nothing left to play for": (
        "où nul ne peut mater, il n'y a plus rien à jouer"
    ),
}
"""Why a reading was taken, in French."""

PLACES: Final[Mapping[str, str]] = {
    r"\bpart 1\b": "1re partie",
    r"\bpart (\d)\b": r"\1e partie",
    r"\bno\. ": "nº ",
    r"\bnos\. ": "nos ",
    r"\bthe (\d+) rules\b": r"les \1 règles",
    r"\brules\b": "règles",
    r"\brule\b": "règle",
    r"\bappendix\b": "appendice",
    r"\bpreface\b": "préface",
    r"\bdictionary\b": "dictionnaire",
    r"\bfirst partie\b": "première partie",
    r"\bsecond partie\b": "deuxième partie",
    r"\bfirst gambit\b": "premier gambit",
    r"\bthird gambit\b": "troisième gambit",
    r"\blast chapter\b": "dernier chapitre",
    r"\bsupplement to the fourth partie\b": "supplément à la quatrième partie",
    r"\bthird partie\b": "troisième partie",
    r"\bfourth partie\b": "quatrième partie",
    r"\bsecond gambit\b": "deuxième gambit",
    r"\bgambit of the queen\b": "gambit de la dame",
    r"\bgambit of Cunningham\b": "gambit de Cunningham",
    r"\bmate of bishop and rook against a rook\b": "mat de fou et tour contre tour",
    r"\bends of games\b": "fins de parties",
    r"\bbrilliant strokes\b": "coups brillants",
    r"\babout p\.": "vers p.",
    r"\bbefore N\.": "avant le nº",
    r"\blikewise\b": "de même",
    r"\bvaried\b": "variée",
    r"\bplate\b": "planche",
    r"\bthe damier\b": "le damier",
    r"\bmoves? (\d)": r"coup \1",
    r"\bnote\b": "note",
    r"\band\b": "et",
    r"\bas ACAD\b": "comme ACAD",
    r"\bon règle\b": "sur la règle",
    r"\bend\b": "fin",
    r" ?: ": " : ",
    r" ?; ": " ; ",
}
"""How a place in a book is told in French."""


def source_told(source: Source) -> Text:
    """What a source is called."""
    return Text(TITLES.get(source, source.title), source.title)


def place_told(citation: Citation) -> Text:
    """A citation for people: the siglum and the place, in both languages."""
    place = citation.place
    for reason in sorted(REASONS, key=len, reverse=True):
        place = place.replace(reason, REASONS[reason])
    for pattern, french in PLACES.items():
        place = re.sub(pattern, french, place)
    return Text(f"{citation.source.siglum}, {place}", str(citation))
