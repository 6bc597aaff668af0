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
from academie.games.company.law.options import (
    NUMBERS,
    CompanyOptions,
    EcrireOptions,
    PouleOptions,
    TourOptions,
    of_version,
)
from academie.games.company.law.rules import former
from academie.games.company.table import BoardSetup, CompanyState, begin_company
from academie.games.trictrac.arbiter.strictness import StrictnessOptions
from academie.games.trictrac.law import TRICTRAC, usual_goal
from academie.games.trictrac.law.coup import Form
from academie.games.trictrac.law.rules import TrictracRules
from academie.kernel import Law, Option, OptionError, Options, RuleSet
from academie.kernel.options import declared, take
from academie.words import Message

OF_MARQUES: Final = frozenset({"marque_ended_by", "refait_falls"})
OF_PARTIES: Final = frozenset({"grande_bredouille"})
"""Points of the law of trictrac that go with one form of it only."""

ROTATIONS: Final[Mapping[str, Callable[[int], Rotation]]] = {
    "tete-a-tete": lambda _: TeteATete(),
    "chouette": lambda _: Chouette(),
    "deux-contre-deux": lambda _: DeuxContreDeux(),
    "a-tourner": ATourner,
}

R = TypeVar("R", bound=RuleSet)


class InCompany(Law[Any, R]):
    """What all the forms share."""

    options_class: type[CompanyOptions]
    form: Form
    seats: tuple[int, ...]
    """How many may play, the usual number first."""

    def start(self, ruleset: R | None = None, options: Options | None = None) -> CompanyState:
        given = dict(options or {})
        law = take(CompanyOptions, dict(given)).law
        on_board = {name: given.pop(name) for name in self._points(law) & {*given}}
        rules, said = self.agreed(self.options_class, ruleset, given)
        company = self.company(rules, said)
        board = of_version(law, rules.version).agreed(on_board)
        goal = usual_goal(board, self.form) if said.holes is None else said.holes
        hands = tuple((name, given[name]) for name, *_ in declared(StrictnessOptions) if name in given)
        return begin_company(company, BoardSetup(board, said.marking, goal, hands))

    def options(self, ruleset: R | None = None) -> tuple[Option, ...]:
        """Those of the company, then what may be agreed on about every throw."""
        law = of_version(TRICTRAC.default, (ruleset or self.default).version)
        on_board = (option for option in law.options() if option.name in self._points(law))
        return *super().options(ruleset), *on_board

    def _points(self, law: TrictracRules) -> frozenset[str]:
        """The points of the law of trictrac that could be left to a company of this form."""
        return law.choosable() - (OF_PARTIES if self.form is Form.MARQUE else OF_MARQUES)

    def company(self, rules: R, said: Any) -> Company:  # noqa: ANN401 - the options of the form
        """The company agreed on. Raises `OptionError`."""
        raise NotImplementedError

    def players(self, said: CompanyOptions) -> int:
        """How many they are."""
        return self.seats[0] if said.players is None else said.players


class AEcrire(InCompany[EcrireRules]):
    """An agreed number of marqués, written down, with consolations, postillons and the queue."""

    key = "ecrire"
    rulesets = ECRIRE
    former = former(ECRIRE)
    options_class = EcrireOptions
    seats = (2, 3, 4, 5, 6)
    form = Form.MARQUE

    def company(self, rules: EcrireRules, said: EcrireOptions) -> Ecrire:
        rotation = self._rotation(said)
        if isinstance(rotation, Chouette):
            rotation = Chouette(said.partner_first)
        marques = _usual_marques(rotation, rules) if said.marques is None else said.marques
        return Ecrire(rotation, marques, rules, said.fiches)

    def _rotation(self, said: EcrireOptions) -> Rotation:
        """The form of company, which must be one for as many people; without it their number decides."""
        if said.company is None:
            people = self.players(said)
            name = next(name for name, numbers in NUMBERS.items() if people in numbers)
        else:
            name = said.company
            people = NUMBERS[name][0] if said.players is None else said.players
        if people not in NUMBERS[name]:
            numbers = NUMBERS[name]
            raise OptionError(Message("company-form-people", form=name, numbers=numbers, people=people))
        return ROTATIONS[name](people)


class Poule(InCompany[PouleRules]):
    """Everybody stakes on sitting down; who beats all the others takes the poule."""

    key = "poule"
    rulesets = POULES
    former = former(POULES)
    options_class = PouleOptions
    seats = (3, 4, 5, 6)
    form = Form.PARTIE

    def company(self, rules: PouleRules, said: PouleOptions) -> Company:
        return poule(self.players(said), said.parties, rules)


class TourATour(InCompany[TourRules]):
    """The winner stays and plays the others one after the other, until he is beaten."""

    key = "tour-a-tour"
    rulesets = (TOUR_RULES,)
    former = former((TOUR_RULES,))
    options_class = TourOptions
    seats = (3, 2, 4, 5, 6)
    form = Form.PARTIE

    def company(self, rules: TourRules, said: TourOptions) -> Company:
        people = self.players(said)
        return tour_a_tour(people, 2 * people if said.parties is None else said.parties, rules)


def _usual_marques(rotation: Rotation, rules: EcrireRules) -> int:
    """The first of the customary numbers that the accounts can share evenly, or else two for each."""
    accounts = len(rotation.sides)
    return next((count for count in rules.usual_marques.value if count % accounts == 0), 2 * accounts)


A_ECRIRE: Final = AEcrire()
POULE: Final = Poule()
TOUR_A_TOUR: Final = TourATour()
