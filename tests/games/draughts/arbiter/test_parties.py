"""Whole games by hand, faultless and full of faults, from seeds."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from academie.games.draughts import GAME as DAMES
from academie.games.draughts.arbiter import ArbitratedState, acts
from academie.games.draughts.arbiter.acts import TableAct
from academie.games.draughts.law.acts import Move
from academie.games.draughts.law.board import bits
from academie.games.draughts.law.position import Position
from academie.games.draughts.law.state import DraughtsState
from academie.kernel import WHITE, IllegalAction, OptionValue, Record, other
from academie.kernel.action import HandAct
from academie.notation import from_json, from_text, notation_of, to_json, to_text
from academie.words import languages
from tests.games.draughts.arbiter.mischief import wrong_act
from tests.rings import count

RULES = ("manoury-1787", "metz", "francaises-64", "babylonienne")
OPTIONS: tuple[dict[str, OptionValue], ...] = (
    {},
    {"qui_perd_gagne": True},
    {"premier_a_dame": True},
    {"remise": "black", "black_men_less": 9, "white_men_less": 7},
    {"white_dames": 3, "white_men_less": 5, "black_men_less": 4},
)
MOST_ACTS = 500


def in_rigueur(rules: str, options: dict[str, OptionValue]) -> ArbitratedState:
    table = DAMES.start(DAMES.ruleset(rules), {**options, "marking": "rigueur"})
    assert isinstance(table, ArbitratedState)
    return table


@dataclass
class Game:
    """A game going on, with what it takes to check each act by itself."""

    table: ArbitratedState
    acts: list[TableAct] = field(default_factory=list)
    before: Position | None = None
    """The position before the last move that is not taken back."""

    def does(self, act: TableAct) -> None:
        """Applies the act; one that is refused changes nothing."""
        mirror = self.table.mirrored()
        try:
            after = self.table.apply(act)
        except IllegalAction:
            self.refused(act, mirror)
            return
        assert mirror.apply(act.mirrored()) == after.mirrored(), f"seats matter: {act}"
        self.accounts(act, after)
        self.acts.append(act)
        self.table = after

    def refused(self, act: TableAct, mirror: ArbitratedState) -> None:
        """Checks that what was refused is not regular, and is refused to the other seat alike."""
        assert act not in self.table.actions(), f"{act} is regular, yet refused"
        with pytest.raises(IllegalAction, match=r"\w"):
            mirror.apply(act.mirrored())

    def accounts(self, act: TableAct, after: ArbitratedState) -> None:
        """Checks that the board has changed as the act alone explains."""
        then, now = self.table.state.game.position, after.state.game.position
        assert not after.problems(), f"{after.problems()} after {act}"
        match act:
            case acts.Jouer() if then.turn != now.turn:
                assert occupied(now) == played_by_hand(then, act.move)
                self.before = then
            case acts.Souffler():
                stood = {occupied(then), occupied(self.before or then)}
                gone = {removed(white, black, occupied(now)) for white, black in stood}
                assert 1 in gone, "a huff removes one piece"
            case acts.FairePrendre() | acts.FaireJouer() | acts.FaireRejouer():
                assert now == (then if now.turn == then.turn else self.before)
            case acts.Consentir():
                offender = other(act.by)
                assert self.before is not None
                assert now.of_seat(offender).bit_count() == self.before.of_seat(offender).bit_count()
                assert now.of_seat(act.by) & ~then.of_seat(act.by) == 0
            case _:
                assert occupied(now) == occupied(then), f"{act} moved a piece"


def occupied(position: Position) -> tuple[int, int]:
    return position.white, position.black


def played_by_hand(position: Position, move: Move) -> tuple[int, int]:
    """Where pieces stand once one is put elsewhere and others are lifted, by nothing but subtraction."""
    lifted = ~bits(move.taken)
    mine = (position.mine & ~(1 << move.start) | 1 << move.end) & lifted
    theirs = position.theirs & lifted
    return (mine, theirs) if position.turn == WHITE else (theirs, mine)


def removed(white: int, black: int, now: tuple[int, int]) -> int:
    """How many pieces fewer there are now; -1 if any has come or moved."""
    if now[0] & ~white or now[1] & ~black:
        return -1
    return (white ^ now[0]).bit_count() + (black ^ now[1]).bit_count()


def wild_game(seed: int) -> None:
    chooser = Random(f"wild:{seed}")
    rules, options = chooser.choice(RULES[:2] * 3 + RULES[2:]), chooser.choice(OPTIONS)
    wildness = chooser.choice((0.1, 0.4, 0.8))
    game = Game(in_rigueur(rules, options))
    while game.table.actor is not None and len(game.acts) < MOST_ACTS:
        regular = game.table.actions()
        assert regular
        assert len({*regular}) == len(regular)
        mischief = chooser.random() < wildness
        game.does(wrong_act(game.table, chooser) if mischief else chooser.choice(regular))
    assert (game.table.outcome is None) == (game.table.actor is not None)
    told_and_kept(rules, options, game)


def told_and_kept(rules: str, options: dict[str, OptionValue], game: Game) -> None:
    """The record replays to the same table, by either text, and everything can be told."""
    given = tuple(sorted({**options, "marking": "rigueur"}.items()))
    record: Record[Any] = Record(DAMES, f"dames/{rules}", given, tuple(game.acts))
    notation = notation_of("dames")
    states = [*record.states()]
    assert states[-1] == game.table
    assert hash(states[-1]) == hash(game.table)
    for state in states[:: max(1, len(states) // 40)]:
        assert notation.state(state)
        assert all(notation.describe(event, lang) for event in state.events for lang in languages())
    assert from_json(to_json(record)) == (record, None)
    assert from_text(to_text(record)) == (record, None)


@pytest.mark.parametrize("seed", range(count(15, 60)))
def test_wild_game(seed: int) -> None:
    wild_game(seed)


@pytest.mark.night
@pytest.mark.parametrize("block", range(20))
def test_many_wild_games(block: int) -> None:
    for seed in range(60 + 100 * block, 160 + 100 * block):
        wild_game(seed)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "plain")
def test_without_faults_it_is_the_plain_game(rules: str, options: dict[str, OptionValue]) -> None:
    """The same choices give the same game, whether or not hands might have failed."""
    for seed in range(count(1, 3)):
        chooser = Random(f"{rules}:{seed}")
        table, partie = in_rigueur(rules, options), DAMES.start(DAMES.ruleset(rules), options)
        assert isinstance(partie, DraughtsState)
        while partie.actor is not None:
            plain, by_hand = partie.actions(), table.actions()
            assert [act.move if isinstance(act, acts.Jouer) else act for act in by_hand] == [*plain]
            chosen = chooser.randrange(len(plain))
            assert table.author(by_hand[chosen]) == table.actor == partie.actor
            table, partie = table.apply(by_hand[chosen]), partie.apply(plain[chosen])
            assert table.state.game == partie
            assert table.events == partie.events
        assert table.outcome == partie.outcome
        assert table.actor is None
        assert not table.actions()


def test_only_hands_and_offers_are_acts() -> None:
    table = in_rigueur("manoury-1787", {})
    assert all(isinstance(act, HandAct) for act in table.actions())
    assert table.chance() == ()
