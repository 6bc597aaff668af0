"""Our engine of draughts as others may use it: over the Hub protocol, on its own input and output.

Source: the Hub protocol, version 2, as Scan 3.1 describes it.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final

from academie.games.draughts.law import DAMES, DraughtsState
from academie.games.draughts.law.board import HUNDRED
from academie.games.draughts.law.options import Agreement
from academie.games.draughts.law.rules import DraughtsRules
from academie.games.draughts.players.search import Budget, Evaluation, Thinker, Thought
from academie.games.draughts.players.tablebase import tables_folder
from academie.games.draughts.text.hub import HubLine, hub_move, read_hub_move, read_hub_position, read_line
from academie.kernel import AcademieError, NotationError
from academie.words import Message

Say = Callable[[str], None]

NAMES: Final = tuple(rules.id.partition("/")[2] for rules in DAMES.rulesets if rules.damier.value == HUNDRED)
MOVES_LEFT: Final = 30
"""For how many more moves the time on the clock is taken to be, if the client does not say."""
SHARE: Final = 0.9
"""What part of the time is thought away, the rest being lost on the way."""
LONG: Final = 3600.0
"""How many seconds an analysis lasts if nobody stops it."""


@dataclass(frozen=True, slots=True)
class Setting:
    """A parameter of the engine: its value, and what values it may have."""

    value: str
    kind: str
    values: str = ""

    def line(self, name: str) -> HubLine:
        """The parameter as it is declared."""
        declared = {"name": name, "value": self.value, "type": self.kind}
        return HubLine("param", declared | ({"values": self.values} if self.values else {}))


def settings() -> dict[str, Setting]:
    """The parameters as they are at first."""
    return {
        "rules": Setting("fmjd", "enum", " ".join(NAMES)),
        "qui-perd-gagne": Setting("false", "bool"),
        "evaluation": Setting(Evaluation.TRAINED, "enum", " ".join(Evaluation)),
        "threads": Setting("1", "int"),
        "megabytes": Setting("64", "int"),
    }


class Search:
    """A search in a thread of its own. It answers when it is over and was allowed to, or not at all."""

    def __init__(self, thinker: Thinker, state: DraughtsState, budget: Budget, say: Say) -> None:
        self._thinker = thinker
        self._state = state
        self._budget = budget
        self._say = say
        self._may_answer = threading.Event()
        self._discarded = False
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self, *, answer: bool) -> None:
        """Starts the search; without `answer` it keeps its move until it is stopped."""
        if answer:
            self._may_answer.set()
        self._thread.start()

    def stop(self) -> None:
        """Ends the search and waits for its answer, if it has not been given."""
        self._may_answer.set()
        while self._thread.is_alive():
            self._thinker.stop()
            self._thread.join(0.01)

    def discard(self) -> None:
        """Ends the search without an answer; what it found stays in the thinker's memory."""
        self._discarded = True
        self.stop()

    def _run(self) -> None:
        found = self._thinker.think(
            self._state, self._budget, tell=lambda thought: self._say(str(info(thought)))
        )
        self._may_answer.wait()
        if not self._discarded:
            move, *answer = found.lines[0].moves
            done = {"move": hub_move(move)} | ({"ponder": hub_move(answer[0])} if answer else {})
            self._say(str(HubLine("done", done)))


class HubFront:
    """Answers a Hub client line by line; it goes on listening while it thinks."""

    def __init__(self, say: Say, version: str) -> None:
        self._say = say
        self._version = version
        self._settings = settings()
        self._thinker = Thinker(folder=tables_folder())
        self._state = DAMES.start()
        self._level = HubLine("level")
        self._search: Search | None = None
        self._pondering = False

    def serve(self, lines: Iterable[str]) -> None:
        """Answers until there are no more lines or one of them is `quit`."""
        for text in lines:
            line = read_line(text)
            if line.command == "quit":
                break
            try:
                self.handle(line)
            except (AcademieError, ValueError) as wrong:
                self._say(str(HubLine("error", {"message": str(wrong).replace('"', "'")})))
        self._stop()

    def handle(self, line: HubLine) -> None:
        """Answers one line. Raises `AcademieError` or `ValueError` for what cannot be understood."""
        match line.command:
            case "hub":
                self._greet()
            case "set-param":
                self._set(line)
            case "init":
                self._begin()
                self._say("ready")
            case "new-game":
                self._stop()
                self._begin()
            case "pos":
                self._stop()
                self._state = self._placed(line)
            case "level":
                self._level = line
            case "go":
                self._go(line)
            case "ponder-hit":
                self._ponder_hit()
            case "stop":
                self._stop()
            case "ping":
                self._say("pong")
            case _:
                pass

    def _greet(self) -> None:
        about = {
            "name": "Académie",
            "version": self._version,
            "author": "The Académie authors",
            "country": "France",
        }
        self._say(str(HubLine("id", about)))
        for name, setting in self._settings.items():
            self._say(str(setting.line(name)))
        self._say("wait")

    def _set(self, line: HubLine) -> None:
        name, value = line.arguments.get("name", ""), line.arguments.get("value", "")
        if name not in self._settings:
            raise NotationError(Message("draughts-hub-no-parameter", name=name, known=(*self._settings,)))
        self._settings[name] = replace(self._settings[name], value=value)

    def _begin(self) -> None:
        number = {name: int(self._settings[name].value) for name in ("threads", "megabytes")}
        self._thinker = Thinker(
            number["megabytes"],
            number["threads"],
            folder=tables_folder(),
            evaluation=Evaluation(self._settings["evaluation"].value),
        )
        self._state = DraughtsState(self._rules, DAMES.start(self._rules).position, self._agreement)

    @property
    def _rules(self) -> DraughtsRules:
        return DAMES.ruleset(self._settings["rules"].value)

    @property
    def _agreement(self) -> Agreement:
        return Agreement(qui_perd_gagne=self._settings["qui-perd-gagne"].value == "true")

    def _placed(self, line: HubLine) -> DraughtsState:
        position = read_hub_position(line.arguments.get("pos", ""))
        state = DraughtsState(self._rules, position, self._agreement)
        for word in line.arguments.get("moves", "").split():
            state = state.apply(read_hub_move(state, word))
        return state

    def _go(self, line: HubLine) -> None:
        self._stop()
        if not state_moves(self._state):
            raise NotationError(Message("draughts-hub-over"))
        if "think" in line.arguments:
            self._start(budget_of(self._level), answer=True)
        else:
            self._start(Budget(seconds=LONG), answer=False)
        self._pondering = "ponder" in line.arguments

    def _ponder_hit(self) -> None:
        """The expected move was played: thinks on within the level, which counts from now."""
        if self._pondering and self._search is not None:
            self._search.discard()
            self._pondering = False
            self._start(budget_of(self._level), answer=True)

    def _start(self, budget: Budget, *, answer: bool) -> None:
        self._search = Search(self._thinker, self._state, budget, self._say)
        self._search.start(answer=answer)

    def _stop(self) -> None:
        """Ends what is being searched, which then answers."""
        if self._search is not None:
            self._search.stop()
        self._search, self._pondering = None, False


def state_moves(state: DraughtsState) -> bool:
    """Whether there is something to think about."""
    return bool(state.actions())


def budget_of(level: HubLine) -> Budget:
    """How much a level allows for the next move."""
    depth, nodes, move_time = (level.number(name) for name in ("depth", "nodes", "move-time"))
    left, moves, inc = (level.number(name) for name in ("time", "moves", "inc"))
    if move_time is None and left is not None:
        move_time = min(left / (moves or MOVES_LEFT) + (inc or 0.0), left) * SHARE
    return Budget(
        depth=None if depth is None else int(depth),
        nodes=None if nodes is None else int(nodes),
        seconds=1.0 if depth is nodes is move_time is None else move_time,
    )


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
