"""The compiled search asked from Python: what it finds, how it is limited, and that it is stopped."""

from __future__ import annotations

import threading
from time import monotonic, sleep

import pytest

from academie.engine.core import DraughtsEngine
from academie.games.draughts.core import core_rules, core_state
from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.fen import read_fen
from academie.games.draughts.players.search import Budget, Thinker, Thought
from tests.engine.draughts.strokes import DEEP, STROKES
from tests.games.draughts.law.table import FMJD, MANOURY, METZ


@pytest.mark.parametrize("number", sorted({*STROKES} - DEEP))
def test_strokes_of_three_kings_against_one(number: int) -> None:
    fen, stroke = STROKES[number]
    best = Thinker().think(DraughtsState(METZ, read_fen(fen)), Budget(depth=12)).lines[0]
    assert (best.moves[0].start, best.moves[0].end) == stroke
    assert best.score > 0
    assert best.plies_to_end is not None


def test_lines_are_of_the_law_and_begin_differently() -> None:
    state = DAMES.start(FMJD)
    found = Thinker().think(state, Budget(depth=7), lines=3)
    assert found.depth == 7
    assert len({line.moves[0] for line in found.lines}) == 3
    assert [line.score for line in found.lines] == sorted((line.score for line in found.lines), reverse=True)
    for move in found.lines[0].moves:
        state = state.apply(move)


def test_every_depth_is_told() -> None:
    heard: list[Thought] = []
    Thinker().think(DAMES.start(FMJD), Budget(depth=6), tell=heard.append)
    assert [thought.depth for thought in heard] == [1, 2, 3, 4, 5, 6]
    assert heard[-1].nodes > heard[0].nodes


def test_nodes_and_seconds_are_limits() -> None:
    start = DAMES.start(MANOURY)
    assert Thinker().think(start, Budget(nodes=20_000)).nodes < 25_000
    since = monotonic()
    assert Thinker().think(start, Budget(seconds=0.05)).lines
    assert monotonic() - since < 5


def test_two_threads_answer_too() -> None:
    found = Thinker(threads=2).think(DAMES.start(FMJD), Budget(nodes=50_000))
    assert found.lines[0].moves[0] in DAMES.start(FMJD).actions()


def test_it_is_stopped_from_outside() -> None:
    thinker, found = Thinker(), list[Thought]()
    thread = threading.Thread(
        target=lambda: found.append(thinker.think(DAMES.start(FMJD), Budget(seconds=600)))
    )
    thread.start()
    for _ in range(3_000):
        sleep(0.01)
        thinker.stop()
        if not thread.is_alive():
            break
    thread.join(1)
    assert found
    assert found[0].lines[0].moves


def test_an_error_of_who_listens_is_raised() -> None:
    def wrong(thought: Thought) -> None:
        raise KeyError(thought.depth)

    with pytest.raises(KeyError):
        Thinker().think(DAMES.start(FMJD), Budget(depth=9), tell=wrong)


def test_another_law_is_refused() -> None:
    with pytest.raises(ValueError, match="another law"):
        DraughtsEngine(core_rules(FMJD)).analyse(core_state(DAMES.start(MANOURY)), depth=1)


@pytest.mark.parametrize("weights", ["", "man 100", "man 100 many"])
def test_weights_that_are_none(weights: str) -> None:
    with pytest.raises(ValueError, match="no weights"):
        DraughtsEngine(core_rules(FMJD), weights=weights)
