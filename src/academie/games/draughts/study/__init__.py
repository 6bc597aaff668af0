"""How studies of draughts are played."""

from __future__ import annotations

from collections import Counter
from typing import Final

from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.fen import read_fen
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.rules import DraughtsRules, ManTakes
from academie.games.draughts.study.lines import TODAY, moved, moves_by_text, replay, wins_by_force
from academie.games.draughts.text import DamesNotation
from academie.games.draughts.text.move import short
from academie.kernel import Citation, RuleSet, Seat, Source
from academie.library.line import Moves
from academie.library.play import ILLEGAL, Replay, StudyRules
from academie.words import Message, Text

STRONGEST: Final = Message("draughts-puzzle-strongest")

_NOTATION: Final = DamesNotation()


class DamesPlay(StudyRules[Position, Move]):
    """Polish draughts, by the rule sets of the game the books are about."""

    rulesets = tuple(
        rules
        for rules in DAMES.rulesets
        if rules.damier.value == TODAY.damier.value and rules.man_takes.value is ManTakes.FORWARD_AND_BACK
    )
    reach = TODAY

    def pieces(self, text: str) -> Counter[str]:
        position = read_fen(text)
        kings = position.kings.bit_count()
        return Counter(man=(position.white | position.black).bit_count() - kings, king=kings)

    def board(self, text: str) -> Position:
        return read_fen(text)

    def replay(self, start: Position, line: Moves, rules: RuleSet) -> Replay[Position, Move]:
        return replay(start, line, _draughts(rules))

    def state(self, position: Position) -> DraughtsState:
        return DraughtsState(TODAY, position)

    def turn(self, position: Position) -> Seat:
        return position.turn

    def resolve(self, position: Position, answer: str) -> str:
        state = self.state(position)
        move = _NOTATION.resolve(state, answer)
        assert isinstance(move, Move)
        return short(move, state.actions())

    def start(self, position: Position, move: str) -> str:
        return str(moves_by_text(position, TODAY)[move].start)

    def proven(self, position: Position, move: str, winner: Seat) -> bool:
        return wins_by_force(moved(position, moves_by_text(position, TODAY)[move], TODAY), TODAY, winner)

    def why(self, position: Position, move: str, rules: RuleSet) -> tuple[Text, Citation]:
        """A capture that today's rules allow is forbidden for another that comes before it."""
        law = _draughts(rules)
        elsewhere = move in moves_by_text(position, TODAY)
        return (STRONGEST, law.precedence.citation) if elsewhere else (ILLEGAL, law.taking)


def _draughts(rules: RuleSet) -> DraughtsRules:
    assert isinstance(rules, DraughtsRules)
    return rules


def play_by(source: Source) -> DamesPlay:
    """How studies are played, whatever their source."""
    del source
    return DamesPlay()
