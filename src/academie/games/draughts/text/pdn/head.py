"""The head of a PDN game: by which law it is played, with what agreed on, and from where."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import starmap
from typing import Final

from academie.games.draughts import GAME
from academie.games.draughts.law import DAMES, DraughtsRules, DraughtsState
from academie.games.draughts.law.board import HUNDRED
from academie.games.draughts.law.fen import fen, read_fen
from academie.games.draughts.text.pdn.tree import Tags
from academie.kernel import NotationError, Options, OptionValue
from academie.kernel.options import read_option, write_option
from academie.words import Message

GAME_TYPE: Final = "GameType"
RULE_SET: Final = "RuleSet"
OPTIONS: Final = "Options"
SET_UP: Final = "SetUp"
FEN: Final = "FEN"
HEAD: Final = (GAME_TYPE, RULE_SET, OPTIONS, SET_UP, FEN)
"""The tags that say what a record says otherwise."""

INTERNATIONAL: Final = "20,W,10,10,N2,0"
"""White begins on ten by ten, numbers from the upper left. The other boards of ours have no type in PDN."""


def start(tags: Tags) -> DraughtsState:
    """The state before the first move. Raises an error of the library for a head that cannot be."""
    state = GAME.start(*law(tags))
    if not isinstance(state, DraughtsState):
        raise NotationError(Message("draughts-pdn-no-faults"))
    return state


def law(tags: Tags) -> tuple[DraughtsRules, dict[str, OptionValue]]:
    """The rule set and the options; a position to begin from is one of them.

    A game that names no rule set is by today's rules. Raises an error of the library.
    """
    said: Mapping[str, str] = dict(reversed(tags))
    rules = DAMES.recorded(said[RULE_SET]) if RULE_SET in said else _usual(said.get(GAME_TYPE, INTERNATIONAL))
    options = dict(map(read_option, said.get(OPTIONS, "").split()))
    if FEN in said and said.get(SET_UP) != "0":
        options["position"] = fen(read_fen(said[FEN], rules.damier.value))
    return rules, options


def _usual(game_type: str) -> DraughtsRules:
    number, *_ = INTERNATIONAL.split(",")
    if game_type.partition(",")[0].strip() != number:
        raise NotationError(Message("draughts-pdn-game-type", type=game_type, known=number))
    return DAMES.default


def head(rules: DraughtsRules, options: Options) -> Tags:
    """The tags that say the same."""
    others = {key: value for key, value in options.items() if key != "position"}
    position = options.get("position")
    return (
        *(((GAME_TYPE, INTERNATIONAL),) if rules.damier.value == HUNDRED else ()),
        (RULE_SET, rules.id),
        *(((OPTIONS, " ".join(starmap(write_option, others.items()))),) if others else ()),
        *(((SET_UP, "1"), (FEN, str(position))) if position is not None else ()),
    )
