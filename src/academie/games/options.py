"""The options each game can be begun with, told so that a page can ask for them.

The laws themselves check them; this says what to ask, and of whom they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from academie.games.company.games import NUMBERS
from academie.games.race.law.revertier import REVERTIER
from academie.games.race.law.toute_table import TOUTE_TABLE
from academie.games.trictrac.law.game import TRICTRAC as LAWS
from academie.kernel import Text


class Sort(StrEnum):
    """What a value of an option is."""

    CHOICE = "choice"
    NUMBER = "number"
    FLAG = "flag"
    TEXT = "text"


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One option: its choices, or its bounds; `by_hand` if it goes only with marking by hand."""

    key: str
    title: Text
    sort: Sort
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    by_hand: bool = False
    about: Text | None = None
    """A sentence on it, for whoever meets it first."""

    @property
    def choice_titles(self) -> tuple[Text, ...]:
        """What the choices are called."""
        return tuple(CHOICES.get(choice, Text(choice, choice)) for choice in self.choices)


COLOURS: Final = ("white", "black")
BLANCS: Final = Text("blancs", "white")
NOIRS: Final = Text("noirs", "black")
LAID_DOWN: Final = Text("Dames abattues d'avance", "Men laid down before")
SIDES: Final = (("white", BLANCS), ("black", NOIRS))
CHOICES: Final[Mapping[str, Text]] = {
    "white": Text("Blancs", "White"),
    "black": Text("Noirs", "Black"),
    "partie": Text("Partie", "Partie"),
    "marque": Text("Un marqué à écrire", "One marqué à écrire"),
    "tete-a-tete": Text("Tête à tête", "Tête à tête: two"),
    "chouette": Text("Chouette : un contre deux", "Chouette: one against two"),
    "deux-contre-deux": Text("Deux contre deux", "Two against two"),
    "a-tourner": Text("À tourner : chacun pour soi", "À tourner: each for himself"),
}
"""What choices are called; one that is not here is called by its key."""


def _of_side(words: Text, side: Text) -> Text:
    return Text(f"{words.fr} ({side.fr})", f"{words.en} ({side.en})")


def _choice(key: str, fr: str, en: str, choices: tuple[str, ...]) -> Option:
    return Option(key=key, title=Text(fr, en), sort=Sort.CHOICE, choices=choices)


def _flag(key: str, fr: str, en: str) -> Option:
    return Option(key=key, title=Text(fr, en), sort=Sort.FLAG)


def _text(key: str, fr: str, en: str) -> Option:
    return Option(key=key, title=Text(fr, en), sort=Sort.TEXT)


def _with(option: Option, fr: str, en: str) -> Option:
    """The option with a sentence on it."""
    return replace(option, about=Text(fr, en))


def _numbers(suffix: str, words: Text, least: int, most: int, *, by_hand: bool = False) -> tuple[Option, ...]:
    """An option of number for each colour."""
    return tuple(
        Option(
            key=f"{colour}_{suffix}",
            title=_of_side(words, side),
            sort=Sort.NUMBER,
            least=least,
            most=most,
            by_hand=by_hand,
        )
        for colour, side in SIDES
    )


TRICTRAC: Final = (
    _with(
        _choice("form", "Partie ou marqué à écrire", "Partie, or one marqué à écrire", ("partie", "marque")),
        "Douze trous font une partie ; un marqué finit quand celui qui a six trous s'en va.",
        "Twelve holes make a partie; a marqué ends when whoever has six holes goes away.",
    ),
    _with(
        _choice("first", "Qui jette le premier", "Who throws first", COLOURS),
        "Sans choix, chacun jette un dé et le plus fort commence.",
        "If nothing is said, each throws a die and the higher begins.",
    ),
    _with(
        _choice("keeps_dice", "Qui a le dé à chaque relevé", "Who throws first at every relevé", COLOURS),
        "Un avantage : le même joueur garde le dé après chaque relevé.",
        "Odds: the same player has the dice after every relevé.",
    ),
    _with(
        Option(
            key="holes", title=Text("Trous pour gagner", "Holes to win"), sort=Sort.NUMBER, least=1, most=99
        ),
        "Douze d'ordinaire ; moins pour une partie plus courte.",
        "Twelve as a rule; fewer make a shorter game.",
    ),
    *(
        _with(option, "Un avantage : trous marqués d'entrée.", "Odds: holes marked from the start.")
        for option in _numbers("holes", Text("Trous d'avance", "Holes given"), 0, 11)
    ),
    *(
        _with(
            Option(key=f"{colour}_down", title=_of_side(LAID_DOWN, side), sort=Sort.TEXT),
            "Un avantage : « quine », « coin+carme »…, au premier relevé.",
            "Odds: “quine”, “coin+carme”…, at the first relevé.",
        )
        for colour, side in SIDES
    ),
    *(
        _with(option, "Pour surprendre une boîte fautive.", "To catch a box with a man too many or too few.")
        for option in _numbers("men", Text("Dames dans la boîte", "Men in the box"), 14, 16, by_hand=True)
    ),
)
DAMES: Final = (
    _with(
        _choice("first", "Qui commence", "Who begins", COLOURS),
        "Sans choix, celui que la loi désigne.",
        "If nothing is said, whoever the law names.",
    ),
    _with(
        _flag("qui_perd_gagne", "Qui perd gagne", "Who loses wins"),
        "On gagne à n'avoir plus de pions ou plus de coups.",
        "You win by having no men left, or no move.",
    ),
    _with(
        _flag("premier_a_dame", "Le premier à dame gagne", "The first to have a king wins"),
        "Une partie brève, sans fins de partie.",
        "A short game without endings.",
    ),
    _with(
        _choice("remise", "À qui la remise est accordée", "Who is given the draw", COLOURS),
        "Un avantage : la partie remise compte comme gagnée.",
        "Odds: a drawn game counts as won.",
    ),
    *(
        _with(option, "Un avantage : pions ôtés d'entrée.", "Odds: men taken off before the game.")
        for option in _numbers("men_less", Text("Pions rendus", "Men given as odds"), 0, 19)
    ),
    *(
        _with(option, "Un avantage : dames dès le début.", "Odds: kings from the first move.")
        for option in _numbers("dames", Text("Dames d'avance", "Kings from the start"), 0, 20)
    ),
    _with(
        _flag("diagonale", "Pions rangés le long de la grande ligne", "Men set out along the main line"),
        "Chacun d'un côté de la grande ligne, qui reste vide.",
        "Each to one side of the main line, which stays empty.",
    ),
    _with(
        _text("position", "Position de départ (FEN)", "Position to begin from (FEN)"),
        "Une fin de partie à jouer, par exemple.",
        "An ending to play out, say.",
    ),
)


def _number(key: str, fr: str, en: str, least: int, most: int) -> Option:
    return Option(key=key, title=Text(fr, en), sort=Sort.NUMBER, least=least, most=most)


def _in_company(*own: Option) -> tuple[Option, ...]:
    """The options of a form of company: those of its own, and those of all."""
    laws = tuple(rules.id.removeprefix(f"{LAWS.key}/") for rules in LAWS.rulesets)
    return (
        *own,
        _with(
            _choice("law", "Règle du trictrac", "Law of trictrac", laws),
            "La règle d'après laquelle se joue chaque coup.",
            "The law by which every throw is played.",
        ),
        _with(
            _number("holes", "Trous à faire", "Holes to make", 1, 99),
            "Douze pour une partie, six pour un marqué ; moins pour jouer plus vite.",
            "Twelve for a partie, six for a marqué; fewer to play faster.",
        ),
    )


ECRIRE: Final = _in_company(
    _with(
        _choice("company", "Forme de la partie", "Form of company", tuple(NUMBERS)),
        "Sans choix, le nombre des joueurs en décide.",
        "If nothing is said, the number of players decides.",
    ),
    _with(
        _number("marques", "Nombre de marqués", "How many marqués", 2, 96),
        "Huit ou douze d'ordinaire, autant pour chaque compte.",
        "Eight or twelve as a rule, as many for each account.",
    ),
    _with(
        _number("fiches", "Queue, en fiches", "The queue, in fiches", 0, 99),
        "Ce que celui qui doit le plus paie par-dessus.",
        "What whoever owes most pays on top.",
    ),
)
POULE: Final = _in_company(
    _with(
        _number("parties", "Parties au plus", "Parties at most", 1, 99),
        "Si personne n'a pris la poule après elles, on la partage.",
        "If nobody has taken the poule after them, it is shared.",
    ),
)
TOUR_A_TOUR: Final = _in_company(
    _with(
        _number("parties", "Nombre de parties", "How many parties", 1, 99),
        "Deux pour chaque joueur d'ordinaire.",
        "Two for each player as a rule.",
    ),
)
ECHECS: Final = (
    _choice("first", "Qui commence", "Who begins", COLOURS),
    _text("position", "Position de départ (FEN)", "Position to begin from (FEN)"),
)

DE: Final = _with(
    _choice("first", "Qui a le dé", "Who has the dé", COLOURS),
    "Le moindre des avantages ; sans choix, on le tire.",
    "The least of odds; if nothing is said, it is drawn.",
)
DOUBLE: Final = _with(
    _flag("double", "La double est convenue", "The double is agreed"),
    "Gagner double compte deux trous, ou deux enjeux en un seul trou.",
    "Winning double counts two holes, or two stakes in one hole.",
)
HOLES: Final = _with(
    _number("holes", "Trous pour gagner", "Holes to win", 1, 99),
    "Chaque partie gagnée est un trou.",
    "Every partie won is a hole.",
)
COURSE: Final = (DE, DOUBLE, HOLES)
"""What every race of the tables can be begun with."""


def _laid_down(*throws: str) -> tuple[Option, ...]:
    """Men laid down before the first partie, for each colour."""
    return tuple(
        _with(
            replace(_choice(f"{colour}_down", "", "", throws), title=_of_side(LAID_DOWN, side)),
            "Un avantage, à la première partie.",
            "Odds, in the first partie.",
        )
        for colour, side in SIDES
    )


ON_TETE: Final = tuple(
    _with(option, "Un avantage, à la première partie.", "Odds, in the first partie.")
    for option in _numbers("tete", Text("Dames sur la tête", "Men on the tête"), 0, 11)
)

DOMINOS: Final = (
    _with(
        _number("players", "Nombre de joueurs", "How many play", 2, 4),
        "Selon la partie ; la poule se joue à trois ou à quatre.",
        "As the party has it; the poule is for three or four.",
    ),
    _with(
        _number("tiles", "Dés pris par chacun", "Dés taken by each", 6, 13),
        "En tête-à-tête : six d'ordinaire, douze pour la plus belle partie.",
        "Two playing: six as a rule, twelve for the finest party.",
    ),
    _with(
        _number("points", "Points de la partie", "Points of the party", 1, 999),
        "Cent d'ordinaire, où l'on joue aux points.",
        "A hundred as a rule, where points are played for.",
    ),
    _with(
        _number("rounds", "Coups à gagner", "Coups to win", 1, 99),
        "En tête-à-tête sans points.",
        "Two playing without points.",
    ),
    _with(
        _number("pots", "Combien de fois chacun met au jeu", "How often everyone stakes", 1, 99),
        "À quatre sans points : chaque coup gagné retire une mise.",
        "Four playing without points: every coup won takes a stake back.",
    ),
    _with(
        _number("first", "Quelle place pose la première", "Which seat leads first", 1, 4),
        "Sans choix, on tire au sort.",
        "If nothing is said, it is drawn.",
    ),
)

LA_DOUBLE: Final = _with(
    DOUBLE,
    "Qui met ses trois dames au coin avant que l'autre y en ait une gagne double.",
    "Who brings three men to the coin before the other has one there wins double.",
)
TOC: Final = (
    *(option for option in TRICTRAC if option.key != "form" and not option.by_hand),
    _with(
        DOUBLE,
        "Un coup par doublet ou par deux moyens vaut deux trous, ou deux enjeux au premier trou.",
        "What is made by a doublet or in two ways is worth two holes, or two stakes at the first hole.",
    ),
)

OPTIONS: Final[Mapping[str, tuple[Option, ...]]] = {
    "trictrac": TRICTRAC,
    "ecrire": ECRIRE,
    "poule": POULE,
    "tour-a-tour": TOUR_A_TOUR,
    "toute-table": (*COURSE, *_laid_down(*TOUTE_TABLE.laid)),
    "revertier": (*COURSE, *_laid_down(*REVERTIER.laid), *ON_TETE),
    "jacquet": COURSE,
    "garanguet": COURSE,
    "plein": (DE,),
    "toc": TOC,
    "tourne-case": (DE, LA_DOUBLE),
    "rabattues": (DE,),
    "dames": DAMES,
    "echecs": ECHECS,
    "dominos": DOMINOS,
}
"""By game; a game that is not here is offered without options."""
