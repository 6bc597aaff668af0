"""What every game shares: seats, acts, states, rule sets, records. Standard library only."""

from academie.kernel.action import Action
from academie.kernel.citation import Citation, Source
from academie.kernel.errors import (
    AcademieError,
    IllegalAction,
    NotationError,
    OptionError,
    SetupError,
    UnknownName,
)
from academie.kernel.event import Event
from academie.kernel.game import Game, Options, OptionValue
from academie.kernel.outcome import Outcome
from academie.kernel.record import Record
from academie.kernel.registry import AnyGame, Registry
from academie.kernel.ruleset import Cited, RuleSet, cited
from academie.kernel.seat import BLACK, CHANCE, WHITE, Actor, Chance, Seat, other
from academie.kernel.state import State
from academie.kernel.text import Language, Text

__all__ = [
    "BLACK",
    "CHANCE",
    "WHITE",
    "AcademieError",
    "Action",
    "Actor",
    "AnyGame",
    "Chance",
    "Citation",
    "Cited",
    "Event",
    "Game",
    "IllegalAction",
    "Language",
    "NotationError",
    "OptionError",
    "OptionValue",
    "Options",
    "Outcome",
    "Record",
    "Registry",
    "RuleSet",
    "Seat",
    "SetupError",
    "Source",
    "State",
    "Text",
    "UnknownName",
    "cited",
    "other",
]
