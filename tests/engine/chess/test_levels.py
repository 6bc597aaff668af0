"""Stockfish at our tables: legal by every law of ours, alike by seed, and gone when it is done."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

from academie.engine.players import levels, names, player
from academie.games.chess.law import ChessState
from academie.games.chess.law.acts import Move, ReclamerRemise
from academie.games.chess.law.position import Kind
from academie.games.chess.players import STRENGTHS, StockfishEchecs
from academie.games.chess.players.stockfish import PLACE, Stockfish, shared_stockfish
from academie.kernel import Action, UnknownName
from academie.notation import notation_of
from academie.registry import registry

ECHECS, NOTATION = registry["echecs"], notation_of("echecs")
needs_stockfish = pytest.mark.needs("stockfish")


def position(fen: str, ruleset: str = "fide") -> ChessState:
    state = NOTATION.read_state(fen, ECHECS.ruleset(ruleset))
    assert isinstance(state, ChessState)
    return state


def chosen(state: ChessState, name: str = "stockfish-7", seed: int = 1) -> Action:
    return player(name, "echecs", seed).choose(state)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_they_are_offered_where_the_program_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [*STRENGTHS] == [offer.name for offer in levels("echecs")]
    monkeypatch.setenv(PLACE, "/nowhere/stockfish")
    assert names("echecs") == ("random", "simple")
    with pytest.raises(UnknownName, match="apt install stockfish"):
        player("stockfish-3", "echecs")


@needs_stockfish
class TestWithStockfish:
    def test_is_offered(self) -> None:
        assert {*STRENGTHS} <= {*names("echecs")}

    @pytest.mark.parametrize("ruleset", [rules.id for rules in ECHECS.rulesets])
    def test_legal_acts_by_every_law(self, ruleset: str) -> None:
        state = ECHECS.start(ECHECS.ruleset(ruleset))
        for ply in range(16):
            act = player(f"stockfish-{1 + ply % 4}", "echecs", ply).choose(state)
            assert act in state.actions()
            state = state.apply(act)

    def test_mates_at_once(self) -> None:
        state = position("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1")
        assert chosen(state, "stockfish-1") == NOTATION.read_act("a1a8")

    def test_by_philidor_a_pawn_becomes_only_what_is_lost(self) -> None:
        """PHIL: while no piece is lost a pawn that arrives becomes none; here a rook and a knight are."""
        fen = "8/P7/8/7k/8/8/6K1/1QRN1B1B w - - 0 1"
        act = chosen(position(fen, "philidor"))
        assert act in position(fen, "philidor").actions()
        assert not isinstance(act, Move) or act.promotion is not Kind.QUEEN
        assert any(move.promotion is Kind.QUEEN for move in position(fen, "fide").moves)

    def test_a_lost_game_is_drawn_where_a_draw_may_be_claimed(self) -> None:
        state = position("6k1/5ppp/8/8/8/8/q4PPP/6K1 w - - 100 80")
        assert ReclamerRemise() in state.actions()
        assert chosen(state) == ReclamerRemise()
        winning = position("6k1/5ppp/8/8/8/8/Q4PPP/6K1 w - - 100 80")
        assert chosen(winning) != ReclamerRemise()

    def test_the_same_seed_errs_alike_and_another_otherwise(self) -> None:
        state = position("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3")
        first = [chosen(state, "stockfish-1", seed) for seed in range(8)]
        assert first == [chosen(state, "stockfish-1", seed) for seed in range(8)]
        assert len({*first}) > 1

    def test_the_simple_player_speaks_where_stockfish_fails(self) -> None:
        os.kill(shared_stockfish().pid, 9)
        state = position("6k1/5ppp/8/8/8/7P/5PP1/R2Q2K1 b - - 0 1")
        asked = StockfishEchecs(STRENGTHS["stockfish-3"], 1)
        assert asked.choose(state) in state.actions()
        assert asked.choose(state) in state.actions()
        assert alive(shared_stockfish().pid)

    def test_closing_ends_the_process(self) -> None:
        engine = Stockfish()
        assert alive(engine.pid)
        engine.close()
        engine.close()
        assert gone(engine.pid)

    @pytest.mark.parametrize("end", ["", "; import os; os._exit(0)", "; import os; os.kill(os.getpid(), 9)"])
    def test_it_does_not_outlive_its_process(self, end: str) -> None:
        """Whether Python ends as it should, as the server's workers do, or is killed."""
        code = (
            "from academie.games.chess.players.stockfish import shared_stockfish; "
            f"print(shared_stockfish().pid, flush=True){end}"
        )
        told = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False
        )
        assert gone(int(told.stdout))


def gone(pid: int) -> bool:
    """Whether a process ends within some seconds."""
    for _ in range(100):
        if not alive(pid):
            return True
        time.sleep(0.05)
    return False
