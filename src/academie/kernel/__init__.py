"""What every game shares: seats, acts, states, rule sets, records. Standard library only."""

from academie.kernel.action import BLACK, CHANCE, WHITE, Action, Actor, Chance, Seat, other
from academie.kernel.citation import Citation, Places, Source, cite_by
from academie.kernel.errors import (
    AcademieError,
    IllegalAction,
    IllegalPlay,
    NoFacet,
    NotationError,
    OptionError,
    SetupError,
    UnknownEdition,
    UnknownName,
    instead,
    reason,
    unreadable,
)
from academie.kernel.facet import Facet
from academie.kernel.game import ARBITER, Arbiter, Game, edition_of
from academie.kernel.kinds import OptionValue
from academie.kernel.law import Law, Revanche
from academie.kernel.marking import Marking
from academie.kernel.options import Option, Options, Scope, option
from academie.kernel.record import Record
from academie.kernel.ruleset import Cited, RuleSet, cited, switch
from academie.kernel.state import Event, Outcome, State

__all__ = [
    "ARBITER",
    "BLACK",
    "CHANCE",
    "WHITE",
    "AcademieError",
    "Action",
    "Actor",
    "Arbiter",
    "Chance",
    "Citation",
    "Cited",
    "Event",
    "Facet",
    "Game",
    "IllegalAction",
    "IllegalPlay",
    "Law",
    "Marking",
    "NoFacet",
    "NotationError",
    "Option",
    "OptionError",
    "OptionValue",
    "Options",
    "Outcome",
    "Places",
    "Record",
    "Revanche",
    "RuleSet",
    "Scope",
    "Seat",
    "SetupError",
    "Source",
    "State",
    "UnknownEdition",
    "UnknownName",
    "cite_by",
    "cited",
    "edition_of",
    "instead",
    "option",
    "other",
    "reason",
    "switch",
    "unreadable",
]
