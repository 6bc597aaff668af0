"""The games of trictrac in company, and how each begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from academie.games.company.law import (
    ECRIRE,
    POULES,
    ATourner,
    Chouette,
    Company,
    DeuxContreDeux,
    Ecrire,
    EcrireRules,
    PouleRules,
    Rotation,
    TeteATete,
    TourRules,
    poule,
    tour_a_tour,
)
from academie.games.company.law import TOUR_A_TOUR as TOUR_RULES
from academie.games.company.law.rotation import MOST_PEOPLE
from academie.games.company.table import BoardSetup, CompanyState, begin_company
from academie.games.trictrac.law.coup import Form
from academie.games.trictrac.law.game import HOLES_OF_A_MARQUE, TRICTRAC
from academie.games.trictrac.law.rules import TrictracRules
from academie.kernel import Law, OptionError, Options, OptionValue, RuleSet, UnknownName
from academie.kernel.marking import marking
from academie.kernel.read_options import number

Given = dict[str, OptionValue]

MOST_MARQUES: Final = 96
MOST_PARTIES: Final = 99
MOST_FICHES: Final = 99
MOST_HOLES: Final = 99

ROTATIONS: Final[Mapping[str, Callable[[int], Rotation]]] = {
    "tete-a-tete": lambda _: TeteATete(),
    "chouette": lambda _: Chouette(),
    "deux-contre-deux": lambda _: DeuxContreDeux(),
    "a-tourner": ATourner,
}
NUMBERS: Final[Mapping[str, tuple[int, ...]]] = {
    "tete-a-tete": (2,),
    "chouette": (3,),
    "deux-contre-deux": (4,),
    "a-tourner": (3, 4, 5, 6),
}
"""How many play each form of company, the usual number first."""

R = TypeVar("R", bound=RuleSet)


class InCompany(Law[Any, R]):
    """What all the forms share. Options:

    * `players`: how many they are; seats are in the order agreed on or drawn by lot;
    * `law`: the rule set of trictrac played by, e.g. `acad-1749`;
    * `marking`: `auto`, `courtois` or `rigueur`, as in trictrac;
    * `holes`: how many holes win a partie, or allow to end a marqué.
    """

    form: Form
    seats: tuple[int, ...]
    """How many may play, the usual number first."""

    def start(self, ruleset: R | None = None, options: Options | None = None) -> CompanyState:
        given = dict(options or {})
        setup = _board_setup(given, self.form)
        company = self.company(ruleset or self.default, given)
        if given:
            raise OptionError(f"{self.key} has no option {', '.join(given)}; see the help of the game")
        return begin_company(company, setup)

    def company(self, rules: R, given: Given) -> Company:
        """The company agreed on, its options taken out of `given`. Raises `OptionError`."""
        raise NotImplementedError

    def players(self, given: Given) -> int:
        """How many they are, taken out of `given`."""
        return number(given, "players", MOST_PEOPLE, least=min(self.seats), usual=self.seats[0])


class AEcrire(InCompany[EcrireRules]):
    """An agreed number of marqués, written down, with consolations, postillons and the queue.

    Options besides those of all companies:

    * `company`: `tete-a-tete`, `chouette`, `deux-contre-deux` or `a-tourner`; without it `players` says;
    * `marques`: how many are played, as many for each account;
    * `fiches`: the queue, where another is agreed on than usual.
    """

    key = "ecrire"
    rulesets = ECRIRE
    seats = (2, 3, 4, 5, 6)
    form = Form.MARQUE

    def company(self, rules: EcrireRules, given: Given) -> Ecrire:
        rotation = self._rotation(given)
        marques = number(given, "marques", MOST_MARQUES, least=2, usual=_usual_marques(rotation, rules))
        fiches = number(given, "fiches", MOST_FICHES, usual=rules.queue.value) if "fiches" in given else None
        return Ecrire(rotation, marques, rules, fiches)

    def _rotation(self, given: Given) -> Rotation:
        """The form of company, which must be one for as many people."""
        name = given.pop("company", None)
        if name is None:
            people = self.players(given)
            name = next(name for name, numbers in NUMBERS.items() if people in numbers)
        elif name in NUMBERS:
            people = number(given, "players", MOST_PEOPLE, least=2, usual=NUMBERS[str(name)][0])
        else:
            raise OptionError(f"company is one of {', '.join(NUMBERS)}, not {name!r}")
        if people not in NUMBERS[str(name)]:
            raise OptionError(f"{name} is for {', '.join(map(str, NUMBERS[str(name)]))} people, not {people}")
        return ROTATIONS[str(name)](people)


class Poule(InCompany[PouleRules]):
    """Everybody stakes on sitting down; who beats all the others takes the poule.

    Options besides those of all companies: `parties`, after how many the poule is shared if nobody has
    taken it.
    """

    key = "poule"
    rulesets = POULES
    seats = (3, 4, 5, 6)
    form = Form.PARTIE

    def company(self, rules: PouleRules, given: Given) -> Company:
        return poule(self.players(given), number(given, "parties", MOST_PARTIES, least=1, usual=12), rules)


class TourATour(InCompany[TourRules]):
    """The winner stays and plays the others one after the other, until he is beaten.

    Options besides those of all companies: `parties`, how many are played in all.
    """

    key = "tour-a-tour"
    rulesets = (TOUR_RULES,)
    seats = (3, 2, 4, 5, 6)
    form = Form.PARTIE

    def company(self, rules: TourRules, given: Given) -> Company:
        people = self.players(given)
        return tour_a_tour(people, number(given, "parties", MOST_PARTIES, least=1, usual=2 * people), rules)


def _usual_marques(rotation: Rotation, rules: EcrireRules) -> int:
    """The first of the customary numbers that the accounts can share evenly, or else two for each."""
    accounts = len(rotation.sides)
    return next((count for count in rules.usual_marques.value if count % accounts == 0), 2 * accounts)


def _board_setup(given: Given, form: Form) -> BoardSetup:
    """How every board is set up, the options taken out of `given`."""
    law = _law(given.pop("law", None))
    usual = law.holes_to_win.value if form is Form.PARTIE else HOLES_OF_A_MARQUE
    how, goal = marking(given), number(given, "holes", MOST_HOLES, least=1, usual=usual)
    return BoardSetup(law, how, goal)


def _law(id_: OptionValue | None) -> TrictracRules:
    try:
        return TRICTRAC.ruleset(None if id_ is None else str(id_))
    except UnknownName as wrong:
        raise OptionError(f"law: {wrong}") from None


A_ECRIRE: Final = AEcrire()
POULE: Final = Poule()
TOUR_A_TOUR: Final = TourATour()
