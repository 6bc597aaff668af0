"""A company at trictrac on one line: the board, `|`, then who plays, for how long, and what is written.

See docs/notation.md.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from academie.games.company.games import ROTATIONS
from academie.games.company.law import (
    ATourner,
    Chouette,
    Company,
    DeuxContreDeux,
    Ecrire,
    EcrireRules,
    Marque,
    Person,
    Poule,
    PouleRules,
    Rotation,
    TeteATete,
    TourATour,
    TourRules,
    Written,
)
from academie.games.company.law.line import Line, PlayedPartie
from academie.games.company.law.options import of_version
from academie.games.company.law.rotation import MOST_PEOPLE
from academie.games.company.table import BoardSetup, CompanyState
from academie.games.trictrac.law import TRICTRAC
from academie.games.trictrac.law.rules import TrictracRules
from academie.games.trictrac.text.position import read_position
from academie.kernel import BLACK, WHITE, NotationError, OptionError, RuleSet, Seat, UnknownName
from academie.kernel.marking import Marking
from academie.notation.fields import Fields
from academie.words import Message

_WRITTEN: Final = re.compile(r"(\d)-(\d):([wb])(\d+)-(\d+)x(\d+)c(\d+)r(\d+)", re.A)
_PLAYED_PARTIE: Final = re.compile(r"(\d)>(\d)x(\d)", re.A)
_COLOURS: Final = {"w": WHITE, "b": BLACK}

FORMS: Final[Mapping[type[Rotation], str]] = {
    TeteATete: "tete-a-tete",
    Chouette: "chouette",
    DeuxContreDeux: "deux-contre-deux",
    ATourner: "a-tourner",
}
POULE: Final = "poule"
TOUR_A_TOUR: Final = "tour-a-tour"

T = TypeVar("T")


def company_line(state: CompanyState) -> str:
    """What the company has agreed on and done; what is usual is left out."""
    fields = {
        "law": state.setup.law.name != TRICTRAC.default.name and state.setup.law.name,
        "marking": state.setup.marking is not Marking.AUTO and state.setup.marking.value,
        "at": _join(state.at),
        "chairs": [*state.seat_order] != [*range(state.seats)] and _join(state.seat_order),
        **_account(state.company),
    }
    return " ".join((_word(state.company), *(f"{key}={value}" for key, value in fields.items() if value)))


def _word(company: Company) -> str:
    match company:
        case Ecrire():
            return FORMS[type(company.rotation)]
        case Poule():
            return POULE
        case _:
            return TOUR_A_TOUR


def _account(company: Company) -> dict[str, str | bool]:
    """The fields of one form of company."""
    match company:
        case Ecrire():
            return {
                "players": isinstance(company.rotation, ATourner) and str(company.people),
                "marques": str(company.marques),
                "first": isinstance(company.rotation, Chouette)
                and company.rotation.begins > 1
                and str(company.rotation.begins),
                "fiches": company.fiches is not None and str(company.fiches),
                "refaits": company.refaits > 0 and str(company.refaits),
                "leaver": company.leaver is not None and str(company.leaver),
                "written": ",".join(map(_written, company.written)),
            }
        case Poule():
            return {**_bouts(company), "staked": _join(company.staked)}
        case TourATour():
            return _bouts(company)
        case _:
            raise TypeError(f"no line for {company!r}")


def _bouts(company: Poule | TourATour) -> dict[str, str | bool]:
    return {
        "parties": str(company.parties),
        "line": _join((*company.line.table, *company.line.waiting)),
        "bouts": ",".join(
            f"{played.winner}>{played.loser}x{played.stakes}" for played in company.played_parties
        ),
    }


def _written(item: Written) -> str:
    """Who played, the winner's colour, his holes and the loser's, times, consolation and refaits."""
    (white, black), marque = item.persons, item.marque
    who = "w" if marque.winner == WHITE else "b"
    worth = f"x{marque.multiplier}c{marque.consolation}r{marque.refaits}"
    return f"{white}-{black}:{who}{marque.holes}-{marque.against}{worth}"


def _join(numbers: tuple[int, ...]) -> str:
    return "-".join(map(str, numbers))


def read_company(text: str, rules: RuleSet) -> CompanyState:
    """The state written so. Raises `NotationError`; whether it can be is not asked here."""
    board, bar, line = text.partition("|")
    word, *rest = line.split() or [""]
    if not bar:
        raise NotationError(Message("company-no-company", text=repr(text)))
    fields = Fields(rest)
    if fields.take("marking", Marking):
        raise NotationError(Message("company-table-not-read"))
    law = of_version(fields.take("law", _read_law) or TRICTRAC.default, rules.version)
    partie = read_position(board, law)
    white, black = _needed(fields, "at", _numbers)
    seat_order = fields.take("chairs", _numbers)
    company = _read_account(word, fields, rules)
    fields.done()
    _check_people(company)
    return CompanyState(
        company,
        BoardSetup(law, Marking.AUTO, partie.goal),
        partie,
        tuple(map(Seat, seat_order or range(company.people))),
        (Seat(white), Seat(black)),
    )


def _check_people(company: Company) -> None:
    """Raises `NotationError` if the account names people who are not there, or holds too much."""
    match company:
        case Ecrire():
            named = {*(person for item in company.written for person in item.persons), company.leaver or 0}
            fits = len(company.written) <= company.marques
        case Poule() | TourATour():
            named = {person for played in company.played_parties for person in played[:2]}
            everybody = sorted((*company.line.table, *company.line.waiting)) == [*range(company.people)]
            fits = everybody and company.people <= MOST_PEOPLE
            fits = fits and (isinstance(company, TourATour) or len(company.staked) == company.people)
        case _:
            raise TypeError(f"no line for {company!r}")
    if not fits or not named <= {*range(company.people)}:
        raise NotationError(Message("company-other-people"))


def _read_law(text: str) -> TrictracRules:
    try:
        return TRICTRAC.ruleset(text)
    except UnknownName as wrong:
        raise NotationError(wrong.text) from wrong


def _read_account(word: str, fields: Fields, rules: RuleSet) -> Company:
    """The company of that form, as far as it has come. Raises `NotationError`."""
    try:
        match rules:
            case EcrireRules() if word in ROTATIONS:
                return _read_ecrire(word, fields, rules)
            case PouleRules() if word == POULE:
                parties, line, played_parties = _read_played_parties(fields)
                return Poule(line, parties, rules, _needed(fields, "staked", _numbers), played_parties)
            case TourRules() if word == TOUR_A_TOUR:
                parties, line, played_parties = _read_played_parties(fields)
                return TourATour(line, parties, rules, played_parties)
            case _:
                raise NotationError(Message("company-no-form", word=repr(word), rules=rules.id))
    except OptionError as wrong:
        raise NotationError(wrong.text) from wrong


def _read_ecrire(word: str, fields: Fields, rules: EcrireRules) -> Ecrire:
    leaver = fields.take("leaver", int)
    rotation = ROTATIONS[word](fields.take("players", int) or 0)
    if isinstance(rotation, Chouette):
        rotation = Chouette(fields.take("first", int) or 1)
    return Ecrire(
        rotation,
        _needed(fields, "marques", int),
        rules,
        fields.take("fiches", int),
        fields.take("written", lambda text: tuple(map(_read_written, text.split(",")))) or (),
        fields.take("refaits", int) or 0,
        None if leaver is None else Person(leaver),
    )


def _read_written(text: str) -> Written:
    found = _WRITTEN.fullmatch(text)
    if found is None:
        raise ValueError(text)
    white, black, winner, *figures = found.groups()
    persons = Person(int(white)), Person(int(black))
    holes, against, times, consolation, refaits = map(int, figures)
    return Written(persons, Marque(_COLOURS[winner], holes, against, times, consolation, refaits))


def _read_played_parties(fields: Fields) -> tuple[int, Line, tuple[PlayedPartie, ...]]:
    white, black, *waiting = map(Person, _needed(fields, "line", _numbers))
    played_parties = fields.take("bouts", lambda text: tuple(map(_read_played_partie, text.split(",")))) or ()
    return _needed(fields, "parties", int), Line((white, black), tuple(waiting)), played_parties


def _read_played_partie(text: str) -> PlayedPartie:
    found = _PLAYED_PARTIE.fullmatch(text)
    if found is None:
        raise ValueError(text)
    winner, loser, stakes = map(int, found.groups())
    return PlayedPartie(Person(winner), Person(loser), stakes)


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split("-")))


def _needed(fields: Fields, key: str, read: Callable[[str], T]) -> T:
    """The field, which must be there. Raises `NotationError`."""
    value = fields.take(key, read)
    if value is None:
        raise NotationError(Message("company-field-missing", field=key))
    return value
