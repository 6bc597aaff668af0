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
from academie.kernel import Citation, OptionError, OptionValue, UnknownName, option
from academie.kernel.kinds import Kind, Name, Number, Sort
from academie.kernel.marking import TableOptions
from academie.sources import ACAD_B, LEP
from academie.words import Message, Text

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


class TrictracLaw(Kind[TrictracRules]):
    """A rule set of trictrac, by its id."""

    sort = Sort.CHOICE

    def accepts(self) -> Text:
        names = ", ".join(self.choices)
        return Message("company-law-accepts", names=names)

    def find(self, raw: OptionValue) -> TrictracRules:
        return TRICTRAC.ruleset(str(raw))

    def read(self, name: str, raw: OptionValue) -> TrictracRules:
        try:
            return self.find(raw)
        except UnknownName as wrong:
            raise OptionError(Message("company-law-unknown", name=name, reason=wrong.text)) from None

    def plain(self, value: TrictracRules) -> str:
        return value.name

    def in_words(self, value: TrictracRules) -> Text:
        return value.title

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
        Message("company-players"),
        citation=Citation(LEP, "part 1 ch. VI § 3, 14-18"),
        in_form=False,
    )


@dataclass(frozen=True, kw_only=True)
class CompanyOptions(StrictnessOptions, TableOptions):
    """What all the forms share; each declares how many may play."""

    players: int | None = None
    law: TrictracRules = option(
        TrictracLaw(),
        TRICTRAC.default,
        Message("company-law"),
        Message("company-law-about"),
    )
    holes: int | None = option(
        Number(1, MOST_HOLES),
        None,
        Message("company-holes"),
        Message("company-holes-about"),
        citation=Citation(LEP, "part 1 ch. VI § 1, 5"),
    )


@dataclass(frozen=True, kw_only=True)
class EcrireOwn:
    """What only à écrire has."""

    company: str | None = option(
        Name(tuple(NUMBERS)),
        None,
        Message("company-form"),
        Message("company-form-about"),
        citation=Citation(LEP, "part 1 ch. VI § 4, 14-18"),
        titles={
            "tete-a-tete": Message("company-form-tete-a-tete"),
            "chouette": Message("company-form-chouette"),
            "deux-contre-deux": Message("company-form-deux-contre-deux"),
            "a-tourner": Message("company-form-a-tourner"),
        },
    )
    partner_first: int = option(
        Number(1, 2),
        1,
        Message("company-partner-first"),
        Message("company-partner-first-about"),
        citation=Citation(LEP, "part 1 ch. VI § 14-15"),
        short=Message("company-partner-first-short"),
    )
    marques: int | None = option(
        Number(2, MOST_MARQUES),
        None,
        Message("company-option-marques"),
        Message("company-option-marques-about"),
        citation=Citation(LEP, "part 1 ch. VI § 4"),
    )
    fiches: int | None = option(
        Number(0, MOST_FICHES),
        None,
        Message("company-option-fiches"),
        Message("company-option-fiches-about"),
        citation=Citation(LEP, "part 1 ch. VI § 10"),
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
        Message("company-most-parties"),
        Message("company-most-parties-about"),
        citation=Citation(LEP, "part 1 ch. VI § 3"),
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
        Message("company-option-parties"),
        Message("company-option-parties-about"),
        citation=Citation(ACAD_B, "ch. II § 11"),
    )


@dataclass(frozen=True, kw_only=True)
class TourOptions(CompanyOptions, TourOwn):
    """What playing turn about can be begun with."""

    players: int | None = players(2)
