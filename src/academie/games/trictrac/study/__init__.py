"""Studies of trictrac: throws and plays one after the other, by the law of their treatise."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from academie.games.tables.law.play import Play as Played
from academie.games.trictrac.law import TRICTRAC, TrictracRules, TrictracState
from academie.games.trictrac.law.tally import ORDER_OF_COUP
from academie.games.trictrac.text import TrictracNotation
from academie.kernel import CHANCE, Action, Citation, NotationError, RuleSet, Seat, Source, cite_by
from academie.library.line import Moves
from academie.library.play import ILLEGAL, Replay, StudyRules, replayed
from academie.words import Text

_NOTATION: Final = TrictracNotation()


class TrictracPlay(StudyRules[TrictracState, Any]):
    """Trictrac by one law. Its boards are states; what dice bring is chance's to play."""

    def __init__(self, rules: TrictracRules) -> None:
        self.reach = rules
        self.rulesets = (rules,)

    def pieces(self, text: str) -> Counter[str]:
        return Counter(man=sum(map(sum, self.board(text).men)))

    def board(self, text: str) -> TrictracState:
        assert isinstance(self.reach, TrictracRules)
        return _NOTATION.read_state(text, self.reach)

    def replay(self, start: TrictracState, line: Moves, rules: RuleSet) -> Replay[TrictracState, Any]:
        del rules
        return replayed(
            start,
            line,
            find=_found,
            after=lambda state, act: state.apply(act),
            legal=lambda state: tuple(map(_NOTATION.act, state.actions())),
        )

    def state(self, position: TrictracState) -> TrictracState:
        return position

    def turn(self, position: TrictracState) -> Seat:
        return position.thrower

    def by_chance(self, position: TrictracState) -> bool:
        return position.actor is CHANCE

    def resolve(self, position: TrictracState, answer: str) -> str:
        return _NOTATION.act(_NOTATION.resolve(position, answer))

    def start(self, position: TrictracState, move: str) -> str:
        act = _NOTATION.resolve(position, move)
        return str(act.moves[0].start) if isinstance(act, Played) and act.moves else move

    def proven(self, position: TrictracState, move: str, winner: Seat) -> bool:
        del position, move, winner
        return False

    def why(self, position: TrictracState, move: str, rules: RuleSet) -> tuple[Text, Citation]:
        del move, rules
        return ILLEGAL, cite_by(position.rules.authority, ORDER_OF_COUP)


def law_of(source: Source) -> TrictracRules:
    """The first rule set that has the source for its authority, else the default."""
    return next((rules for rules in TRICTRAC.rulesets if rules.authority == source), TRICTRAC.default)


def _found(state: TrictracState, text: str) -> Action | None:
    try:
        act: Action = _NOTATION.resolve(state, text)
    except NotationError:
        return None
    return act


def play_by(source: Source) -> TrictracPlay:
    """How studies of that source are played: by its law."""
    return TrictracPlay(law_of(source))
