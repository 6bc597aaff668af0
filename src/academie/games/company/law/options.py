"""The options of trictrac in company."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from academie.games.company.law.rotation import MOST_PEOPLE
from academie.games.tables.law.options import MOST_HOLES
from academie.games.trictrac.arbiter.strictness import StrictnessOptions
from academie.games.trictrac.law import TRICTRAC
from academie.games.trictrac.law.rules import TrictracRules
from academie.kernel import Citation, OptionError, OptionValue, Text, UnknownName, option
from academie.kernel.kinds import Kind, Name, Number, Sort
from academie.kernel.marking import TableOptions
from academie.sources import ACAD_B, LEP

MOST_MARQUES: Final = 96
MOST_PARTIES: Final = 99
MOST_FICHES: Final = 99

NUMBERS: Final[Mapping[str, tuple[int, ...]]] = {
    "tete-a-tete": (2,),
    "chouette": (3,),
    "deux-contre-deux": (4,),
    "a-tourner": (3, 4, 5, 6),
}
"""How many play each form of company, the usual number first."""

PARTIES: Final = Citation(LEP, "part 1 ch. VI")


class TrictracLaw(Kind[TrictracRules]):
    """A rule set of trictrac, by its id."""

    sort = Sort.CHOICE

    def accepts(self) -> Text:
        names = ", ".join(self.choices)
        return Text(f"une règle du trictrac : {names}", f"a law of trictrac: {names}")

    def find(self, raw: OptionValue) -> TrictracRules:
        return TRICTRAC.ruleset(str(raw))

    def read(self, name: str, raw: OptionValue) -> TrictracRules:
        try:
            return self.find(raw)
        except UnknownName as wrong:
            raise OptionError(f"{name}: {wrong}") from None

    def plain(self, value: TrictracRules) -> str:
        return value.name

    @property
    def choices(self) -> tuple[str, ...]:
        return tuple(map(self.plain, TRICTRAC.rulesets))


def of_version(law: TrictracRules, version: int) -> TrictracRules:
    """The law of trictrac of that name that a company of the same version plays by."""
    versions = (*TRICTRAC.rulesets, *TRICTRAC.former)
    return next(each for each in versions if (each.name, each.version) == (law.name, version))


def players(least: int) -> int | None:
    """Declare how many they are; seats are in the order agreed on or drawn by lot."""
    return option(
        Number(least, MOST_PEOPLE),
        None,
        Text("Nombre de joueurs", "How many play"),
        citation=PARTIES,
        in_form=False,
    )


@dataclass(frozen=True, kw_only=True)
class CompanyOptions(StrictnessOptions, TableOptions):
    """What all the forms share; each declares how many may play."""

    players: int | None = None
    law: TrictracRules = option(
        TrictracLaw(),
        TRICTRAC.default,
        Text("Règle du trictrac", "Law of trictrac"),
        Text("La règle d'après laquelle se joue chaque coup.", "The law by which every throw is played."),
    )
    holes: int | None = option(
        Number(1, MOST_HOLES),
        None,
        Text("Trous à faire", "Holes to make"),
        Text(
            "Douze pour une partie, six pour un marqué ; moins pour jouer plus vite.",
            "Twelve for a partie, six for a marqué; fewer to play faster.",
        ),
        citation=PARTIES,
    )


@dataclass(frozen=True, kw_only=True)
class EcrireOwn:
    """What only à écrire has."""

    company: str | None = option(
        Name(tuple(NUMBERS)),
        None,
        Text("Forme de la partie", "Form of company"),
        Text(
            "Sans choix, le nombre des joueurs en décide.",
            "If nothing is said, the number of players decides.",
        ),
        citation=PARTIES,
        titles={
            "tete-a-tete": Text("Tête à tête", "Tête à tête: two"),
            "chouette": Text("Chouette : un contre deux", "Chouette: one against two"),
            "deux-contre-deux": Text("Deux contre deux", "Two against two"),
            "a-tourner": Text("À tourner : chacun pour soi", "À tourner: each for himself"),
        },
    )
    partner_first: int = option(
        Number(1, 2),
        1,
        Text("Qui des deux associés joue d'abord", "Which of the two partners plays first"),
        Text(
            "À la chouette, les deux associés tirent entre eux à qui commence.",
            "Against a chouette the two partners draw which of them begins.",
        ),
        citation=PARTIES,
        short=Text("associé", "partner"),
    )
    marques: int | None = option(
        Number(2, MOST_MARQUES),
        None,
        Text("Nombre de marqués", "How many marqués"),
        Text(
            "Huit ou douze d'ordinaire, autant pour chaque compte.",
            "Eight or twelve as a rule, as many for each account.",
        ),
        citation=PARTIES,
    )
    fiches: int | None = option(
        Number(0, MOST_FICHES),
        None,
        Text("Queue, en fiches", "The queue, in fiches"),
        Text("Ce que celui qui doit le plus paie par-dessus.", "What whoever owes most pays on top."),
        citation=PARTIES,
    )


@dataclass(frozen=True, kw_only=True)
class EcrireOptions(CompanyOptions, EcrireOwn):
    """What à écrire can be begun with."""

    players: int | None = players(2)


@dataclass(frozen=True, kw_only=True)
class PouleOwn:
    """What only the poule has."""

    parties: int = option(
        Number(1, MOST_PARTIES),
        12,
        Text("Parties au plus", "Parties at most"),
        Text(
            "Si personne n'a pris la poule après elles, on la partage.",
            "If nobody has taken the poule after them, it is shared.",
        ),
        citation=PARTIES,
    )


@dataclass(frozen=True, kw_only=True)
class PouleOptions(CompanyOptions, PouleOwn):
    """What the poule can be begun with."""

    players: int | None = players(3)


@dataclass(frozen=True, kw_only=True)
class TourOwn:
    """What only playing turn about has."""

    parties: int | None = option(
        Number(1, MOST_PARTIES),
        None,
        Text("Nombre de parties", "How many parties"),
        Text("Deux pour chaque joueur d'ordinaire.", "Two for each player as a rule."),
        citation=Citation(ACAD_B, "ch. II"),
    )


@dataclass(frozen=True, kw_only=True)
class TourOptions(CompanyOptions, TourOwn):
    """What playing turn about can be begun with."""

    players: int | None = players(2)
