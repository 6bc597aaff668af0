"""A search that a Hub client follows: started, pondered, hit, stopped; it answers once, or is discarded."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from academie.games.draughts.law import DraughtsState
from academie.games.draughts.players.pace import Allowance, Pace
from academie.games.draughts.players.search import Thinker, Thought
from academie.games.draughts.text.hub import HubLine, hub_move

Say = Callable[[str], None]


class Search:
    """A search in a thread of its own. It answers when it is over and was allowed to."""

    def __init__(self, thinker: Thinker, state: DraughtsState, allowance: Allowance, say: Say) -> None:
        self._thinker = thinker
        self._state = state
        self._allowance = allowance
        self._say = say
        self._pace = Pace(allowance.share)
        self._since: float | None = None
        self._may_answer = threading.Event()
        self._lock = threading.Lock()
        self._over = False
        self._thread = threading.Thread(target=self._run, daemon=True)

    def think(self) -> None:
        """Starts the search with its clock running."""
        self._since = time.monotonic()
        if not self._allowance.endless:
            self._may_answer.set()
        self._thread.start()

    def wait(self) -> None:
        """Starts the search without a clock: it keeps its move until it is hit or stopped."""
        self._thread.start()

    def hit(self) -> None:
        """Starts the clock of a search that waits; it goes on with what it has found."""
        if self._since is not None:
            return
        self._since = time.monotonic()
        if self._allowance.endless:
            return
        self._may_answer.set()
        if self._allowance.budget.seconds is not None:
            threading.Thread(target=self._end_in, args=(self._allowance.budget.seconds,), daemon=True).start()

    def stop(self) -> None:
        """Ends the search and waits for its answer, if it has not been given."""
        self._may_answer.set()
        while self._thread.is_alive():
            # A search that has not yet begun does not hear it.
            self._ring()
            self._thread.join(0.01)

    def _end_in(self, seconds: float) -> None:
        self._thread.join(seconds)
        self.stop()

    def _ring(self) -> None:
        """Tells the thinker to stop, unless it may already be asked something else."""
        with self._lock:
            if not self._over:
                self._thinker.stop()

    def _run(self) -> None:
        timed = self._since is not None
        budget = self._allowance.budget if timed else self._allowance.waiting
        found = self._thinker.think(self._state, budget, tell=self._told)
        with self._lock:
            self._over = True
        self._may_answer.wait()
        move, *answer = found.lines[0].moves
        done = {"move": hub_move(move)} | ({"ponder": hub_move(answer[0])} if answer else {})
        self._say(str(HubLine("done", done)))

    def _told(self, thought: Thought) -> None:
        self._say(str(info(thought)))
        if self._since is not None and self._pace.enough(thought, time.monotonic() - self._since):
            self._thinker.stop()


def info(thought: Thought) -> HubLine:
    """The report of a finished depth; the score is in men."""
    best = thought.lines[0]
    fields = {
        "depth": str(thought.depth),
        "mean-depth": f"{thought.reached:.1f}",
        "score": f"{best.score / 100:.2f}",
        "nodes": str(thought.nodes),
        "time": f"{thought.seconds:.3f}",
        "nps": f"{thought.nodes / max(thought.seconds, 1e-6) / 1e6:.2f}",
        "pv": " ".join(map(hub_move, best.moves)),
    }
    return HubLine("info", fields)
